/** Banks of cloud as paths: small round heads along long swells, always the same. */
export interface Bank {
  rim: string; // the line of its heads, where light catches
  body: string;
}

export function bank(seed: number, width: number, height: number, swell: number): Bank {
  let roll = seed;
  const next = () => (roll = (roll * 16807) % 2147483647) / 2147483647;
  const crest = (x: number) =>
    swell * (0.9 - 0.5 * Math.abs(Math.sin(x / (swell * 3.1) + seed)) - 0.3 * Math.abs(Math.sin(x / (swell * 1.3))));
  let x = 0;
  let rim = `M0 ${crest(0).toFixed(1)}`;
  while (x < width) {
    const step = swell * (0.3 + next() * 0.45);
    const round = step * (0.54 + next() * 0.1);
    x += step;
    rim += `A${round.toFixed(1)} ${(round * 0.92).toFixed(1)} 0 0 1 ${x.toFixed(1)} ${crest(x).toFixed(1)}`;
  }
  return { rim, body: `${rim}V${height}H0z` };
}
