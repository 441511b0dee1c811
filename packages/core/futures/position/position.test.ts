import { describe, expect, test } from 'vitest';
import type { Amount } from '../../money/amount.ts';
import { formatAmount, usdt } from '../../money/currencies.ts';
import { paperRules } from '../../rules.ts';
import { isLiquidated } from '../formulas.ts';
import { heldOf, type FuturesOrder } from '../order.ts';
import { at, shown, Trader } from '../test-trader.ts';

const statusOf = (trader: Trader, orderNo = 'f') => trader.state.futures.orders.get(orderNo)?.status;
const dollars = (units: Amount | null): string | null => (units === null ? null : formatAmount(units, 'USDT'));
const summary = ({ status, closeReason, close, profit, fee }: FuturesOrder) => ({
  status,
  closeReason,
  close: shown(close?.price),
  profit: dollars(profit),
  fee: dollars(fee),
});

describe('opening', () => {
  test('takes margin N / leverage and 0.06 % of N, of which a tenth feeds the insurance', () => {
    const trader = new Trader();
    const [fees, insurance] = [trader.house('fees'), trader.house('insurance')];
    expect(trader.place().ok).toBe(true);
    expect(trader.money()).toEqual({ available: '6964', frozen: '3036' });
    trader.mark('60000');
    expect(trader.money()).toEqual({ available: '6964', frozen: '3000' });
    expect([trader.house('fees'), trader.house('insurance')]).toEqual([
      String(Number(fees) + 32.4),
      String(Number(insurance) + 3.6),
    ]);
  });

  test('at market fills at the first mark after receipt, whatever it is', () => {
    const trader = new Trader();
    trader.place();
    trader.mark('60010');
    expect(trader.state.futures.orders.get('f')).toMatchObject({
      status: 'holding',
      open: { price: at('60010') },
      held: usdt('3000.5'),
      fee: usdt('36.006'),
    });
  });

  test('without a mark in two seconds is cancelled and everything returns', () => {
    const trader = new Trader();
    const placed = trader.place();
    trader.now += 2_000;
    trader.do({ kind: 'clock' });
    expect(statusOf(trader)).toBe('pending');
    trader.now += 1;
    trader.do({ kind: 'clock' });
    expect([statusOf(trader), placed.ok && placed.value.status]).toEqual([undefined, 'cancelled']);
    expect(trader.money()).toEqual({ available: '10000', frozen: '0' });
  });

  test('fills a limit when the mark reaches it, at the mark where that is better', () => {
    const trader = new Trader();
    trader.place({ orderType: 'limit', price: at('59000') });
    expect(trader.money()).toEqual({ available: '7014.6', frozen: '2985.4' });
    trader.mark('59000.01');
    expect(statusOf(trader)).toBe('pending');
    trader.mark('58000');
    expect(trader.state.futures.orders.get('f')).toMatchObject({ status: 'holding', open: { price: at('58000') } });
    expect(trader.money()).toEqual({ available: '7065.2', frozen: '2900' });
  });

  test('freezes a short limit below the mark at the mark, and takes it back whole', () => {
    const trader = new Trader();
    trader.place({ direction: 'short', orderType: 'limit', price: at('59000') });
    expect(trader.money().frozen).toBe('3036');
    expect(trader.do({ kind: 'revoke-futures-order', userId: 'a', orderNo: 'f' }).result.ok).toBe(true);
    expect(trader.money()).toEqual({ available: '10000', frozen: '0' });
  });

  test.each([
    [100_000, 20, true],
    [100_060, 20, false],
    [100_060, 10, true],
  ])('a notional of %i at %ix is taken: %s', (notional, leverage, taken) => {
    const trader = new Trader({ funds: '1000000', mark: '50000' });
    const result = trader.place({ lots: BigInt(Math.ceil(notional / 50)), leverage });
    expect(result).toMatchObject(taken ? { ok: true } : { refusal: 'lever-too-high', field: 'leverage' });
  });
});

describe('closing', () => {
  test('pays margin and profit less the fee, at the first mark after it was asked for', () => {
    const trader = new Trader();
    const order = trader.open();
    trader.mark('60100');
    expect(trader.close().ok).toBe(true);
    expect(trader.close()).toEqual({ ok: false, refusal: 'order-already-asked' });
    trader.mark('60200');
    expect(summary(order)).toEqual({
      status: 'closed',
      closeReason: 'user',
      close: '60200',
      profit: '200',
      fee: '72.12',
    });
    expect(trader.money()).toEqual({ available: '10127.88', frozen: '0' });
  });

  test('without a mark in two seconds changes nothing, and can be asked for again', () => {
    const trader = new Trader();
    const order = trader.open();
    trader.close();
    trader.now += 2_001;
    trader.do({ kind: 'clock' });
    expect(order).toMatchObject({ status: 'holding', request: null });
    expect(trader.close().ok).toBe(true);
  });

  test('takes no more fee than is left of the margin: isolated means isolated', () => {
    const trader = new Trader();
    const order = trader.open();
    trader.close();
    trader.mark('57020');
    // 3000 − 2980 = 20 are left, the fee would be 34.212.
    expect(summary(order)).toEqual({
      status: 'closed',
      closeReason: 'user',
      close: '57020',
      profit: '-2980',
      fee: '56',
    });
    expect(trader.money()).toEqual({ available: '6964', frozen: '0' });
  });

  test('never takes more than the margin: the insurance bears the rest, and the house what the insurance lacks', () => {
    for (const [insurance, left] of [
      ['5000', '4003.6'],
      ['100', '0'],
    ] as const) {
      const trader = new Trader({
        rules: { ...paperRules, funding: { ...paperRules.funding, insurance: usdt(insurance) } },
      });
      const before = Number(trader.house('futures-house'));
      const order = trader.open();
      trader.close();
      trader.mark('56000');
      expect(summary(order)).toEqual({
        status: 'closed',
        closeReason: 'user',
        close: '56000',
        profit: '-3000',
        fee: '36',
      });
      expect(trader.money()).toEqual({ available: '6964', frozen: '0' });
      expect(trader.house('insurance')).toBe(left);
      expect(Number(trader.house('futures-house')) - before).toBeCloseTo(
        3_000 + Math.min(1_000, Number(insurance) + 3.6),
        6,
      );
    }
  });
});

