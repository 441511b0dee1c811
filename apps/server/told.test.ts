import { newFastOrder, type FastOrder } from '@candor/core/fast/order.ts';
import { emptyAccount, type Account, type AccountType } from '@candor/core/ledger/account.ts';
import { quantityScale } from '@candor/core/market/trade.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { amount, price, priceScale, rate } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { newSpotOrder, type Deal, type SpotOrder } from '@candor/core/spot/order.ts';
import { spotRules } from '@candor/core/spot/rules.ts';
import { expect, test } from 'vitest';
import { messageKinds, sentToOwner, type Message, type MessageKind } from './engine/rows/messages.ts';
import { publishBalances } from './features/accounts/publish.ts';
import { tellFired } from './features/alerts/tell-fired.ts';
import { publishEarn } from './features/earn/publish.ts';
import { publishFastOrders } from './features/fast/publish.ts';
import { publishMessages } from './features/notices/publish-messages.ts';
import { pushResults } from './features/push/push-results.ts';
import { stepsText } from './features/spot/present.ts';
import { publishSpot } from './features/spot/publish.ts';

const nothing = {
  accounts: [],
  fastOrders: [],
  futuresOrders: [],
  spotOrders: [],
  deals: [],
  earnOrders: [],
  messages: [],
  ruleVersions: [],
};
interface Pushed {
  readonly userId: string;
  readonly kind: string;
  readonly page: string;
  readonly tag: string;
  readonly title: string;
  readonly text: string;
}

/** What a server is composed of after the commit: all listen but `binh`. */
function house() {
  const told: unknown[][] = [];
  const pushed: Pushed[] = [];
  const trades: unknown[] = [];
  const accounts = new Map<string, Account>();
  const listeners: ((committed: typeof nothing, beside: unknown) => void)[] = [];
  const ownerListeners: ((messages: readonly Message[]) => void)[] = [];
  const firedListeners: ((fired: readonly unknown[]) => void)[] = [];
  const services = {
    engine: {
      onCommitted: (listener: never) => listeners.push(listener),
      tellOwners: (teller: never) => listeners.push(teller),
      onDoubt: () => undefined,
    },
    stream: {
      hears: (userId: string) => userId !== 'binh',
      toUser: (...event: unknown[]) => told.push(event),
    },
    push: {
      send: (userId: string, kind: string, textIn: (language: 'en') => Omit<Pushed, 'userId' | 'kind'>) =>
        pushed.push({ userId, kind, ...textIn('en') }),
    },
    ownerNotices: {
      onCommitted: (listener: (messages: readonly Message[]) => void) => ownerListeners.push(listener),
      committed: (messages: readonly Message[]) => ownerListeners.forEach((listener) => listener(messages)),
    },
    alerts: { onFired: (listener: (fired: readonly unknown[]) => void) => firedListeners.push(listener) },
    market: { halted: () => false, addTrade: (trade: unknown) => trades.push(trade) },
    rules: { spot: spotRules },
    clock: { now: () => 9_000 },
    nameOf: (symbol: string) => `${symbol.slice(0, -4)}/USDT`,
    markOf: () => undefined,
    priceOf: () => null,
  } as never;
  const beside = { state: { accounts, marks: new Map() } };
  const commit = (committed: object): void =>
    listeners.forEach((listener) => listener({ ...nothing, ...committed }, beside));
  const fire = (fired: readonly unknown[]): void => firedListeners.forEach((listener) => listener(fired));
  return { services, told, pushed, trades, accounts, commit, fire };
}

function accountOf(owner: string, type: AccountType, available: string): Account {
  return { ...emptyAccount(owner, type, 'USDT'), available: usdt(available) };
}

test('balances are told to their owner alone, all that one command has changed in one event', () => {
  const { services, told, commit } = house();
  publishBalances(services);
  commit({
    accounts: [
      accountOf('an', 1, '90'),
      accountOf('binh', 1, '5'),
      accountOf('an', 2, '10'),
      accountOf('fees', 0, '1'),
    ],
  });
  const row = { currencyCode: 'USDT', frozen: '0', bonusLocked: '0', valuation: null };
  expect(told).toEqual([
    [
      'an',
      'balance',
      [
        { ...row, accountType: 1, available: '90', total: '90' },
        { ...row, accountType: 2, available: '10', total: '10' },
      ],
    ],
  ]);
});

