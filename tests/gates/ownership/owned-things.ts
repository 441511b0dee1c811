import type { FuturesOrderRow } from '../../../apps/server/features/futures/present.ts';
import { pngOf } from '../../../apps/server/files/test-images.ts';
import { hashPassword } from '../../../apps/server/proofs/passwords.ts';
import type { TestServer } from '../../../apps/server/test-server.ts';
import type { Absent } from './absent.ts';
import { passkey, session } from './own-access.ts';
import type { Person } from './person.ts';

/** A live thing of its owner, and the rest of the input that the call needs beside its id. */
export interface Thing {
  readonly id: string;
  readonly rest?: { readonly query?: object; readonly body?: object };
}
export type Make = (bench: TestServer, owner: Person) => Promise<Thing>;

export interface Owned {
  /** One of each state that the call treats differently. */
  readonly makers: readonly Make[];
  readonly absent: Absent;
}

export const fundPasswd = 'money-1234';
const tronAddress = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj';

async function mark(bench: TestServer, price: string): Promise<void> {
  bench.feed.tick('BTCUSDT', price);
  await bench.advance(500);
}

const image: Make = async (bench, { userId }) => {
  const kept = await bench.server.services.files.keep(userId, await pngOf(30, 30));
  if (!kept.ok) throw new Error(kept.error);
  return { id: kept.value.id };
};
const withImage =
  (body: (id: string) => object): Make =>
  async (bench, owner) => {
    const { id } = await image(bench, owner);
    return { id, rest: { body: body(id) } };
  };

async function futures(bench: TestServer, { token }: Person, changes: object = {}): Promise<string> {
  const { data } = await bench.call('POST /portal/order/contractOrder', {
    token,
    body: {
      contractType: 'futures',
      symbol: 'BTCUSDT',
      direction: 'long',
      entrustType: 'market',
      lots: '10',
      lever: 10,
      ...changes,
    } as never,
  });
  return (data as FuturesOrderRow).id;
}
const pending: Make = async (bench, owner) => ({
  id: await futures(bench, owner, { entrustType: 'limit', price: '59000' }),
});
const holding: Make = async (bench, owner) => {
  const id = await futures(bench, owner);
  await mark(bench, '60000');
  return { id };
};
const locked: Make = async (bench, owner) => {
  const { id } = await holding(bench, owner);
  await bench.call('POST /portal/order/contractChaseOrder/{id}', { token: owner.token, params: { id } });
  await mark(bench, '60000');
  return { id };
};
const withBody =
  (make: Make, body: object): Make =>
  async (bench, owner) => ({ ...(await make(bench, owner)), rest: { body } });

const fast: Make = async (bench, { token }) => {
  const { data } = await bench.call('POST /portal/order/contractOrder', {
    token,
    body: { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '10' },
  });
  return { id: data.id };
};
const settled: Make = async (bench, owner) => {
  const thing = await fast(bench, owner);
  await mark(bench, '60000');
  await bench.advance(31_000);
  return thing;
};
const stopped: Make = async (bench, owner) => {
  const id = await futures(bench, owner, { stopLoss: '59900' });
  for (const price of ['60000', '59890', '59890', '59890', '60000', '60000']) await mark(bench, price);
  return { id };
};
const resting: Make = async (bench, { token }) => {
  const { data } = await bench.call('POST /portal/order/spotOrder', {
    token,
    body: { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '58000', quantity: '0.001' },
  });
  return { id: data.id };
};
const quote: Make = async (bench, { token }) => {
  const { data } = await bench.call('POST /account/exchange', {
    token,
    body: { currencyCode: 'USDT', targetCurrency: 'BTC', quantity: '100' },
  });
  return { id: data.quoteId };
};
const exchanged: Make = async (bench, owner) => {
  const { id } = await quote(bench, owner);
  await bench.call('POST /account/executeUserExchange', { token: owner.token, body: { quoteId: id } });
  const { data } = await bench.call('GET /account/exchangeRecord', { token: owner.token });
  return { id: data.list[0]?.id ?? '' };
};
const mining: Make = async (bench, { token }) => {
  const body = { productId: 'lock-30', amount: '100' };
  const { data } = await bench.call('POST /lockMining/purchase', { token, body });
  return { id: data.id };
};
const wealth: Make = async (bench, { token }) => {
  const { data } = await bench.call('POST /userProductOrder/executeUserOrder', {
    token,
    body: { productId: 'wealth-15', amount: '100' },
  });
  return { id: data.orderNo };
};

