import { beforeEach, expect, test, vi } from 'vitest';

const asked = vi.hoisted(() => [] as unknown[]);
vi.mock('../client/stream.ts', () => ({ watchBook: (request: unknown) => asked.push(request) }));
beforeEach(() => void vi.useFakeTimers());

test('what is on screen of the symbol that came last, each part once, is asked for, once for each change', async () => {
  const { wantBook } = await import('./wanted-book.ts');
  const soon = () => {
    vi.runAllTimers();
    return asked.splice(0);
  };
  const stops = [wantBook('BTCUSDT', 'trade'), wantBook('BTCUSDT', 'book'), wantBook('BTCUSDT', 'book')];
  expect(soon()).toEqual([{ symbol: 'BTCUSDT', parts: ['book', 'trade'] }]);
  const leave = wantBook('ETHUSDT', 'book');
  expect(soon()).toEqual([{ symbol: 'ETHUSDT', parts: ['book'] }]);
  leave();
  leave();
  stops[1]?.();
  expect(soon()).toEqual([{ symbol: 'BTCUSDT', parts: ['book', 'trade'] }]);
  stops[2]?.();
  expect(soon()).toEqual([{ symbol: 'BTCUSDT', parts: ['trade'] }]);
  stops[0]?.();
  expect(soon()).toEqual([{ symbol: null }]);
  expect(soon()).toEqual([]);
});
