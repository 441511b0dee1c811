import type { CallAnswer } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import type { Countdown } from '@candor/core/spot/countdowns/countdown.ts';
import type { SetCountdown } from '@candor/core/spot/countdowns/set-countdown.ts';
import { countdownFrom } from '../../../engine/rows/spot/countdowns.ts';
import type { Row } from '../../../engine/rows/table.ts';
import { plainTeller, presented } from '../../../engine/seams/teller.ts';
import { executed } from '../../../http/command.ts';
import type { Http } from '../../../http/http.ts';
import type { Outcome } from '../../../http/refused.ts';
import { route } from '../../../http/route.ts';
import type { CallServices } from '../../../services.ts';

export type CountdownRow = CallAnswer<'POST /portal/order/countdownCancelAll'>;

const present = ({ symbol, countdownMs, dueAt }: Countdown): CountdownRow => ({
  symbol,
  countdownTime: countdownMs,
  dueTime: dueAt,
});

export const countdownTeller = plainTeller('countdown', present);

/** Sets a countdown of a customer's open spot orders anew, or ends it. */
export const setCountdown = async (
  { engine }: Pick<CallServices, 'engine'>,
  asked: Omit<SetCountdown, 'kind'>,
): Promise<Outcome<CountdownRow>> =>
  executed(await engine.execute({ kind: 'set-countdown', ...asked }, presented(countdownTeller, null)));

/** Orders that end by themselves when nothing is heard of who has placed them. */
export function registerCountdowns(http: Http, services: Pick<CallServices, 'db' | 'engine'>): void {
  route(http, 'POST /portal/order/countdownCancelAll', ({ body }, { user: { userId } }) =>
    setCountdown(services, { userId, symbol: body.symbol ?? null, countdownMs: body.countdownTime }),
  );
  route(http, 'GET /portal/order/countdowns', async (_, { user }) => {
    const sql = 'select * from spot_countdown where user_id = $1 and due_at is not null order by symbol';
    return ok((await services.db.query<Row>(sql, [user.userId])).map((row) => present(countdownFrom(row))));
  });
}