test('a bonus that changes is told with the account beside which it is shown, once', () => {
  const { services, told, accounts, commit } = house();
  publishBalances(services);
  const [first, bonus] = [accountOf('an', 1, '90'), accountOf('an', 4, '10')];
  accounts.set(first.id, first).set(bonus.id, bonus);
  commit({ accounts: [bonus, first] });
  expect(told).toEqual([
    [
      'an',
      'balance',
      [
        {
          accountType: 1,
          currencyCode: 'USDT',
          available: '90',
          frozen: '0',
          total: '90',
          bonusLocked: '10',
          valuation: null,
        },
      ],
    ],
  ]);
});

const fast = (userId: string, orderNo: string, result: FastOrder['result'] = null): FastOrder => ({
  ...newFastOrder({
    orderNo,
    userId,
    symbol: 'BTCUSDT',
    direction: 'up',
    seconds: 30,
    stake: usdt('100'),
    payoutRate: rate(80_000_000n),
    payout: usdt('80'),
    bound: null,
    receivedAt: 1_000,
  }),
  result,
});

test('fast orders are told to who placed them, those of one commit in one event', () => {
  const { services, told, commit } = house();
  publishFastOrders(services);
  commit({ fastOrders: [fast('an', 'q1'), fast('binh', 'q2'), fast('an', 'q3')] });
  expect(
    told.map(([userId, event, ...rows]) => [userId, event, rows.map((row) => (row as FastOrder).orderNo)]),
  ).toEqual([['an', 'order', ['q1', 'q3']]]);
});

test.each([
  ['win', '80'],
  ['lose', '100'],
  ['tie', '100'],
  ['void', '100'],
] as const)('a %s is pushed with its %s, whether its owner is there or not', (result, sum) => {
  const { services, pushed, commit } = house();
  pushResults(services);
  commit({ fastOrders: [fast('an', 'q1', result), fast('binh', 'q2', result), fast('an', 'q3')] });
  expect(pushed.map(({ userId, kind, page, tag }) => [userId, kind, page, tag])).toEqual([
    ['an', 'orders', 'pages/market/settlement?orderNo=q1', 'q1'],
    ['binh', 'orders', 'pages/market/settlement?orderNo=q2', 'q2'],
  ]);
  expect(pushed[0]?.title).toContain('BTC/USDT');
  expect(pushed[0]?.text).toContain(`${sum} USDT`);
});

const spot = (userId: string, side: 'buy' | 'sell', changed: Partial<SpotOrder> = {}): SpotOrder => ({
  ...newSpotOrder(
    {
      orderNo: `${userId}-${side}`,
      userId,
      symbol: 'BTCUSDT',
      side,
      type: 'limit',
      tick: 6_000_000,
      steps: 1_000,
      budget: null,
      force: 'gtc',
      selfTrade: 'end-maker',
      stop: null,
      listNo: null,
      clientId: null,
      makerFee: rate(100_000n),
      takerFee: rate(150_000n),
      feeBasis: null,
      receivedAt: 1_000,
      queued: 1,
    },
    usdt('600'),
  ),
  ...changed,
});
const dealOf = (order: SpotOrder, role: Deal['role'], journal: number): Deal => ({
  journal,
  order,
  role,
  tick: 6_000_000,
  steps: 2,
  amount: usdt('1.2'),
  fee: amount(0n),
  time: 5_000,
});
const priced = price(60_000n * 10n ** BigInt(priceScale));

test('a deal of two customers is one trade for everybody, on the side of who took it', () => {
  const { services, told, trades, commit } = house();
  publishSpot(services);
  const [maker, taker] = [spot('an', 'buy'), spot('binh', 'sell')];
  commit({ spotOrders: [maker, taker], deals: [dealOf(maker, 'maker', 7), dealOf(taker, 'taker', 7)] });
  expect(trades).toEqual([{ symbol: 'BTCUSDT', time: 5_000, price: priced, side: 'sell', quantity: 2_000n }]);
  expect(told.map(([userId, event, row]) => [userId, event, (row as SpotOrder).orderNo])).toEqual([
    ['an', 'order', 'an-buy'],
  ]);
});

test.each([
  ['buy', 'sell'],
  ['sell', 'buy'],
] as const)('where the market came to a resting %s, the trade is a %s', (side, taken) => {
  const { services, trades, commit } = house();
  publishSpot(services);
  commit({ deals: [dealOf(spot('an', side), 'maker', 7)] });
  expect(trades).toEqual([{ symbol: 'BTCUSDT', time: 5_000, price: priced, side: taken, quantity: 2_000n }]);
});

test('in every pair a trade is counted in what the pair is of', () => {
  const { services, trades, commit } = house();
  publishSpot(services);
  const pairs = [...spotRules.pairs.values()];
  commit({ deals: pairs.map(({ symbol }, journal) => dealOf(spot('an', 'buy', { symbol }), 'taker', journal)) });
  const counted = (trades as { quantity: bigint }[]).map(({ quantity }) => formatPlain(quantity, quantityScale));
  expect(counted).toEqual(pairs.map((pair) => stepsText(2, pair)));
});

