import type { CallAnswer } from '@candor/api-contract/index.ts';
import { decidedNeeded, type HitRate } from '@candor/core/mirror/hit-rate.ts';
import { tradesPerHourNeeded, type HourResult } from '@candor/core/mirror/hours.ts';
import type { FastMirror, Mirror, SwapMirror } from '@candor/core/mirror/mirror.ts';
import { rateScale, type Amount, type Rate } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';

type Shown = CallAnswer<'GET /account/mirror'>;

const usdt = (units: Amount): string => formatAmount(units, 'USDT');
const known = (units: Amount | undefined | null): string | null =>
  units === null || units === undefined ? null : usdt(units);
const fraction = (units: Rate): string => formatPlain(units, rateScale);

const presentRate = ({ rate, range, breakEven, verdict }: HitRate): Shown['fast']['hitRate'] => ({
  rate: fraction(rate),
  low: fraction(range.low),
  high: fraction(range.high),
  breakEven: fraction(breakEven),
  verdict,
});

const presentFast = ({ hitRate, ...fast }: FastMirror): Shown['fast'] => ({
  orders: fast.orders,
  wins: fast.wins,
  losses: fast.losses,
  ties: fast.ties,
  voids: fast.voids,
  staked: usdt(fast.staked),
  result: usdt(fast.result),
  houseEdge: usdt(fast.houseEdge),
  hitRate: hitRate === null ? null : presentRate(hitRate),
  needed: decidedNeeded,
});

const presentSwaps = ({ trades, result }: SwapMirror): Shown['spot'] => ({
  trades,
  fees: known(result?.fees),
  difference: known(result?.difference),
});

const presentHour = ({ hour, trades, result }: HourResult): NonNullable<Shown['hours']>['best'] => ({
  hour,
  trades,
  result: usdt(result),
});

export const presentMirror = (
  { fast, futures, spot, exchange, fees, hours, againstHolding }: Mirror,
  { from, to }: { readonly from: number; readonly to: number },
): Shown => ({
  from,
  to,
  fast: presentFast(fast),
  futures: {
    positions: futures.positions,
    profit: usdt(futures.profit),
    fees: usdt(futures.fees),
    result: usdt(futures.result),
  },
  spot: presentSwaps(spot),
  exchange: presentSwaps(exchange),
  fees: known(fees),
  hours: hours === null ? null : { best: presentHour(hours.best), worst: presentHour(hours.worst) },
  hourNeeded: tradesPerHourNeeded,
  againstHolding: known(againstHolding),
});
