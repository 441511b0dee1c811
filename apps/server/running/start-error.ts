/** What keeps the program from starting, in words for who runs it; they name the setting that mends it. */
export class StartError extends Error {
  override name = 'StartError';
}
