import { kept, say } from '../../../../tests/screens/browser.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { UserInfo } from '../session/session.ts';
import type { Ticker } from '../quotes/tickers.ts';

const prices = (time: number) => [{ symbol: 'BTCUSDT', price: '60000', time, spark: [] }] as unknown as Ticker[];
const balances = [{ accountType: 1, currencyCode: 'USDT', available: '5' }];
const navigator = { onLine: true, languages: ['en-US'] };

/** The app as it is opened anew, by nobody yet. */
async function open() {
  vi.resetModules();
  const { queryClient } = await import('../client/query.ts');
  const session = await import('../session/session.ts');
  const tickers = await import('../quotes/tickers.ts');
  const known = await import('./last-known.ts');
  return { queryClient, ...session, ...tickers, ...known };
}
const lan = { userId: '1' } as UserInfo;

/** What is kept when the app is put away that shows prices of a moment and balances of Lan. */
async function putAway(time: number) {
  const app = await open();
  app.startSession('token', lan);
  app.setTickers(prices(time));
  app.queryClient.setQueryData(['POST /account/list'], balances);
  app.queryClient.setQueryData(['GET /common/getConfig'], { mode: 'paper' });
  app.queryClient.setQueryData(['GET /account/page'], { list: ['secret'] });
  app.keepKnown();
  say('pagehide');
  return app;
}

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  navigator.onLine = true;
  vi.stubGlobal('navigator', navigator);
});

test('before any price has come there is nothing to keep', async () => {
  const app = await open();
  app.keepKnown();
  say('pagehide');
  expect([app.newestTime(), [...kept]]).toEqual([null, []]);
});

test('prices, what everybody gets and the own balances are kept, and nothing else that was asked for', async () => {
  await putAway(5_000);
  expect(JSON.parse(kept.get('lastKnown') ?? '')).toEqual({
    time: 5_000,
    tickers: prices(5_000),
    open: { 'GET /common/getConfig': { mode: 'paper' } },
    own: { userId: '1', answers: { 'POST /account/list': balances } },
  });
});

test('without a network nothing newer is known, so nothing is kept anew', async () => {
  navigator.onLine = false;
  await putAway(5_000);
  expect(kept.has('lastKnown')).toBe(false);
});

test('what is older than what is kept does not take its place', async () => {
  await putAway(5_000);
  await putAway(4_000);
  expect(JSON.parse(kept.get('lastKnown') ?? '')).toMatchObject({ time: 5_000 });
});

test('whoever is signed in finds the own balances again, with the moment that they are of', async () => {
  await putAway(5_000);
  const app = await open();
  app.restoreKnown();
  expect([app.newestTime(), app.queryClient.getQueryData(['POST /account/list'])]).toEqual([5_000, balances]);
  expect(app.queryClient.getQueryState(['POST /account/list'])?.dataUpdatedAt).toBe(5_000);
});

test('nobody finds the balances of somebody else', async () => {
  await putAway(5_000);
  const app = await open();
  app.startSession('another', { userId: '2' } as UserInfo);
  app.restoreKnown();
  expect(app.queryClient.getQueryData(['POST /account/list'])).toBeUndefined();
  expect(app.queryClient.getQueryData(['GET /common/getConfig'])).toEqual({ mode: 'paper' });
});

test('the own balances are told with their time, and to nobody else', async () => {
  expect((await open()).knownBalances()).toBeNull();
  await putAway(5_000);
  const app = await open();
  expect(app.knownBalances()).toEqual({ list: balances, time: 5_000 });
  app.startSession('another', { userId: '2' } as UserInfo);
  expect(app.knownBalances()).toBeNull();
  app.startSession('token', lan);
  app.forgetOwn();
  expect(app.knownBalances()).toBeNull();
});

test('what is newer stays', async () => {
  await putAway(5_000);
  const app = await open();
  app.setTickers(prices(9_000));
  app.queryClient.setQueryData(['POST /account/list'], []);
  app.restoreKnown();
  expect([app.newestTime(), app.queryClient.getQueryData(['POST /account/list'])]).toEqual([9_000, []]);
});

test('with the session its balances are forgotten, the prices stay', async () => {
  const app = await putAway(5_000);
  app.forgetOwn();
  expect(JSON.parse(kept.get('lastKnown') ?? '')).toMatchObject({ time: 5_000, own: null });
  kept.clear();
  app.forgetOwn();
  expect([...kept]).toEqual([]);
});

test('what a clock behind the server’s takes for later is asked for again all the same', async () => {
  await putAway(Date.now() + 3_600_000);
  const app = await open();
  app.startSession('token', lan);
  app.restoreKnown();
  const newer = [{ ...balances[0], available: '6' }];
  await app.queryClient.fetchQuery({
    queryKey: ['POST /account/list'],
    queryFn: () => Promise.resolve(newer),
    staleTime: 0,
  });
  expect(app.queryClient.getQueryData(['POST /account/list'])).toEqual(newer);
});
