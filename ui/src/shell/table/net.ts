/** The connection to the server: it comes back by itself, misses nothing and sends nothing twice. */
import type { FromServer, ToServer } from "../wire";

export type ConnectionState = "connecting" | "open" | "lost" | "closed";
type Request = Exclude<ToServer, { do: "hello" } | { do: "ping" }>;
/** A request without its id, which the connection gives it. */
export type Draft = Request extends infer R ? (R extends Request ? Omit<R, "id"> : never) : never;

export interface SocketLike {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

interface ConnectionOptions {
  open: () => SocketLike;
  tokens: string[];
  spare?: Map<string, string>; // what to try in the place of a secret that opens nothing any more, or not yet
  hear: (message: FromServer) => void;
  state: (state: ConnectionState, code?: number) => void;
  away?: () => boolean; // the page lies behind another one
  wait?: (run: () => void, ms: number) => number;
  forget?: (timer: number) => void;
  now?: () => number;
}

const FIRST_WAIT = 400; // ms
const LONGEST_WAIT = 8000;
const BEAT = 2000; // how often the line is looked after
const QUIET = 3000; // nothing heard for so long: ask whether somebody is there
const PATIENCE = 4000; // no answer to that: the line is dead. QUIET, PATIENCE and a beat are less than 10 s
const GREETING = 8000; // a new line may take longer until it answers; each try has more time

/** The address of a table's socket, below whatever path the page lives at. */
export function socketUrl(page: string, table: string): string {
  const url = new URL(`api/tables/${encodeURIComponent(table)}/ws`, page.split("#")[0]);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

export class Connection {
  seq = -1;
  tokens: string[]; // that open our seats
  private socket: SocketLike | null = null;
  private greeted = false; // the server has answered our hello on this socket
  private unanswered = new Map<string, Request>();
  private tries = 0;
  private timer = 0;
  private pulse = 0; // the next beat
  private heard = 0; // when the server last said anything
  private asked: number | null = null; // when it was asked for a sign that it has not given yet
  private closed = false;
  private count = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private readonly wait: (run: () => void, ms: number) => number;
  private readonly forget: (timer: number) => void;
  private readonly now: () => number;

  constructor(private readonly options: ConnectionOptions) {
    this.tokens = options.tokens;
    this.now = options.now ?? (() => performance.now());
    this.wait = options.wait ?? ((run, ms) => setTimeout(run, ms) as unknown as number);
    this.forget = options.forget ?? ((timer) => clearTimeout(timer));
    this.connect();
  }

  /** Sends a request, now or as soon as it is connected; returns its id. */
  ask(draft: Draft): string {
    const id = `${this.prefix}-${++this.count}`;
    const request = { ...draft, id } as Request;
    this.unanswered.set(id, request);
    if (this.greeted) this.send(request);
    return id;
  }

  /** Asks for everything anew: what we know does not fit together. */
  restart(): void {
    this.seq = -1;
    this.reconnect();
  }

  /** Tries at once instead of waiting for the next turn, for example when the network is back. */
  reconnect(): void {
    if (this.closed) return;
    this.drop();
    this.connect();
  }

  /** The page was away, or the network has changed: a line that has been silent since may be dead without knowing it. */
  returned(): void {
    if (!this.greeted || this.now() - this.heard > QUIET) this.reconnect();
  }

  /** Whether somebody looks at the page has changed. */
  looked(): void {
    if (this.greeted) this.ping();
  }

  close(): void {
    this.closed = true;
    this.drop();
    this.options.state("closed");
  }

  private connect(): void {
    this.forget(this.timer);
    if (this.tries === 0) this.options.state("connecting");
    const socket = this.options.open();
    this.socket = socket;
    this.asked = this.now(); // hello is a question, too
    this.beat();
    socket.onopen = () => this.send({ do: "hello", tokens: this.tokens, seq: this.seq });
    socket.onmessage = (event) => this.receive(JSON.parse(event.data) as FromServer); // it says nothing else
    socket.onclose = (event) => this.lost(event.code);
  }

  /** Looks after the line. A page that was asleep asks first: what was said meanwhile is heard only now. */
  private beat(): void {
    const now = this.now();
    const patience = this.greeted ? PATIENCE : GREETING + 2000 * Math.min(this.tries, 6);
    if (this.asked !== null && now - this.asked >= patience) return this.lost();
    if (this.asked === null && now - this.heard >= QUIET) {
      this.asked = now;
      this.ping();
    }
    this.pulse = this.wait(() => this.beat(), BEAT);
  }

  private ping(): void {
    this.send({ do: "ping", ...(this.options.away?.() && { away: true }) });
  }

  private drop(): void {
    this.forget(this.timer);
    this.forget(this.pulse);
    this.greeted = false;
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  private lost(code?: number): void {
    this.drop();
    this.options.state("lost", code);
    if (this.closed) return; // the listener may have given up because of the code
    const ms = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.timer = this.wait(() => this.connect(), ms);
  }

  private receive(message: FromServer): void {
    this.heard = this.now();
    this.asked = null;
    if (message.is === "pong") return;
    if (message.is === "error" && message.code === "token" && !this.greeted && this.trySpare()) return;
    const answered = "ack" in message ? message.ack : "id" in message ? message.id : undefined;
    if (answered !== undefined) this.unanswered.delete(answered);
    if (message.is === "table" || message.is === "news") {
      const known = message.is === "news" && message.seq <= this.seq;
      this.seq = message.is === "table" ? message.seq : Math.max(this.seq, message.seq);
      if (!this.greeted) this.welcome();
      if (known) {
        if (message.seats) this.options.hear({ is: "seats", seats: message.seats, listed: message.listed ?? false });
        if (answered !== undefined) this.options.hear({ is: "ack", id: answered, seq: message.seq });
        return;
      }
    }
    if (message.is === "rematch") this.answerAll("rematch");
    this.options.hear(message);
  }

  /** A secret was changed, and we were cut off before we knew: one of the two is good. */
  private trySpare(): boolean {
    const spare = this.options.spare;
    if (!spare || !this.tokens.some((token) => spare.has(token))) return false;
    this.tokens = this.tokens.map((token) => spare.get(token) ?? token);
    spare.clear();
    this.reconnect();
    return true;
  }

  private welcome(): void {
    this.greeted = true;
    this.tries = 0;
    this.options.state("open");
    if (this.options.away?.()) this.ping();
    for (const request of this.unanswered.values()) this.send(request);
  }

  private answerAll(kind: Request["do"]): void {
    for (const [id, request] of this.unanswered) if (request.do === kind) this.unanswered.delete(id);
  }

  private send(message: ToServer): void {
    this.socket?.send(JSON.stringify(message));
  }
}
