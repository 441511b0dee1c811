import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../../http/http.ts';
import { route } from '../../../../http/route.ts';
import type { ConsoleServices } from '../../console-services.ts';
import { listMonths } from './list-months.ts';

/** Months, closed for good by two operators. */
export function registerMonths(http: Http, { db, clock }: ConsoleServices): void {
  route(http, 'GET /operator/months', async () => ok(await listMonths(db, clock.now())));
}
