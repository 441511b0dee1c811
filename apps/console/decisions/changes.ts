import { grouped } from '../design/amount.tsx';
import { words } from '../locales/words.ts';
import { named, fact, type Change, type Known } from './change.ts';
import { contentOf } from './content-changes.ts';
import { countryChangesOf } from './country-changes.ts';
import { sumOf } from './decimal.ts';
import type { Of, ProposalBody } from './kinds.ts';
import { operatorChangesOf } from './operator-changes.ts';
import { payoutOf } from './payout.ts';
import { rulesOf } from '../rules/rule-changes.ts';
import { payAccountOf, productOf } from './record-changes.ts';

const w = words.changes;
const stamp = (at: unknown): string => new Date(Number(at)).toISOString().replace('T', ' ').slice(0, 19);
/** What a proposal would change, line by line. */
export function changesOf(body: ProposalBody, known: Known): readonly Change[] {
  switch (body.kind) {
    case 'deposit-credit':
      return creditOf(body, known);
    case 'withdrawal-approve':
    case 'withdrawal-return':
      return body.kind === 'withdrawal-approve' ? stateOf(known, 'approved') : returnedOf(known);
    case 'reserve-funding':
    case 'pool-funding':
      return body.kind === 'reserve-funding' ? [reserveOf(body, known)] : poolOf(body, known);
    case 'product-change':
      return productOf(body, known);
    case 'rules-change':
      return rulesOf(body, known.rules);
    case 'vnd-rate':
    case 'pay-account':
      return body.kind === 'vnd-rate' ? [rateOf(body, known)] : payAccountOf(body, known);
    case 'void':
    case 'outage-void':
      return voidOf(body);
    case 'lines':
    case 'content':
      return body.kind === 'lines' ? linesOf(body, known) : contentOf(body);
    case 'country-on':
    case 'retail-rule':
      return countryChangesOf(body, known);
    case 'month-close':
    case 'difference-explain':
      return [body.kind === 'month-close' ? monthOf(body) : explainedOf(body)];
    case 'balance-adjustment':
    case 'account-close':
    case 'withdrawals-unfreeze':
    case 'access-recovery':
    case 'card-remove':
    case 'agent-change':
      return customerChangesOf(body, known);
    default:
      return operatorChangesOf(body, known);
  }
}

function creditOf(body: Of<'deposit-credit'>, { transaction }: Known): Change[] {
  const asked = transaction === undefined ? null : `${grouped(transaction.amount)} ${transaction.currencyCode}`;
  const received =
    body.amount === undefined ? (asked ?? w.asAsked) : `${grouped(body.amount)} ${transaction?.currencyCode ?? ''}`;
  return [
    { what: w.credited, old: '0', now: received },
    ...(body.amount === undefined ? [] : [{ what: w.asked, old: asked, now: received }]),
    {
      what: body.txid === undefined ? w.bankReference : w.txid,
      old: transaction?.txid ?? transaction?.bankReference ?? null,
      now: body.txid ?? body.bankReference ?? '',
    },
    ...(body.txid === undefined ? [] : [fact(words.deposits.logIndex, String(Number(body.logIndex ?? 0)))]),
  ];
}

function stateOf({ transaction }: Known, to: string): Change[] {
  const change = { what: w.state, old: named(transaction?.status, words.statuses), now: named(to, words.statuses) };
  if (transaction === undefined) return [change];
  const { address, bankName, cardNo } = transaction;
  const payout = payoutOf(transaction);
  return [
    change,
    fact(w.payout, `${grouped(payout.amount)} ${payout.unit}`),
    fact(w.to, address ?? [bankName, cardNo].filter((part) => part !== null).join(' ')),
  ];
}

const returnedOf = (known: Known): Change[] => [
  ...stateOf(known, 'rejected'),
  { what: w.money, old: w.withUs, now: w.withCustomer },
];

function adjustmentOf(
  { accountType, currencyCode, direction, amount, reverses }: Of<'balance-adjustment'>,
  { balances }: Known,
): Change[] {
  const before =
    balances === undefined
      ? null
      : (balances.find((one) => one.accountType === Number(accountType) && one.currencyCode === currencyCode)
          ?.available ?? '0');
  const after = before === null ? null : sumOf(before, direction === 'credit' ? amount : `-${amount}`);
  const change = `${direction === 'credit' ? '+' : '−'}${grouped(amount)} ${currencyCode}`;
  return [
    {
      what: w.available(words.accountTypes[String(accountType)] ?? ''),
      old: before === null ? null : `${grouped(before)} ${currencyCode}`,
      now: after === null ? change : `${grouped(after)} ${currencyCode} (${change})`,
    },
    ...(reverses === undefined ? [] : [fact(w.reverses, reverses)]),
  ];
}

