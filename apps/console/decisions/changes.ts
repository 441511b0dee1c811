import { grouped } from '../design/amount.tsx';
import { words } from '../locales/en.ts';
import { named, fact, type Change, type Known } from './change.ts';
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
      return stateOf(known, 'approved');
    case 'withdrawal-return':
      return [...stateOf(known, 'rejected'), { what: w.money, old: w.withUs, now: w.withCustomer }];
    case 'balance-adjustment':
      return adjustmentOf(body, known);
    case 'reserve-funding':
    case 'pool-funding':
      return body.kind === 'reserve-funding' ? [reserveOf(body, known)] : poolOf(body, known);
    case 'product-change':
      return productOf(body, known);
    case 'rules-change':
      return rulesOf(body, known.rules);
    case 'vnd-rate':
      return [{ what: w.vndPerUsdt, old: grouped(known.settings?.vndPerUsdt ?? ''), now: grouped(body.vndPerUsdt) }];
    case 'pay-account':
      return payAccountOf(body, known);
    case 'void':
      return voidOf(body);
    case 'lines':
      return linesOf(body, known);
    case 'content':
      return contentOf(body);
    case 'country-on':
    case 'retail-rule':
      return countryChangesOf(body, known);
    case 'month-close':
      return [monthOf(body)];
    case 'account-close':
    case 'withdrawals-unfreeze':
      return body.kind === 'account-close' ? closeOf(known) : [unfreezing];
    case 'operator-create':
    case 'operator-role':
    case 'operator-enable':
    case 'operator-reset':
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

const voidOf = (body: Of<'void'>): Change[] => [
  fact(words.voids.symbol, body.symbol),
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

const contentOf = ({ family, key, language, ...body }: Of<'content'>): Change[] => [
  fact(w.place, `${family} ${key} (${language})`),
  { what: w.title, old: null, now: body.title },
  { what: w.link, old: null, now: body.link ?? words.app.none },
  { what: words.content.summary, old: null, now: body.summary ?? '' },
  { what: w.text, old: null, now: body.text ?? '' },
  { what: words.content.image, old: null, now: body.image ?? words.app.none },
  { what: words.content.position, old: null, now: String(body.position ?? 0) },
  { what: words.content.hidden, old: null, now: body.hidden === true ? words.app.yes : words.app.no },
];

const unfreezing: Change = { what: w.payouts, old: words.statuses['withdrawals-frozen'], now: w.payoutsOpen };
const monthOf = ({ month }: Of<'month-close'>): Change => ({
  what: `${words.months.month} ${month}`,
  old: w.monthOpen,
  now: words.months.states.closed,
});
const closeOf = (known: Known): Change[] => [
  { what: w.account, old: words.statuses.open, now: w.closed },
  fact(w.everything, known.closing?.destination ?? ''),
];
