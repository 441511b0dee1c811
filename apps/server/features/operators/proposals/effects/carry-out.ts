import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import type { Command } from '@candor/core/engine.ts';
import { amount } from '@candor/core/money/amount.ts';
import { formatAmount, isCurrency } from '@candor/core/money/currencies.ts';
import { isCustomerType } from '@candor/core/ledger/account.ts';
import { ok } from '@candor/core/result.ts';
import type { Statement } from '../../../../db/database.ts';
import { refused, type Outcome, type Refused } from '../../../../http/refused.ts';
import { earnProduct } from '../../../../operators/earn-products.ts';
import type { ConsoleServices } from '../../console-services.ts';
import { changeRules } from '../../rules/change-rules.ts';
import { changeAgent } from './agent-change.ts';
import { approveWithdrawal } from './approve-withdrawal.ts';
import { closeAccount } from './close-account.ts';
import { closeMonth } from './close-month.ts';
import { creditDeposit } from './credit-deposit.ts';
import { explainDifference } from './explain-difference.ts';
import { changeMandate } from './mandate.ts';
import { changeRole } from './role.ts';
import { createOperator, enableOperator, raiseOperator, resetOperator } from './operators.ts';
import { changeLines, switchCountryOn, writeContent } from './outside.ts';
import { productCommand } from './product.ts';
import { decideRetailRule } from './retail-rule.ts';
import { recoverAccess } from './recover-access.ts';
import { removeCard } from './remove-card.ts';
import { returnWithdrawal } from './return-withdrawal.ts';
import { unfreezeWithdrawals } from './unfreeze-withdrawals.ts';
import { units } from './units.ts';
import { voidWindow } from './voids/void.ts';
import { voidOutage } from './voids/void-outage.ts';

/** What a proposal does once it is approved: a command of the engine, or rows alone. */
export interface Effect {
  readonly subject: string;
  /** What is proposed, in the one spelling in which it is kept; as it came without it. */
  readonly body?: ProposalBody;
  /** The customer concerned. */
  readonly userId: string | null;
  /** Customers who get something by it, where it is about many. */
  readonly gainers?: readonly string[];
  readonly command?: Command;
  readonly statements?: readonly Statement[];
  /** What is answered where the table refuses these rows, as somebody else has ended what they are about meanwhile. */
  readonly overtaken?: Refused;
  /**
   * Of an operator's account: what is written when two have decided it, and the one-time password that the second one
   * hands over.
   */
  readonly access?: (by: readonly string[]) => Promise<Outcome<Access>>;
  /** After the commit, before the decision is answered. */
  readonly apply?: () => void | Promise<void>;
  /** Of the journal that it makes. */
  readonly reference?: string;
}

export interface Access {
  readonly statements: readonly Statement[];
  readonly oneTimePassword?: string;
}

/** Which proposal it is, and whose. */
interface Made {
  readonly proposalId: string;
  readonly maker: string;
}

/**
 * Checks what is proposed against how things stand, and says what it would do. Asked when it is made and again when it
 * is approved.
 */
export async function effectOf(services: ConsoleServices, body: ProposalBody, made: Made): Promise<Outcome<Effect>> {
  const { proposalId, maker } = made;
  switch (body.kind) {
    case 'deposit-credit':
    case 'withdrawal-approve':
    case 'withdrawal-return':
      return transactionOf(services, body, proposalId);
    case 'balance-adjustment':
      return adjustmentOf(services, body, proposalId);
    case 'reserve-funding':
    case 'pool-funding':
      return fundingOf(services, body, proposalId);
    case 'product-change':
    case 'rules-change':
      return termsOf(services, body, proposalId);
    case 'vnd-rate':
    case 'pay-account':
      return ok(body.kind === 'vnd-rate' ? vndRate(services, body) : payAccountOf(services, body, proposalId));
    case 'lines':
    case 'content':
      return textOf(services, body, maker);
    case 'country-on':
    case 'retail-rule':
      return offerOf(services, body, proposalId);
    case 'void':
    case 'outage-void':
      return body.kind === 'void' ? voidWindow(services, body, proposalId) : voidOutage(services, body, proposalId);
    case 'month-close':
    case 'difference-explain':
      return bookOf(services, body, proposalId);
    case 'account-close':
    case 'withdrawals-unfreeze':
    case 'access-recovery':
    case 'card-remove':
    case 'agent-change':
      return customerEffect(services, body, proposalId);
    default:
      return accessOf(services, body, made);
  }
}

