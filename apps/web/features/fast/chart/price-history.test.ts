import { beforeEach, expect, test, vi } from 'vitest';

type Change = { symbol: string; price: string; time: number };
let tell: (changes: Change[]) => void = () => undefined;
const call = vi.fn<(name: string, sent: unknown) => Promise<unknown>>();
vi.mock('../../../shell/client/call.ts', () => ({ call }));
vi.mock('../../../shell/client/stream.ts', () => ({
  onEvent: (_: string, listener: typeof tell) => (tell = listener),
}));

beforeEach(() => void vi.resetModules());
const heard = (price: string, time: number) => tell([{ symbol: 'BTCUSDT', price, time }]);

test('what was not heard while nobody looked is asked for, so that the line has no straight piece', async () => {
  const { fetchPast, pointsOf } = await import('./price-history.ts');
  const marks = (...times: number[]) => ({ marks: times.map((time) => ({ time, price: '1' })) });
  call.mockImplementation(async (name) => (name === 'GET /fair/tape' ? marks(98_000, 99_000) : []));
  await fetchPast('BTCUSDT', 2_000, 100_000);
  heard('2', 100_000);
  heard('3', 105_000);
  call.mockClear();
  call.mockImplementation(async (name) => (name === 'GET /fair/tape' ? marks(99_000, 105_000, 112_000, 119_000) : []));
  heard('4', 120_000);
  expect(call.mock.calls[0]).toEqual([
    'GET /fair/tape',
    { query: { symbol: 'BTCUSDT', from: 98_000, to: 120_000 } },
    { quiet: true },
  ]);
  expect(pointsOf('BTCUSDT').at(-1)).toEqual({ time: 120_000, price: 4 });
  await vi.waitFor(() => expect(pointsOf('BTCUSDT').map(({ time }) => time)).toContain(112_000));
  heard('5', 120_250);
  expect(pointsOf('BTCUSDT').map(({ time }) => time)).toEqual([99_000, 105_000, 112_000, 119_000, 120_250]);
});

test.each([
  ['ahead', 900_000],
  ['behind', -900_000],
])(
  'what was asked for by a device whose clock is %s is asked for again when the server has spoken',
  async (_, wrong) => {
    const { fetchPast, pointsOf } = await import('./price-history.ts');
    const now = 10_000_000;
    const marks = (...times: number[]) => ({ marks: times.map((time) => ({ time, price: '1' })) });
    call.mockImplementation(async (name) => (name === 'GET /fair/tape' ? marks() : []));
    await fetchPast('BTCUSDT', 120_000, now + wrong);
    call.mockClear();
    call.mockImplementation(async (name) => (name === 'GET /fair/tape' ? marks(now - 2_000, now - 1_000, now) : []));
    heard('4', now);
    const [[, sent] = []] = call.mock.calls as [string, { query: { from: number; to: number } }][];
    expect([sent?.query.to, (sent?.query.from ?? now) < now]).toEqual([now, true]);
    await vi.waitFor(() =>
      expect(pointsOf('BTCUSDT').map(({ time }) => time)).toEqual([now - 2_000, now - 1_000, now]),
    );
  },
);

test('where the past could not be had, the line that grows is still cut to what is shown', async () => {
  const { fetchPast, pointsOf } = await import('./price-history.ts');
  call.mockRejectedValue(new Error('offline'));
  await fetchPast('BTCUSDT', 120_000, 1_000_000);
  call.mockClear();
  for (let second = 1; second <= 1_500; second += 1) heard('2', 2_000_000 + second * 1_000);
  expect(pointsOf('BTCUSDT').length).toBeLessThanOrEqual(721);
  expect(call.mock.calls).toEqual([]);
});
