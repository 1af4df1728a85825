/** Requests to the server. All addresses are relative to the page, so any path prefix works. */
import type {
  Created,
  Frame,
  Frames,
  GameEntry,
  Health,
  LessonPlace,
  Luck,
  Manners,
  NewSeat,
  NewTable,
  OptionAnswer,
  OptionWish,
  Problem,
  Replay,
  ReplayWish,
  ReviewState,
  Rule,
  Sheet,
  Totals,
  Unsealed,
  Value,
} from "./wire";

const GONE = 404;

export type Options = NewTable["options"] & object;
export type From = { record: string } | { table: string } | { lesson: LessonPlace };
/** The scores of all seats over time. */
export type Course = Totals["totals"];

/** The events that open something: the game (its seat begins), a round (its fact `round`), a turn of its seat in a round. */
export type Openings = Sheet["opens"];

/** A refusal in one sentence, with the rule it comes from if there is one. */
export class ApiError extends Error {
  readonly rule: string;
  readonly status: number;

  constructor(message: string, rule = "", status = 0) {
    super(message);
    this.rule = rule;
    this.status = status;
  }
}

/** The address of the page, without file name and hash. */
export function base(href: string = location.href): URL {
  return new URL(".", href.split("#", 1)[0]);
}

/** The refusal that an answer carries; anything unreadable becomes a sentence of its own. */
export function refusal(status: number, body: string): ApiError {
  try {
    const error = (JSON.parse(body) as Partial<Problem> | null)?.error;
    if (typeof error?.message === "string") return new ApiError(error.message, error.rule, status);
  } catch {
    // Not our server's words: a proxy's error page, say.
  }
  return new ApiError(`The server answered with error ${status}.`, "", status);
}

export async function request(path: string, body?: object): Promise<Response> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(new URL(path, base()), init);
  } catch {
    throw new ApiError("The server cannot be reached.");
  }
  if (!answer.ok) throw refusal(answer.status, await answer.text());
  return answer;
}

export async function json<T>(path: string, body?: object): Promise<T> {
  const answer = await request(path, body);
  try {
    return (await answer.json()) as T;
  } catch {
    throw new ApiError("The server's answer cannot be read.", "", answer.status);
  }
}

export function getGames(): Promise<GameEntry[]> {
  return json("api/games");
}

const sheets = new Map<string, Promise<Sheet>>();

/** A game's sheet with today's box, or with the box of a table; asked for once, and again only after a failure. */
export function getSheet(slug: string, content = ""): Promise<Sheet> {
  const address = `api/games/${encodeURIComponent(slug)}${query({ content })}`;
  const known = sheets.get(address);
  if (known) return known;
  const asked = json<Sheet>(address);
  sheets.set(address, asked);
  asked.catch(() => sheets.delete(address));
  return asked;
}

/** The sheet of a table as it lies now: with what has come into play there of all that is sealed. */
export function getTableSheet(table: string): Promise<Sheet> {
  return json(`api/tables/${encodeURIComponent(table)}/sheet`);
}

/** The whole rulebook, with what is only for things that are not in play. */
export async function getRulebook(slug: string): Promise<Rule[]> {
  return (await json<Unsealed>(`api/games/${encodeURIComponent(slug)}/sealed${query({ what: "rulebook" })}`)).rules;
}

/** Sealed values of a box: of a table, or of one row (`card/storm`). */
export async function getSealed(slug: string, content: string, what: string): Promise<Value[]> {
  const address = `api/games/${encodeURIComponent(slug)}/sealed${query({ content, what })}`;
  return (await json<Unsealed>(address)).values;
}

function query(facts: Record<string, string>): string {
  const told = new URLSearchParams(Object.entries(facts).filter(([, value]) => value)).toString();
  return told && `?${told}`;
}

/** The options as the game completes them; throws the sentence that refuses them. */
export async function checkOptions(game: string, options: Options): Promise<Options> {
  const wish: OptionWish = { game, options };
  return (await json<OptionAnswer>("api/options", wish)).options;
}

/** What a new table goes on with: a record or another table up to a move, or a series after so many games. */
interface Before {
  from?: From | undefined;
  at?: number | undefined;
  games?: number | undefined;
  manners?: Manners | undefined;
  listed?: boolean | undefined; // on the server's list of open tables
}

export function createTable(game: string, options: Options, seats: NewSeat[], before: Before = {}): Promise<Created> {
  const wish: NewTable = { game, options, seats, ...before };
  return json("api/tables", wish);
}

/** A game to look at (`as` a seat, "-" a spectator, "*" everything): of a table, or of a record that need be sent but once. */
export class Source {
  private key: string | undefined;

  constructor(
    private readonly from: { table: string; token?: string | undefined } | { record: string },
    readonly as: string,
  ) {}

  /** All that happened, and the first moments. */
  async replay(): Promise<Replay> {
    const replay = await this.ask<Replay>({});
    this.key = replay.key;
    return replay;
  }

  async frames(from: number, count: number): Promise<Frame[]> {
    return (await this.ask<Frames>({ from, count })).frames;
  }

  async totals(): Promise<Course> {
    return (await this.ask<Totals>({ totals: true })).totals;
  }

  /** The sheet of the game after so many moves. */
  sheet(at: number): Promise<Sheet> {
    return this.ask<Sheet>({ from: at, sheet: true });
  }

  /** How far the review of a seat is; asking begins it, or stops it. */
  review(seat: string, stop = false): Promise<ReviewState> {
    return this.post<ReviewState>("review", { seat, stop });
  }

  private ask<T>(what: ReplayWish): Promise<T> {
    const { token } = this.from as { token?: string };
    return this.post("replay", { as: this.as, ...(token && { token }), ...what });
  }

  private async post<T>(path: string, wish: object): Promise<T> {
    const { from } = this;
    if ("table" in from) return json(`api/tables/${encodeURIComponent(from.table)}/${path}`, wish);
    try {
      if (this.key) return await json(`api/${path}`, { key: this.key, ...wish });
    } catch (error) {
      if ((error as ApiError).status !== GONE) throw error;
    }
    return json(`api/${path}`, { record: from.record, ...wish });
  }
}

/** The key of a finished game's luck, and how many outcomes followed from it. */
export async function getLuck(table: string): Promise<Luck> {
  return (await request(`api/tables/${encodeURIComponent(table)}/luck`)).json();
}

/** The record of a finished game, as text. */
export async function getRecord(table: string): Promise<string> {
  return (await request(`api/tables/${encodeURIComponent(table)}/record`)).text();
}

/** What a seat owns after a game, as the text of its file. */
export async function getSeries(table: string): Promise<string> {
  return (await request(`api/tables/${encodeURIComponent(table)}/series`)).text();
}

export async function getCollection(table: string, seat: string): Promise<string> {
  return (await request(`api/tables/${encodeURIComponent(table)}/collection/${encodeURIComponent(seat)}`)).text();
}

export async function getVersion(): Promise<string> {
  return (await json<Health>("health")).version;
}

const RECORD = "cloudtop.record";

/** The record that `#/replay` shows: handed over by the lobby, kept for a reload of the page. */
export let replayRecord: string | null = readRecord();

export function keepRecord(text: string): void {
  replayRecord = text;
  try {
    sessionStorage.setItem(RECORD, text);
  } catch {
    // Without storage the record lasts until the page is reloaded.
  }
}

function readRecord(): string | null {
  try {
    return sessionStorage.getItem(RECORD);
  } catch {
    return null;
  }
}
