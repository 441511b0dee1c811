import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import type { figureTopics } from '@candor/api-contract/calls/operator/overview/figure-names.ts';
import { amount } from '@candor/core/money/amount.ts';
import { formatAmount, isCurrency } from '@candor/core/money/currencies.ts';
import { monthAt, monthStartOf } from '@candor/core/months/month.ts';
import { dayMs, hourMs, platformDay, platformDayStart, platformDayStartOf } from '@candor/core/platform-day.ts';
import { valueInUsdt } from '@candor/core/valuation/value-in-usdt.ts';
import type { Database } from '../../../db/database.ts';
import type { PriceOf } from '../../../market/price-of.ts';

type Topic = (typeof figureTopics)[number];
type Stretch = CallAnswer<'GET /operator/overview'>['today'];
type Figures = CallAnswer<'GET /operator/overview/figures'>;
type Query = CallParsed<'GET /operator/overview/figures'>['query'];
export interface FigureParts {
  readonly db: Pick<Database, 'query'>;
  readonly priceOf: PriceOf;
}
interface Sum {
  readonly currency: string;
  readonly units: string;
}

/** What a sum is worth in USDT now; nothing where its currency has no price. */
function worthOf({ currency, units }: Sum, priceOf: PriceOf): bigint {
  if (!isCurrency(currency)) return 0n;
  const price = priceOf(currency);
  return price === null ? 0n : valueInUsdt(amount(BigInt(units)), currency, price);
}

const usdt = (units: bigint | undefined): string => formatAmount(amount(units ?? 0n), 'USDT');

/** Adds up what sums are worth, by a key of theirs. */
function added<Row extends Sum, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  priceOf: PriceOf,
): Map<Key, bigint> {
  const worth = new Map<Key, bigint>();
  for (const row of rows) worth.set(keyOf(row), (worth.get(keyOf(row)) ?? 0n) + worthOf(row, priceOf));
  return worth;
}

const topicsSql = `select topic, currency, sum(units) as units from business_figure
  where span = 'hour' and at >= $1 and at < $2 group by 1, 2`;
const peopleSql = `select
  (select count(*) from business_active where platform_day = $3 and first_at < $2)::int as active,
  (select count(*) from customer where created_at >= $1 and created_at < $2)::int as joined`;

/** The hours of a platform day that begin before a moment. */
async function stretchOf({ db, priceOf }: FigureParts, day: number, until: number): Promise<Stretch> {
  const from = platformDayStartOf(day);
  const [sums, people] = await Promise.all([
    db.query<Sum & { topic: Topic }>(topicsSql, [from, until]),
    db.query<{ active: number; joined: number }>(peopleSql, [from, until, day]),
  ]);
  const worth = added(sums, ({ topic }) => topic, priceOf);
  const { active = 0, joined = 0 } = people[0] ?? {};
  return {
    from,
    until,
    volume: usdt(worth.get('volume')),
    fees: usdt(worth.get('fees')),
    house: usdt(worth.get('house')),
    deposits: usdt(worth.get('deposits')),
    withdrawals: usdt(worth.get('withdrawals')),
    active,
    joined,
  };
}

/** Today so far, and of two earlier days as many hours, the one that runs with its whole. */
export async function comparedDays(
  parts: FigureParts,
  now: number,
): Promise<Pick<CallAnswer<'GET /operator/overview'>, 'today' | 'yesterday' | 'weekAgo'>> {
  const day = platformDay(now);
  const hours = Math.floor((now - platformDayStart(now)) / hourMs) + 1;
  const [today, yesterday, weekAgo] = await Promise.all(
    [0, 1, 7].map((ago) => stretchOf(parts, day - ago, platformDayStartOf(day - ago) + hours * hourMs)),
  );
  if (today === undefined || yesterday === undefined || weekAgo === undefined) throw new Error('there are three');
  return { today: { ...today, until: now }, yesterday, weekAgo };
}

/** When the points of a chart begin, the oldest first. */
export function pointsOf(by: Query['by'], now: number): number[] {
  if (by === 'hour') return Array.from({ length: 48 }, (_, index) => (Math.floor(now / hourMs) - 47 + index) * hourMs);
  if (by === 'day') return Array.from({ length: 60 }, (_, index) => platformDayStart(now) - (59 - index) * dayMs);
  return Array.from({ length: 12 }, (_, index) => monthStartOf(monthAt(now) - 11 + index));
}

const narrowed = `from business_figure where span = $1 and at >= $2 and topic = $3
  and ($4::text is null or product = $4) and ($5::text is null or symbol = $5)`;
const largestShown = 12;

/** One figure over time, and what of it is of which product and symbol. */
export async function figuresOf({ db, priceOf }: FigureParts, query: Query, now: number): Promise<Figures> {
  const { by, topic, product = null, symbol = null } = query;
  const begins = pointsOf(by, now);
  const params = [by === 'hour' ? 'hour' : 'day', begins[0] ?? now, topic, product, symbol];
  const [rows, parts] = await Promise.all([
    db.query<Sum & { at: string }>(`select at, currency, sum(units) as units ${narrowed} group by 1, 2`, params),
    db.query<Sum & { product: string; symbol: string }>(
      `select product, symbol, currency, sum(units) as units ${narrowed} group by 1, 2, 3`,
      params,
    ),
  ]);
  const startOf = (at: number): number => (by === 'month' ? monthStartOf(monthAt(at)) : at);
  const worth = added(rows, ({ at }) => startOf(Number(at)), priceOf);
  return {
    points: begins.map((from) => ({ from, value: usdt(worth.get(from)) })),
    products: largest(added(parts, (row) => row.product, priceOf)),
    symbols: largest(
      added(
        parts.filter((row) => row.symbol !== ''),
        (row) => row.symbol,
        priceOf,
      ),
    ),
  };
}

const sizeOf = (units: bigint): bigint => (units < 0n ? -units : units);
const largest = (worth: ReadonlyMap<string, bigint>): Figures['products'] =>
  [...worth]
    .toSorted(([a, one], [b, other]) => Number(sizeOf(other) - sizeOf(one)) || a.localeCompare(b))
    .slice(0, largestShown)
    .map(([name, units]) => ({ name, value: usdt(units) }));
