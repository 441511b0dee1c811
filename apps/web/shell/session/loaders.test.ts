import { QueryObserver } from '@tanstack/react-query';
import '../../../../tests/screens/browser.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { UserInfo } from './session.ts';

const asked = vi.fn<(name: string) => Promise<unknown>>();
vi.mock('../client/call.ts', () => ({ call: (name: string) => asked(name), CallError: class extends Error {} }));

async function open() {
  vi.resetModules();
  const { queryClient } = await import('../client/query.ts');
  const session = await import('./session.ts');
  const tickers = await import('../quotes/tickers.ts');
  return { queryClient, ...session, ...tickers, ...(await import('./loaders.ts')) };
}
const named = () => asked.mock.calls.map(([name]) => name).toSorted();
const settled = () => new Promise((resolve) => setTimeout(resolve));
const ofAll = [
  'GET /common/getConfig',
  'GET /portal/common/contractRule',
  'GET /portal/market/tickers',
  'POST /exchangeRate/finExchangeRateToDay',
];
const ofUser = ['GET /player/getInfo', 'GET /tickerCollect/get', 'POST /account/list'];
const lan = { userId: '1', nickName: 'Lan' } as UserInfo;

beforeEach(() => {
  asked.mockReset();
  asked.mockImplementation(async (name) =>
    name === 'GET /portal/market/tickers' ? [{ symbol: 'BTCUSDT', time: 1 }] : {},
  );
});

test('a visitor is asked nothing private', async () => {
  const { allTickers, onSession, startLoaders } = await open();
  startLoaders(onSession);
  await settled();
  expect([named(), allTickers().length]).toEqual([ofAll, 1]);
});

test('signing in loads what is private, once; what changes of the session besides loads nothing', async () => {
  const { keepCustomerLink, onSession, startLoaders, startSession } = await open();
  startLoaders(onSession);
  await settled();
  asked.mockClear();
  startSession('token', lan);
  keepCustomerLink(null);
  await settled();
  expect(named()).toEqual(ofUser);
});

test('signing out forgets the answers of the user, and keeps those that anybody gets', async () => {
  const { endSession, onSession, queryClient, startLoaders, startSession } = await open();
  startSession('token', lan);
  startLoaders(onSession);
  await settled();
  queryClient.setQueryData(['GET /account/page'], { list: ['secret'] });
  endSession();
  const left = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => String(queryKey[0]));
  expect(left.toSorted()).toEqual(ofAll);
});

test('the profile that has come is that of the session, unless it has ended meanwhile', async () => {
  const { endSession, loadPrivate, session, startSession } = await open();
  asked.mockImplementation(async (name) => (name === 'GET /player/getInfo' ? { ...lan, nickName: 'Lan 2' } : {}));
  startSession('token', lan);
  await loadPrivate();
  expect(session().userInfo?.nickName).toBe('Lan 2');
  const coming = loadPrivate();
  endSession();
  await coming;
  expect(session().userInfo).toBeNull();
});

test('what fails to come stops nothing else', async () => {
  asked.mockRejectedValue(new Error('refused'));
  const { allTickers, loadPublic } = await open();
  await loadPublic();
  expect([named(), allTickers()]).toEqual([ofAll, []]);
});

test('what is loaded comes, though a page that asked for it as well is left meanwhile', async () => {
  const { loadPrivate, queryClient } = await open();
  const { queryOf } = await import('../client/query.ts');
  const { promise, resolve } = Promise.withResolvers<unknown>();
  asked.mockReturnValue(promise);
  const loading = loadPrivate();
  const leave = new QueryObserver(queryClient, queryOf('POST /account/list')).subscribe(() => undefined);
  leave();
  resolve([{ available: '5' }]);
  await loading;
  expect(queryClient.getQueryData(['POST /account/list'])).toEqual([{ available: '5' }]);
});
