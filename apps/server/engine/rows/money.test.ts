import type { Adjustment } from '@candor/core/adjustments/adjust-balance.ts';
import type { Deposit } from '@candor/core/deposits/deposit.ts';
import type { CrossRate } from '@candor/core/exchange/price.ts';
import { exchangeReceipt, type ExchangeQuote } from '@candor/core/exchange/quote.ts';
import { amount, price, rate } from '@candor/core/money/amount.ts';
import { dayMs, platformDay } from '@candor/core/platform-day.ts';
import type { Withdrawal } from '@candor/core/withdrawals/withdrawal.ts';
import { expect, test } from 'vitest';
import { depositFrom, depositRows, proofFrom, stepRows } from './deposits.ts';
import { exchangeRows, quoteFrom, quoteRows } from './exchange.ts';
import { firstLeaf, expectDistinct, markOf, openRows } from './test-rows.ts';
import { adjustmentFrom, adjustmentRows, withdrawalFrom, withdrawalRows } from './withdrawals.ts';

const { write, read, stored } = openRows();
const txid = (digit: string): string => digit.repeat(64);

const reported: Deposit = {
  orderNo: 'deposit-1',
  userId: 'user-d',
  way: 'vnd',
  currency: 'VND',
  amount: amount(31n),
  claimedTxid: txid('a'),
  vndRate: price(32n),
  rateUntil: 33,
  requestedAt: 34,
  status: 'requested',
  received: null,
  credited: amount(0n),
  bonus: amount(0n),
  creditedRate: null,
  proof: null,
  reason: null,
  finishedAt: null,
};
const credited: Deposit = {
  ...reported,
  status: 'success',
  received: amount(35n),
  credited: amount(36n),
  bonus: amount(37n),
  creditedRate: price(38n),
  proof: { bankReference: 'FT26' },
  reason: 'as agreed',
  finishedAt: 39,
};
const creditedRow = {
  order_no: 'deposit-1',
  user_id: 'user-d',
  way: 'vnd',
  currency: 'VND',
  amount: '31',
  claimed_txid: txid('a'),
  vnd_rate: '32',
  rate_until: '33',
  requested_at: '34',
  status: 'success',
  received: '35',
  credited: '36',
  bonus: '37',
  credited_rate: '38',
  txid: null,
  log_index: null,
  bank_reference: 'FT26',
  reason: 'as agreed',
  finished_at: '39',
};

test('a deposit is stored as a report and then with its credit, each field in its column', async () => {
  const [report] = await stored('deposit', depositRows([reported]));
  expect(depositFrom(report ?? {})).toEqual(reported);
  const changedTerms = { amount: amount(1n), userId: 'thief', vndRate: price(1n), claimedTxid: null };
  const [row] = await stored('deposit', depositRows([{ ...credited, ...changedTerms }]));
  expect(row).toEqual(creditedRow);
  expectDistinct(row);
  expect(depositFrom(row ?? {})).toEqual(credited);
});

test('what came by the chain keeps its place there; one refused keeps its reason and no proof', async () => {
  const chain: Deposit = {
    ...credited,
    orderNo: 'deposit-2',
    way: 'chain',
    currency: 'USDT',
    claimedTxid: null,
    vndRate: null,
    rateUntil: null,
    bonus: amount(0n),
    creditedRate: null,
    proof: { txid: txid('b'), logIndex: 0 },
    reason: null,
  };
  const rejected: Deposit = {
    ...reported,
    orderNo: 'deposit-3',
    status: 'rejected',
    reason: 'not ours',
    finishedAt: 5,
  };
  const rows = await stored('deposit', depositRows([chain, rejected]));
  expect(rows.filter((row) => row.order_no !== 'deposit-1').map(depositFrom)).toEqual([chain, rejected]);
});

test('a proof credits one deposit, whichever order it is presented for', async () => {
  const again = { ...credited, orderNo: 'deposit-4', userId: 'user-e' };
  await expect(write(depositRows([again]))).rejects.toThrow('deposit_reference');
  const chain = { ...again, way: 'chain', currency: 'USDT', vndRate: null, rateUntil: null } as const;
  const proof = { txid: txid('b'), logIndex: 0 };
  await expect(write(depositRows([{ ...chain, proof }]))).rejects.toThrow('deposit_transfer');
  expect((await read('deposit')).map((row) => row.order_no)).not.toContain('deposit-4');
});

