import { create } from 'zustand';
import { learnSecondary } from '../../locales/i18n.ts';
import { call } from '../client/call.ts';
import { serverNow } from '../clock/server-clock.ts';
import { onCatchUp } from '../session/catch-up.ts';
import { onEvent } from '../client/stream.ts';
import { placeOf } from '../routing/hash.ts';
import { onSession, session } from '../session/session.ts';
import { arrivalsOf, cursorAfter, newer, type Arrival, type Cursor } from './arrivals.ts';
import type { Card } from './card.ts';
import { describe } from './describe.ts';
import { describeMany, gather } from './gather.ts';
import { isOnOwnPage } from './own-page.ts';
import { addUnseen, seeAll } from './unseen.ts';
import { store, storedJson } from '../storage.ts';

/** Changes of one moment come together and are looked up once. */
const gatherMs = 250;
const pageLimit = 100;
/** More than so many at once are told in one sentence: each would have to be asked for. */
const mostDescribed = 10;

/** What is to be told, the next one first. */
export const useCards = create<{ cards: readonly Card[] }>(() => ({ cards: [] }));
export const dropCard = (key: string) =>
  useCards.setState(({ cards }) => ({ cards: cards.filter((card) => card.key !== key) }));

const storeKey = (userId: string): string => `told ${userId}`;

/** Read anew each time: another tab may have told of it meanwhile. */
function cursorOf(userId: string): Cursor | null {
  const found = storedJson(storeKey(userId));
  return found !== null && typeof found === 'object' && 'time' in found && 'ids' in found ? (found as Cursor) : null;
}

/** Without storage what came while the page was closed is found in the statement only. */
const keepCursor = (userId: string, cursor: Cursor) => store(storeKey(userId), JSON.stringify(cursor));

const isTrade = ({ kind }: Arrival): boolean => /^(fast|futures|spot)-/.test(kind);
/** Where results of trading are seen without looking for them. */
export const onTradeTab = (): boolean => placeOf(location.hash).path.startsWith('pages/market/');

async function cardsFor(arrivals: readonly Arrival[]): Promise<Card[]> {
  if (arrivals.length === 0) return [];
  // Their words are not among those that every page starts with.
  await learnSecondary();
  if (arrivals.length > mostDescribed) return [describeMany(arrivals.length)];
  return (await Promise.all(arrivals.map(describe))).filter((card) => card !== null);
}

let inMemory: Cursor | null = null;

/** When the page was opened, by the server's clock as well as it is known: the one of this device may be wrong. */
const openedAt = (): number => serverNow() - performance.now();

/** Tells of all that came since it was last told of; on a device that never did, since the page was opened. */
async function tellNew(userId: string): Promise<void> {
  const cursor = cursorOf(userId) ?? inMemory;
  const query = { limit: pageLimit, ...(cursor === null ? {} : { from: cursor.time }) };
  const { list } = await call('GET /account/page', { query }, { quiet: true });
  // The next look goes by the server's times alone, however wrong the clock of this device is.
  const next = cursorAfter(list, cursor ?? { time: 0, ids: [] });
  const arrivals = arrivalsOf(newer(list, cursor ?? { time: openedAt(), ids: [] }));
  const cards = await cardsFor(arrivals.filter((arrival) => !isOnOwnPage(arrival, placeOf(location.hash))));
  // Only what can be seen counts as told.
  if (document.hidden || session().userInfo?.userId !== userId) return;
  inMemory = next;
  keepCursor(userId, next);
  useCards.setState(({ cards: [now, ...waiting] }) => ({
    cards: now === undefined ? gather(cards) : [now, ...gather([...waiting, ...cards])],
  }));
  if (onTradeTab()) seeAll();
  else addUnseen(arrivals.filter(isTrade).length);
}

let running = false;
let again = false;

/** One look at a time: the next one begins where the last has ended. */
async function look(): Promise<void> {
  const { token, userInfo } = session();
  if (token === null || userInfo === null || document.hidden) return;
  if (running) return void (again = true);
  running = true;
  // What can't be asked for now is told at the next occasion: the cursor stays.
  await tellNew(userInfo.userId).catch(() => undefined);
  running = false;
  if (again) {
    again = false;
    void look();
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;
function lookSoon() {
  clearTimeout(timer);
  timer = setTimeout(() => void look(), gatherMs);
}

/** Follows what comes, wherever the customer is, and what came while the app was hidden, offline or closed. */
export function watchArrivals() {
  onEvent('balance', lookSoon);
  onCatchUp(lookSoon);
  document.addEventListener('visibilitychange', lookSoon);
  addEventListener('online', lookSoon);
  onSession((now, before) => {
    if (now.userInfo?.userId === before.userInfo?.userId) return;
    inMemory = null;
    useCards.setState({ cards: [] });
    lookSoon();
  });
  lookSoon();
}
