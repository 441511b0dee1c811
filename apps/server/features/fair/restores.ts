import { ok } from '@candor/core/result.ts';
import { restoreMarks } from '../../backup/restore-marks.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';

/** Where the data were put back to an earlier moment: for everybody. */
export function registerRestores(http: Http, { db }: Pick<CallServices, 'db'>): void {
  route(http, 'GET /fair/restores', async () => ok({ list: await restoreMarks(db) }));
}
