import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';

interface SeedRow {
  day: number;
  seed: string;
  commitment: string;
  revealed_at: string;
}

/** The seeds of the simulated market's days that have ended. */
export function registerSeeds(http: Http, { db }: Pick<Services, 'db'>): void {
  route(http, 'GET /fair/seeds', async () => {
    const rows = await db.query<SeedRow>('select * from seed_reveal order by day desc limit 400');
    return ok({
      list: rows.map(({ day, seed, commitment, revealed_at: revealedAt }) => ({
        day,
        seed,
        commitment,
        revealedAt: Number(revealedAt),
      })),
    });
  });
}
