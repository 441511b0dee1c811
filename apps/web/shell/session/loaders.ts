import type { CallName } from '@candor/api-contract/index.ts';
import { forgetOwn, keepKnown, restoreKnown } from '../pwa/last-known.ts';
import { queryClient, queryOf, refresh } from '../client/query.ts';
import { setTickers } from '../quotes/tickers.ts';
import { session, updateUser } from './session.ts';

/**
 * Fetches anew into the cache, and to the end: a page that asked as well and is left takes nothing with it that others
 * wait for. Launch goes on without what fails: each page shows its own error.
 */
function load<Name extends CallName>(name: Name) {
  const { queryKey, queryFn } = queryOf(name);
  return queryClient.fetchQuery({ queryKey, queryFn: () => queryFn(), staleTime: 0 }).catch(() => undefined);
}

async function loadTickers() {
  const list = await load('GET /portal/market/tickers');
  if (list !== undefined) setTickers(list);
  else restoreKnown();
}

async function loadUser() {
  const user = await load('GET /player/getInfo');
  if (user !== undefined && session().token !== null) updateUser(user);
}

/** What everybody needs: quotations, rates, configuration, rules. */
export const loadPublic = () =>
  Promise.all([
    loadTickers(),
    load('GET /common/getConfig'),
    load('POST /exchangeRate/finExchangeRateToDay'),
    load('GET /portal/common/contractRule'),
  ]);

/** What belongs to the user: profile, balances, favourites. */
export const loadPrivate = () => Promise.all([loadUser(), load('POST /account/list'), load('GET /tickerCollect/get')]);

/** Loads the state of the session at launch and at sign-in; forgets the private part at sign-out. */
export function startLoaders(onChange: (listener: () => void) => void) {
  // Without a network nothing fails: it waits. What was known last stands there meanwhile, and the app says so.
  if (!navigator.onLine) restoreKnown();
  keepKnown();
  void loadPublic();
  let token = session().token;
  if (token !== null) void loadPrivate();
  onChange(() => {
    const now = session().token;
    if (now === token) return;
    token = now;
    queryClient.removeQueries({ predicate: ({ queryKey }) => !publicCalls.has(String(queryKey[0])) });
    // Of what the house says some is meant for some.
    void refresh('POST /player/rotation/list');
    if (now !== null) void loadPrivate();
    else forgetOwn();
  });
}

const publicCalls = new Set<string>([
  'GET /portal/market/tickers',
  'GET /common/getConfig',
  'POST /exchangeRate/finExchangeRateToDay',
  'GET /portal/common/contractRule',
  'GET /common/areaCode/list',
  'POST /player/rotation/list',
] satisfies CallName[]);
