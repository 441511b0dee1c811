import { ok } from '@candor/core/result.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';

export interface FavouriteServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly symbols: readonly string[];
}

/** The symbols a user has starred, in the order they did so. */
export function registerFavourites(http: Http, { db, clock, symbols }: FavouriteServices): void {
  const symbolsOf = async (userId: string): Promise<string[]> =>
    (
      await db.query<{ symbol: string }>(
        'select symbol from favourite where user_id = $1 order by created_at, symbol',
        [userId],
      )
    ).map((row) => row.symbol);

  route(http, 'GET /tickerCollect/get', async (_input, { user }) => ok(await symbolsOf(user.userId)));
  route(http, 'GET /tickerCollect/save', async ({ query }, { user }) => {
    if (!symbols.includes(query.symbol)) return refused('symbol-unknown', { field: 'symbol' });
    await db.query('insert into favourite (user_id, symbol, created_at) values ($1, $2, $3) on conflict do nothing', [
      user.userId,
      query.symbol,
      clock.now(),
    ]);
    return ok(await symbolsOf(user.userId));
  });
  route(http, 'GET /tickerCollect/delete', async ({ query }, { user }) => {
    if (!symbols.includes(query.symbol)) return refused('symbol-unknown', { field: 'symbol' });
    await db.query('delete from favourite where user_id = $1 and symbol = $2', [user.userId, query.symbol]);
    return ok(await symbolsOf(user.userId));
  });
}
