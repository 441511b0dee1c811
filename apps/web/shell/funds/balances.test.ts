import { beforeEach, expect, test, vi } from 'vitest';

const heard = vi.hoisted(() => ({ balance: (_rows: readonly unknown[]): void => undefined, call: vi.fn() }));
vi.mock('../client/stream.ts', () => ({
  onEvent: (_name: string, listener: typeof heard.balance) => {
    heard.balance = listener;
  },
}));
vi.mock('../client/call.ts', () => ({ call: heard.call, CallError: class extends Error {} }));
const { queryClient } = await import('../client/query.ts');
const { mergeBalances } = await import('./balances.ts');
const { worthOf } = await import('./micros.ts');

const row = (accountType: number, currencyCode: string, available: string, valuation: string | null = available) => ({
  accountType,
  currencyCode,
  available,
  frozen: '0',
  total: available,
  bonusLocked: '0',
  valuation,
});

test('a changed balance takes its own place, a new currency comes last', () => {
  const merged = mergeBalances([row(1, 'USDT', '10'), row(2, 'USDT', '5')], [row(2, 'BTC', '1'), row(1, 'USDT', '7')]);
  expect(
    merged.map(({ accountType, currencyCode, available }) => `${accountType} ${currencyCode} ${available}`),
  ).toEqual(['1 USDT 7', '2 USDT 5', '2 BTC 1']);
});

test('worth is summed exactly, and what has no price adds nothing', () => {
  expect(worthOf([row(1, 'USDT', '0.1'), row(2, 'USDT', '0.2'), row(2, 'PEPE', '5', null)])).toBe('0.3');
});

type Row = { readonly id: string };
const pagesKey = ['GET /account/exchangeRecord', 'pages'];
/** What the server has, as it is read when a question reaches it. */
let recorded: readonly Row[];
const answers: ((rows: readonly Row[]) => void)[] = [];
const read = () =>
  queryClient.fetchQuery({
    queryKey: pagesKey,
    queryFn: () => {
      const asRead = recorded;
      return new Promise<readonly Row[]>((resolve) => answers.push(() => resolve(asRead)));
    },
    staleTime: 5_000,
  });
const shown = () => queryClient.getQueryData(pagesKey);

beforeEach(() => {
  queryClient.clear();
  recorded = [];
  answers.length = 0;
});

test('an exchange that comes while its list is read for the first time is in the list', async () => {
  const first = read();
  recorded = [{ id: 'exchange1' }];
  heard.balance([]);
  answers[0]?.([]);
  expect(await first).toEqual([]);
  await expect.poll(() => queryClient.getQueryState(pagesKey)?.isInvalidated).toBe(true);
  const second = read();
  answers[1]?.([]);
  expect(await second).toEqual([{ id: 'exchange1' }]);
});

test('a list that was read a moment ago is read again once something has moved', async () => {
  const first = read();
  answers[0]?.([]);
  await first;
  recorded = [{ id: 'transfer1' }];
  // Within its few seconds it is as new as the last answer.
  expect(await read()).toEqual([]);
  heard.balance([]);
  const second = read();
  answers[1]?.([]);
  expect(await second).toEqual([{ id: 'transfer1' }]);
  expect(shown()).toEqual([{ id: 'transfer1' }]);
});
