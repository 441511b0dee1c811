import { proposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import { expect, test } from 'vitest';
import { words } from '../locales/words.ts';
import type { Known } from './change.ts';
import { changesOf } from './changes.ts';
import type { Kind, Of, ProposalBody } from './kinds.ts';

const reason = 'as agreed';
const txid = 'a'.repeat(64);
const product = {
  productId: 'lock-30',
  kind: 'lock-mining',
  currencyCode: 'USDT',
  dailyRate: '0.5',
  penaltyRate: '2',
  days: 30,
  dividend: 'daily',
  minAmount: '10',
  maxAmount: '5000',
  example: false,
  paused: false,
} as const;

const rules = {
  fast: { minStake: '1', terms: [{ seconds: 30, payoutRate: '0.8' }] },
  futures: { contracts: [{ symbol: 'BTCUSDT', feeRate: '0.0006' }] },
};

/** A role that was built, and the rights of its next version. */
const payments = { id: 'r1', name: 'Payments', base: 'finance', makes: [], approveMax: '5000', dayMax: null } as const;
const held = { ...payments, checks: ['withdrawal-approve'], acts: ['withdrawals'] };
const wider = { approveMax: '6000', dayMax: '20000', acts: ['withdrawals', 'deposits'] };
const widerChecks = ['withdrawal-approve', 'deposit-credit'];

/** One proposal of each kind, with everything that it can say. */
const bodies: { readonly [K in Kind]: Of<K> } = {
  'deposit-credit': {
    kind: 'deposit-credit',
    orderNo: 'D1',
    amount: '1999.5',
    txid,
    logIndex: 2,
    reason,
  },
  'withdrawal-approve': { kind: 'withdrawal-approve', orderNo: 'W1', reason },
  'withdrawal-return': { kind: 'withdrawal-return', orderNo: 'W1', reason },
  'balance-adjustment': {
    kind: 'balance-adjustment',
    userId: '10042',
    accountType: 1,
    currencyCode: 'USDT',
    direction: 'debit',
    amount: '1500.25',
    reverses: '77',
    reason,
  },
  'reserve-funding': { kind: 'reserve-funding', reserve: 'fast-reserve', amount: '1000', reason },
  'pool-funding': { kind: 'pool-funding', productId: 'lock-30', amount: '250', reason },
  'product-change': {
    kind: 'product-change',
    product: { ...product, dailyRate: '0.4', maxAmount: '10000', paused: true },
    texts: { vi: { name: 'Khóa 30 ngày', description: 'Mới' } },
    reason,
  },
  'rules-change': {
    kind: 'rules-change',
    basedOn: 3,
    from: Date.UTC(2026, 11, 1),
    settings: { ...rules, fast: { minStake: '2', terms: [{ seconds: 45, payoutRate: '0.7' }] } } as never,
    reason,
  },
  'vnd-rate': { kind: 'vnd-rate', vndPerUsdt: '26300', reason },
  'pay-account': {
    kind: 'pay-account',
    id: 'a1',
    bankName: 'Vietcombank',
    bankCode: 'VCB',
    holder: 'CANDOR JSC',
    accountNo: '0071000456',
    enabled: true,
    reason,
  },
  void: {
    kind: 'void',
    symbol: 'BTCUSDT',
    from: Date.parse('2026-03-01T10:00:00.250Z'),
    to: Date.parse('2026-03-01T10:05:59Z'),
    faultId: 'f1',
    reason,
  },
  'outage-void': {
    kind: 'outage-void',
    from: Date.parse('2026-03-01T10:00:00.250Z'),
    to: Date.parse('2026-03-01T10:05:59Z'),
    reason,
  },
  'card-remove': { kind: 'card-remove', userId: '10042', cardId: 'c1', reason },
  'agent-change': { kind: 'agent-change', userId: '10042', agent: true, reason },
  'account-close': { kind: 'account-close', userId: '10042', reason },
  'access-recovery': { kind: 'access-recovery', requestId: 'r1', reason },
  'withdrawals-unfreeze': { kind: 'withdrawals-unfreeze', userId: '10042', reason },
  lines: {
    kind: 'lines',
    customerLink: 'https://help.example',
    lines: [
      { name: 'Line 1', url: 'https://a.example' },
      { name: 'Line 2', url: 'https://b.example' },
    ],
    reason,
  },
  content: {
    kind: 'content',
    family: 'banner',
    key: 'welcome',
    language: 'en',
    title: 'Welcome',
    summary: 'Short',
    text: '## Long',
    image: 'gift',
    link: 'https://else.example',
    hidden: true,
    position: 3,
    reason,
  },
  'country-on': { kind: 'country-on', country: 'VN', product: 'lock-mining', reason },
  'retail-rule': {
    kind: 'retail-rule',
    country: 'GB',
    notOffered: ['fast'],
    leverageMax: { 'gold-or-major-index': 30, 'commodity-or-minor-index': 10, crypto: 2 },
    reason,
  },
  'difference-explain': { kind: 'difference-explain', differenceId: '7', reason },
  'month-close': { kind: 'month-close', month: '2026-10', reason },
  'operator-create': { kind: 'operator-create', name: 'ann', role: 'finance', reason },
  'operator-role': { kind: 'operator-role', id: 'o1', role: 'finance', named: 'r1', reason },
  'role-change': { kind: 'role-change', ...held, ...wider, makes: [], checks: widerChecks, name: 'Payouts', reason },
  'operator-mandate': {
    kind: 'operator-mandate',
    id: 'o1',
    makes: null,
    checks: ['void'],
    approveMax: '5000',
    dayMax: '8000',
    addresses: ['10.0.0.1'],
    reason,
  },
  'operator-enable': { kind: 'operator-enable', id: 'o1', reason },
  'operator-reset': { kind: 'operator-reset', id: 'o1', reason },
};

const known = {
  transaction: {
    amount: '2000',
    usdtAmount: '1999',
    vndAmount: null,
    currencyCode: 'USDT',
    txid: 'b'.repeat(64),
    bankReference: null,
    status: 'requested',
    address: 'TXYZ',
    bankName: null,
    cardNo: null,
  },
  settings: {
    vndPerUsdt: '25900',
    products: [
      { ...product, productId: 'lock-90', version: 1, pool: '1' },
      { ...product, version: 4, pool: '900' },
    ],
    texts: { 'lock-30': { en: { name: 'Lock', description: '' }, vi: { name: 'Khóa', description: '' } } },
  },
  accounts: [
    { id: 'a1', bankName: 'Vietcombank', bankCode: 'VCB', holder: 'CANDOR', accountNo: '0071000123', enabled: false },
  ],
  lines: { customerLink: null, lines: [{ name: 'Line 1', url: 'https://a.example' }] },
  operators: [{ id: 'o1', name: 'bob', role: 'support' }],
  roles: [{ ...held, isBuiltIn: false, holders: ['bob', 'eve'], versions: [] }],
  closing: { time: 1, destination: 'TRC20 TXYZ' },
  cards: [{ id: 'c1', bankName: 'Vietcombank', cardNo: '•••• 7890' }],
  balances: [
    { accountType: 3, currencyCode: 'USDT', available: '7' },
    { accountType: 1, currencyCode: 'ETH', available: '8' },
    { accountType: 1, currencyCode: 'USDT', available: '1000.25' },
  ],
  retail: [
    {
      country: 'GB',
      notOffered: ['fast', 'bonus'],
      leverageMax: { 'gold-or-major-index': 20, 'commodity-or-minor-index': 10, crypto: 0 },
      isDecided: false,
    },
  ],
  rules: { versions: [{ version: 4 }, { version: 3, settings: rules }] },
  reserves: [
    { name: 'insurance', available: '1' },
    { name: 'fast-reserve', available: '5000.5' },
  ],
} as unknown as Known;

type Line = readonly [what: string, old: string | null, now: string];
const linesOf = (body: ProposalBody, of: Known = known): Line[] =>
  changesOf(body, of).map(({ what, old, now }) => [what, old, now]);
const same = (what: string, text: string): Line => [what, text, text];
const payout = [same('Sends', '1,999 USDT'), same('To', 'TXYZ')];

const shown: { readonly [K in Kind]: readonly Line[] } = {
  'deposit-credit': [
    ['Credited', '0', '1,999.5 USDT'],
    ['Asked for', '2,000 USDT', '1,999.5 USDT'],
    ['Transaction', 'b'.repeat(64), txid],
    same('Log index', '2'),
  ],
  'withdrawal-approve': [['State', 'Waiting', 'Approved'], ...payout],
  'withdrawal-return': [
    ['State', 'Waiting', 'Refused'],
    ...payout,
    ['Money', 'With us', 'Back on the customer’s account'],
  ],
  'balance-adjustment': [
    ['Available (Account)', '1,000.25 USDT', '−500 USDT (−1,500.25 USDT)'],
    same('Reverses journal', '77'),
  ],
  'reserve-funding': [['Reserve of fast orders', '5,000.5', '6,000.5 (+1,000)']],
  'pool-funding': [same('Product', 'lock-30'), ['Free in the pool', '900', '1,150 (+250)']],
  'product-change': [
    same('Product', 'lock-30'),
    same('Kind', 'lock-mining'),
    same('Currency', 'USDT'),
    ['Daily rate, %', '0.5', '0.4'],
    same('Penalty, %', '2'),
    same('Days', '30'),
    same('Paid', 'daily'),
    same('Minimum', '10'),
    ['Maximum', '5,000', '10,000'],
    same('Example', 'No'),
    ['Paused', 'No', 'Yes'],
    ['Text (vi)', 'Khóa', 'Khóa 30 ngày\nMới'],
  ],
  'rules-change': [
    ['Version', '3', '4'],
    ['Holds from', null, '2026-12-01 00:00:00 UTC'],
    ['Fast: Least stake, USDT', '1', '2'],
    ['Fast: Durations and payout 1. seconds', '30', '45'],
    ['Fast: Durations and payout 1. payout', '0.8', '0.7'],
  ],
  'vnd-rate': [['VND for one USDT', '25,900', '26,300']],
  'pay-account': [
    same('Bank', 'Vietcombank'),
    same('Bank code', 'VCB'),
    ['Holder', 'CANDOR', 'CANDOR JSC'],
    ['Account number', '0071000123', '0071000456'],
    ['Shown to customers', 'No', 'Yes'],
  ],
  void: [
    same('Symbol', 'BTCUSDT'),
    same('Window', '2026-03-01 10:00:00 – 2026-03-01 10:05:59 UTC'),
    ['Lost orders', 'Stakes lost', 'Stakes given back'],
    same('Won orders', 'Stay as they are'),
  ],
  'outage-void': [
    same('Symbol', 'All with a recorded fault'),
    same('Window', '2026-03-01 10:00:00 – 2026-03-01 10:05:59 UTC'),
    ['Lost orders', 'Stakes lost', 'Stakes given back'],
    same('Won orders', 'Stay as they are'),
  ],
  'card-remove': [['Card', 'Vietcombank •••• 7890', '—']],
  'agent-change': [['Account', 'No agent', 'Agent']],
  'account-close': [['Account', 'Open', 'Closed'], same('Everything own, to', 'TRC20 TXYZ')],
  'access-recovery': [['Access', 'Lost', 'By the new contact']],
  'withdrawals-unfreeze': [['Withdrawals', 'Frozen by owner', 'Allowed; new ones wait 24 hours']],
  lines: [
    ['Customer service', null, 'https://help.example'],
    ['Network lines', 'Line 1 https://a.example', 'Line 1 https://a.example\nLine 2 https://b.example'],
  ],
  content: [
    same('Text', 'banner welcome (en)'),
    ['Title', null, 'Welcome'],
    ['Link', null, 'https://else.example'],
    ['Summary', null, 'Short'],
    ['Words', null, '## Long'],
    ['Picture', null, 'gift'],
    ['Position', null, '3'],
    ['Hidden from customers', null, 'Yes'],
  ],
  'country-on': [['VN Lock mining', words.countries.off, words.countries.on]],
  'retail-rule': [
    same('Country', 'GB'),
    ['Fast', 'Not offered', 'Not offered'],
    ['Futures', 'Offered', 'Offered'],
    ['Bonus', 'Not offered', 'Offered'],
    ['Leverage on gold and major indices', '20×', '30×'],
    ['Leverage on other commodities and indices', '10×', '10×'],
    ['Leverage on crypto', 'Not offered', '2×'],
  ],
  'difference-explain': [['Difference 7', 'Not explained', reason]],
  'month-close': [['Month 2026-10', 'Corrections possible', 'Closed']],
  'operator-create': [
    ['Operator', null, 'ann'],
    ['Role', null, words.roles.finance],
  ],
  'operator-role': [same('Operator', 'bob'), ['Role', words.roles.support, 'Payments (of Finance)']],
  'role-change': [
    ['Name', 'Payments', 'Payouts'],
    same('Built of', 'Finance'),
    same('Proposes', '—'),
    ['Approves', 'Approve a withdrawal', 'Approve a withdrawal, Credit a deposit'],
    ['Acts alone in', 'Withdrawals', 'Withdrawals, Deposits'],
    ['Approves up to', '5000', '6000'],
    ['Approves within 24 hours', '—', '20000'],
    same('Held by', 'bob, eve'),
  ],
  'operator-mandate': [
    same('Operator', 'bob'),
    same('Proposes', 'All'),
    ['Approves', 'All', 'Void a window'],
    ['Approves up to', 'All', '5000'],
    ['Approves within 24 hours', 'All', '8000'],
    ['Works from', 'All', '10.0.0.1'],
  ],
  'operator-enable': [same('Operator', 'bob'), ['State', 'Shut out', 'Active']],
  'operator-reset': [
    same('Operator', 'bob'),
    ['Access', 'Own password and authenticator', 'One-time password, then both anew'],
  ],
};
const kinds = proposalBody.options.map(({ shape }) => shape.kind.value);

test.each(kinds)('who decides “%s” reads how things stand and how they would', (kind) => {
  expect(linesOf(bodies[kind])).toEqual(shown[kind]);
});

/**
 * What the lines don't repeat: the panel of a deposit, a withdrawal or a customer is about it; the rest is compared by
 * the server before anything happens.
 */
const elsewhere: { readonly [K in Kind]?: readonly string[] } = {
  'deposit-credit': ['orderNo'],
  'withdrawal-approve': ['orderNo'],
  'withdrawal-return': ['orderNo'],
  'balance-adjustment': ['userId'],
  'account-close': ['userId'],
  'card-remove': ['userId'],
  'agent-change': ['userId'],
  'access-recovery': ['requestId'],
  'withdrawals-unfreeze': ['userId'],
  'product-change': ['product', 'texts'],
  lines: ['lines'],
  'rules-change': ['settings'],
  void: ['faultId'],
};
/** Another value of the same kind, that the lines can show. */
function other(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 60_000;
  if (value === 'debit') return 'credit';
  return /^\d/.test(String(value)) ? `${String(value)}1` : 'other';
}

test.each(kinds)('nothing that “%s” would do is kept from who decides it', (kind) => {
  const body = bodies[kind];
  const hidden = Object.entries(body)
    .filter(([field, value]) => {
      const changed = { ...body, [field]: other(value) };
      return (
        !['kind', 'reason', ...(elsewhere[kind] ?? [])].includes(field) &&
        JSON.stringify(linesOf(changed)) === JSON.stringify(linesOf(body))
      );
    })
    .map(([field]) => field);
  expect(hidden).toEqual([]);
});

test.each(Object.keys(product))('a change of “%s” of a product is shown', (field) => {
  const change = bodies['product-change'];
  const value = Object.entries(change.product).find(([key]) => key === field)?.[1];
  const changed = { ...change, product: { ...change.product, [field]: other(value) } };
  expect(linesOf(changed)).not.toEqual(linesOf(change));
});

test('a bank’s reference is shown as what it proves, and has no place in a transaction', () => {
  const { txid: _, logIndex: __, amount: ___, ...body } = bodies['deposit-credit'];
  expect(linesOf({ ...body, bankReference: 'FT1' })).toEqual([
    ['Credited', '0', '2,000 USDT'],
    ['Bank reference', 'b'.repeat(64), 'FT1'],
  ]);
});

test('a bank is paid to its card in dong', () => {
  const transaction = {
    ...known.transaction,
    address: null,
    bankName: 'VCB',
    cardNo: '•••• 1234',
    vndAmount: '52000000',
  };
  expect(linesOf(bodies['withdrawal-approve'], { transaction } as Known)).toEqual([
    ['State', 'Waiting', 'Approved'],
    same('Sends', '52,000,000 VND'),
    same('To', 'VCB •••• 1234'),
  ]);
});

test('what an operator may not see, or is not loaded yet, is left open and never guessed', () => {
  const unknown: { readonly [K in Kind]?: readonly Line[] } = {
    'deposit-credit': [
      ['Credited', '0', '1,999.5 '],
      ['Asked for', null, '1,999.5 '],
      ['Transaction', null, txid],
      same('Log index', '2'),
    ],
    'withdrawal-approve': [['State', '', 'Approved']],
    'balance-adjustment': [['Available (Account)', null, '−1,500.25 USDT'], same('Reverses journal', '77')],
    'reserve-funding': [['Reserve of fast orders', null, '+1,000']],
    'pool-funding': [same('Product', 'lock-30'), ['Free in the pool', null, '+250']],
    'vnd-rate': [['VND for one USDT', '', '26,300']],
    lines: [
      ['Customer service', null, 'https://help.example'],
      ['Network lines', null, 'Line 1 https://a.example\nLine 2 https://b.example'],
    ],
    'account-close': [['Account', 'Open', 'Closed'], same('Everything own, to', '')],
    'access-recovery': shown['access-recovery'],
    'withdrawals-unfreeze': shown['withdrawals-unfreeze'],
    'operator-role': [same('Operator', 'o1'), ['Role', '', `r1 (of ${words.roles.finance})`]],
  };
  for (const [kind, lines] of Object.entries(unknown)) expect(linesOf(bodies[kind as Kind], {}), kind).toEqual(lines);
  for (const kind of ['product-change', 'pay-account'] as const)
    expect(new Set(linesOf(bodies[kind], {}).map(([, old]) => old)), kind).toEqual(new Set([null]));
});

test('what there is no row of yet begins at nothing', () => {
  const credit = { ...bodies['balance-adjustment'], currencyCode: 'BTC', direction: 'credit', amount: '0.5' } as const;
  expect(linesOf(credit)[0]).toEqual(['Available (Account)', '0 BTC', '0.5 BTC (+0.5 BTC)']);
  const { id: _, ...account } = bodies['pay-account'];
  expect(linesOf(account).map(([, old]) => old)).toEqual([null, null, null, null, null]);
  const fresh = { ...bodies['product-change'], product: { ...product, productId: 'lock-7' } };
  expect(linesOf(fresh).map(([, old]) => old)).toEqual(Array.from({ length: 12 }, () => null));
});

test('lines and links that are taken away are said to be none', () => {
  expect(linesOf({ ...bodies.lines, customerLink: null, lines: [] })).toEqual([
    ['Customer service', null, '—'],
    ['Network lines', 'Line 1 https://a.example', '—'],
  ]);
  const { link: _, image: __, text: ___, summary: ____, hidden: _____, position: ______, ...bare } = bodies.content;
  expect(linesOf(bare).map(([, , now]) => now)).toEqual([
    'banner welcome (en)',
    'Welcome',
    '—',
    '',
    '',
    '—',
    '0',
    'No',
  ]);
});
