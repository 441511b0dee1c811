import type { EarnKind } from '@candor/core/earn/product.ts';
import type { Redemption } from '@candor/core/earn/redeem-order.ts';
import { ok } from '@candor/core/result.ts';
import { question } from '../../engine/seams/question.ts';
import { presented, type Teller } from '../../engine/seams/teller.ts';
import { executed, keyOf, orEnded } from '../../http/command.ts';
import type { Http } from '../../http/http.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { route, type CallRequest } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';
import { presentRedemption, type LockOrderRow, type WealthOrderRow } from './present.ts';
import { tellLockOrder, tellWealthOrder, type Spoken } from './tell-order.ts';

export const redeemedLock: Teller<Redemption, Spoken, LockOrderRow> = {
  name: 'redeemed-lock',
  present: ({ order }, spoken, beside) => tellLockOrder(order, spoken, beside),
};
export const redeemedWealth: Teller<Redemption, Spoken, WealthOrderRow> = {
  name: 'redeemed-wealth',
  present: ({ order }, spoken, beside) => tellWealthOrder(order, spoken, beside),
};

export const openEarnOrder = question('open-earn-order', ({ state }, orderNo: string) =>
  state.earn.orders.get(orderNo),
);

/** Ending an order, and what that would bring: one function of core answers both. */
export function registerRedeemOrder(
  http: Http,
  { db, engine, clock }: Pick<CallServices, 'db' | 'engine' | 'clock'>,
): void {
  const redeemOrder = async <Row>(
    product: EarnKind,
    orderNo: string,
    request: CallRequest<'POST /lockMining/redeem'>,
    teller: Teller<Redemption, Spoken, Row>,
  ): Promise<Outcome<Row>> => {
    const { language } = request;
    const { userId } = request.user;
    const result = await engine.execute(
      { kind: 'redeem-earn-order', product, userId, orderNo },
      presented(teller, { language }),
      keyOf(request),
    );
    return orEnded(db, 'earn_order', { userId, orderNo, kind: product }, executed(result));
  };
  route(http, 'POST /lockMining/redeem', ({ body }, request) =>
    redeemOrder('lock-mining', body.orderId, request, redeemedLock),
  );
  route(http, 'POST /userProductOrder/executeUserRedeemOrder', ({ body }, request) =>
    redeemOrder('wealth', body.orderId, request, redeemedWealth),
  );
  route(http, 'POST /userProductOrder/executeAnticipateRedeem', async ({ body }, { user }) => {
    const { orderId: orderNo } = body;
    const order = await engine.ask(openEarnOrder, orderNo);
    if (order?.userId === user.userId && order.kind === 'wealth') return ok(presentRedemption(order, clock.now()));
    const own = { userId: user.userId, orderNo, kind: 'wealth' };
    return orEnded(db, 'earn_order', own, refused('not-found', { field: 'orderId' }));
  });
}
