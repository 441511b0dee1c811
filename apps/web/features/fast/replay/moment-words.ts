import { labelled } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { priceIn } from '../../../shell/quotes/words.ts';
import { profitText, resultWord } from '../orders/result-words.ts';
import type { Moment, Replay } from './replay.ts';

const standings = { win: 'replay.winning', lose: 'replay.losing', tie: 'replay.level' } as const;
const second = 1_000;

/** What is said of a moment; empty where nothing can be. */
export interface MomentWords {
  readonly time: string;
  readonly price: string;
  readonly standing: string;
  /** Signed USDT. */
  readonly money: string;
  /** All of it, for those who can't see it. */
  readonly whole: string;
}

function timeOf({ at }: Moment, { entryAt }: Replay): string {
  if (at < entryAt) return t('replay.before', { seconds: Math.ceil((entryAt - at) / second) });
  return t('fast.seconds', { seconds: Math.floor((at - entryAt) / second) });
}

function standingOf({ standing, ended }: Moment, { order }: Replay): string {
  if (standing === null) return '';
  return ended ? resultWord(order.result) : t(standings[standing]);
}

export function wordsOf(moment: Moment, replay: Replay): MomentWords {
  const { mark, profit } = moment;
  const time = timeOf(moment, replay);
  const price = mark === null ? t('replay.none') : priceIn(replay.order.symbol, mark.price);
  const standing = standingOf(moment, replay);
  const money = profit === null ? '' : profitText(replay.order, profit);
  const stood = standing === '' ? '' : `, ${labelled(standing, `${money} USDT`)}`;
  return { time, price, standing, money, whole: labelled(time, price) + stood };
}