const deposit: Make = async (bench, owner) => {
  const { id: screenshot } = await image(bench, owner);
  const { data } = await bench.call('POST /transaction/recharge', {
    token: owner.token,
    body: { currencyCode: 'USDT', amount: '100', screenshot },
  });
  return { id: data.orderNo };
};
const withdrawal: Make = async (bench, { userId }) => {
  const orderNo = `out-${userId}`;
  const destination = { way: 'chain', chain: 'TRC20', address: tronAddress } as const;
  await bench.server.services.engine.submit({
    kind: 'request-withdrawal',
    orderNo,
    userId,
    currency: 'USDT',
    amount: 200_000_000n as never,
    destination,
    holdUntil: null,
  });
  return { id: orderNo };
};
const message: Make = async (bench, owner) => {
  const { id: orderNo } = await deposit(bench, owner);
  const decision = { kind: 'reject-deposit', orderNo, reason: 'a test', approval: 'p' } as const;
  await bench.server.services.engine.submit(decision);
  const { data } = await bench.call('POST /player/notice/page', { token: owner.token, body: { type: 'message' } });
  return { id: data.list[0]?.id ?? '' };
};
const wallet: Make = async (bench, owner) => {
  const { id: qrImage } = await image(bench, owner);
  const { data } = await bench.call('POST /playerWallet/add', {
    token: owner.token,
    body: { currencyCode: 'USDT', chain: 'TRC20', address: tronAddress, qrImage },
  });
  return { id: data.id };
};
const card: Make = async (bench, { token }) => {
  const { data } = await bench.call('POST /player/bankAccount/saveOrEdit', {
    token,
    body: {
      username: 'Lan Nguyen',
      cardNo: '9704361234567890',
      bankCode: 'VCB',
      city: 'Hanoi',
      address: 'Xuan Thuy 12',
    },
  });
  return { id: data.id };
};
const alert: Make = async (bench, { token }) => {
  const { data } = await bench.call('POST /player/alerts/add', {
    token,
    body: { symbol: 'BTCUSDT', direction: 'above', price: '70000' },
  });
  return { id: data.id };
};
const payout = { currencyCode: 'USDT', amount: '200', fundPasswd };
const usdtReport = { currencyCode: 'USDT', amount: '100' };
const vndReport = {
  bankAccountId: 'test-1',
  amount: '5260000',
  accountName: 'LAN',
  bankName: 'VCB',
  cardNo: '9704361234561234',
  remitterName: 'LAN',
  remitterId: '1',
};

/** Photos of whoever asks, but for the one that is named. */
const photo =
  (named: 'frontPhoto' | 'backPhoto' | 'holdPhoto'): Make =>
  async (bench, owner) => {
    const { id } = await image(bench, owner);
    const others = ['frontPhoto', 'backPhoto', 'holdPhoto'].filter((field) => field !== named);
    return { id, rest: { body: Object.fromEntries(others.map((field) => [field, `own ${field}`])) } };
  };

const only = (make: Make, absent: Absent = 'not-found'): Owned => ({ makers: [make], absent });