test.each([
  ['of the chain', { txid: txid('c'), log_index: 4, bank_reference: null }, { txid: txid('c'), logIndex: 4 }],
  ['of the first place', { txid: txid('c'), log_index: 0, bank_reference: null }, { txid: txid('c'), logIndex: 0 }],
  ['of a bank', { txid: null, log_index: null, bank_reference: 'FT1' }, { bankReference: 'FT1' }],
  ['of nothing', { txid: null, log_index: null, bank_reference: null }, null],
])('a proof %s is read', (_name, row, proof) => expect(proofFrom(row)).toEqual(proof));

test.each(['USDC', 'BTC', 'EUR'])('a deposit of %s is a fault of the tables', (currency) => {
  expect(() => depositFrom({ ...creditedRow, currency })).toThrow(`a deposit of ${currency}`);
});

test('each step of a transaction is kept once, with what allowed it', async () => {
  const step = { orderNo: 'deposit-1', status: 'requested', at: 41, approval: 'proposal-42', note: 'seen twice' };
  const row = { order_no: 'deposit-1', status: 'requested', time: '41', approval: 'proposal-42', note: 'seen twice' };
  expectDistinct(row);
  const own = { ...step, status: 'cancelled', approval: null, note: null };
  expect(await stored('transaction_event', stepRows([step, own]))).toEqual([
    { ...row, status: 'cancelled', approval: null, note: null },
    row,
  ]);
  await expect(write(stepRows([step]))).rejects.toThrow('transaction_event_pkey');
});

const byBank: Withdrawal = {
  orderNo: 'withdrawal-1',
  userId: 'user-w',
  currency: 'USDC',
  amount: amount(110n),
  fee: amount(51n),
  expected: amount(59n),
  destination: { way: 'bank', bankCardId: 'card-1', bankName: 'VCB', cardNo: '*** 52', vndRate: price(53n) },
  vndAmount: amount(54n),
  closing: true,
  platformDay: platformDay(3 * dayMs),
  requestedAt: 3 * dayMs,
  deadline: 4 * dayMs,
  status: 'requested',
  txid: null,
  reason: null,
  finishedAt: null,
};
const byBankRow = {
  order_no: 'withdrawal-1',
  user_id: 'user-w',
  currency: 'USDC',
  amount: '110',
  fee: '51',
  expected: '59',
  way: 'bank',
  chain: null,
  address: null,
  bank_card_id: 'card-1',
  bank_name: 'VCB',
  card_no: '*** 52',
  vnd_rate: '53',
  vnd_amount: '54',
  closing: true,
  platform_day: 3,
  requested_at: '259200000',
  deadline: '345600000',
  status: 'requested',
  txid: null,
  reason: null,
  finished_at: null,
};

test('a withdrawal has each field in its column; its end changes nothing of what was asked for', async () => {
  expect(await stored('withdrawal', withdrawalRows([byBank]))).toEqual([byBankRow]);
  expectDistinct(byBankRow);
  expect(withdrawalFrom(byBankRow)).toEqual(byBank);
  const paid: Withdrawal = { ...byBank, status: 'success', txid: 'ref-55', reason: 'paid by hand', finishedAt: 56 };
  const more = { amount: amount(111n), expected: amount(60n), destination: { ...byBank.destination, cardNo: 'thief' } };
  const [row] = await stored('withdrawal', withdrawalRows([{ ...paid, ...more }]));
  expect(row).toEqual({
    ...byBankRow,
    status: 'success',
    txid: 'ref-55',
    reason: 'paid by hand',
    finished_at: '56',
  });
  expect(withdrawalFrom(row ?? {})).toEqual(paid);
});

