import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@candor/client/envelope.ts';

const { call, hearAcks, clock } = vi.hoisted(() => ({ call: vi.fn(), hearAcks: vi.fn(), clock: { now: 0 } }));
vi.mock('../../client/call.ts', async () => ({
  call,
  CallError: (await import('@candor/client/envelope.ts')).CallError,
}));
vi.mock('../../clock/server-clock.ts', () => ({ serverNow: () => clock.now }));
vi.mock('./watch-acks.ts', () => ({ hearAcks }));
const { callAcknowledged } = await import('./call-acknowledged.ts');

beforeEach(() => {
  vi.clearAllMocks();
  hearAcks.mockResolvedValue(undefined);
});

/** The call is sent at these times, one after the other, and ends so. */
const sentAt = (times: readonly number[], end: () => unknown) =>
  call.mockImplementation(async (_name: string, _sent: unknown, { onSend }: { readonly onSend: () => void }) => {
    for (const time of times) {
      clock.now = time;
      onSend();
    }
    return end();
  });

const place = () =>
  callAcknowledged(
    'POST /portal/order/revokeEntrust/{id}',
    { params: { id: 'o1' } },
    { idempotencyKey: 'k', quiet: true },
  );

test('an answer is given as it came, and handed over with the time at which it was last sent', async () => {
  const answer = { orderNo: 'o1', ack: {} };
  sentAt([1_000, 3_000], () => answer);
  expect(await place()).toBe(answer);
  await vi.waitFor(() => expect(hearAcks.mock.calls).toEqual([[answer, 3_000]]));
  expect(call.mock.calls).toEqual([
    [
      'POST /portal/order/revokeEntrust/{id}',
      { params: { id: 'o1' } },
      { idempotencyKey: 'k', quiet: true, onSend: expect.any(Function) },
    ],
  ]);
});

test('a refusal is thrown as it came, and what it promises handed over', async () => {
  const refusal = new CallError(409, 'halted', { error: 'market-halted', ack: {} });
  sentAt([5_000], () => Promise.reject(refusal));
  await expect(place()).rejects.toBe(refusal);
  await vi.waitFor(() => expect(hearAcks.mock.calls).toEqual([[{ error: 'market-halted', ack: {} }, 5_000]]));
});

test('a device that can keep nothing trades all the same', async () => {
  hearAcks.mockRejectedValue(new Error('no database'));
  sentAt([1_000], () => 'done');
  expect(await place()).toBe('done');
  await vi.waitFor(() => expect(hearAcks).toHaveBeenCalledOnce());
});
