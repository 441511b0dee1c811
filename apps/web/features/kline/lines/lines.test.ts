import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
});
const { linesMax, parseLines, removeLine, removeLines, saveLine } = await import('./lines.ts');
const line = (id: string, value = 1) => ({ id, tool: 'horizontal' as const, points: [{ timestamp: 1, value }] });
const storedOf = (symbol: string) => parseLines(kept.get(`klineLines.${symbol}`) ?? null);

beforeEach(() => {
  for (const symbol of ['BTCUSDT', 'ETHUSDT', 'XAUUSDT']) removeLines(symbol);
  kept.clear();
});

test('what is no line is not read', () => {
  const good = {
    id: 'a',
    tool: 'trend',
    points: [
      { timestamp: 1, value: 2 },
      { timestamp: 3, value: 4 },
    ],
  };
  const bad = [
    null,
    7,
    'x',
    {},
    { ...good, tool: 'circle' },
    { ...good, points: good.points.slice(1) },
    { ...good, id: 5 },
    {
      ...good,
      points: [
        { timestamp: 1, value: '2' },
        { timestamp: 3, value: 4 },
      ],
    },
    { ...good, points: [{ timestamp: 1 }, null] },
  ];
  expect(parseLines(JSON.stringify([...bad, good]))).toEqual([good]);
  expect(parseLines('{"a":1}')).toEqual([]);
  expect(parseLines('not json')).toEqual([]);
  expect(parseLines(null)).toEqual([]);
});

test('a symbol takes no more lines than its limit, but lets the old ones be moved', () => {
  for (let index = 0; index < linesMax; index++) expect(saveLine('BTCUSDT', line(String(index)))).toBe(true);
  expect(saveLine('BTCUSDT', line('one more'))).toBe(false);
  expect(saveLine('BTCUSDT', line('3', 99))).toBe(true);
  expect(storedOf('BTCUSDT')).toHaveLength(linesMax);
  expect(storedOf('BTCUSDT')[3]?.points[0]?.value).toBe(99);
});

test('lines are kept by symbol, removed one by one or all of a symbol', () => {
  saveLine('BTCUSDT', line('a'));
  saveLine('BTCUSDT', line('b'));
  saveLine('ETHUSDT', line('c'));
  removeLine('BTCUSDT', 'a');
  expect(storedOf('BTCUSDT').map((each) => each.id)).toEqual(['b']);
  removeLines('BTCUSDT');
  expect(kept.has('klineLines.BTCUSDT')).toBe(false);
  expect(storedOf('ETHUSDT').map((each) => each.id)).toEqual(['c']);
});

test('lines of an earlier visit are added to, not overwritten', () => {
  kept.set('klineLines.SOLUSDT', JSON.stringify([line('old')]));
  saveLine('SOLUSDT', line('new'));
  expect(storedOf('SOLUSDT').map((each) => each.id)).toEqual(['old', 'new']);
});

test('without storage drawing still works', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('private');
    },
    setItem: () => {
      throw new Error('private');
    },
  });
  expect(saveLine('ADAUSDT', line('a'))).toBe(true);
});
