/** A message that was written here and is not known to have arrived. */
export interface Unsent {
  readonly key: string;
  readonly text: string;
  readonly files: readonly string[];
  /** Newest message that was known when it was written; null when there was none. */
  readonly after: string | null;
  /** Clock of the device, epoch milliseconds. */
  readonly at: number;
  readonly state: 'sending' | 'failed';
  /** Why the server refused it; null when it was not reached. */
  readonly reason: string | null;
}

interface Arrived {
  readonly id: string;
  readonly from: 'customer' | 'operator';
  readonly text: string;
  readonly files: readonly string[];
}

/** Whether a message is among those that came after it was written. @param messages newest first */
export function hasArrived(
  messages: readonly Arrived[],
  { text, files, after }: Pick<Unsent, 'text' | 'files' | 'after'>,
): boolean {
  const known = messages.findIndex(({ id }) => id === after);
  const newer = known === -1 ? messages : messages.slice(0, known);
  return newer.some(
    (message) => message.from === 'customer' && message.text === text && message.files.join() === files.join(),
  );
}
