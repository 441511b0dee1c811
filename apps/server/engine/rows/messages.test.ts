import type { Deposit } from '@candor/core/deposits/deposit.ts';
import type { EarnOrder } from '@candor/core/earn/order.ts';
import type { Size } from '@candor/core/futures/contract.ts';
import type { FuturesOrder } from '@candor/core/futures/order.ts';
import { amount, price, rate } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import type { Withdrawal } from '@candor/core/withdrawals/withdrawal.ts';
import { expect, test } from 'vitest';
import { messagesOf, sentToOwner, type Message, type BatchChanges } from './messages.ts';
import { markOf } from './test-rows.ts';

const now = 9_999;
const none = {
  deposits: [],
  withdrawals: [],
  futuresOrders: [],
  droppedStops: [],
  earnOrders: [],
  silences: [],
  commissions: [],
};
const messagesFor = (part: Partial<BatchChanges>): Message[] => messagesOf({ ...none, ...part }, now);

const deposit: Deposit = {
  orderNo: 'deposit',
  userId: 'u',
  way: 'usdt',
  currency: 'USDT',
  amount: usdt('20'),
  claimedTxid: null,
  vndRate: null,
  rateUntil: null,
  requestedAt: 1,
  status: 'success',
  received: usdt('19.5'),
  credited: usdt('19.5'),
  bonus: usdt('0.975'),
  creditedRate: null,
  proof: null,
  reason: null,
  finishedAt: 2,
};

test('of a deposit its owner hears what was credited and what was given, or why not; nothing while it waits', () => {
  const about = { userId: 'u', reference: 'deposit', time: 2 };
  const credit = { ...about, kind: 'deposit-success', params: { amount: '19.5', currency: 'USDT' } };
  expect(messagesFor({ deposits: [deposit] })).toEqual([
    credit,
    { ...about, kind: 'deposit-bonus', params: { amount: '0.975', currency: 'USDT' } },
  ]);
  expect(messagesFor({ deposits: [{ ...deposit, bonus: amount(0n) }] })).toEqual([credit]);
  expect(messagesFor({ deposits: [{ ...deposit, status: 'rejected', reason: 'not ours' }] })).toEqual([
    { ...about, kind: 'deposit-rejected', params: { reason: 'not ours' } },
  ]);
  for (const status of ['requested', 'cancelled'] as const)
    expect(messagesFor({ deposits: [{ ...deposit, status, finishedAt: null }] })).toEqual([]);
});

const withdrawal: Withdrawal = {
  orderNo: 'withdrawal',
  userId: 'u',
  currency: 'USDT',
  amount: usdt('100'),
  fee: usdt('1'),
  expected: usdt('99'),
  destination: { way: 'chain', chain: 'TRC20', address: 'address-1' },
  vndAmount: null,
  platformDay: 1,
  requestedAt: 1,
  deadline: 2,
  status: 'requested',
  txid: null,
  reason: null,
  finishedAt: null,
};

test.each([
  // What leaves the account, then what arrives, then what comes back.
  ['requested', 'withdrawal-requested', { amount: '100', destination: 'address-1' }],
  ['approved', 'withdrawal-approved', { amount: '99', reason: '' }],
  ['sending', 'withdrawal-sent', { amount: '99', reason: '' }],
  ['success', 'withdrawal-success', { amount: '99', reason: '' }],
  ['rejected', 'withdrawal-rejected', { amount: '100', reason: '' }],
] as const)('of a withdrawal that is %s its owner hears how much, and where to', (status, kind, params) => {
  expect(messagesFor({ withdrawals: [{ ...withdrawal, status }] })).toEqual([
    { userId: 'u', reference: 'withdrawal', kind, params: { currency: 'USDT', ...params }, time: now },
  ]);
});

test.each(['cancelled', 'unknown'] as const)('of a withdrawal that is %s nothing is told', (status) => {
  expect(messagesFor({ withdrawals: [{ ...withdrawal, status }] })).toEqual([]);
});

test('a withdrawal to a card names the bank and the masked number, and its end has its own time and reason', () => {
  const destination = { way: 'bank', bankCardId: 'c', bankName: 'VCB', cardNo: '*** 1', vndRate: price(1n) } as const;
  const [requested] = messagesFor({ withdrawals: [{ ...withdrawal, destination }] });
  expect(requested?.params['destination']).toBe('VCB *** 1');
  const [rejected] = messagesFor({
    withdrawals: [{ ...withdrawal, status: 'rejected', reason: 'name differs', finishedAt: 7 }],
  });
  expect([rejected?.params['reason'], rejected?.time]).toEqual(['name differs', 7]);
});

