/** Numbers from 0 to 1 from a fixed seed, so that what is drawn with them looks the same each time. */
export function random(seed: number): () => number {
  let state = seed * 7919 + 17;
  for (let i = 0; i < 4; i++) state = (state * 1664525 + 1013904223) % 4294967296;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
