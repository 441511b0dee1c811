/** A key for one intent, 128 random bits: made when a form opens or after a success, not at each try. */
export function newIntent(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
