import { call } from '../shell/client/call.ts';
import { session } from '../shell/session/session.ts';

/** A divider that is moved is kept once it rests. */
const restMs = 2_000;
const quietly = { quiet: true } as const;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps an arrangement with the account, for other devices; null forgets it. A failure is no loss: this device has it.
 */
export function keepWithAccount(arrangement: string | null) {
  clearTimeout(timer);
  const { token } = session();
  if (token === null) return;
  timer = setTimeout(() => {
    // Whoever has signed in meanwhile has arranged nothing.
    if (session().token !== token) return;
    void call('POST /player/workspace', { body: { arrangement } }, quietly).catch(() => undefined);
  }, restMs);
}

/** What the account has kept; null where that is nothing, or can't be known. */
export const keptWithAccount = (): Promise<string | null> =>
  call('GET /player/workspace', {}, quietly).then(
    ({ arrangement }) => arrangement,
    () => null,
  );