describe('liquidation', () => {
  /** 62150 × 0.95 / 0.9944 and 62850 × 1.05 / 1.0056 without a remainder. */
  test.each([
    ['long', '62150', '59375', '59375.01'],
    ['short', '62850', '65625', '65624.99'],
  ] as const)('of a %s opened at %s comes at exactly %s, and not at %s', (direction, open, bound, before) => {
    const trader = new Trader({ mark: open });
    const order = trader.open({ direction });
    const held = heldOf(order, at(open));
    expect([isLiquidated(held, at(bound)), isLiquidated(held, at(before))]).toEqual([true, false]);
    for (let i = 0; i < 3; i += 1) trader.mark(before);
    expect(order).toMatchObject({ status: 'holding', armed: [] });
    trader.mark(bound);
    expect(order).toMatchObject({ status: 'holding', armed: ['liquidation'] });
    trader.mark(bound);
    expect(order).toMatchObject({ status: 'closed', closeReason: 'liquidation' });
  });

  test('at 20x from 60000 begins below 57321.00, on the second mark in a row, and leaves what remains', () => {
    const trader = new Trader();
    const order = trader.open();
    for (const price of ['57321', '57320', '57321', '57320']) trader.mark(price);
    expect(order.status).toBe('holding');
    const { receipts } = trader.mark('57320');
    // 3000 − 2680 − 34.392 are paid out.
    expect(summary(order)).toEqual({
      status: 'closed',
      closeReason: 'liquidation',
      close: '57320',
      profit: '-2680',
      fee: '70.392',
    });
    expect(trader.money()).toEqual({ available: '7249.608', frozen: '0' });
    expect(receipts.map(({ content }) => content.split('\n').slice(4, 8))).toEqual([
      ['trigger liquidation=5732099758649', 'profit -2680000000', 'fee 34392000', 'paid 285608000'],
    ]);
  });

  test('of a short at 20x from 60000 begins above 62649.16', () => {
    const trader = new Trader();
    const order = trader.open({ direction: 'short' });
    for (const price of ['62649.16', '62649.16']) trader.mark(price);
    expect(order.status).toBe('holding');
    for (const price of ['62649.17', '62649.17']) trader.mark(price);
    expect(order.closeReason).toBe('liquidation');
  });

  test('comes before a stop at the same price', () => {
    const trader = new Trader({ mark: '62150' });
    const order = trader.open({ stopLoss: at('59375') });
    for (let i = 0; i < 2; i += 1) trader.mark('59375');
    expect(order.closeReason).toBe('liquidation');
  });
});

describe('turning a position', () => {
  test('closes it and opens the opposite one, same lots, at one mark', () => {
    const trader = new Trader();
    const order = trader.open();
    expect(trader.do({ kind: 'reverse-position', userId: 'a', orderNo: 'f', newOrderNo: 'g' }).result.ok).toBe(true);
    trader.mark('60100');
    expect(summary(order)).toEqual({
      status: 'closed',
      closeReason: 'reverse',
      close: '60100',
      profit: '100',
      fee: '72.06',
    });
    expect(trader.state.futures.orders.get('g')).toMatchObject({
      status: 'holding',
      direction: 'short',
      lots: 1_000n,
      leverage: 20,
      open: { price: at('60100') },
      held: usdt('3005'),
      fee: usdt('36.06'),
      stopLoss: null,
      takeProfit: null,
    });
    expect(trader.money()).toEqual({ available: '6986.88', frozen: '3005' });
  });

  test('is refused when the money after the close would not carry it, and not done when it no longer does', () => {
    const trader = new Trader({ funds: '3071.999999' });
    trader.open();
    const turn = () => trader.do({ kind: 'reverse-position', userId: 'a', orderNo: 'f', newOrderNo: 'g' }).result;
    expect(turn()).toMatchObject({ refusal: 'insufficient-balance' });
    trader.mark('60100');
    expect(turn().ok).toBe(true);
    trader.mark('59900');
    expect([statusOf(trader, 'f'), statusOf(trader, 'g')]).toEqual(['holding', undefined]);
  });
});

test('another’s order is as if it did not exist, whatever is asked of it', () => {
  const trader = new Trader();
  trader.open();
  trader.place({ orderNo: 'l', orderType: 'limit', price: at('59000') });
  const of = { userId: 'b', newOrderNo: 'x', stopLoss: at('59500'), takeProfit: null };
  const kinds = [
    'revoke-futures-order',
    'chase-futures-order',
    'close-position',
    'reverse-position',
    'lock-position',
    'set-stops',
  ] as const;
  for (const kind of kinds) {
    const refusals = ['f', 'l', 'none'].map((orderNo) => {
      const { result } = trader.do({ ...of, kind, orderNo });
      return result.ok ? null : result.refusal;
    });
    expect(refusals, kind).toEqual(['not-found', 'not-found', 'not-found']);
  }
  trader.mark();
  expect([statusOf(trader, 'f'), statusOf(trader, 'l')]).toEqual(['holding', 'pending']);
});
