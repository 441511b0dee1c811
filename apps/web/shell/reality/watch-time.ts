import { withSecondary } from '../../locales/late/with-words.ts';
import { call } from '../client/call.ts';
import { hashIn, placeOf } from '../routing/hash.ts';
import { session } from '../session/session.ts';
import { store, storedJson } from '../storage.ts';
import { counted, goingOn, isDue, lookMs, type TradingTime } from './trading-time.ts';

const key = 'tradingTime';
/** Nobody who has just pressed or typed something is interrupted. */
const quietMs = 10_000;

const tradingPages = new Set([
  'pages/market/market',
  'pages/market/settlement',
  'pages/contract/contract',
  'pages/futures/kline',
  'pages/currency/currency',
]);
const isTrading = (): boolean => !document.hidden && tradingPages.has(placeOf(hashIn(location)).path);

let touchedAt = 0;
/** Whether nothing is open, typed or on its way that a dialog could cover. */
const isQuiet = (): boolean =>
  Date.now() - touchedAt > quietMs &&
  document.querySelector('dialog[open], main [aria-busy="true"]') === null &&
  !(document.activeElement instanceof HTMLInputElement);

const keep = (time: TradingTime) => store(key, JSON.stringify(time));
const ask = (since?: string) =>
  call('GET /player/realityCheck', { query: since === undefined ? {} : { since } }, { quiet: true });

/** From now on nothing of before counts. */
async function begin(userId: string): Promise<void> {
  const now = Date.now();
  const { minutes, journalId } = await ask();
  keep({ userId, journalId, minutes, startedAt: now, seenAt: now, tradedMs: 0, toldMs: 0 });
}

async function tell(time: TradingTime): Promise<void> {
  const { minutes, resultUsdt } = await ask(time.journalId);
  const now = { ...time, minutes };
  keep(now);
  if (!isDue(now)) return;
  const { tellTime } = await withSecondary(() => import('./tell-time.ts'));
  // What was begun meanwhile goes first: it is looked again in a moment.
  if (!isQuiet() || !isTrading() || session().userInfo?.userId !== time.userId) return;
  keep({ ...now, toldMs: now.tradedMs });
  await tellTime(now, resultUsdt);
}

async function look(): Promise<void> {
  const userId = session().userInfo?.userId;
  if (userId === undefined || !isTrading()) return;
  const now = Date.now();
  const kept = goingOn(storedJson(key), userId, now);
  if (kept === null) return begin(userId);
  const time = counted(kept, now);
  keep(time);
  if (isDue(time) && isQuiet()) await tell(time);
}

/** What is set holds at once, for the time that runs too. @param minutes 0 for never */
export function tellAfter(minutes: number) {
  const kept = storedJson(key);
  if (kept !== null && typeof kept === 'object') store(key, JSON.stringify({ ...kept, minutes }));
}

/** Counts how long one trades, and tells it; never over something that is being done. */
export function watchTradingTime() {
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, () => (touchedAt = Date.now()), true);
  let busy = false;
  setInterval(() => {
    if (busy) return;
    busy = true;
    // Without a line it is tried again with the next look.
    void look()
      .catch(() => undefined)
      .finally(() => (busy = false));
  }, lookMs);
}
