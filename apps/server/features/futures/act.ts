import type { Command } from '@candor/core/engine.ts';
import type { FuturesOrder } from '@candor/core/futures/order.ts';
import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { ok } from '@candor/core/result.ts';
import { executed, keyOf, newId } from '../../http/command.ts';
import type { Http } from '../../http/http.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { route, type CallContext } from '../../http/route.ts';
import type { SessionUser } from '../../http/sessions.ts';
import type { Services } from '../../services.ts';
import { optionalPrice } from './place-order.ts';
import { presentFuturesOrder, type FuturesOrderRow } from './present.ts';

type Request = CallContext & { readonly user: SessionUser };
type OrderCommand = Extract<Command, { kind: 'revoke-futures-order' | 'chase-futures-order' | 'close-position' | 'reverse-position' | 'lock-position' | 'set-stops' }>;

/** What the owner of a futures order can do with it. */
export function registerFuturesActions(http: Http, { engine, rules, nameOf, office }: Pick<Services, 'engine' | 'rules' | 'nameOf' | 'office'>): void {
  const act = async (command: OrderCommand, request: Request): Promise<Outcome<FuturesOrderRow>> => {
    const present = (order: FuturesOrder): FuturesOrderRow => presentFuturesOrder(order, nameOf(order.symbol), engine.state.marks.get(order.symbol));
    const result = await engine.execute(command, present, keyOf(request));
    return executed(result as Parameters<typeof executed<FuturesOrderRow>>[0]);
  };
  /** What opens something is offered where futures are; getting out always is. */
  const open = async (command: OrderCommand, request: Request): Promise<Outcome<FuturesOrderRow>> =>
    await office.countries.allowed(request.user.userId, 'futures') ? act(command, request) : refused('not-offered-here');
  const find = (orderNo: string, userId: string): FuturesOrder | null => {
    const order = engine.state.futures.orders.get(orderNo);
    return order?.userId === userId ? order : null;
  };

  route(http, 'POST /portal/order/revokeEntrust/{id}', ({ params }, request) =>
    act({ kind: 'revoke-futures-order', userId: request.user.userId, orderNo: params.id }, request));
  route(http, 'POST /portal/order/endContractOrder/{id}', ({ params }, request) =>
    act({ kind: 'close-position', userId: request.user.userId, orderNo: params.id }, request));
  route(http, 'POST /portal/order/endAndChaseContractOrder/{id}', ({ params }, request) =>
    open({ kind: 'reverse-position', userId: request.user.userId, orderNo: params.id, newOrderNo: newId() }, request));
  route(http, 'POST /portal/order/contractChaseOrder/{id}', ({ params, query }, request) => {
    const { userId } = request.user;
    const order = find(params.id, userId);
    // One call for two actions: what it does follows from the state, and `action` makes sure that both mean the same.
    const action = order === null || order.status === 'pending' ? 'follow' : 'lock';
    if (order !== null && query.action !== undefined && query.action !== action) return refused('action-mismatch', { field: 'action' });
    return action === 'follow'
      ? open({ kind: 'chase-futures-order', userId, orderNo: params.id }, request)
      : open({ kind: 'lock-position', userId, orderNo: params.id, newOrderNo: newId() }, request);
  });
  route(http, 'POST /portal/order/setStopProfitAndLoss', async ({ body }, request) => {
    const stopProfit = body.stopProfit === undefined ? ok(undefined) : optionalPrice(body.stopProfit, 'stopProfit');
    if (!stopProfit.ok) return stopProfit;
    const stopLoss = body.stopLoss === undefined ? ok(undefined) : optionalPrice(body.stopLoss, 'stopLoss');
    if (!stopLoss.ok) return stopLoss;
    const answer = await act({
      kind: 'set-stops', userId: request.user.userId, orderNo: body.orderNo, stopProfit: stopProfit.value, stopLoss: stopLoss.value,
    }, request);
    const tick = rules.futures.contracts.get(find(body.orderNo, request.user.userId)?.symbol ?? '')?.tick;
    return answer.ok || tick === undefined ? answer : { ...answer, params: { tick: formatPlain(tick, priceScale) } };
  });
}
