import { feeOf } from '@candor/core/futures/formulas.ts';
import type { Contract } from '@candor/core/futures/contract.ts';
import type { Amount, Price } from '@candor/core/money/amount.ts';
import { shownSum } from '../../../shell/amounts/shown-parts.ts';
import type { FuturesOrder } from '../../../shell/client/futures-orders.ts';
import { netStanding, sizeIn, type Opened, type Shown } from '../../../shell/futures/standing.ts';

/**
 * How far the mark is from liquidation. `share`: of the mark; `health`: 0 at liquidation, 1 at the entry, more in
 * profit.
 */
export function distanceTo(
  liquidation: string | null,
  openPrice: string | null,
  mark: string | null | undefined,
): { share: number; health: number } | null {
  const [low, open, now] = [Number(liquidation), Number(openPrice), Number(mark)];
  if (!(low > 0) || !(open > 0) || !(now > 0) || open === low) return null;
  return {
    share: Math.max(0, ((now - low) / now) * Math.sign(open - low)),
    health: Math.max(0, (now - low) / (open - low)),
  };
}

/** How many there are of each kind, as the tabs of the list of orders count them: a locked pair is two orders. */
export const countsOf = (shown: readonly Shown[]): { active: number; unfilled: number; locked: number } => {
  const of = (kind: Shown['kind']): number => shown.filter((each) => each.kind === kind).length;
  return { active: of('position'), unfilled: of('waiting'), locked: of('pair') * 2 };
};

/**
 * What both legs of a locked pair and the pair would have brought if both closed at this price, as they add up; null
 * while it is unknown.
 */
export function pairStanding(
  { long, short }: { long: Opened; short: Opened },
  contract: Contract,
  price: string | null | undefined,
): { long: string; short: string; net: string } | null {
  const legs = [long, short].map((leg) => netStanding(leg, contract, price)?.net);
  const [first, second] = legs;
  if (first === undefined || second === undefined) return null;
  const { parts, total } = shownSum([first, second]);
  return { long: parts[0] ?? first, short: parts[1] ?? second, net: total };
}

/** Result before fees, the fees and the net result of a closed position, as they are shown one under the other. */
export function shownResult({
  profit,
  fee,
}: Pick<FuturesOrder, 'profit' | 'fee'>): { gross: string; fees: string; net: string } | null {
  if (profit === null) return null;
  const {
    parts: [gross = '', fees = ''],
    total,
  } = shownSum([profit, `-${fee}`]);
  return { gross, fees: fees.replace('-', ''), net: total };
}

/** The fee of closing, and of opening, that many lots at a price. */
export const feeAt = (contract: Contract, lots: string, at: Price): Amount =>
  feeOf(sizeIn(contract, lots), at, contract.feeRate);
