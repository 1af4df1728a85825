/** Puts text on the clipboard, also on pages without TLS, where browsers have no clipboard object. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copySelected(text);
  }
}

function copySelected(text: string): void {
  const before = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  ([...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body).append(field); // nothing else can be selected
  field.select();
  document.execCommand("copy");
  field.remove();
  before?.focus();
}
