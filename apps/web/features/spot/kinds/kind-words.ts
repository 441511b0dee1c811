import { t, type PlainKey } from '../../../locales/i18n.ts';
import { priceIn } from '../../../shell/quotes/words.ts';
import type { SpotOrder } from '../orders/standing.ts';
import type { Draft } from '../ticket/ticket-maths.ts';
import type { Way } from '../ticket/way.ts';

export type Kind = Draft['type'] | Way['name'];

/** Each kind of order with what it does. */
export const kindWords: Readonly<Record<Kind, readonly [name: PlainKey, text: PlainKey]>> = {
  limit: ['spot.limit', 'kinds.limitText'],
  market: ['spot.market', 'kinds.marketText'],
  'stop-limit': ['kinds.stopLimit', 'kinds.stopLimitText'],
  'stop-market': ['kinds.stopMarket', 'kinds.stopMarketText'],
  oco: ['kinds.oco', 'kinds.ocoText'],
};

/** How long an order lasts: signs of the trade, alike in every language. */
export const timings = ['gtc', 'ioc', 'fok'] as const;
export const timingTexts = { gtc: 'gtcText', ioc: 'iocText', fok: 'fokText' } as const;
export const timingName = (timing: Draft['timing']): string =>
  timing === 'maker' ? t('kinds.postOnly') : timing.toUpperCase();

/** A price with how the market comes to it. */
export const signOf = (when: Draft['stopWhen']): string => (when === 'rising' ? '≥' : '≤');
export const conditionOf = ({ symbol, stopPrice, stopWhen }: SpotOrder): string =>
  `${signOf(stopWhen ?? 'rising')} ${priceIn(symbol, stopPrice)}`;

/** What kind of order it is, with what else it may not do. */
export function kindName({ type, stopPrice, listId, timing }: SpotOrder): string {
  const stopped = t(type === 'limit' ? 'kinds.stopLimit' : 'kinds.stopMarket');
  const name = stopPrice === null ? t(type === 'limit' ? 'spot.limit' : 'spot.market') : stopped;
  const timed = timing === 'gtc' || (timing === 'maker' && listId !== null) ? [] : [timingName(timing)];
  return [name, ...(listId === null ? [] : [t('kinds.oco')]), ...timed].join(' · ');
}
