/** Time on a clock as it is written: `2 d 5 h`, `1:05:09`, `4:07`. */
export function timeLeft(seconds: number): string {
  const [days, hours, minutes] = [seconds / 86400, (seconds / 3600) % 24, (seconds / 60) % 60].map(Math.floor) as [
    number,
    number,
    number,
  ];
  const two = (n: number) => String(n).padStart(2, "0");
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
