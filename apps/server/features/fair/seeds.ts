import type { CallAnswer } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import type { Database } from '../../db/database.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';

type Answer = CallAnswer<'GET /fair/seeds'>;

interface SeedRow {
  day: number;
  seed: string;
  commitment: string;
  revealed_at: string;
}
interface ValueRow {
  day: number;
  chain: string;
  round: string;
  signature: string | null;
  closed_at: string | null;
}

/** What the prices of the simulated market rest on, as far as it is no secret any more. */
export function registerSeeds(http: Http, services: Pick<Services, 'db' | 'feedInfo' | 'marketSeed'>): void {
  const { db, feedInfo } = services;
  route(http, 'GET /fair/seeds', async () => {
    const [list, publicValues] = await Promise.all([revealed(db), valuesOf(db)]);
    return ok({ list, market: feedInfo.simulated ? marketOf(services) : null, publicValues });
  });
}

async function revealed(db: Database): Promise<Answer['list']> {
  const rows = await db.query<SeedRow>('select * from seed_reveal order by day desc limit 400');
  return rows.map(({ revealed_at: revealedAt, ...row }) => ({ ...row, revealedAt: Number(revealedAt) }));
}

/** Of every day: prices go on from those of all days before. */
async function valuesOf(db: Database): Promise<Answer['publicValues']> {
  const rows = await db.query<ValueRow>(
    'select day, chain, round, signature, closed_at from public_value order by day',
  );
  return rows.map(({ day, chain, round, signature, closed_at: closedAt }) => ({
    day,
    chain,
    round: Number(round),
    signature,
    closedAt: closedAt === null ? null : Number(closedAt),
  }));
}

function marketOf({ marketSeed }: Pick<Services, 'marketSeed'>): Answer['market'] {
  const { firstDay, commitment: anchor, origin } = marketSeed;
  const levels = Object.entries(marketSeed.levels).flatMap(([symbol, points]) => {
    const last = points.at(-1);
    return last === undefined ? [] : [[symbol, [...last]] as const];
  });
  return { firstDay, anchor, origin, levels: Object.fromEntries(levels) as NonNullable<Answer['market']>['levels'] };
}