test('a spot order is pushed when it is filled, and not while it waits, is dealt in part or is taken back', () => {
  const { services, pushed, commit } = house();
  pushResults(services);
  const orders = (['open', 'partial', 'cancelled', 'filled'] as const).map((status) =>
    spot('an', 'buy', { status, orderNo: status, dealAmount: usdt('599.5') }),
  );
  commit({ spotOrders: orders });
  expect(pushed.map(({ kind, page, tag }) => [kind, page, tag])).toEqual([
    ['orders', 'pages/currency/currencyOrder', 'filled'],
  ]);
  expect(pushed[0]?.text).toContain('599.5');
});

test('an order of lock mining or wealth is told by its number, kind and status', () => {
  const { services, told, commit } = house();
  publishEarn(services);
  const order = { orderNo: 'e1', kind: 'wealth', status: 'redeemed', principal: usdt('100') };
  commit({
    earnOrders: [
      { ...order, userId: 'binh' },
      { ...order, userId: 'an' },
    ],
  });
  expect(told).toEqual([['an', 'earn', { orderNo: 'e1', kind: 'wealth', status: 'redeemed' }]]);
});

test('a price that is reached is told with the mark that reached it', () => {
  const { services, told, fire } = house();
  tellFired(services);
  const alert = { id: 'a1', symbol: 'BTCUSDT', direction: 'above', price: priced };
  const mark = { price: price(priced + 5n), time: 8_000 };
  fire([
    { alert: { ...alert, userId: 'binh' }, mark },
    { alert: { ...alert, userId: 'an' }, mark },
  ]);
  expect(told).toEqual([
    [
      'an',
      'alert',
      { id: 'a1', symbol: 'BTCUSDT', direction: 'above', price: '60000', mark: '60000.00000005', time: 8_000 },
    ],
  ]);
});

const messageOf = (kind: MessageKind, userId = 'an'): Message => ({
  userId,
  kind,
  reference: 'r1',
  params: { symbol: 'ETHUSDT', amount: '5', price: '3000' },
  time: 8_000,
});
const deposit = 'pages/recharge/rechargeOrder?orderNo=r1';
const withdrawal = 'pages/withdrawal/withdrawal?id=r1';
const contract = 'pages/contract/contractOrder';
/** Where a notification leads, of each kind that is pushed but is no matter of the account's safety. */
const pages: Partial<Record<MessageKind, readonly [kind: string, page: string]>> = {
  'deposit-success': ['money', deposit],
  'deposit-bonus': ['money', 'pages/property/property'],
  'deposit-rejected': ['money', deposit],
  'withdrawal-approved': ['money', withdrawal],
  'withdrawal-sent': ['money', withdrawal],
  'withdrawal-success': ['money', withdrawal],
  'withdrawal-rejected': ['money', withdrawal],
  'product-completed': ['money', 'pages/property/property'],
  'stake-returned': ['orders', 'pages/market/settlement?orderNo=r1'],
  liquidation: ['orders', contract],
  'stop-loss': ['orders', contract],
  'stop-profit': ['orders', contract],
  'stop-loss-dropped': ['orders', contract],
  'stop-profit-dropped': ['orders', contract],
};

test.each(messageKinds.filter((kind) => kind !== 'price-alert'))(
  'a message of %s is told, and pushed as what it is',
  (kind) => {
    const { services, told, pushed, commit } = house();
    publishMessages(services);
    commit({ messages: [messageOf(kind), messageOf(kind, 'binh')] });
    expect(told).toEqual([['an', 'notice', { type: 'message', kind, reference: 'r1' }]]);
    const safety = ['security', 'pages/messages/messages'] as const;
    const wanted = sentToOwner.has(kind) ? safety : pages[kind];
    expect(pushed.map((push) => [push.userId, push.kind, push.page, push.tag])).toEqual(
      wanted === undefined ? [] : ['an', 'binh'].map((userId) => [userId, ...wanted, `${kind} r1`]),
    );
  },
);

test('an alert leads to the chart of its symbol, and a decision on documents is not pushed', () => {
  const { services, pushed, fire, commit } = house();
  publishMessages(services);
  fire([{ message: messageOf('price-alert') }]);
  expect(pushed).toMatchObject([{ kind: 'alerts', page: 'pages/futures/kline?symbol=ETHUSDT', tag: 'price-alert r1' }]);
  expect(pushed[0]?.text).toContain('ETH/USDT');
  commit({ messages: [messageOf('primary-certified'), messageOf('advanced-failed')] });
  expect(pushed).toHaveLength(1);
});