function fundingOf(before: string | undefined, amount: string, what: string): Change {
  const after = before === undefined ? null : sumOf(before, amount);
  return {
    what,
    old: before === undefined ? null : grouped(before),
    now: after === null ? `+${grouped(amount)}` : `${grouped(after)} (+${grouped(amount)})`,
  };
}

const reserveOf = (body: Of<'reserve-funding'>, known: Known): Change =>
  fundingOf(
    known.reserves?.find(({ name }) => name === body.reserve)?.available,
    body.amount,
    named(body.reserve, words.reserves),
  );
const poolOf = (body: Of<'pool-funding'>, known: Known): Change[] => [
  fact(words.products.product, body.productId),
  fundingOf(known.settings?.products.find(({ productId }) => productId === body.productId)?.pool, body.amount, w.pool),
];

const voidOf = (body: Of<'void'> | Of<'outage-void'>): Change[] => [
  fact(words.voids.symbol, body.kind === 'void' ? body.symbol : w.everySymbol),
  fact(w.window, `${stamp(body.from)} – ${stamp(body.to)} UTC`),
  { what: w.lost, old: w.lostStay, now: w.stakesBack },
  fact(w.wins, w.winsStay),
];

const linesText = (lines: readonly { readonly name: string; readonly url: string }[] | undefined): string | null =>
  lines === undefined || lines.length === 0 ? null : lines.map(({ name, url }) => `${name} ${url}`).join('\n');
const linesOf = (body: Of<'lines'>, known: Known): Change[] => [
  { what: w.customerLink, old: known.lines?.customerLink ?? null, now: body.customerLink ?? words.app.none },
  { what: w.lines, old: linesText(known.lines?.lines), now: linesText(body.lines) ?? words.app.none },
];

const unfreezing: Change = { what: w.payouts, old: words.statuses['withdrawals-frozen'], now: w.payoutsOpen };
const monthOf = ({ month }: Of<'month-close'>): Change => ({
  what: `${words.months.month} ${month}`,
  old: w.monthOpen,
  now: words.months.states.closed,
});
const explainedOf = ({ differenceId, reason }: Of<'difference-explain'>): Change => ({
  what: `${words.differences.one} ${differenceId}`,
  old: w.unexplained,
  now: reason,
});
const rateOf = ({ vndPerUsdt }: Of<'vnd-rate'>, { settings }: Known): Change => ({
  what: w.vndPerUsdt,
  old: grouped(settings?.vndPerUsdt ?? ''),
  now: grouped(vndPerUsdt),
});
type OfCustomer = Of<
  'balance-adjustment' | 'account-close' | 'withdrawals-unfreeze' | 'access-recovery' | 'card-remove' | 'agent-change'
>;
function customerChangesOf(body: OfCustomer, known: Known): Change[] {
  switch (body.kind) {
    case 'balance-adjustment':
      return adjustmentOf(body, known);
    case 'account-close':
      return closeOf(known);
    case 'withdrawals-unfreeze':
      return [unfreezing];
    case 'access-recovery':
      return [{ what: w.access, old: w.accessLost, now: w.accessGiven }];
    case 'card-remove':
      return [removedCardOf(body, known)];
    case 'agent-change':
      return [agentOf(body)];
  }
}
function removedCardOf({ cardId }: Of<'card-remove'>, { cards }: Known): Change {
  const card = cards?.find(({ id }) => id === cardId);
  const old = card === undefined ? cardId : `${card.bankName} ${card.cardNo}`;
  return { what: words.customers.card, old, now: words.app.none };
}
function agentOf({ agent }: Of<'agent-change'>): Change {
  const [old, now] = agent ? [w.noAgent, w.anAgent] : [w.anAgent, w.noAgent];
  return { what: w.account, old, now };
}
const closeOf = (known: Known): Change[] => [
  { what: w.account, old: words.statuses.open, now: w.closed },
  fact(w.everything, known.closing?.destination ?? ''),
];
