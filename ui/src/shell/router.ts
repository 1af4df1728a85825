/** Where the page is, kept in the part of the address behind `#`, which never reaches a server. */

type Route =
  | { name: "lobby" }
  | { name: "table"; table: string; tokens: string[]; text: boolean }
  | { name: "campaign"; campaign: string; key: string }
  | { name: "lesson"; slug: string }
  | { name: "mail"; what: "confirm" | "stop"; token: string }
  | { name: "replay"; table?: string; review?: boolean | undefined };

export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [head, table, rest] = path.split("/");
  if (head === "replay") return { name: "replay" };
  if (head === "learn" && table) return { name: "lesson", slug: table };
  if (head === "mail" && (table === "confirm" || table === "stop"))
    return { name: "mail", what: table, token: rest ?? "" };
  if (head === "c" && table) return { name: "campaign", campaign: table, key: rest ?? "" };
  if (head !== "t" || !table) return { name: "lobby" };
  if (rest === "replay" || rest === "review") return { name: "replay", table, review: rest === "review" };
  const tokens = rest ? rest.split(",").filter(Boolean) : [];
  return { name: "table", table, tokens, text: new URLSearchParams(query).has("text") };
}

export const lobbyPath = "#/";
export const tablePath = (table: string, tokens: string[] = []) => `#/t/${[table, ...join(tokens)].join("/")}`;
export const campaignPath = (campaign: string, key = "") => `#/c/${[campaign, ...(key ? [key] : [])].join("/")}`;
export const lessonPath = (slug: string) => `#/learn/${slug}`;
export const replayPath = (table: string) => `#/t/${table}/replay`;
export const reviewPath = (table: string) => `#/t/${table}/review`;

function join(tokens: string[]): string[] {
  return tokens.length > 0 ? [tokens.join(",")] : [];
}

export function go(path: string): void {
  location.hash = path;
}

/** Takes the secret part of a link out of the address bar and the history. */
export function hideTokens(table: string): void {
  history.replaceState(null, "", tablePath(table));
}

export function hideKey(campaign: string): void {
  history.replaceState(null, "", campaignPath(campaign));
}
