import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { liabilitiesOf, type Liability } from '@candor/core/earn/liabilities.ts';
import { rateScale, type Amount } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { ok } from '@candor/core/result.ts';
import { isWatched } from '../../../chain/confirm-withdrawals.ts';
import { question } from '../../../engine/seams/question.ts';
import type { Http } from '../../../http/http.ts';
import { refused } from '../../../http/refused.ts';
import { route } from '../../../http/route.ts';
import { act, type ConsoleServices } from '../console-services.ts';
import { readNarrowed } from '../../../db/paging.ts';
import { named } from '../lists/named.ts';
import { matchPayments } from '../payouts/match-payments.ts';
import { countedTo, narrowed } from '../lists/narrowed.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { earnProducts, type PooledProduct } from '../../../operators/earn-products.ts';
import { openWithdrawal } from '../../../transactions/standing-questions.ts';
import { onePersonWith } from '../../../operators/handouts.ts';
import { registerRules } from '../rules/routes.ts';
import { approveProposal, makeProposal, refuseProposal } from './decide.ts';
import { revealDeposit } from './reveal-deposit.ts';
import { takeStep } from './single.ts';
import { presentProposal, proposalColumns, proposalDue, proposalTables, viewerOf, type ProposalRow } from './store.ts';

const orders: Readonly<Record<CallParsed<'GET /operator/proposals'>['query']['sort'], string>> = {
  due: `p.decision is not null, ${proposalDue}, p.made_at desc, p.id`,
  newest: 'p.made_at desc, p.id',
  oldest: 'p.made_at, p.id',
};

/** What needs two operators, and the steps for which one is enough. */
export function registerProposals(http: Http, services: ConsoleServices): void {
  registerSettings(http, services);
  registerRules(http, services);
  registerSteps(http, services);
  route(http, 'GET /operator/proposals', async ({ query }, { operator }) => {
    const viewer = await viewerOf(services.db, operator);
    const order = orders[query.sort];
    const where = narrowed.proposals(named(services.secrets, query));
    const rows = await readNarrowed<ProposalRow>(
      services.db,
      { columns: proposalColumns, tables: proposalTables, where, order, countedTo },
      query,
    );
    return ok({ ...rows, list: rows.list.map((row) => presentProposal(row, viewer)) });
  });
  route(http, 'POST /operator/proposals/make', ({ body }, { operator }) =>
    makeProposal(services, operator, body.proposal),
  );
  route(http, 'POST /operator/proposals/approve', ({ body }, { operator }) =>
    approveProposal(services, operator, body.id),
  );
  route(http, 'POST /operator/proposals/refuse', ({ body }, { operator }) =>
    refuseProposal(services, operator, body.id, body.reason),
  );
}

const by = (operatorId: string): string => `operator:${operatorId}`;

function registerSteps(http: Http, services: ConsoleServices): void {
  registerWithdrawalSteps(http, services);
  route(http, 'POST /operator/deposits/reveal', ({ body }, { operator }) =>
    revealDeposit(services, operator, body.orderNo),
  );
  route(http, 'POST /operator/deposits/refuse', ({ body }, { operator }) =>
    takeStep(services, operator, { kind: 'reject-deposit', ...body, approval: by(operator.operatorId) }, body.reason),
  );
  route(http, 'POST /operator/withdrawals/reveal', async ({ body: { orderNo } }, { operator }) => {
    const withdrawal = await services.engine.ask(openWithdrawal, orderNo);
    if (withdrawal?.destination.way !== 'bank') return refused('not-found', { field: 'orderNo' });
    await act(services, operator, { act: 'card-view', subject: `withdrawal:${orderNo}`, userId: withdrawal.userId });
    const card = await services.destinations.revealBankCard(withdrawal.userId, withdrawal.destination.bankCardId);
    return card === null
      ? refused('not-found', { field: 'orderNo' })
      : ok({ bankName: card.bankName, holder: card.username, cardNo: card.cardNo, city: card.city });
  });
}

