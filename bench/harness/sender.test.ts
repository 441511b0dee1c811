import { beforeEach, expect, test, vi } from 'vitest';
import { Direction, Sender } from './sender.ts';

beforeEach(() => void vi.useFakeTimers());

const kib = 1_024;
/** What is sent at once arrives so many ms later, from its first to its last byte. */
async function arrival(bytes: number, bytesPerSecond: number): Promise<{ first: number; last: number; order: string }> {
  const sent = Buffer.from(Uint8Array.from({ length: bytes }, (_, at) => at % 251));
  const arrived: Buffer[] = [];
  const times: number[] = [];
  const began = performance.now();
  const sender = new Sender(new Direction(bytesPerSecond), 100, (segment) => {
    if (segment !== null) arrived.push(segment);
    times.push(performance.now() - began);
  });
  sender.send(sent);
  sender.send(null);
  await vi.runAllTimersAsync();
  return {
    first: Math.round(times[0] ?? 0),
    last: Math.round(times.at(-1) ?? 0),
    order: Buffer.concat(arrived).equals(sent) ? 'as sent' : 'mixed',
  };
}

test('what fits into the first window takes half a round trip; more takes whole ones, doubling', async () => {
  expect(await arrival(14 * kib, Infinity)).toEqual({ first: 50, last: 50, order: 'as sent' });
  expect(await arrival(40 * kib, Infinity)).toEqual({ first: 50, last: 150, order: 'as sent' });
  expect(await arrival(90 * kib, Infinity)).toEqual({ first: 50, last: 250, order: 'as sent' });
});

test('a narrow line takes the time of its width', async () => {
  const { last, order } = await arrival(100_000, 100_000);
  expect(order).toBe('as sent');
  expect(last).toBeGreaterThanOrEqual(1_050);
  expect(last).toBeLessThan(1_200);
});

test('connections share the width, and what goes first arrives first', async () => {
  const direction = new Direction(10_000);
  const arrived: string[] = [];
  const senders = ['a', 'b'].map(
    (name) => new Sender(direction, 0, () => arrived.push(`${name} ${Math.round(performance.now() - began)}`)),
  );
  const began = performance.now();
  for (const sender of senders) sender.send(Buffer.alloc(1_000));
  await vi.runAllTimersAsync();
  expect(arrived).toEqual(['a 100', 'b 200']);
});
