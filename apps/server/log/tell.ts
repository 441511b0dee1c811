import { hash } from 'node:crypto';
import { hourMs, platformDay } from '@candor/core/platform-day.ts';
import { rulesText } from '@candor/core/rule-versions/rules-text.ts';
import type { Rules } from '@candor/core/state.ts';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database, Statement } from '../db/database.ts';
import type { MarketSeed } from '../market/simulated/market-seed.ts';
import { seedsOf } from '../market/simulated/path/seeds.ts';
import { keepDoing, type Every } from '../market/timing.ts';
import { intakeRow } from './intake.ts';
import { sourceHash } from './source-hash.ts';

export interface TellParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly every: Every;
  readonly log: Pick<Logger, 'warn'>;
}

/** What a server is that starts: everything that touches prices, and no secret. */
export interface StartFacts {
  readonly version: string;
  readonly rules: Rules;
  readonly feed: string;
  /** By venue the hosts of its calls and its stream; empty for a feed that asks nobody. */
  readonly hosts: Readonly<Record<string, readonly string[]>>;
  /** By which rules several venues make a price; null where there are none. */
  readonly sources: { readonly ageMaxMs: number; readonly apartMax: string } | null;
  /** Of the simulated market's seed; null for a market that has none. */
  readonly seedOrigin: MarketSeed['origin'] | null;
}

/** The rules are told when they are others than the last that hold by now, as of another release. */
const rulesRow = (rules: string, rulesHash: string, at: number): Statement => ({
  sql: `insert into rules_version (hash, rules, since) select $1::text, $2::text, $3::bigint
    where $1 is distinct from (select hash from rules_version where since <= $3 order by id desc limit 1)`,
  params: [rulesHash, rules, at],
});

/** Notes the start, beside all other work: the sources are read for their hash. @returns a stop, which waits for it */
export function tellStart({ db, clock, log }: TellParts, { rules, ...facts }: StartFacts): () => Promise<void> {
  const at = clock.now();
  const text = rulesText(rules);
  const rulesHash = hash('sha256', text);
  const written = sourceHash()
    .then((source) =>
      db.batch([rulesRow(text, rulesHash, at), intakeRow('start', at, { ...facts, source, rules: rulesHash })]),
    )
    .then(
      () => undefined,
      (error: unknown) => log.warn({ err: error }, 'the start is not in the public log'),
    );
  return () => written;
}

/** Every hour how far the chain of what operators did has come. @returns a stop */
export const keepTellingAudit = ({ db, clock, every, log }: TellParts): (() => Promise<void>) =>
  keepDoing(
    every,
    hourMs,
    () =>
      db.query(
        `insert into log_intake (kind, time, facts)
          select 'audit', $1::bigint, jsonb_build_object('seq', seq, 'hash', hash)::text
          from operator_audit order by seq desc limit 1`,
        [clock.now()],
      ),
    (error) => log.warn({ err: error }, 'the head of the audit is not in the public log'),
  ).stop;

const lookEveryMs = 60_000;

/** Reveals the seed of each platform day that has ended: from then on everybody recomputes its prices. */
export async function revealSeeds(
  { db, clock }: Pick<TellParts, 'db' | 'clock'>,
  { secret, firstDay }: Pick<MarketSeed, 'secret' | 'firstDay'>,
): Promise<void> {
  const now = clock.now();
  const today = platformDay(now);
  const [last] = await db.query<{ day: number | null }>('select max(day) as day from seed_reveal');
  const { seedOf } = seedsOf(secret);
  for (let day = (last?.day ?? firstDay - 1) + 1; day < today; day += 1)
    await db.query(
      `insert into seed_reveal (day, seed, commitment, revealed_at) values ($1, $2, $3, $4) on conflict do nothing`,
      [day, seedOf(day), seedOf(day - 1), now],
    );
}

/** @returns a stop */
export function keepRevealingSeeds(parts: TellParts, seed: MarketSeed): () => Promise<void> {
  let revealed = 0;
  const look = async (): Promise<void> => {
    const today = platformDay(parts.clock.now());
    if (today === revealed) return;
    await revealSeeds(parts, seed);
    revealed = today;
  };
  const kept = keepDoing(parts.every, lookEveryMs, look, (error) =>
    parts.log.warn({ err: error }, 'the seed of the day that ended waits'),
  );
  kept.now();
  return kept.stop;
}
