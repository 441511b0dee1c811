import { randomBytes } from 'node:crypto';
import type { Instant } from '@candor/core/market/mark.ts';
import { listingOf } from '@candor/core/market/catalogue.ts';
import { priceScale, type Price } from '@candor/core/money/amount.ts';
import { platformDay } from '@candor/core/platform-day.ts';
import type { Database } from '../../db/database.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { SettingsError, type Settings } from '../../settings.ts';
import { ln } from './path/exact-math.ts';
import type { Levels } from './feed.ts';
import type { LevelPoint } from './level.ts';
import { profiles } from './path/profiles.ts';
import { seedsOf } from './path/seeds.ts';
import { pathAt } from './path/world.ts';
import { loadTape } from '../tape-store.ts';

/** Where the prices of a simulated market come from. */
export interface MarketSeed {
  /** Gives away all coming prices. */
  readonly secret: string;
  /** Drawn at random by this program, or set by who installed it, who then knows it. */
  readonly origin: 'random' | 'set';
  /** The first platform day whose prices it made. */
  readonly firstDay: number;
  /** The seed of the day before that: what is published before any other. */
  readonly commitment: string;
  readonly levels: Levels;
}

interface Row {
  secret_sealed: string;
  origin: 'random' | 'set';
  first_day: number;
  commitment: string;
  levels: Levels;
}
export const marketSeedContext = 'market seed';
const minuteMs = 60_000;

/**
 * The seed of this installation, made once and kept sealed. Data that are older than the path of today get a new one:
 * what was seen and stored stays as it is, and the new path goes on from the last price of each symbol.
 *
 * @throws SettingsError for a new installation with a seed that can be guessed
 */
export async function openMarketSeed(
  db: Database,
  secrets: Secrets,
  settings: Pick<Settings, 'MARKET_SEED'>,
  now: Instant,
): Promise<MarketSeed> {
  const known = await read(db, secrets);
  if (known !== null) return known;
  const secret = (await setSeed(db, settings)) ?? randomBytes(seedBytes).toString('hex');
  const firstDay = platformDay(now);
  await db.query(
    `insert into market_seed (id, secret_sealed, origin, first_day, commitment, levels)
      values (1, $1, $2, $3, $4, $5) on conflict do nothing`,
    [
      secrets.sealText(secret, marketSeedContext),
      secret === settings.MARKET_SEED ? 'set' : 'random',
      firstDay,
      seedsOf(secret).seedOf(firstDay - 1),
      JSON.stringify(await levelsOf(db, secret)),
    ],
  );
  const made = await read(db, secrets);
  if (made === null) throw new Error('the installation has no market seed');
  return made;
}

/** What a seed that is set must hold at least: so much is drawn at random else. */
const seedBytes = 32;

/** The seed of the settings, if any. One that is too short counts for nothing where there are data already. */
async function setSeed(db: Database, { MARKET_SEED: seed }: Pick<Settings, 'MARKET_SEED'>): Promise<string | null> {
  if (seed === undefined || Buffer.byteLength(seed) >= seedBytes) return seed ?? null;
  const [data] = await db.query(`select 1 from tape_frame union all select 1 from tape_chunk limit 1`);
  if (data !== undefined) return null;
  throw new SettingsError(
    `MARKET_SEED: must be at least ${seedBytes} bytes long, else coming prices can be guessed; ` +
      'without it the seed is random',
  );
}

async function read(db: Database, secrets: Secrets): Promise<MarketSeed | null> {
  const [row] = await db.query<Row>('select * from market_seed');
  if (row === undefined) return null;
  const { origin, commitment, levels } = row;
  return {
    secret: secrets.openText(row.secret_sealed, marketSeedContext),
    origin,
    firstDay: row.first_day,
    commitment,
    levels,
  };
}

/** A price that the installation had at a time. */
interface Known {
  readonly symbol: string;
  readonly time: Instant;
  readonly price: Price;
}

/** How far the prices of an older installation stand above the path; none where there were no prices. */
async function levelsOf(db: Database, secret: string): Promise<Levels> {
  const tape = await loadTape({ batch: (statements) => db.batch(statements) });
  const { keyOf } = seedsOf(secret);
  const ends = await endsOfCandles(db.patient);
  const levels: Record<string, LevelPoint[]> = {};
  for (const symbol of Object.keys(profiles)) {
    const last = tape.last(symbol);
    const known = [...ends.filter((end) => end.symbol === symbol), ...(last === undefined ? [] : [last])];
    const points = levelPoints(known, keyOf);
    if (points.length > 0) levels[symbol] = points;
  }
  return levels;
}

/** One point for each minute of which a price is known, the latest price of it; ascending. */
function levelPoints(known: readonly Known[], keyOf: (day: number) => string): LevelPoint[] {
  const points = new Map<Instant, number>();
  for (const { symbol, time, price } of known.toSorted((a, b) => a.time - b.time)) {
    const [listing, profile] = [listingOf(symbol), profiles[symbol]];
    if (listing === undefined || profile === undefined) continue;
    const height = ln(Number(price) / 10 ** priceScale);
    points.set(Math.floor(time / minuteMs) * minuteMs, height - pathAt(keyOf, symbol, profile, time));
  }
  return [...points];
}

interface Stretch {
  symbol: string;
  first: string;
  last: string;
  open: string;
  close: string;
}

/** First and last price of every stretch of minutes that is stored without a hole, be they of a month. */
async function endsOfCandles(db: Database['patient']): Promise<Known[]> {
  const stretches = await db.query<Stretch>(
    `select symbol, min(time) as first, max(time) as last,
       (array_agg(open order by time))[1]::text as open, (array_agg(close order by time desc))[1]::text as close
     from (
       select *, time - $1::bigint * row_number() over (partition by symbol order by time) as stretch
       from candle where feed = 'simulated'
     ) minutes group by symbol, stretch`,
    [minuteMs],
  );
  return stretches.flatMap(({ symbol, first, last, open, close }) => [
    { symbol, time: Number(first), price: BigInt(open) as Price },
    { symbol, time: Number(last) + minuteMs - 1, price: BigInt(close) as Price },
  ]);
}
