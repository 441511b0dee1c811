/** A length of time in minutes and seconds, as every language writes it: `12:05`. @param ms not negative */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
