import type { Http } from '../../http/http.ts';
import { executed, keyOf } from '../../http/command.ts';
import { route } from '../../http/route.ts';
import { presented } from '../../engine/seams/teller.ts';
import type { CallServices } from '../../services.ts';
import { changedBalance } from './present.ts';

/** The day's test funds of the paper market. */
export function registerTestFunds(http: Http, { engine }: Pick<CallServices, 'engine'>): void {
  route(http, 'POST /account/testFunds', async (_, request) => {
    const { userId } = request.user;
    return executed(
      await engine.execute({ kind: 'take-test-funds', userId }, presented(changedBalance, { userId }), keyOf(request)),
    );
  });
}
