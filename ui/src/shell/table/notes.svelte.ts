/** The slips of paper that say what just happened; each goes by itself, or when a newer one of its kind comes. What the end
 * of a round has brought stays until it is closed or one goes on. */

export interface Note {
  id: number;
  text: string;
  kind: "did" | "note" | "round" | "error";
}

export class Notes {
  list: Note[] = $state.raw([]);
  private given = 0;

  give(kind: Note["kind"], text: string): void {
    this.drop(kind);
    this.list = [...this.list, { id: ++this.given, kind, text }];
  }

  forget(note: Note): void {
    this.list = this.list.filter((other) => other.id !== note.id);
  }

  drop(kind: Note["kind"]): void {
    this.list = this.list.filter((note) => note.kind !== kind);
  }

  clear(): void {
    this.list = [];
  }
}
