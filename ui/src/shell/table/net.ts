/** The connection to the server: it comes back by itself, misses nothing and sends nothing twice. */
import type { FromServer, ToServer } from "../wire";

export type ConnectionState = "connecting" | "open" | "lost" | "closed";
type Request = Exclude<ToServer, { do: "hello" }>;
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
  hear: (message: FromServer) => void;
  state: (state: ConnectionState, code?: number) => void;
  wait?: (run: () => void, ms: number) => number;
  forget?: (timer: number) => void;
}

const FIRST_WAIT = 400; // ms
const LONGEST_WAIT = 8000;

/** The address of a table's socket, below whatever path the page lives at. */
export function socketUrl(page: string, table: string): string {
  const url = new URL(`api/tables/${encodeURIComponent(table)}/ws`, page.split("#")[0]);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

export class Connection {
  seq = -1;
  private socket: SocketLike | null = null;
  private greeted = false; // the server has answered our hello on this socket
  private unanswered = new Map<string, Request>();
  private tries = 0;
  private timer = 0;
  private closed = false;
  private count = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private readonly wait: (run: () => void, ms: number) => number;
  private readonly forget: (timer: number) => void;

  constructor(private readonly options: ConnectionOptions) {
    this.wait = options.wait ?? ((run, ms) => window.setTimeout(run, ms));
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
    socket.onopen = () => this.send({ do: "hello", tokens: this.options.tokens, seq: this.seq });
    socket.onmessage = (event) => this.receive(JSON.parse(event.data) as FromServer); // it says nothing else
    socket.onclose = (event) => this.lost(event.code);
  }

  private drop(): void {
    this.forget(this.timer);
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
    const answered = "ack" in message ? message.ack : "id" in message ? message.id : undefined;
    if (answered !== undefined) this.unanswered.delete(answered);
    if (message.is === "table" || message.is === "news") {
      const known = message.is === "news" && message.seq <= this.seq;
      this.seq = message.is === "table" ? message.seq : Math.max(this.seq, message.seq);
      if (!this.greeted) this.welcome();
      if (known) {
        if (message.seats) this.options.hear({ is: "seats", seats: message.seats });
        if (answered !== undefined) this.options.hear({ is: "ack", id: answered, seq: message.seq });
        return;
      }
    }
    if (message.is === "rematch") this.answerAll("rematch");
    this.options.hear(message);
  }

  private welcome(): void {
    this.greeted = true;
    this.tries = 0;
    this.options.state("open");
    for (const request of this.unanswered.values()) this.send(request);
  }

  private answerAll(kind: Request["do"]): void {
    for (const [id, request] of this.unanswered) if (request.do === kind) this.unanswered.delete(id);
  }

  private send(message: ToServer): void {
    this.socket?.send(JSON.stringify(message));
  }
}
