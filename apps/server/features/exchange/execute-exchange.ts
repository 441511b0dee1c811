import { presented } from '../../engine/seams/teller.ts';
import { executed, keyOf } from '../../http/command.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';
import { exchangeTeller } from './present.ts';

/** Carries out the caller's live quote. */
export function registerExecuteExchange(http: Http, { engine }: Pick<CallServices, 'engine'>): void {
  route(http, 'POST /account/executeUserExchange', async ({ body: { quoteId } }, request) =>
    executed(
      await engine.execute(
        { kind: 'execute-exchange', userId: request.user.userId, quoteId },
        presented(exchangeTeller, null),
        keyOf(request),
      ),
    ),
  );
}
