import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import { worthOfClosing } from '@candor/core/customers/close-account.ts';
import type { Worth } from '@candor/core/mandates/approval-limits.ts';
import { stakesOf } from '@candor/core/house/void-orders.ts';
import { worthAt } from '@candor/core/deposits/deposit.ts';
import { amount, type Amount } from '@candor/core/money/amount.ts';
import { isCurrency, parseAmount, type Currency } from '@candor/core/money/currencies.ts';
import { valueInUsdt } from '@candor/core/valuation/value-in-usdt.ts';
import { question, questionAbout } from '../../../engine/seams/question.ts';
import { vndRateOf } from '../../../operators/rates.ts';
import { earnProduct } from '../../../operators/earn-products.ts';
import { openDeposit, openWithdrawal } from '../../../transactions/standing-questions.ts';
import type { ConsoleServices } from '../console-services.ts';
import type { Effect } from './effects/carry-out.ts';

/** What an amount of a currency is worth in USDT at its mark; `unknown` where it has none. */
export const worthOfUnits = question(
  'worth-of-units',
  ({ state }, { currency, units }: { readonly currency: Currency; readonly units: Amount }): Worth => {
    if (currency === 'USDT') return units;
    const mark = state.marks.get(`${currency}USDT`);
    return mark === undefined ? 'unknown' : valueInUsdt(units, currency, mark.price);
  },
);

/** Everything that a customer has, as closing the account would pay it out. */
export const worthOfAll = questionAbout(
  'worth-of-all',
  ({ state, now }, userId): Worth => worthOfClosing(state, userId, now)?.total ?? 'unknown',
);

type Kind = ProposalBody['kind'];
type Moving =
  | 'deposit-credit'
  | 'withdrawal-approve'
  | 'withdrawal-return'
  | 'balance-adjustment'
  | 'reserve-funding'
  | 'pool-funding'
  | 'account-close'
  | 'void'
  | 'outage-void';
/** What is carried out without any journal: terms, texts, rights and what is noted. A new kind stands here or above. */
const movesNothing: Readonly<Record<Exclude<Kind, Moving>, true>> = {
  'product-change': true,
  'rules-change': true,
  'vnd-rate': true,
  'pay-account': true,
  'agent-change': true,
  'withdrawals-unfreeze': true,
  'access-recovery': true,
  'card-remove': true,
  lines: true,
  content: true,
  'country-on': true,
  'retail-rule': true,
  'difference-explain': true,
  'month-close': true,
  'operator-create': true,
  'operator-role': true,
  'role-change': true,
  'operator-mandate': true,
  'operator-enable': true,
  'operator-reset': true,
};
const isMoving = (body: ProposalBody): body is Extract<ProposalBody, { kind: Moving }> => !(body.kind in movesNothing);

/** What is proposed, and what it would do. */
export interface Weighable {
  readonly body: ProposalBody;
  readonly effect: Pick<Effect, 'command'>;
}

/** What approving a proposal moves; null where it moves no money. */
export async function worthOf(services: ConsoleServices, { body, effect }: Weighable): Promise<Worth> {
  if (!isMoving(body)) return null;
  switch (body.kind) {
    case 'deposit-credit':
      return worthOfCredit(services, body);
    case 'withdrawal-approve':
    case 'withdrawal-return':
      // In USDT or USDC, a dollar each.
      return (await services.engine.ask(openWithdrawal, body.orderNo))?.amount ?? 'unknown';
    case 'balance-adjustment':
      return worthIn(services, body.currencyCode, body.amount);
    case 'reserve-funding':
      return worthIn(services, 'USDT', body.amount);
    case 'pool-funding': {
      const product = await services.engine.ask(earnProduct, body.productId);
      return product === undefined ? 'unknown' : worthIn(services, product.currency, body.amount);
    }
    case 'account-close':
      return services.engine.ask(worthOfAll, body.userId);
    case 'void':
    case 'outage-void':
      return effect.command?.kind === 'void-orders' ? stakesOf(effect.command.lost) : 'unknown';
  }
}

async function worthIn({ engine }: ConsoleServices, currency: string, text: string): Promise<Worth> {
  const units = isCurrency(currency) ? parseAmount(text, currency) : null;
  if (!isCurrency(currency) || units === null) return 'unknown';
  return engine.ask(worthOfUnits, { currency, units: amount(units) });
}

async function worthOfCredit(
  { engine, operatorSettings, clock }: ConsoleServices,
  { orderNo, amount: received }: Extract<ProposalBody, { kind: 'deposit-credit' }>,
): Promise<Worth> {
  const deposit = await engine.ask(openDeposit, orderNo);
  if (deposit === undefined) return 'unknown';
  const units = received === undefined ? deposit.amount : parseAmount(received, deposit.currency);
  if (units === null) return 'unknown';
  return worthAt(deposit, amount(units), vndRateOf(operatorSettings), clock.now()).usdt;
}
