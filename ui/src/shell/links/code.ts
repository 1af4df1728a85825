/** A QR code as one path: a module is one unit, and its quiet zone is part of the drawing. */
import { encode } from "uqr";

const QUIET = 4; // modules, as the standard wants it

interface Drawing {
  size: number;
  path: string;
}

export function drawn(text: string): Drawing {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  return { size, path: data.map(row).join("") };
}

/** What is dark in a row, side by side. */
function row(modules: boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < modules.length; x++) {
    const begin = x;
    while (modules[x]) x++;
    if (x > begin) path += `M${begin} ${y}h${x - begin}v1H${begin}z`;
  }
  return path;
}
