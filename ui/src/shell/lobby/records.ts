/** Record files that come from outside. */
const MOST = 900_000; // bytes; a long game has a few thousand, and the server reads no more

/** Why a file is no record: the message to say, or nothing if it looks like one. The server reads it in full. */
export function badFile(size: number, text: string): string | null {
  if (size > MOST) return "web-record-large";
  return text.trimStart().startsWith("cloudtop record") ? null : "web-record-bad";
}

export async function readFile(file: File): Promise<{ text: string } | { bad: string }> {
  const text = file.size > MOST ? "" : await file.text();
  const bad = badFile(file.size, text);
  return bad ? { bad } : { text };
}

/** Hand a text to the browser's downloads. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
