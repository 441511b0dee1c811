import type { CallAnswer } from '@candor/api-contract/index.ts';
import { unpaidPositions } from '@candor/core/futures/exposure.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { ok } from '@candor/core/result.ts';
import { recentRestore } from '../../../backup/restore-marks.ts';
import { question } from '../../../engine/seams/question.ts';
import { readPage } from '../../../db/paging.ts';
import type { Http } from '../../../http/http.ts';
import { route } from '../../../http/route.ts';
import type { ConsoleServices } from '../console-services.ts';

type SetAside = CallAnswer<'GET /operator/setAside'>['list'][number];
interface SetAsideRow {
  id: string;
  time: string;
  kind: string;
  order_no: string | null;
  input: string;
  error: string;
}

/** Positions that the house could not pay now; null when it could. */
export const shownUnpaid = question(
  'unpaid',
  ({ state }, _none: null): CallAnswer<'GET /operator/running'>['unpaid'] => {
    const unpaid = unpaidPositions(state);
    return unpaid === null ? null : { positions: unpaid.positions, missing: formatAmount(unpaid.missing, 'USDT') };
  },
);

/** How the server itself is, and whether the house can pay. */
export function registerRunning(
  http: Http,
  { db, clock, engine, readiness }: Pick<ConsoleServices, 'db' | 'clock' | 'engine' | 'readiness'>,
): void {
  route(http, 'GET /operator/running', async () => {
    const [counted] = await db.query<{ n: string }>('select count(*) as n from set_aside');
    const faults = readiness.flatMap((one) => {
      const fault = one.fault();
      return fault === null ? [] : [{ part: one.name, fault }];
    });
    return ok({
      faults,
      setAside: Number(counted?.n ?? 0),
      restored: await recentRestore(db, clock.now()),
      unpaid: engine.ready ? await engine.ask(shownUnpaid, null) : null,
    });
  });
  route(http, 'GET /operator/setAside', async ({ query }) =>
    ok(
      await readPage<SetAsideRow, SetAside>(
        db,
        { columns: '*', from: 'from set_aside', order: 'id desc' },
        [],
        query,
        (row) => ({
          id: row.id,
          time: Number(row.time),
          kind: row.kind,
          orderNo: row.order_no,
          input: row.input,
          error: row.error,
        }),
      ),
    ),
  );
}
