/** What keeps the launcher from going on, in words for the person at the keyboard. */
export class Problem extends Error {}

/** @param {string} line */
export function say(line) {
  process.stderr.write(`candor: ${line}\n`);
}

/**
 * Words for a file that can't be written, or the error itself if it is something else.
 * @param {unknown} error @param {string} folder
 */
export function writeProblem(error, folder) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') {
    return new Problem(
      `can't write in ${folder}: it belongs to another user or is read-only. Use a copy that you own.`,
    );
  }
  if (code === 'ENOSPC') return new Problem(`the disk that holds ${folder} is full.`);
  return error;
}