/** Under which terms something new is accepted. */
const termsOf = (services: ConsoleServices, body: Of<'product-change' | 'rules-change'>, approval: string) =>
  body.kind === 'rules-change' ? changeRules(services, body, approval) : productCommand(body, services.productNames);

/** What leads customers elsewhere. */
const textOf = (services: ConsoleServices, body: Of<'lines' | 'content'>, maker: string): Outcome<Effect> =>
  body.kind === 'lines' ? ok(changeLines(services, body)) : writeContent(services, body, maker);

/** What is offered in a country. */
const offerOf = (services: ConsoleServices, body: Of<'country-on' | 'retail-rule'>, approval: string) =>
  body.kind === 'country-on' ? switchCountryOn(services, body) : decideRetailRule(services, body, approval);

/** What is done for one customer. */
function customerEffect(
  services: ConsoleServices,
  body: Of<'account-close' | 'withdrawals-unfreeze' | 'access-recovery' | 'card-remove' | 'agent-change'>,
  approval: string,
): Promise<Outcome<Effect>> {
  switch (body.kind) {
    case 'account-close':
      return closeAccount(services, body, approval);
    case 'withdrawals-unfreeze':
      return unfreezeWithdrawals(services, body, approval);
    case 'access-recovery':
      return recoverAccess(services, body, approval);
    case 'card-remove':
      return removeCard(services, body, approval);
    case 'agent-change':
      return changeAgent(services, body, approval);
  }
}

function transactionOf(
  services: ConsoleServices,
  body: Of<'deposit-credit' | 'withdrawal-approve' | 'withdrawal-return'>,
  approval: string,
): Promise<Outcome<Effect>> {
  if (body.kind === 'deposit-credit') return creditDeposit(services, body, approval);
  return body.kind === 'withdrawal-approve'
    ? approveWithdrawal(services, body.orderNo, approval)
    : returnWithdrawal(services, body, approval);
}

const bookOf = (services: ConsoleServices, body: Of<'month-close' | 'difference-explain'>, approval: string) =>
  body.kind === 'month-close' ? closeMonth(services, body, approval) : explainDifference(services, body, approval);

const fundingOf = (
  services: ConsoleServices,
  body: Of<'reserve-funding' | 'pool-funding'>,
  reference: string,
): Promise<Outcome<Effect>> | Outcome<Effect> =>
  body.kind === 'pool-funding' ? poolFunding(services, body, reference) : reserveFunding(body, reference);

function accessOf(
  services: ConsoleServices,
  body: Of<
    'operator-create' | 'operator-role' | 'operator-mandate' | 'operator-enable' | 'operator-reset' | 'role-change'
  >,
  made: Made,
): Promise<Outcome<Effect>> | Outcome<Effect> {
  const { proposalId } = made;
  switch (body.kind) {
    case 'role-change':
      return changeRole(services, body, made);
    case 'operator-create':
      return createOperator(services, body, proposalId);
    case 'operator-role':
      return raiseOperator(services, body, proposalId);
    case 'operator-mandate':
      return changeMandate(services, body, proposalId);
    case 'operator-enable':
      return enableOperator(services, body, proposalId);
    case 'operator-reset':
      return resetOperator(services, body, proposalId);
  }
}

type Of<Kind extends ProposalBody['kind']> = Extract<ProposalBody, { kind: Kind }>;

function reserveFunding({ reserve, amount }: Of<'reserve-funding'>, reference: string): Outcome<Effect> {
  const sum = units(amount, 'USDT', 'amount');
  if (!sum.ok) return sum;
  return ok({
    subject: `reserve:${reserve}`,
    userId: null,
    command: { kind: 'top-up-reserve', reserve, amount: sum.value, reference },
    reference,
  });
}