/** What belongs to a customer, by call and field: a call that takes an id has its row here or in {@link shared}. */
export const owned: Readonly<Record<string, Owned>> = {
  'POST /portal/order/revokeEntrust/{id} id': only(pending),
  'POST /portal/order/endContractOrder/{id} id': { makers: [holding, locked], absent: 'not-found' },
  'POST /portal/order/closePart orderId': only(withBody(holding, { lots: '4' })),
  'POST /portal/order/closeAll orderId': { makers: [holding, locked], absent: 'not-found' },
  'POST /portal/order/endAndChaseContractOrder/{id} id': only(holding),
  'POST /portal/order/contractChaseOrder/{id} id': { makers: [pending, holding], absent: 'not-found' },
  'POST /portal/order/setStopProfitAndLoss orderNo': {
    makers: [withBody(pending, { stopLoss: '58500' }), withBody(holding, { stopLoss: '59000' })],
    absent: 'not-found',
  },
  'POST /portal/order/getContractOrder orderNo': {
    makers: [withBody(holding, { contractType: 'futures' }), withBody(fast, { contractType: 'fast' })],
    absent: 'empty-list',
  },
  'POST /portal/order/batch orders.orderNo': {
    makers: [
      withBody(pending, { orders: [{ action: 'cancel', contractType: 'futures' }] }),
      withBody(resting, { orders: [{ action: 'cancel', contractType: 'spot' }] }),
    ],
    absent: 'item-not-found',
  },
  'POST /portal/order/endSpotOrder/{id} id': only(resting),
  'POST /portal/order/revokeCoin/{id} id': only(resting),
  'POST /portal/order/amendSpotOrder/{id} id': only(withBody(resting, { quantity: '0.0005' })),
  'POST /portal/order/getSpotOrder orderNo': only(resting, 'empty-list'),
  'POST /portal/order/getCoinOrder orderNo': only(resting, 'empty-list'),
  'POST /account/executeUserExchange quoteId': only(quote, 'quote-ended'),
  'GET /fair/receipt/{orderNo} orderNo': { makers: [settled, stopped, exchanged], absent: 'not-found' },
  'GET /fair/receipts/{orderNo} orderNo': only(settled),
  'GET /fair/ownProof/{orderNo} orderNo': only(settled),
  'POST /fair/ownProof/share orderNo': only(stopped),
  'POST /fair/ownProof/revoke orderNo': only(settled),
  'POST /lockMining/redeem orderId': only(mining),
  'GET /lockMining/orders/{id} id': only(mining),
  'GET /lockMining/orders/{id}/income id': only(mining),
  'POST /userProductOrder/executeUserRedeemOrder orderId': only(wealth),
  'POST /userProductOrder/executeAnticipateRedeem orderId': only(wealth),
  'GET /userProductOrder/findOrderById id': only(wealth),
  'POST /transaction/cancelRecharge/{id} id': only(deposit),
  'POST /transaction/cancelWithdrawal/{id} id': only(withdrawal),
  'GET /transaction/detail orderNo': { makers: [deposit, withdrawal], absent: 'not-found' },
  'POST /transaction/recharge screenshot': only(
    withImage(() => usdtReport),
    'file-unknown',
  ),
  'POST /transaction/executeRechargeUser screenshot': only(
    withImage(() => usdtReport),
    'file-unknown',
  ),
  'POST /transaction/bankRecharge screenshot': only(
    withImage(() => vndReport),
    'file-unknown',
  ),
  'POST /transaction/withdrawal walletId': only(withBody(wallet, payout), 'wallet-unknown'),
  'POST /transaction/executeWithdrawalUser walletId': only(withBody(wallet, payout), 'wallet-unknown'),
  'POST /transaction/bankWithdrawal walletId': only(withBody(wallet, payout), 'wallet-unknown'),
  'POST /transaction/withdrawal bankCardId': only(withBody(card, payout), 'bank-card-unknown'),
  'POST /transaction/executeWithdrawalUser bankCardId': only(withBody(card, payout), 'bank-card-unknown'),
  'POST /transaction/bankWithdrawal bankCardId': only(withBody(card, payout), 'bank-card-unknown'),
  'POST /player/close walletId': only(withBody(wallet, { fundPasswd }), 'wallet-unknown'),
  'POST /player/close bankCardId': only(withBody(card, { fundPasswd }), 'bank-card-unknown'),
  'POST /player/sessions/end id': only(session),
  'POST /player/passkeys/remove id': only(passkey),
  'POST /player/bankAccount/detail id': only(card),
  'POST /player/notice/detail/{id} id': only(message),
  'POST /player/alerts/remove id': only(alert),
  'POST /playerWallet/delete id': only(wallet),
  'POST /playerWallet/add qrImage': only(
    withImage(() => ({ currencyCode: 'USDT', chain: 'TRC20', address: tronAddress })),
    'file-unknown',
  ),
  'POST /playerInfo/advanced frontPhoto': only(photo('frontPhoto'), 'file-unknown'),
  'POST /playerInfo/advanced backPhoto': only(photo('backPhoto'), 'file-unknown'),
  'POST /playerInfo/advanced holdPhoto': only(photo('holdPhoto'), 'file-unknown'),
  'POST /service/send files': only(
    withImage(() => ({ text: 'here it is' })),
    'file-unknown',
  ),
  'GET /common/file/previewFile filename': only(image),
};

/** Ids of what belongs to nobody, or to the house. */
export const shared: readonly string[] = [
  'GET /lockMining/products/{id} id',
  'POST /lockMining/purchase productId',
  'GET /product/findProductById id',
  'POST /userProductOrder/executeUserPurchaseOrder productId',
  'POST /userProductOrder/executeUserOrder productId',
  'POST /userProductOrder/executeAnticipateOrder productId',
  'POST /portal/coin/product/detail/{id} id',
  'POST /transaction/bankRecharge bankAccountId',
  // A card is changed by nobody: any id is refused before it is looked up.
  'POST /player/bankAccount/saveOrEdit id',
];

let documents = 0;

/**
 * What everybody has who takes part: money everywhere, a fund password, a certified primary level, so that ownership
 * alone decides.
 */
export async function equip(bench: TestServer, { token, userId }: Person): Promise<void> {
  const { db, clock, identity } = bench.server.services;
  for (const toType of [2, 3])
    await bench.call('POST /account/executeUserCutTurn', {
      token,
      body: { fromType: 1, toType, currencyCode: 'USDT', amount: '2000' },
    });
  const hash = await hashPassword(fundPasswd);
  if (!hash.ok) throw new Error(hash.refusal);
  await db.query('insert into fund_password (user_id, password_hash, changed_at) values ($1, $2, $3)', [
    userId,
    hash.value,
    clock.now(),
  ]);
  documents += 1;
  await bench.call('POST /playerInfo/junior', {
    token,
    body: { cardType: 'idCard', name: 'Lan Nguyen', cardNo: `0010990${String(documents).padStart(5, '0')}` },
  });
  await identity.approve({ userId, level: 'primary', operatorId: 'op-1' });
}

export { image, mark };
