import type { CallAnswer } from '@candor/api-contract/index.ts';
import { number } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { pairOf } from '../quotes/quote-row.tsx';
import { priceIn } from '../quotes/words.ts';

type SpotOrder = CallAnswer<'POST /portal/order/getSpotOrder'>['list'][number];

/** What has come of a spot order so far: what was dealt, and what of it stands or was cancelled. */
export function spotResult({ symbol, side, status, volume, dealPrice }: SpotOrder): string {
  const dealt = { size: `${number(volume, 8)} ${pairOf(symbol)[0]}`, price: priceIn(symbol, dealPrice) };
  if (status === 'filled') return t(side === 'buy' ? 'spot.boughtAt' : 'spot.soldAt', dealt);
  if (Number(volume) > 0) return t(status === 'cancelled' ? 'spot.partThenCancelled' : 'spot.partThenOpen', dealt);
  return t(status === 'cancelled' ? 'spot.metNothing' : 'spot.placed');
}
