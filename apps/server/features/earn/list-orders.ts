import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Language } from '@candor/api-contract/languages.ts';
import type { EarnOrder } from '@candor/core/earn/order.ts';
import type { EarnKind } from '@candor/core/earn/product.ts';
import { amount } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { platformDayStart } from '@candor/core/platform-day.ts';
import { ok } from '@candor/core/result.ts';
import { earnOrderFrom } from '../../engine/rows/earn.ts';
import { optionalNumber, units, type Row } from '../../engine/rows/table.ts';
import type { Http } from '../../http/http.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';
import type { ProductNames } from '../../operators/product-names.ts';
import { presentLockOrder, presentWealthOrder, type LockOrderRow, type WealthOrderRow } from './present.ts';
import { findOrder, incomePage, ordersPage, sumsOf, type OrderQuery } from './store.ts';

type IncomeRow = CallAnswer<'GET /lockMining/income'>['list'][number];

/** Own orders, their income and their sums. */
export function registerListEarn(
  http: Http,
  { db, clock }: Pick<CallServices, 'db' | 'clock'>,
  names: ProductNames,
): void {
  const list = async <Shown>(kind: EarnKind, userId: string, query: OrderQuery, present: (order: EarnOrder) => Shown) =>
    ok(await ordersPage(db, { userId, kind }, query, present));
  const find = async <Shown>(
    kind: EarnKind,
    userId: string,
    id: string,
    present: (order: EarnOrder) => Shown,
  ): Promise<Outcome<Shown>> => {
    const order = await findOrder(db, userId, kind, id);
    return order === null ? refused('not-found', { field: 'id' }) : ok(present(order));
  };
  const lock =
    (language: Language) =>
    (order: EarnOrder): LockOrderRow =>
      presentLockOrder(order, names.wordsOf(order, language).name, clock.now());
  const wealth =
    (language: Language) =>
    (order: EarnOrder): WealthOrderRow =>
      presentWealthOrder(order, names.wordsOf(order, language).name, clock.now());

  route(http, 'GET /lockMining/orders', ({ query }, { user, language }) =>
    list('lock-mining', user.userId, query, lock(language)),
  );
  route(http, 'GET /lockMining/orders/{id}', ({ params }, { user, language }) =>
    find('lock-mining', user.userId, params.id, lock(language)),
  );
  route(http, 'GET /userProductOrder/page', ({ query }, { user, language }) =>
    list('wealth', user.userId, query, wealth(language)),
  );
  route(http, 'GET /userProductOrder/findOrderById', ({ query }, { user, language }) =>
    find('wealth', user.userId, query.id, wealth(language)),
  );

  registerIncome(http, { db, clock }, names);
}

const presentIncome =
  (names: ProductNames, language: Language) =>
  (row: Row): IncomeRow => {
    const order = earnOrderFrom(row);
    const settleTime = optionalNumber(row.settled_at);
    return {
      orderNo: order.orderNo,
      productName: names.wordsOf(order, language).name,
      currencyCode: order.currency,
      day: Number(row.day),
      date: Number(row.due_at),
      amount: formatAmount(amount(units(row.amount)), order.currency),
      settled: settleTime !== null,
      settleTime,
    };
  };

const locked = ({ userId }: { userId: string }) => ({ userId, kind: 'lock-mining' }) as const;

function registerIncome(http: Http, { db, clock }: Pick<CallServices, 'db' | 'clock'>, names: ProductNames): void {
  const income = (language: Language) => presentIncome(names, language);
  route(http, 'GET /lockMining/orders/{id}/income', async ({ params, query }, { user, language }) => {
    if ((await findOrder(db, user.userId, 'lock-mining', params.id)) === null)
      return refused('not-found', { field: 'id' });
    return ok(await incomePage(db, locked(user), { ...query, orderNo: params.id }, income(language)));
  });
  route(http, 'GET /lockMining/income', async ({ query: { settled, ...page } }, { user, language }) =>
    ok(
      await incomePage(
        db,
        locked(user),
        { ...page, settled: settled === undefined ? undefined : settled === 1 },
        income(language),
      ),
    ),
  );
  route(http, 'GET /lockMining/statistics', async (_, { user }) => {
    const { today, total, invested, active } = await sumsOf(
      db,
      user.userId,
      'lock-mining',
      platformDayStart(clock.now()),
    );
    const money = (units: bigint): string => formatAmount(amount(units), 'USDT');
    return ok({
      todayIncome: money(today),
      totalIncome: money(total),
      totalInvestment: money(invested),
      activeOrders: active,
      currencyCode: 'USDT',
    });
  });
}
