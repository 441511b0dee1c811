import '../../../../tests/screens/browser.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Ticker } from './tickers.ts';

const frames: (() => void)[] = [];
vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
const draw = () => frames.splice(0).forEach((frame) => frame());
const row = (symbol: string, price: string, time = 1_000) => ({ symbol, price, time, spark: [1] }) as unknown as Ticker;

async function load() {
  vi.resetModules();
  return import('./tickers.ts');
}
beforeEach(() => void frames.splice(0));

test('what is not listed is not known, and no change makes it so', async () => {
  const { allTickers, mergeTickers, tickerOf } = await load();
  mergeTickers([{ symbol: 'BTCUSDT', price: '1' }]);
  expect([allTickers(), tickerOf('BTCUSDT')]).toEqual([[], undefined]);
});

test('the list stands in the order of the server, also after a symbol has gone', async () => {
  const { allTickers, setTickers } = await load();
  setTickers([row('B', '1'), row('A', '2'), row('C', '3')]);
  setTickers([row('C', '3'), row('A', '2')]);
  expect(allTickers().map(({ symbol }) => symbol)).toEqual(['C', 'A']);
});

test('a change replaces what it names and nothing else', async () => {
  const { mergeTickers, setTickers, tickerOf } = await load();
  setTickers([row('A', '1')]);
  mergeTickers([{ symbol: 'A', price: '2', time: 2_000 }]);
  expect(tickerOf('A')).toEqual({ symbol: 'A', price: '2', time: 2_000, spark: [1] });
});

test('a list that is older than what the line has said brings its curve alone', async () => {
  const { mergeTickers, setTickers, tickerOf } = await load();
  setTickers([row('A', '1')]);
  mergeTickers([{ symbol: 'A', price: '2', time: 2_000 }]);
  setTickers([{ ...row('A', '1.5', 1_500), spark: [1, 2] }]);
  expect(tickerOf('A')).toMatchObject({ price: '2', time: 2_000, spark: [1, 2] });
  setTickers([row('A', '3', 2_000)]);
  expect(tickerOf('A')?.price).toBe('3');
});

test('who listens to a symbol is called once a frame, however often it has changed', async () => {
  const { mergeTickers, onTicker, setTickers } = await load();
  const [ofA, ofB] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stop = onTicker('A', ofA);
  onTicker('B', ofB);
  setTickers([row('A', '1'), row('B', '1')]);
  mergeTickers([{ symbol: 'A', price: '2' }]);
  mergeTickers([{ symbol: 'A', price: '3' }]);
  expect([frames.length, ofA.mock.calls.length]).toEqual([1, 0]);
  draw();
  expect([ofA.mock.calls.length, ofB.mock.calls.length]).toEqual([1, 1]);
  mergeTickers([{ symbol: 'B', price: '2' }]);
  draw();
  expect([ofA.mock.calls.length, ofB.mock.calls.length]).toEqual([1, 2]);
  stop();
  mergeTickers([{ symbol: 'A', price: '4' }]);
  draw();
  expect(ofA).toHaveBeenCalledTimes(1);
});
