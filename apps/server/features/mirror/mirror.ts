import { mirrorOf } from '@candor/core/mirror/mirror.ts';
import { platformDay, platformDayStartOf } from '@candor/core/platform-day.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';
import { presentMirror } from './present.ts';
import { readHistory } from './read-history.ts';

/** What own trading has come to in the last platform days, the present one included. */
export function registerMirror(
  http: Http,
  { reads, clock, rules, priceOf }: Pick<CallServices, 'reads' | 'clock' | 'rules' | 'priceOf'>,
): void {
  route(http, 'GET /account/mirror', async ({ query: { days, offset } }, { user }) => {
    const to = clock.now();
    const period = { from: platformDayStartOf(platformDay(to) - days + 1), to };
    const asked = { userId: user.userId, ...period, offsetMinutes: offset };
    return ok(presentMirror(mirrorOf(await readHistory(reads, asked, rules.spot.pairs), priceOf), period));
  });
}
