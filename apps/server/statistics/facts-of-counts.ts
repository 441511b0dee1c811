import { delayBoundsMs, delaysOf, type Delays } from '@candor/core/fair/delays.ts';
import { groupLeast } from '@candor/core/fair/statistics.ts';
import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import type { Vote } from '../market/sources/source-votes.ts';
import { bandOf, decidedIn, outcomesOf } from './facts-of-fast.ts';
import { membersOf, type Days, type Facts, type Query } from './facts.ts';

type Counted = NonNullable<Facts['counted']>;
interface Tally {
  readonly count: number;
  readonly total: bigint;
}
interface Tallies {
  /** What was counted of a topic under a name. */
  (topic: string, name: string): Tally;
  readonly sources: readonly string[];
}
const lagTopic = 'lag ';

async function talliesOf(db: Query, { from, to }: Days): Promise<Tallies> {
  const rows = await db.query<{ topic: string; name: string; count: string; total: string }>(
    `select topic, name, sum(count) as count, sum(total) as total from statistics_tally
      where platform_day >= $1 and platform_day < $2 group by 1, 2`,
    [from, to],
  );
  const byName = new Map(
    rows.map(({ topic, name, count, total }) => [`${topic} ${name}`, { count: Number(count), total: BigInt(total) }]),
  );
  const topics = new Set(rows.map(({ topic }) => topic));
  const sources = [...topics]
    .filter((topic) => topic.startsWith(lagTopic))
    .map((topic) => topic.slice(lagTopic.length));
  const tally = (topic: string, name: string): Tally => byName.get(`${topic} ${name}`) ?? { count: 0, total: 0n };
  return Object.assign(tally, { sources: sources.toSorted() });
}

const delaysIn = (tallies: Tallies, topic: string): Delays =>
  delaysOf(Array.from({ length: delayBoundsMs.length + 1 }, (_, bucket) => tallies(topic, String(bucket)).count));

const framesOf = (tallies: Tallies, topic: string): Record<Vote, number> => ({
  counted: tallies(topic, 'counted').count,
  apart: tallies(topic, 'apart').count,
  late: tallies(topic, 'late').count,
  silent: tallies(topic, 'silent').count,
});

const rateText = (units: bigint): string => formatPlain(units, priceScale);
const meanText = (total: bigint, orders: number): string => rateText(orders === 0 ? 0n : total / BigInt(orders));

/**
 * How far entries were from the prices that customers had seen and sent as the middle of their bound, as a fraction of
 * those: of each order ⌊|entry − seen| × 10⁸ ÷ seen⌋ hundred-millionths, *against* its owner where an up order entered
 * above and a down order below, *in favour* the other way round. Means are the sum over the number of orders, cut;
 * `mean` is of all, positive in favour.
 */
function slippageOf(tallies: Tallies): Counted['slippage'] {
  const of = (name: string) => tallies('slippage', name);
  const [against, favour, even] = [of('against'), of('favour'), of('even')];
  const orders = against.count + favour.count + even.count;
  const partOf = ({ count, total }: Tally) => ({
    orders: count,
    sum: rateText(total),
    mean: meanText(total, count),
  });
  return {
    against: partOf(against),
    favour: partOf(favour),
    even: even.count,
    mean: meanText(favour.total - against.total, orders),
  };
}

/** Voids by the tape, and whether they met winners and losers alike; those that operators decided are none of them. */
async function voidsOf(db: Query, tallies: Tallies, days: Days, isLarge: boolean): Promise<Counted['automatic']> {
  const of = (topic: string, name: string): number => tallies(topic, name).count;
  const would = {
    win: of('fate', 'win'),
    lose: of('fate', 'lose'),
    tie: of('fate', 'tie'),
    unknown: of('fate', 'unknown'),
  };
  const { wins, losses } = decidedIn(await outcomesOf(db, days));
  const band = bandOf({ wins: would.win, losses: wins }, { wins: would.lose, losses });
  return {
    noEntry: of('void', 'no-entry'),
    noExit: of('void', 'no-exit'),
    beyondBound: of('void', 'bound'),
    would: isLarge ? would : null,
    band: isLarge ? { won: wins, lost: losses, ...band } : null,
  };
}

function futuresOf(tallies: Tallies): Counted['futures'] {
  const of = (topic: string, name: string): number => tallies(`futures-${topic}`, name).count;
  return {
    closed: {
      user: of('reason', 'user'),
      reverse: of('reason', 'reverse'),
      stopProfit: of('reason', 'stopProfit'),
      stopLoss: of('reason', 'stopLoss'),
      liquidation: of('reason', 'liquidation'),
    },
    won: of('result', 'won'),
    lost: of('result', 'lost'),
    even: of('result', 'even'),
  };
}

function spotOf(tallies: Tallies): Counted['spot'] {
  const of = (name: string): number => tallies('spot', name).count;
  return { deals: of('deals'), maker: of('maker'), taker: of('taker') };
}

/** What is counted since a day; null where none of these days was counted whole. */
export async function countsOf(db: Query, { from, to }: Days): Promise<Facts['counted']> {
  const [reach] = await db.query<{ since: number | null }>('select since from statistics_until');
  const days = { from: Math.max(from, reach?.since ?? to), to };
  if (days.from >= to) return null;
  const [tallies, members] = [await talliesOf(db, days), await membersOf(db, days)];
  const isLarge = (topic: string): boolean => members(topic) >= groupLeast;
  return {
    since: days.from,
    boundsMs: [...delayBoundsMs],
    slippage: isLarge('bound') ? slippageOf(tallies) : null,
    stamps: {
      fast: isLarge('fast') ? delaysIn(tallies, 'stamp-fast') : null,
      futures: isLarge('opened') ? delaysIn(tallies, 'stamp-futures') : null,
    },
    automatic: await voidsOf(db, tallies, days, isLarge('void')),
    futures: isLarge('futures') ? futuresOf(tallies) : null,
    spot: isLarge('spot') ? spotOf(tallies) : null,
    sources: tallies.sources.map((name) => ({
      name,
      ...delaysIn(tallies, lagTopic + name),
      frames: framesOf(tallies, `vote ${name}`),
    })),
  };
}
