import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';

/** How the panels of the workspace are arranged, kept for every device of a customer. */
export function registerWorkspace(http: Http, { db, clock }: Pick<CallServices, 'db' | 'clock'>): void {
  route(http, 'GET /player/workspace', async (_input, { user: { userId } }) => {
    const rows = await db.query<{ arrangement: string }>('select arrangement from workspace where user_id = $1', [
      userId,
    ]);
    return ok({ arrangement: rows[0]?.arrangement ?? null });
  });
  route(http, 'POST /player/workspace', async ({ body: { arrangement } }, { user: { userId } }) => {
    if (arrangement === null) await db.query('delete from workspace where user_id = $1', [userId]);
    else
      await db.query(
        `insert into workspace (user_id, arrangement, changed_at) values ($1, $2, $3)
          on conflict (user_id) do update set arrangement = $2, changed_at = $3`,
        [userId, arrangement, clock.now()],
      );
    return ok({ arrangement });
  });
}