test('a withdrawal to an address has no card and no rate, and one that closes nothing does not say so', async () => {
  const { closing: _, ...ordinary } = byBank;
  const toChain: Withdrawal = {
    ...ordinary,
    orderNo: 'withdrawal-2',
    currency: 'USDT',
    destination: { way: 'chain', chain: 'TRC20', address: 'address-1' },
    vndAmount: null,
  };
  const rows = await stored('withdrawal', withdrawalRows([toChain]));
  const row = rows.find(({ order_no: orderNo }) => orderNo === 'withdrawal-2') ?? {};
  expect(withdrawalFrom(row)).toEqual(toChain);
  const none = { bank_card_id: null, bank_name: null, card_no: null, vnd_rate: null, vnd_amount: null };
  expect(row).toMatchObject({ way: 'chain', chain: 'TRC20', address: 'address-1', closing: false, ...none });
});

test.each(['VND', 'BTC', ''])('a withdrawal of %s is a fault of the tables', (currency) => {
  expect(() => withdrawalFrom({ ...byBankRow, currency })).toThrow(`a withdrawal of ${currency}`);
});

test.each(['bank_card_id', 'bank_name', 'card_no', 'vnd_rate'])('one to a card without its %s is a fault', (column) => {
  expect(() => withdrawalFrom({ ...byBankRow, [column]: null })).toThrow('a required column is empty');
});

const correction: Adjustment = {
  adjustmentId: 'adjustment-1',
  userId: 'user-j',
  accountType: 3,
  currency: 'ETH',
  amount: amount(-61n),
  reverses: 62,
  reason: 'paid twice',
  approval: 'proposal-63',
  journal: 64,
  time: 65,
  worth: amount(66n),
};

test('a correction is kept whole, and what the engine remembers of it is read back', async () => {
  const [row] = await stored('adjustment', adjustmentRows([correction]));
  expect(row).toEqual({
    adjustment_id: 'adjustment-1',
    user_id: 'user-j',
    account_type: 3,
    currency: 'ETH',
    amount: '-61',
    reverses: '62',
    reason: 'paid twice',
    approval: 'proposal-63',
    journal_id: '64',
    time: '65',
    worth: '66',
  });
  expectDistinct(row);
  const remembered = {
    adjustmentId: 'adjustment-1',
    userId: 'user-j',
    accountType: 3,
    currency: 'ETH',
    reverses: 62,
    worth: 66n,
    time: 65,
  };
  expect(adjustmentFrom(row ?? {})).toEqual(remembered);
  // Those of the time before it was kept count nothing.
  expect(adjustmentFrom({ ...row, worth: null, reverses: null })).toEqual({ ...remembered, worth: 0n, reverses: null });
});

test.each([
  ['of a house account', { account_type: 0 }],
  ['of a bonus', { account_type: 4 }],
  ['in an unknown currency', { currency: 'EUR' }],
])('a correction %s is a fault of the tables', (_name, change) => {
  const row = { adjustment_id: 'x', user_id: 'u', account_type: 1, currency: 'USDT', worth: '1', time: '1' };
  expect(() => adjustmentFrom({ ...row, ...change })).toThrow('an adjustment of account');
});

const quote: ExchangeQuote = {
  userId: 'user-q',
  quoteId: 'quote-1',
  from: 'BTC',
  to: 'ETH',
  quantity: amount(71n),
  source: 'simulated',
  fromMark: markOf('BTCUSDT', 72, true),
  toMark: markOf('ETHUSDT', 73),
  rate: (10n ** 45n) as CrossRate,
  feeRate: rate(74n),
  gross: amount(175n),
  fee: amount(75n),
  obtainable: amount(100n),
  quotedAt: 76,
  expiresAt: 78,
};
const quoteRow = {
  user_id: 'user-q',
  quote_id: 'quote-1',
  from_currency: 'BTC',
  to_currency: 'ETH',
  quantity: '71',
  source: 'simulated',
  from_symbol: 'BTCUSDT',
  from_seq: '72',
  from_time: '1000072',
  from_price: '72000',
  from_backfilled: true,
  to_symbol: 'ETHUSDT',
  to_seq: '73',
  to_time: '1000073',
  to_price: '73000',
  to_backfilled: false,
  rate: '1000000000000000000000000000000000000000000000',
  fee_rate: '74',
  gross: '175',
  fee: '75',
  obtainable: '100',
  quoted_at: '76',
  expires_at: '78',
};

