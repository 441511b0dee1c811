import { executed, keyOf } from '../../http/command.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import { presented } from '../../engine/seams/teller.ts';
import type { CallServices } from '../../services.ts';
import { changedBalance } from './present.ts';

/** Gives the locked bonus back; no deposit brings one from then on. */
export function registerRefuseBonus(http: Http, { engine }: Pick<CallServices, 'engine'>): void {
  route(http, 'POST /account/refuseBonus', async (_, request) => {
    const { userId } = request.user;
    return executed(
      await engine.execute({ kind: 'refuse-bonus', userId }, presented(changedBalance, { userId }), keyOf(request)),
    );
  });
}
