import { presented } from '../../engine/seams/teller.ts';
import { executed } from '../../http/command.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';
import { updatedLimits } from './update-limits.ts';

/** Shuts the caller out for as long as they choose; there is no call that takes it back. */
export function registerExclusion(http: Http, { engine }: Pick<CallServices, 'engine'>): void {
  route(http, 'POST /player/excludeMyself', async ({ body: { months } }, { user: { userId } }) =>
    executed(await engine.execute({ kind: 'exclude-customer', userId, months }, presented(updatedLimits, { userId }))),
  );
}