test('a quote has each field in its column, and a new one takes the place of the one before', async () => {
  expect(await stored('exchange_quote', quoteRows(new Map([['user-q', quote]])))).toEqual([quoteRow]);
  expectDistinct(quoteRow);
  expect(quoteFrom(quoteRow)).toEqual(quote);
  const next: ExchangeQuote = { ...quote, quoteId: 'quote-2', to: 'USDT', toMark: null };
  const [row, ...more] = await stored('exchange_quote', quoteRows(new Map([['user-q', next]])));
  expect([quoteFrom(row ?? {}), more]).toEqual([next, []]);
});

test('a quote that is forgotten leaves nothing, and those of others stay', async () => {
  const other: ExchangeQuote = { ...quote, userId: 'user-r', quoteId: 'quote-3', from: 'USDT', fromMark: null };
  await write(quoteRows(new Map([['user-r', other]])));
  const rows = await stored('exchange_quote', quoteRows(new Map([['user-q', null]])));
  expect(rows.map(quoteFrom)).toEqual([other]);
  expect(quoteRows(new Map())).toEqual([]);
});

test.each(['from_currency', 'to_currency'])('a quote with an unknown %s is a fault of the tables', (column) => {
  expect(() => quoteFrom({ ...quoteRow, [column]: 'EUR' })).toThrow('unknown currency EUR in a quote');
});

test('an exchange is kept once for its quote, with the receipt that anybody recomputes it from', async () => {
  const exchange = {
    quote,
    fromMark: markOf('BTCUSDT', 79),
    toMark: markOf('ETHUSDT', 80),
    executedAt: 77,
    journal: 81,
  };
  await write(exchangeRows([exchange]));
  const [row] = await read('exchange');
  expect(row).toEqual({
    id: 'quote-1',
    user_id: 'user-q',
    from_currency: 'BTC',
    to_currency: 'ETH',
    quantity: '71',
    rate: quoteRow.rate,
    fee_rate: '74',
    gross: '175',
    fee: '75',
    obtainable: '100',
    expires_at: '78',
    executed_at: '77',
    journal_id: '81',
  });
  expectDistinct(row);
  expect(await read('receipt')).toEqual([
    {
      order_no: 'quote-1',
      journal_id: '81',
      time: '77',
      content: exchangeReceipt(exchange),
      ...firstLeaf,
    },
  ]);
  await expect(write(exchangeRows([{ ...exchange, journal: 82 }]))).rejects.toThrow('exchange_pkey');
});

test('what is credited has a proof, and what is not has none', () => {
  expect(() => depositRows([{ ...credited, proof: null }])).toThrow('deposit-1 has a proof when it is credited');
  expect(() => depositRows([{ ...reported, proof: credited.proof }])).toThrow('and only then');
  expect(() => depositFrom({ ...creditedRow, bank_reference: null })).toThrow('deposit-1 has a proof');
  expect(() => depositFrom({ ...creditedRow, status: 'requested' })).toThrow('deposit-1 has a proof');
});

test('fee and payout are the whole of a withdrawal, fee and what is obtained the whole of an exchange', () => {
  expect(() => withdrawalRows([{ ...byBank, fee: amount(50n) }])).toThrow('are what was asked for');
  expect(() => withdrawalFrom({ ...byBankRow, expected: '60' })).toThrow('are what was asked for');
  expect(() => quoteRows(new Map([['user-q', { ...quote, fee: amount(74n) }]]))).toThrow('quote quote-1 is worth');
  expect(() => quoteFrom({ ...quoteRow, obtainable: '101' })).toThrow('quote quote-1 is worth');
});

test.each([
  ['way of a deposit', () => depositFrom({ ...creditedRow, way: 'cash' })],
  ['status of a deposit', () => depositFrom({ ...creditedRow, status: 'done' })],
  ['way of a withdrawal', () => withdrawalFrom({ ...byBankRow, way: 'cash' })],
  ['chain of a withdrawal', () => withdrawalFrom({ ...byBankRow, way: 'chain', chain: 'ERC20', address: 'x' })],
  ['status of a withdrawal', () => withdrawalFrom({ ...byBankRow, status: 'paid' })],
])('an unknown %s is a fault of the tables', (_name, read_) => expect(read_).toThrow('a column holds'));
