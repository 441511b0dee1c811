import { beforeEach, expect, test, vi } from 'vitest';

const now = vi.hoisted(() => ({ user: 'lan' as string | null }));
const call = vi.hoisted(() => vi.fn<(name: string) => Promise<unknown>>());
vi.mock('../../shell/client/call.ts', () => {
  class CallError extends Error {
    readonly code = -1;
  }
  return { call, CallError, newIntent: () => 'key' };
});
vi.mock('../../shell/client/query.ts', () => ({
  queryKey: (name: string) => [name],
  queryClient: { invalidateQueries: async () => undefined },
}));
vi.mock('../../shell/session/session.ts', () => ({
  session: () => ({ userInfo: now.user === null ? null : { userId: now.user } }),
}));

const online: (() => void)[] = [];
vi.stubGlobal('addEventListener', (_event: string, listener: () => void) => {
  online.push(listener);
});
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { say, useOutbox } = await import('./outbox.ts');
const { CallError } = await import('../../shell/client/call.ts');

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset();
  now.user = 'lan';
  useOutbox.setState({ of: '', unsent: [] });
});

/** A message that did not arrive, and the moment when it would be tried again. */
async function leftUnsent() {
  call.mockRejectedValue(new CallError(-1, 'no network'));
  await say('my card was charged twice', [], null);
  call.mockReset();
  call.mockResolvedValue({ list: [] });
}

test.each(['another', null])('what one user left unsent is never sent by %s', async (user) => {
  await leftUnsent();
  now.user = user;
  await vi.advanceTimersByTimeAsync(60_000);
  for (const listener of online) listener();
  await vi.advanceTimersByTimeAsync(0);
  expect(call).not.toHaveBeenCalled();
});

test('what did not arrive is tried again by itself, and then gone', async () => {
  await leftUnsent();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(call.mock.calls.map(([name]) => name)).toEqual(['GET /service/messages', 'POST /service/send']);
  expect(useOutbox.getState().unsent).toEqual([]);
});
