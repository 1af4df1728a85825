/** Where the page is, kept in the part of the address behind `#`, which never reaches a server. */

type Route =
  | { name: "lobby" }
  | { name: "table"; table: string; tokens: string[]; text: boolean }
  | { name: "replay"; table?: string };

export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [head, table, rest] = path.split("/");
  if (head === "replay") return { name: "replay" };
  if (head !== "t" || !table) return { name: "lobby" };
  if (rest === "replay") return { name: "replay", table };
  const tokens = rest ? rest.split(",").filter(Boolean) : [];
  return { name: "table", table, tokens, text: new URLSearchParams(query).has("text") };
}

export const lobbyPath = "#/";
export const tablePath = (table: string, tokens: string[] = []) => `#/t/${[table, ...join(tokens)].join("/")}`;
export const replayPath = (table: string) => `#/t/${table}/replay`;

function join(tokens: string[]): string[] {
  return tokens.length > 0 ? [tokens.join(",")] : [];
}

export function go(path: string): void {
  location.hash = path;
}

/** Takes the secret part of a seat's link out of the address bar and the history. */
export function hideTokens(table: string): void {
  history.replaceState(null, "", tablePath(table));
}