const position: FuturesOrder = {
  orderNo: 'position',
  userId: 'u',
  symbol: 'BTCUSDT',
  direction: 'long',
  lots: 1n,
  size: 1n as Size,
  leverage: 10,
  feeRate: rate(1n),
  maintenanceRate: rate(1n),
  orderType: 'market',
  limitPrice: null,
  partOf: null,
  receivedAt: 1,
  status: 'closed',
  marketSince: null,
  held: amount(0n),
  open: markOf('BTCUSDT', 2),
  fee: amount(1n),
  takeProfit: null,
  stopLoss: null,
  request: null,
  armed: [],
  lockedWith: null,
  close: { ...markOf('BTCUSDT', 3), price: price(6_000_050_000_000n) },
  closeReason: 'liquidation',
  profit: amount(-1n),
  closedAt: 4,
};

test.each([
  ['liquidation', 'liquidation'],
  ['stopLoss', 'stop-loss'],
  ['takeProfit', 'stop-profit'],
] as const)('a position that a %s has closed is told with its price', (closeReason, kind) => {
  expect(messagesFor({ futuresOrders: [{ ...position, closeReason }] })).toEqual([
    { userId: 'u', reference: 'position', kind, params: { symbol: 'BTCUSDT', price: '60000.5' }, time: 4 },
  ]);
});

test.each([
  ['its owner has closed', { closeReason: 'user' }],
  ['was turned round', { closeReason: 'reverse' }],
  ['is open', { close: null, closeReason: null, closedAt: null, status: 'holding' }],
  ['was cancelled before it opened', { close: null, closeReason: null, status: 'cancelled' }],
] as const)('a position that %s is not told of', (_name, change) => {
  expect(messagesFor({ futuresOrders: [{ ...position, ...change }] })).toEqual([]);
});

test.each([
  ['stopLoss', 'stop-loss-dropped'],
  ['takeProfit', 'stop-profit-dropped'],
] as const)('a %s that the opening mark had reached is told with both prices', (what, kind) => {
  const open = { ...markOf('BTCUSDT', 5), price: price(100_000_000n) };
  expect(messagesFor({ droppedStops: [{ order: position, what, stop: price(250_000_000n), open }] })).toEqual([
    {
      userId: 'u',
      reference: 'position',
      kind,
      params: { symbol: 'BTCUSDT', stop: '2.5', price: '1' },
      time: open.time,
    },
  ]);
});

test('a product that has run to its end is told with principal and income; one ended early or running is not', () => {
  const order: EarnOrder = {
    productId: 'p',
    version: 1,
    kind: 'wealth',
    currency: 'BTC',
    dailyRate: rate(1n),
    penaltyRate: rate(1n),
    days: 1,
    dividend: 'end',
    orderNo: 'earn',
    userId: 'u',
    principal: amount(150_000_000n),
    dailyIncome: amount(1n),
    startAt: 1,
    paidDays: 1,
    paid: amount(1n),
    status: 'completed',
    endedAt: 8,
    penalty: amount(0n),
  };
  const params = { amount: '1.5', income: '0.00000001', currency: 'BTC' };
  expect(messagesFor({ earnOrders: [order] })).toEqual([
    { userId: 'u', reference: 'earn', kind: 'product-completed', params, time: 8 },
  ]);
  for (const status of ['active', 'redeemed'] as const)
    expect(messagesFor({ earnOrders: [{ ...order, status }] })).toEqual([]);
});

test('whatever a thief would do first is told outside of the app as well, and nothing else is', () => {
  expect([...sentToOwner].sort()).toEqual([
    'authenticator-off',
    'authenticator-on',
    'bank-card-added',
    'bank-card-removed',
    'closing-requested',
    'fund-password-changed',
    'fund-password-reset',
    'fund-password-set',
    'key-created',
    'new-device',
    'passkey-added',
    'passkey-removed',
    'password-changed',
    'password-reset',
    'recovery-asked',
    'recovery-done',
    'recovery-refused',
    'recovery-stopped',
    'wallet-added',
    'withdrawal-requested',
    'withdrawals-frozen',
    'withdrawals-unfrozen',
  ]);
});

test('of orders that ended on silence their owner hears how many, and after how long', () => {
  expect(messagesFor({ silences: [{ userId: 'u', symbol: null, countdownMs: 1_500, orders: 2, at: 7 }] })).toEqual([
    { userId: 'u', reference: ' 7', kind: 'orders-silent', params: { count: '2', seconds: '1.5' }, time: 7 },
  ]);
});
