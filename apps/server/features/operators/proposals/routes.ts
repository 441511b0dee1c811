import type { CallAnswer } from '@candor/api-contract/index.ts';
import { liabilitiesOf, type Liability } from '@candor/core/earn/liabilities.ts';
import { poolOf } from '@candor/core/earn/pool.ts';
import { rateScale, type Amount } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { ok } from '@candor/core/result.ts';
import { isWatched } from '../../../chain/confirm-withdrawals.ts';
import type { Http } from '../../../http/http.ts';
import { refused } from '../../../http/refused.ts';
import { route } from '../../../http/route.ts';
import { act, type Desk } from '../desk.ts';
import { readPage } from '../../../db/paging.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { onePersonWith } from '../../../operators/handouts.ts';
import { approveProposal, makeProposal, refuseProposal } from './decide.ts';
import { revealDeposit } from './reveal-deposit.ts';
import { takeStep } from './single.ts';
import {
  presentProposal,
  proposalColumns,
  proposalTables,
  viewerOf,
  type Proposal,
  type ProposalRow,
} from './store.ts';

/** What needs two operators, and the steps for which one is enough. */
export function registerProposals(http: Http, desk: Desk): void {
  registerSettings(http, desk);
  registerSteps(http, desk);
  route(http, 'GET /operator/proposals', async ({ query }, { operator }) => {
    const viewer = await viewerOf(desk.db, operator);
    const from = `from ${proposalTables} where ($1 = 'all' or (p.decision is null) = ($1 = 'open')) and ($2::text is null or p.kind = $2)`;
    return ok(
      await readPage<ProposalRow, Proposal>(
        desk.db,
        { columns: proposalColumns, from, order: 'p.made_at desc, p.id' },
        [query.status, query.kind ?? null],
        query,
        (row) => presentProposal(row, viewer),
      ),
    );
  });
  route(http, 'POST /operator/proposals/make', ({ body }, { operator }) => makeProposal(desk, operator, body.proposal));
  route(http, 'POST /operator/proposals/approve', ({ body }, { operator }) => approveProposal(desk, operator, body.id));
  route(http, 'POST /operator/proposals/refuse', ({ body }, { operator }) =>
    refuseProposal(desk, operator, body.id, body.reason),
  );
}

function registerSteps(http: Http, desk: Desk): void {
  const by = (operatorId: string): string => `operator:${operatorId}`;
  route(http, 'POST /operator/deposits/reveal', ({ body }, { operator }) =>
    revealDeposit(desk, operator, body.orderNo),
  );
  route(http, 'POST /operator/deposits/refuse', ({ body }, { operator }) =>
    takeStep(desk, operator, { kind: 'reject-deposit', ...body, approval: by(operator.operatorId) }, body.reason),
  );
  route(http, 'POST /operator/withdrawals/refuse', ({ body }, { operator }) =>
    takeStep(desk, operator, { kind: 'reject-withdrawal', ...body, approval: by(operator.operatorId) }, body.reason),
  );
  route(http, 'POST /operator/withdrawals/sent', ({ body }, { operator }) =>
    takeStep(desk, operator, { kind: 'send-withdrawal', ...body, approval: by(operator.operatorId) }, null),
  );
  route(http, 'POST /operator/withdrawals/unknown', ({ body }, { operator }) =>
    takeStep(
      desk,
      operator,
      { kind: 'mark-unknown-withdrawal', ...body, approval: by(operator.operatorId) },
      body.reason,
    ),
  );
  route(http, 'POST /operator/withdrawals/confirmed', async ({ body: { orderNo, txid, reason } }, { operator }) => {
    const withdrawal = desk.engine.state.withdrawals.open.get(orderNo);
    if (desk.rules.mode === 'real' && withdrawal !== undefined && isWatched(withdrawal))
      return refused('withdrawal-state', { field: 'orderNo' });
    if (withdrawal !== undefined && !isWatched(withdrawal) && (await hasPaid(desk, operator, orderNo)))
      return refused('payout-other-operator');
    return takeStep(
      desk,
      operator,
      { kind: 'confirm-withdrawal', orderNo, txid, approval: by(operator.operatorId) },
      reason,
    );
  });
  route(http, 'POST /operator/withdrawals/reveal', async ({ body: { orderNo } }, { operator }) => {
    const withdrawal = desk.engine.state.withdrawals.open.get(orderNo);
    if (withdrawal?.destination.way !== 'bank') return refused('not-found', { field: 'orderNo' });
    await act(desk, operator, { act: 'card-view', subject: `withdrawal:${orderNo}`, userId: withdrawal.userId });
    const card = await desk.destinations.revealBankCard(withdrawal.userId, withdrawal.destination.bankCardId);
    return card === null
      ? refused('not-found', { field: 'orderNo' })
      : ok({ bankName: card.bankName, holder: card.username, cardNo: card.cardNo, city: card.city });
  });
}

/**
 * Whether this operator, or one who counts as the same person, has said that it was paid: where no watcher sees the
 * payment, another one confirms it.
 */
async function hasPaid({ db }: Desk, { operatorId }: OperatorUser, orderNo: string): Promise<boolean> {
  const steps = await db.query<{ approval: string }>(
    "select approval from transaction_event where order_no = $1 and status in ('sending', 'unknown') and approval like 'operator:%'",
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

type Products = CallAnswer<'GET /operator/products'>['products'];
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

function registerSettings(http: Http, desk: Desk): void {
  route(http, 'GET /operator/payAccounts', async () =>
    ok(
      (await desk.db.query<AccountRow>('select * from bank_account order by bank_name, id')).map((row) => ({
        id: row.id,
        bankName: row.bank_name,
        bankCode: row.bank_code,
        holder: row.account_name,
        accountNo: row.account_number,
        test: row.test,
        enabled: row.active,
        createdAt: Number(row.created_at),
      })),
    ),
  );
  route(http, 'GET /operator/products', () => {
    const { state } = desk.engine;
    const products: Products = [...state.earn.products.values()].map((product) => ({
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
      pool: formatAmount(poolOf(state, product.productId, product.currency).available, product.currency),
    }));
    return ok({
      vndPerUsdt: desk.operatorSettings.rates.vndPerUsdt,
      products,
      texts: Object.fromEntries(
        products
          .map(({ productId }) => [productId, desk.productNames.textsOf(productId)] as const)
          .filter(([, texts]) => Object.keys(texts).length > 0),
      ),
    });
  });
  route(http, 'GET /operator/products/liabilities', () =>
    ok({ time: desk.clock.now(), products: liabilitiesOf(desk.engine.state).map(presentLiability) }),
  );
}
