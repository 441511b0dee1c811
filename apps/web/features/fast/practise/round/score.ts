import type { FastResult } from '@candor/core/fast/order.ts';
import { decidedNeeded, hitRateOf, type HitRate } from '@candor/core/mirror/hit-rate.ts';
import { plus, rateScale, zero, type Amount, type Rate } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import type { Mirror } from '../../../../shell/mirror/meaning.ts';
import { resultOf, type PractiseOrder, type Round } from './round.ts';

type Fast = Mirror['fast'];
/** What a round has come to, in the form of the wire, as the mirror says it of real orders. */
export type Score = Pick<Fast, 'wins' | 'losses' | 'ties' | 'voids' | 'result' | 'hitRate' | 'needed'>;

const fraction = (units: Rate): string => formatPlain(units, rateScale);

const shown = ({ rate, range, breakEven, verdict }: HitRate): NonNullable<Fast['hitRate']> => ({
  rate: fraction(rate),
  low: fraction(range.low),
  high: fraction(range.high),
  breakEven: fraction(breakEven),
  verdict,
});

const sumOf = (orders: readonly PractiseOrder[], of: (order: PractiseOrder) => Amount): Amount =>
  orders.reduce((sum, order) => plus(sum, of(order)), zero);

/** Hits, ties and result, and the hit rate beside the one that its odds ask for; what still runs is left out. */
export function scoreOf(round: Round): Score {
  const ended = (result: FastResult) => round.orders.filter(({ settlement }) => settlement?.result === result);
  const [won, lost] = [ended('win'), ended('lose')];
  const decided = [...won, ...lost];
  const hitRate = hitRateOf({
    wins: won.length,
    losses: lost.length,
    staked: sumOf(decided, ({ terms }) => terms.stake),
    offered: sumOf(decided, ({ terms }) => terms.payout),
  });
  return {
    wins: won.length,
    losses: lost.length,
    ties: ended('tie').length,
    voids: ended('void').length,
    result: formatAmount(resultOf(round), 'USDT'),
    hitRate: hitRate === null ? null : shown(hitRate),
    needed: decidedNeeded,
  };
}
