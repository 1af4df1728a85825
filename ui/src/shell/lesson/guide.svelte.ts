/** A lesson that somebody takes in this browser: where it stands, and the line to the server on which its table speaks. */
import { json, type ApiError } from "../api";
import type { SocketLike } from "../table/net";
import type { FromServer, LessonAnswer, LessonWish, ToServer } from "../wire";
import { keepProgress, progress, type Progress } from "./kept";

export class Guide {
  now: LessonAnswer | null = $state.raw(null);
  gently = $state(0); // how often something else was tried in this part
  fault = $state(""); // why there is no lesson
  private place: Progress;
  private line: LessonLine | null = null;

  constructor(
    readonly slug: string,
    private readonly post: (wish: LessonWish) => Promise<LessonAnswer> = (wish) =>
      json(`api/lessons/${encodeURIComponent(slug)}`, wish),
  ) {
    this.place = progress(slug);
  }

  /** A new line to the table of the lesson. */
  open(): SocketLike {
    return (this.line = new LessonLine(this));
  }

  get message(): string {
    return this.now ? `lesson-${this.now.name}-${this.now.parts[this.now.part]}` : "";
  }

  get last(): boolean {
    return this.now !== null && this.now.part === this.now.parts.length - 1;
  }

  /** Something of this part is done. */
  get begun(): boolean {
    return (this.now?.did[this.now.part] ?? []).length > 0;
  }

  get part(): number {
    return this.now?.part ?? 0;
  }

  async ask(wish: LessonWish): Promise<LessonAnswer> {
    const { part, did } = this.place;
    const answer = await this.post({ part, did, ...wish }).catch((error: ApiError) => {
      if (this.now || !error.status || part === 0) throw error;
      return this.post({ part: 0, did: [], ...wish }); // the lesson is shorter than when somebody left it
    });
    if (wish.why) return answer;
    this.gently = answer.other ? this.gently + 1 : 0;
    this.now = answer;
    this.place = { part: answer.part, did: answer.did, ended: this.place.ended || this.last };
    keepProgress(this.slug, this.place);
    return answer;
  }

  /** Something that is possible, but not now. */
  nudge(): void {
    this.gently += 1;
  }

  // --- through the lesson ---

  goOn(): void {
    this.line?.go({ go_on: true });
  }

  /** To the beginning of a part; those before it stay as they were done. */
  jump(part: number): void {
    this.line?.go({ part, did: this.place.did.slice(0, part) });
  }

  get did(): string[][] {
    return this.place.did;
  }
}

/** Speaks like the socket of a table; behind it are single requests, so nothing is lost when the line breaks. */
class LessonLine implements SocketLike {
  onopen: SocketLike["onopen"] = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  private before: Promise<void> = Promise.resolve();

  constructor(private readonly guide: Guide) {
    queueMicrotask(() => this.onopen?.({} as Event));
  }

  send(text: string): void {
    const message = JSON.parse(text) as ToServer;
    const id = "id" in message ? message.id : undefined;
    if (message.do === "hello") this.go({});
    else if (message.do === "ping") this.say({ is: "pong" });
    else if (message.do === "act") this.go({ line: message.lines[0] ?? "" }, id);
    else if (message.do === "why") this.go({ why: message.targets }, id);
    else this.say({ is: "ack", id: message.id, seq: 0 });
  }

  close(): void {
    this.onopen = this.onmessage = this.onclose = null;
  }

  /** One request after another: each begins where the one before has led to. */
  go(wish: LessonWish, id?: string): void {
    this.before = this.before.then(() => this.request(wish, id));
  }

  private async request(wish: LessonWish, id?: string): Promise<void> {
    if (!this.onmessage) return;
    try {
      const { messages } = await this.guide.ask(wish);
      if (messages.length === 0 && id) this.say({ is: "ack", id, seq: 0 });
      messages.forEach((message, i) => this.say(i === 0 && id ? answering(message, id) : message));
    } catch (error) {
      const { message, rule, status } = error as ApiError;
      if (!status) return this.onclose?.({ code: 1006 } as CloseEvent);
      if (!this.guide.now) this.guide.fault = message;
      this.say({ is: "error", code: "illegal", message, rule, ...(id && { id }) });
    }
  }

  private say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }
}

function answering(message: LessonAnswer["messages"][number], id: string): FromServer {
  if (message.is === "news") return { ...message, ack: id };
  return message.is === "why" ? { ...message, id } : message;
}
