import type { CallAnswer } from '@candor/api-contract/index.ts';
import { grouped } from '../design/amount.tsx';
import { words } from '../locales/en.ts';
import { sumOf } from './decimal.ts';
import type { Of, ProposalBody } from './kinds.ts';
import { payoutOf } from './payout.ts';

/** One thing as it is and as it would be; without an `old` it doesn't exist yet. */
export interface Change {
  readonly what: string;
  readonly old: string | null;
  readonly now: string;
}
/** What is known of how things stand; what isn't loaded, or may not be seen, is absent. */
export interface Known {
  readonly transaction?: CallAnswer<'GET /operator/deposits'>['list'][number] | undefined;
  readonly settings?: CallAnswer<'GET /operator/products'> | undefined;
  readonly accounts?: CallAnswer<'GET /operator/payAccounts'> | undefined;
  readonly lines?: CallAnswer<'GET /operator/lines'> | undefined;
  readonly operators?: CallAnswer<'GET /operator/operators'> | undefined;
  readonly closing?: CallAnswer<'GET /operator/customers/{userId}'>['closing'] | undefined;
  readonly person?: CallAnswer<'GET /operator/customers/{userId}'>['person'] | undefined;
  readonly balances?: CallAnswer<'GET /operator/customers/{userId}'>['balances'] | undefined;
  readonly reserves?: CallAnswer<'GET /operator/exposure'>['reserves'] | undefined;
}

const w = words.changes;
const stamp = (at: unknown): string => new Date(Number(at)).toISOString().replace('T', ' ').slice(0, 19);
const named = (text: string | null | undefined, names: Readonly<Record<string, string>>): string =>
  text === null || text === undefined ? '' : (names[text] ?? text);

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
      return [
        fundingOf(
          known.reserves?.find(({ name }) => name === body.reserve)?.available,
          body.amount,
          named(body.reserve, words.reserves),
        ),
      ];
    case 'pool-funding':
      return [
        fundingOf(
          known.settings?.products.find(({ productId }) => productId === body.productId)?.pool,
          body.amount,
          w.pool,
        ),
      ];
    case 'product-change':
      return productOf(body, known);
    case 'vnd-rate':
      return [{ what: w.vndPerUsdt, old: grouped(known.settings?.vndPerUsdt ?? ''), now: grouped(body.vndPerUsdt) }];
    case 'pay-account':
      return payAccountOf(body, known);
    case 'void':
      return [
        told(w.window, `${stamp(body.from)} – ${stamp(body.to)} UTC`),
        { what: w.lost, old: w.lostStay, now: w.stakesBack },
        told(w.wins, w.winsStay),
      ];
    case 'lines':
      return [
        { what: w.customerLink, old: known.lines?.customerLink ?? null, now: body.customerLink ?? words.app.none },
        { what: w.lines, old: linesText(known.lines?.lines), now: linesText(body.lines) ?? words.app.none },
      ];
    case 'content':
      return [
        told(w.place, `${body.family} ${body.key} (${body.language})`),
        { what: w.title, old: null, now: body.title },
        { what: w.link, old: null, now: body.link ?? words.app.none },
        { what: w.text, old: null, now: body.text ?? '' },
      ];
    case 'country-on':
      return [
        {
          what: `${body.country} ${words.countries.products[body.product]}`,
          old: words.countries.off,
          now: words.countries.on,
        },
      ];
    case 'account-close':
      return [
        { what: w.account, old: words.statuses.open, now: w.closed },
        told(w.everything, known.closing?.destination ?? ''),
      ];
    case 'withdrawals-unfreeze':
      return [{ what: w.payouts, old: words.statuses['withdrawals-frozen'], now: w.payoutsOpen }];
    case 'operator-create':
      return [
        { what: w.operator, old: null, now: body.name },
        { what: w.role, old: null, now: words.roles[body.role] },
      ];
    case 'operator-role':
      return [
        told(w.operator, nameOf(body.id, known)),
        { what: w.role, old: named(operatorOf(body.id, known)?.role, words.roles), now: words.roles[body.role] },
      ];
    case 'operator-enable':
      return [
        told(w.operator, nameOf(body.id, known)),
        { what: w.state, old: words.statuses.disabled, now: words.statuses.active },
      ];
    case 'operator-reset':
      return [told(w.operator, nameOf(body.id, known)), { what: w.access, old: w.ownAccess, now: w.newAccess }];
  }
}

const linesText = (lines: readonly { readonly name: string; readonly url: string }[] | undefined): string | null =>
  lines === undefined || lines.length === 0 ? null : lines.map(({ name, url }) => `${name} ${url}`).join('\n');
const operatorOf = (id: string, { operators }: Known) => operators?.find((one) => one.id === id);
const nameOf = (id: string, known: Known): string => operatorOf(id, known)?.name ?? id;

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
  ];
}

function stateOf({ transaction }: Known, to: string): Change[] {
  const change = { what: w.state, old: named(transaction?.status, words.statuses), now: named(to, words.statuses) };
  if (transaction === undefined) return [change];
  const { address, bankName, cardNo } = transaction;
  const payout = payoutOf(transaction);
  return [
    change,
    told(w.payout, `${grouped(payout.amount)} ${payout.unit}`),
    told(w.to, address ?? [bankName, cardNo].filter((part) => part !== null).join(' ')),
  ];
}

/** What stays as it is, but has to be seen by whoever decides. */
const told = (what: string, text: string): Change => ({ what, old: text, now: text });

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
    ...(reverses === undefined ? [] : [told(w.reverses, reverses)]),
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

function productOf({ product, texts = {} }: Of<'product-change'>, { settings }: Known): Change[] {
  const before = settings?.products.find(({ productId }) => productId === product.productId);
  const fields = [
    'kind',
    'currencyCode',
    'dailyRate',
    'penaltyRate',
    'days',
    'dividend',
    'minAmount',
    'maxAmount',
    'example',
    'paused',
  ] as const;
  const named = Object.entries(settings?.texts[product.productId] ?? {});
  const written = ({ name, description }: { name: string; description: string }): string =>
    `${name}\n${description}`.trim();
  return [
    ...fields.map((field) => ({
      what: words.products.fields[field],
      old: before === undefined ? null : shown(before[field]),
      now: shown(product[field]),
    })),
    ...Object.entries(texts).map(([language, text]) => {
      const former = named.find(([key]) => key === language)?.[1];
      return {
        what: words.products.textOf(language),
        old: former === undefined ? null : written(former),
        now: written(text),
      };
    }),
  ];
}

function payAccountOf(body: Of<'pay-account'>, { accounts }: Known): Change[] {
  const before = accounts?.find(({ id }) => id === body.id);
  const fields = ['bankName', 'bankCode', 'holder', 'accountNo', 'enabled'] as const;
  return fields.map((field) => ({
    what: words.accounts.fields[field],
    old: before === undefined ? null : shown(before[field]),
    now: shown(body[field]),
  }));
}

const shown = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? words.app.yes : words.app.no) : grouped(String(value));
