import type { CallAnswer, CallName } from '@candor/api-contract/index.ts';
import type { Ticker } from '../quotes/tickers.ts';
import { storedJson } from '../storage.ts';

/** What the app keeps of answers, to open with. */
export interface LastKnown {
  /** Of the newest quotation. */
  time: number;
  tickers: readonly Ticker[];
  open: Partial<Record<string, unknown>>;
  /** Of one user; gone when they sign out. */
  own: { userId: string; answers: Partial<Record<string, unknown>> } | null;
}
/** What a user owns, and when that was so. */
export interface OwnBalances {
  readonly list: CallAnswer<'POST /account/list'>;
  readonly time: number;
}

export const knownKey = 'lastKnown';
/** Without storage the app opens with a network only. */
export const lastKnown = (): LastKnown | null => storedJson(knownKey) as LastKnown | null;

/** What is kept of a user; of nobody else. */
export const ownIn = ({ own }: LastKnown, userId: string | undefined): Partial<Record<string, unknown>> =>
  own !== null && own.userId === userId ? own.answers : {};

/** The balances of a user as they were known last, and when that was; null where nothing is kept of them. */
export function balancesIn(known: LastKnown | null, userId: string | undefined): OwnBalances | null {
  const list = known && ownIn(known, userId)['POST /account/list' satisfies CallName];
  return known === null || !list ? null : { list: list as OwnBalances['list'], time: known.time };
}
