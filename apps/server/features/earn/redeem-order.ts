import type { EarnOrder } from '@candor/core/earn/order.ts';
import type { EarnKind } from '@candor/core/earn/product.ts';
import type { Redemption } from '@candor/core/earn/redeem-order.ts';
import { ok } from '@candor/core/result.ts';
import { executed, keyOf, orEnded } from '../../http/command.ts';
import type { Http } from '../../http/http.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { route, type CallRequest } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import type { ProductNames } from '../../operators/product-names.ts';
import { presentLockOrder, presentRedemption, presentWealthOrder } from './present.ts';

/** Ending an order, and what that would bring: one function of core answers both. */
export function registerRedeemOrder(
  http: Http,
  { db, engine, clock }: Pick<Services, 'db' | 'engine' | 'clock'>,
  names: ProductNames,
): void {
  const redeemOrder = async <Row>(
    product: EarnKind,
    orderNo: string,
    request: CallRequest<'POST /lockMining/redeem'>,
    present: (order: EarnOrder, name: string, now: number) => Row,
  ): Promise<Outcome<Row>> => {
    const {
      language,
      user: { userId },
    } = request;
    const shown = ({ order }: Redemption): Row => present(order, names.wordsOf(order, language).name, clock.now());
    const result = await engine.execute({ kind: 'redeem-earn-order', product, userId, orderNo }, shown, keyOf(request));
    return orEnded(db, 'earn_order', { userId, orderNo, kind: product }, executed(result));
  };
  route(http, 'POST /lockMining/redeem', ({ body }, request) =>
    redeemOrder('lock-mining', body.orderId, request, presentLockOrder),
  );
  route(http, 'POST /userProductOrder/executeUserRedeemOrder', ({ body }, request) =>
    redeemOrder('wealth', body.orderId, request, presentWealthOrder),
  );
  route(http, 'POST /userProductOrder/executeAnticipateRedeem', ({ body }, { user }) => {
    const { orderId: orderNo } = body;
    const order = engine.state.earn.orders.get(orderNo);
    if (order === undefined || order.userId !== user.userId || order.kind !== 'wealth') {
      return orEnded(
        db,
        'earn_order',
        { userId: user.userId, orderNo, kind: 'wealth' },
        refused('not-found', { field: 'orderId' }),
      );
    }
    return ok(presentRedemption(order, clock.now()));
  });
}
