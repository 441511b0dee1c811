import { afterEach, expect, test } from 'vitest';
import { bareStream, type BareStream } from '../../apps/server/stream/test-stream.ts';
import { StreamClient } from './stream-client.ts';

let bare: BareStream | undefined;
let client: StreamClient | undefined;
afterEach(async () => {
  client?.close();
  await bare?.stream.close();
  bare = undefined;
});

/** What one subscriber hears of prices of so many signs: how many each has. */
async function receivedOf(lengths: readonly number[]): Promise<number[]> {
  bare = await bareStream(0);
  const received: number[] = [];
  const port = Number(new URL(bare.url).port);
  const hear = (event: Buffer): void => {
    const [name, [change]] = JSON.parse(event.toString()) as [string, { symbol: string; price: string }[]];
    if (name === 'ticker') received.push(change?.price.length ?? 0);
  };
  client = await StreamClient.open(port, ['ticker_add', { symbols: ['BTCUSDT'] }], hear);
  for (const length of lengths) {
    const change = { symbol: 'BTCUSDT', price: '1'.repeat(length), time: 1 };
    await expect
      .poll(() => {
        if (received.at(-1) !== length) bare?.turn(new Map([[change.symbol, change]]));
        return received.at(-1);
      })
      .toBe(length);
  }
  return received;
}

test('a socket that is refused is an error', async () => {
  bare = await bareStream(0);
  await bare.stream.close();
  const { port } = new URL(bare.url);
  await expect(StreamClient.open(Number(port), [], () => undefined)).rejects.toThrow();
});

test('short messages, long ones and those of several pieces are received whole', async () => {
  expect(new Set(await receivedOf([3, 300, 70_000, 5]))).toEqual(new Set([3, 300, 70_000, 5]));
});
