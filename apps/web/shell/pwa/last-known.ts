import type { CallAnswer, CallName } from '@candor/api-contract/index.ts';
import { store } from '../storage.ts';
import { session } from '../session/session.ts';
import { queryClient, queryKey } from '../client/query.ts';
import { allTickers, pricedAt, setTickers } from '../quotes/tickers.ts';
import { balancesIn, knownKey, lastKnown, ownIn, type LastKnown } from './kept.ts';

/** Answers that open the app without a network: those that anybody gets, and those of the user. */
const open = [
  'GET /common/getConfig',
  'POST /exchangeRate/finExchangeRateToDay',
  'GET /portal/common/contractRule',
  'POST /player/rotation/list',
] as const satisfies CallName[];
const own = ['POST /account/list', 'GET /tickerCollect/get'] as const satisfies CallName[];

const keepEveryMs = 60_000;

/** When the newest quotation on screen was made; null before there is one. */
export const newestTime = (): number | null =>
  allTickers().reduce<number | null>((newest, { time }) => Math.max(newest ?? pricedAt(), time), null);

const answersOf = (names: readonly CallName[]) =>
  Object.fromEntries(names.map((name) => [name, queryClient.getQueryData(queryKey(name))]));

const remember = (known: LastKnown) => store(knownKey, JSON.stringify(known));

/** What is kept of whoever is signed in; of nobody else. */
const ownOf = (known: LastKnown) => ownIn(known, session().userInfo?.userId);

/** The own balances as they were known last, and when that was; null where nothing is kept of this user. */
export const knownBalances = () => balancesIn(lastKnown(), session().userInfo?.userId);

/** The own favourites as they were known last; undefined where nothing is kept of this user. */
export function knownFavourites() {
  const known = lastKnown();
  const found = known === null ? undefined : ownOf(known)['GET /tickerCollect/get' satisfies CallName];
  return found as CallAnswer<'GET /tickerCollect/get'> | undefined;
}

/** Keeps what is on screen, unless it is old itself. */
function keep() {
  const time = newestTime();
  if (time === null || !navigator.onLine || time <= (lastKnown()?.time ?? 0)) return;
  const userId = session().userInfo?.userId;
  remember({
    time,
    tickers: allTickers(),
    open: answersOf(open),
    own: userId === undefined ? null : { userId, answers: answersOf(own) },
  });
}

/**
 * Puts back what was known last, where nothing newer has come: each is asked for again as soon as there is a network.
 */
export function restoreKnown() {
  const known = lastKnown();
  if (known === null) return;
  if (newestTime() === null) setTickers(known.tickers);
  // By the clock of this device: an answer of later would count as fresh, and would not be asked for again.
  const updatedAt = Math.min(known.time, Date.now());
  for (const [name, answer] of Object.entries({ ...known.open, ...ownOf(known) })) {
    if (answer !== undefined && queryClient.getQueryData([name]) === undefined)
      queryClient.setQueryData([name], answer, { updatedAt });
  }
}

/** What belongs to the user is forgotten with their session. */
export function forgetOwn() {
  const known = lastKnown();
  if (known !== null) remember({ ...known, own: null });
}

/** Keeps it whenever the app is put away, and now and then: a phone may end it without a word. */
export function keepKnown() {
  setInterval(keep, keepEveryMs);
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', () => document.hidden && keep());
}