function registerWithdrawalSteps(http: Http, services: ConsoleServices): void {
  route(http, 'POST /operator/withdrawals/refuse', ({ body }, { operator }) =>
    takeStep(
      services,
      operator,
      { kind: 'reject-withdrawal', ...body, approval: by(operator.operatorId) },
      body.reason,
    ),
  );
  route(http, 'POST /operator/withdrawals/sent', ({ body }, { operator }) =>
    takeStep(services, operator, { kind: 'send-withdrawal', ...body, approval: by(operator.operatorId) }, null),
  );
  route(http, 'POST /operator/withdrawals/match', async ({ body }) => ok(await matchPayments(services, body.payments)));
  route(http, 'POST /operator/withdrawals/unknown', ({ body }, { operator }) =>
    takeStep(
      services,
      operator,
      { kind: 'mark-unknown-withdrawal', ...body, approval: by(operator.operatorId) },
      body.reason,
    ),
  );
  route(http, 'POST /operator/withdrawals/confirmed', async ({ body: { orderNo, txid, reason } }, { operator }) => {
    const withdrawal = await services.engine.ask(openWithdrawal, orderNo);
    if (services.rules.mode === 'real' && withdrawal !== undefined && isWatched(withdrawal))
      return refused('withdrawal-state', { field: 'orderNo' });
    if (withdrawal !== undefined && !isWatched(withdrawal) && (await hasPaid(services, operator, orderNo)))
      return refused('payout-other-operator');
    return takeStep(
      services,
      operator,
      { kind: 'confirm-withdrawal', orderNo, txid, approval: by(operator.operatorId) },
      reason,
    );
  });
}

/**
 * Whether this operator, or one who counts as the same person, has said that it was paid: where no watcher sees the
 * payment, another one confirms it.
 */
async function hasPaid({ db }: ConsoleServices, { operatorId }: OperatorUser, orderNo: string): Promise<boolean> {
  const steps = await db.query<{ approval: string }>(
    `select approval from transaction_event
      where order_no = $1 and status in ('sending', 'unknown') and approval like 'operator:%'`,
    [orderNo],
  );
  const onePerson = await onePersonWith(db, operatorId);
  return steps.some(({ approval }) => onePerson.has(approval.slice('operator:'.length)));
}

type Owed = CallAnswer<'GET /operator/products/liabilities'>['products'][number];

function presentLiability({ product, orders, principal, income, reserve, free, days }: Liability): Owed {
  const money = (units: Amount): string => formatAmount(units, product.currency);
  return {
    productId: product.productId,
    kind: product.kind,
    currencyCode: product.currency,
    paused: product.paused,
    orders,
    principal: money(principal),
    income: money(income),
    reserve: money(reserve),
    pool: money(free),
    days: days.map((due) => ({ day: due.day, income: money(due.income), principal: money(due.principal) })),
  };
}

/** What is owed to the orders of each product, and on which day. */
export const earnLiabilities = question('earn-liabilities', ({ state }, _none: null) => liabilitiesOf(state));

type Product = CallAnswer<'GET /operator/products'>['products'][number];
type PayAccount = CallAnswer<'GET /operator/payAccounts'>[number];
interface AccountRow {
  id: string;
  bank_name: string;
  bank_code: string;
  account_name: string;
  account_number: string;
  test: boolean;
  active: boolean;
  created_at: string;
}

const presentAccount = (row: AccountRow): PayAccount => ({
  id: row.id,
  bankName: row.bank_name,
  bankCode: row.bank_code,
  holder: row.account_name,
  accountNo: row.account_number,
  test: row.test,
  enabled: row.active,
  createdAt: Number(row.created_at),
});

const presentProduct = ({ product, pool }: PooledProduct): Product => ({
  productId: product.productId,
  version: product.version,
  kind: product.kind,
  currencyCode: product.currency,
  dailyRate: formatPlain(product.dailyRate * 100n, rateScale),
  penaltyRate: formatPlain(product.penaltyRate * 100n, rateScale),
  days: product.days,
  dividend: product.dividend,
  minAmount: formatAmount(product.minAmount, product.currency),
  maxAmount: formatAmount(product.maxAmount, product.currency),
  example: product.example,
  paused: product.paused,
  pool: formatAmount(pool, product.currency),
});

function registerSettings(http: Http, services: ConsoleServices): void {
  route(http, 'GET /operator/payAccounts', async () =>
    ok((await services.db.query<AccountRow>('select * from bank_account order by bank_name, id')).map(presentAccount)),
  );
  route(http, 'GET /operator/products', async () => {
    const products = (await services.engine.ask(earnProducts, null)).map(presentProduct);
    return ok({
      vndPerUsdt: services.operatorSettings.rates.vndPerUsdt,
      products,
      texts: Object.fromEntries(
        products
          .map(({ productId }) => [productId, services.productNames.textsOf(productId)] as const)
          .filter(([, texts]) => Object.keys(texts).length > 0),
      ),
    });
  });
  route(http, 'GET /operator/products/liabilities', async () =>
    ok({
      time: services.clock.now(),
      products: (await services.engine.ask(earnLiabilities, null)).map(presentLiability),
    }),
  );
}