async function poolFunding(
  { engine }: ConsoleServices,
  { productId, amount }: Of<'pool-funding'>,
  reference: string,
): Promise<Outcome<Effect>> {
  const product = await engine.ask(earnProduct, productId);
  if (product === undefined) return refused('not-found', { field: 'productId' });
  const sum = units(amount, product.currency, 'amount');
  if (!sum.ok) return sum;
  return ok({
    subject: `pool:${productId}`,
    userId: null,
    command: { kind: 'fund-pool', productId, amount: sum.value, reference },
    reference,
  });
}

function vndRate({ operatorSettings, clock }: ConsoleServices, { vndPerUsdt }: Of<'vnd-rate'>): Effect {
  const change = operatorSettings.rates.change(vndPerUsdt, clock.now());
  return { subject: 'rate:VND', userId: null, statements: [change.statement], apply: change.apply };
}

async function adjustmentOf(
  services: ConsoleServices,
  body: Of<'balance-adjustment'>,
  approval: string,
): Promise<Outcome<Effect>> {
  const { userId, accountType, currencyCode, direction, reason, reverses } = body;
  if (!isCurrency(currencyCode)) return refused('currency-unknown', { field: 'currencyCode' });
  if (!isCustomerType(accountType)) return refused('account-type-unknown', { field: 'accountType' });
  const sum = units(body.amount, currencyCode, 'amount');
  if (!sum.ok) return sum;
  if ((await services.db.query('select 1 from customer where id = $1', [userId])).length === 0)
    return refused('not-found', { field: 'userId' });
  const signed = amount(direction === 'credit' ? sum.value : -sum.value);
  if (reverses !== undefined) {
    const moved = await movedBy(services, reverses, { userId, accountType, currencyCode });
    if (moved === 0n) return refused('not-found', { field: 'reverses' });
    if (signed > 0n === moved > 0n || sum.value > (moved < 0n ? -moved : moved))
      return refused('reversal-mismatch', {
        field: 'reverses',
        params: { amount: formatAmount(amount(moved), currencyCode), currency: currencyCode },
      });
  }
  const command: Command = {
    kind: 'adjust-balance',
    adjustmentId: approval,
    userId,
    accountType,
    currency: currencyCode,
    amount: signed,
    reverses: reverses === undefined ? null : Number(reverses),
    reason,
    approval,
  };
  return ok({ subject: `adjustment:${approval}`, userId, command, reference: approval });
}

/** What a journal has brought to an account, or taken from it; nothing when it didn't touch it. */
async function movedBy(
  { db }: ConsoleServices,
  journalId: string,
  { userId, accountType, currencyCode }: Pick<Of<'balance-adjustment'>, 'userId' | 'accountType' | 'currencyCode'>,
): Promise<bigint> {
  const [row] = await db.query<{ moved: string }>(
    `select coalesce(sum(available + frozen), 0) as moved from journal_entry
      where journal_id = $1 and owner = $2 and type = $3 and currency = $4`,
    [journalId, userId, accountType, currencyCode],
  );
  return BigInt(row?.moved ?? 0);
}

function payAccountOf(services: ConsoleServices, body: Of<'pay-account'>, proposalId: string): Effect {
  const id = body.id ?? proposalId;
  return {
    subject: `pay-account:${id}`,
    userId: null,
    statements: [
      {
        sql: `insert into bank_account (id, bank_name, bank_code, account_name, account_number, test, active,
          created_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8)
        on conflict (id) do update set bank_name = excluded.bank_name, bank_code = excluded.bank_code,
          account_name = excluded.account_name,
          account_number = excluded.account_number, active = excluded.active`,
        params: [
          id,
          body.bankName,
          body.bankCode,
          body.holder,
          body.accountNo,
          services.rules.mode === 'paper',
          body.enabled,
          services.clock.now(),
        ],
      },
    ],
  };
}
