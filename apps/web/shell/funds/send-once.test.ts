import { beforeEach, expect, test, vi } from 'vitest';

let made = 0;
vi.mock('../client/call.ts', () => {
  class CallError extends Error {
    readonly code: number;
    constructor(code: number) {
      super('fault');
      this.code = code;
    }
  }
  return { CallError, newIntent: () => `key ${(made += 1)}` };
});
const { CallError } = await import('../client/call.ts');
const { sendingOnce } = await import('./send-once.ts');

beforeEach(() => {
  made = 0;
  vi.useFakeTimers();
});

interface Order {
  amount: string;
  price?: string;
}
/** Sends what the server answers, refuses or never gets; tells what was sent, and under which key. */
function door(rememberedMs?: number) {
  const once = sendingOnce<Order>(rememberedMs);
  const sent: [Order, string][] = [];
  const send = (body: Order, outcome: 'answered' | 'refused' | 'lost', id?: string) =>
    once(
      body,
      async (what, key) => {
        sent.push([what, key]);
        if (outcome !== 'answered') throw new CallError(outcome === 'lost' ? -1 : 409, '');
        return key;
      },
      id,
    ).catch(() => null);
  return { sent, send };
}
const keys = (sent: readonly [Order, string][]): string[] => sent.map(([, key]) => key);

test('what was lost is sent again under its key, however often', async () => {
  const { sent, send } = door();
  for (const outcome of ['lost', 'lost', 'answered'] as const) {
    await send({ amount: '5' }, outcome);
    vi.advanceTimersByTime(3_600_000);
  }
  expect(keys(sent)).toEqual(['key 1', 'key 1', 'key 1']);
});

test('an answer, a refusal and another request begin a new intent', async () => {
  const { sent, send } = door();
  await send({ amount: '5' }, 'answered');
  await send({ amount: '5' }, 'refused');
  await send({ amount: '5' }, 'lost');
  await send({ amount: '6' }, 'lost');
  expect(keys(sent)).toEqual(['key 1', 'key 2', 'key 3', 'key 4']);
});

test('a request is the same for a while only, where that is wanted', async () => {
  const { sent, send } = door(15_000);
  await send({ amount: '5' }, 'lost');
  vi.advanceTimersByTime(15_000);
  await send({ amount: '5' }, 'lost');
  vi.advanceTimersByTime(1);
  await send({ amount: '5' }, 'lost');
  expect(keys(sent)).toEqual(['key 1', 'key 1', 'key 2']);
});

test('how long is counted from when it is known to be lost, which takes a minute where a line hangs', async () => {
  const once = sendingOnce<Order>(15_000);
  const sent: string[] = [];
  const hang = (_: Order, key: string): Promise<never> =>
    new Promise((_resolve, reject) => {
      sent.push(key);
      setTimeout(() => reject(new CallError(-1, '')), 60_000);
    });
  for (let i = 0; i < 2; i += 1) {
    const answer = once({ amount: '5' }, hang).catch(() => null);
    await vi.advanceTimersByTimeAsync(60_000);
    await answer;
  }
  await once({ amount: '5' }, async (_, key) => sent.push(key));
  expect(sent).toEqual(['key 1', 'key 1', 'key 2']);
});

test('the same ticket at another price is the first one, with its price', async () => {
  const { sent, send } = door();
  await send({ amount: '5', price: '100' }, 'lost', 'up 5');
  await send({ amount: '5', price: '101' }, 'answered', 'up 5');
  expect(sent).toEqual([
    [{ amount: '5', price: '100' }, 'key 1'],
    [{ amount: '5', price: '100' }, 'key 1'],
  ]);
});
