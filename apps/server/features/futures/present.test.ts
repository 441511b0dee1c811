import { sizeOf } from '@candor/core/futures/formulas.ts';
import { futuresRules } from '@candor/core/futures/contract.ts';
import type { FuturesOrder } from '@candor/core/futures/order.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import { amount, price, priceScale, rate } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { expect, test } from 'vitest';
import { optionalPrice } from './place-order.ts';
import { presentFuturesOrder } from './present.ts';

const priced = (whole: bigint) => price(whole * 10n ** BigInt(priceScale));
const markAt = (whole: bigint): Mark => ({
  symbol: 'BTCUSDT',
  price: priced(whole),
  time: 5_000,
  seq: 9,
  backfilled: false,
});
const contract = futuresRules.contracts.get('BTCUSDT');
if (contract === undefined) throw new Error('BTCUSDT has no contract');
const size = sizeOf(1_000n, contract);

/** One bitcoin at 20x, waiting for its price. */
const pending: FuturesOrder = {
  orderNo: 'f1',
  userId: 'an',
  symbol: 'BTCUSDT',
  direction: 'long',
  lots: 1_000n,
  size,
  leverage: 20,
  feeRate: rate(50_000n),
  maintenanceRate: rate(500_000n),
  orderType: 'limit',
  limitPrice: priced(60_000n),
  partOf: null,
  receivedAt: 1_000,
  status: 'pending',
  marketSince: null,
  held: usdt('3030'),
  open: null,
  fee: amount(0n),
  takeProfit: priced(66_000n),
  stopLoss: null,
  request: null,
  armed: [],
  lockedWith: null,
  close: null,
  closeReason: null,
  profit: null,
  closedAt: null,
};
const holding: FuturesOrder = {
  ...pending,
  status: 'holding',
  open: { ...markAt(60_000n), time: 2_000 },
  held: usdt('3000'),
  fee: usdt('30'),
};
const show = (order: FuturesOrder, mark?: Mark) => presentFuturesOrder(order, 'BTC/USDT', mark);
const shown = {
  id: 'f1',
  orderNo: 'f1',
  contractType: 'futures',
  symbol: 'BTCUSDT',
  productName: 'BTC/USDT',
  currencyCode: 'USDT',
  entrustType: 'limit',
  direction: 'long',
  lots: '1000',
  lever: 20,
  holdBond: '3030',
  fee: '0',
  entrustPrice: '60000',
  openPrice: null,
  closePrice: null,
  markPrice: null,
  liquidationPrice: null,
  stopLoss: null,
  stopProfit: '66000',
  expectedProfit: null,
  profit: null,
  orderTime: 1_000,
  openTime: null,
  closeTime: null,
  turnover: null,
  status: 'pending',
  closing: false,
  closingLots: null,
  partOf: null,
  wish: null,
  closeReason: null,
  lockedWith: null,
};
const turnover = show(holding).turnover;
const open = {
  ...shown,
  status: 'holding',
  holdBond: '3000',
  fee: '30',
  openPrice: '60000',
  openTime: 2_000,
  turnover,
  liquidationPrice: show(holding).liquidationPrice,
};

test('what waits for its price has neither profit nor liquidation, however the market stands', () => {
  expect(show(pending)).toEqual(shown);
  expect(show(pending, markAt(61_000n))).toEqual({ ...shown, markPrice: '61000' });
});

test('a position floats with the mark, each side the other way, and not without one', () => {
  const units = Number(turnover) / 60_000;
  expect(units).toBeGreaterThan(0);
  expect(show(holding)).toEqual(open);
  expect(show(holding, markAt(61_000n))).toEqual({
    ...open,
    markPrice: '61000',
    expectedProfit: String(1_000 * units),
  });
  const short = show({ ...holding, direction: 'short' }, markAt(61_000n));
  expect(short.expectedProfit).toBe(String(-1_000 * units));
  expect([Number(open.liquidationPrice) < 60_000, Number(short.liquidationPrice) > 60_000]).toEqual([true, true]);
});

test('a locked leg floats and can not be liquidated alone', () => {
  expect(show({ ...holding, status: 'locked', lockedWith: 'f2' }, markAt(60_000n))).toEqual({
    ...open,
    status: 'locked',
    lockedWith: 'f2',
    markPrice: '60000',
    expectedProfit: '0',
    liquidationPrice: null,
  });
});

test.each([
  ['close', true],
  ['reverse', false],
  ['lock', false],
] as const)('the request to %s is told, and whether it closes: %s', (kind, closing) => {
  const { wish, closing: is } = show({ ...holding, request: { kind, at: 3_000, orderNo: null, lots: null } });
  expect([wish, is]).toEqual([kind, closing]);
});

test('what is closed says how, at which price and with what, and floats no more', () => {
  const closed: FuturesOrder = {
    ...holding,
    status: 'closed',
    held: amount(0n),
    close: { ...markAt(57_000n), time: 4_000 },
    closeReason: 'stopLoss',
    profit: amount(-3_000_000_000n),
    closedAt: 4_000,
  };
  expect(show(closed, markAt(90_000n))).toEqual({
    ...open,
    status: 'closed',
    holdBond: '0',
    closePrice: '57000',
    closeTime: 4_000,
    closeReason: 'stopLoss',
    profit: '-3000',
    markPrice: '90000',
    liquidationPrice: null,
  });
});

test.each([
  [undefined, null],
  [null, null],
  ['', null],
  ['0', null],
  ['0.000', null],
  ['60000.5', '6000050000000'],
  ['0.00000001', '1'],
])('the price %j of a ticket is read as %j units', (text, units) => {
  const value = units === null ? null : price(BigInt(units));
  expect(optionalPrice(text, 'stopLoss')).toEqual({ ok: true, value });
});

test('a price with more decimals than a price can have is refused at its field', () => {
  expect(optionalPrice('1.000000001', 'stopLoss')).toEqual({ ok: false, error: 'decimal-scale', field: 'stopLoss' });
});
