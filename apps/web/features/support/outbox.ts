import { create } from 'zustand';
import { call, CallError, newIntent } from '../../shell/client/call.ts';
import { queryClient, queryKey } from '../../shell/client/query.ts';
import { session } from '../../shell/session/session.ts';
import type { Message } from './messages.ts';
import { hasArrived, type Unsent } from './unsent.ts';
import { store, storedJson } from '../../shell/storage.ts';

const tryAgainMs = 10_000;
const keyOf = (userId: string): string => `service-unsent-${userId}`;
const userId = (): string => session().userInfo?.userId ?? '';

/** What was written and has not arrived: kept on the device, by user, until it has. */
export const useOutbox = create<{ of: string; unsent: readonly Unsent[] }>(() => ({ of: '', unsent: [] }));

/** Takes up what the user left unsent, if that was not done yet. */
export function openOutbox() {
  const of = userId();
  if (useOutbox.getState().of === of) return;
  // What can't be read was never shown as sent.
  const found = storedJson(keyOf(of));
  const unsent = Array.isArray(found) ? found.map((one: Unsent) => ({ ...one, state: 'failed' as const })) : [];
  useOutbox.setState({ of, unsent });
}

function keep(unsent: readonly Unsent[]) {
  const { of } = useOutbox.getState();
  useOutbox.setState({ unsent });
  store(keyOf(of), unsent.length === 0 ? null : JSON.stringify(unsent));
}
const change = (key: string, part: Partial<Unsent>) =>
  keep(useOutbox.getState().unsent.map((one) => (one.key === key ? { ...one, ...part } : one)));
export const discard = (key: string) => keep(useOutbox.getState().unsent.filter((one) => one.key !== key));

const latest = async (): Promise<Message[]> =>
  (await call('GET /service/messages', { query: { page: 1, limit: 20 } }, { quiet: true })).list;

async function deliver({ key, text, files, after }: Unsent, again: boolean) {
  change(key, { state: 'sending', reason: null });
  try {
    // An answer that was lost on the way is no reason to say it twice.
    if (!again || !hasArrived(await latest(), { text, files, after }))
      await call('POST /service/send', { body: { text, files: [...files] } }, { quiet: true });
    discard(key);
    await queryClient.invalidateQueries({ queryKey: queryKey('GET /service/messages') });
  } catch (fault) {
    const offline = fault instanceof CallError && fault.code === -1;
    change(key, { state: 'failed', reason: offline || !(fault instanceof CallError) ? null : fault.message });
    if (offline) setTimeout(() => retry(key), tryAgainMs);
  }
}

/** Sends a message, and keeps it when that fails. @param after id of the newest message that is known, null for none */
export async function say(text: string, files: readonly string[], after: string | null) {
  openOutbox();
  const message: Unsent = { key: newIntent(), text, files, after, at: Date.now(), state: 'sending', reason: null };
  keep([...useOutbox.getState().unsent, message]);
  await deliver(message, false);
}

/** Tries once more what has failed, for as long as who wrote it is signed in. */
export function retry(key: string) {
  const { of, unsent } = useOutbox.getState();
  const found = of === userId() ? unsent.find((one) => one.key === key && one.state === 'failed') : undefined;
  if (found !== undefined) void deliver(found, true);
}

addEventListener('online', () =>
  useOutbox.getState().unsent.forEach(({ key, reason }) => reason === null && retry(key)),
);
