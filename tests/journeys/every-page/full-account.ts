import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { jpegOf } from '../../../apps/server/files/test-images.ts';
import { ownPassword, type Client } from '../client.ts';

/** What pages about one thing need to know of an account: the number of one of each. */
export interface Things {
  readonly fast: string;
  readonly deposit: string;
  /** None where withdrawals are on hold. */
  readonly withdrawal: string | null;
  readonly lockProduct: string;
  readonly lockOrder: string;
  readonly wealthProduct: string;
  readonly wealthOrder: string;
  readonly message: string;
  readonly banner: string;
}

interface Numbered {
  readonly id: string;
  readonly orderNo: string;
}
interface List<Row> {
  readonly list: readonly Row[];
}
const first = <Row>(rows: readonly Row[], what: string): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error(`the account has no ${what}`);
  return row;
};
const fundPasswd = 'tien-2026-an';
/** Published as an example of a TRON address in the documents of the chain. */
const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

/** Whose account it is: who signed up long ago waits a day between the first fund password and a withdrawal. */
interface Owner {
  readonly password: string;
  readonly isNew: boolean;
}
const newcomer: Owner = { password: ownPassword, isNew: true };

/** Gives an account one of everything that a customer can have, by the calls of the app. */
export async function fillAccount(client: Client, owner = newcomer): Promise<Things> {
  await client.call('POST /account/executeUserCutTurn', {
    fromType: 1,
    toType: 2,
    currencyCode: 'USDT',
    amount: '2000',
  });
  await client.call('POST /account/executeUserCutTurn', {
    fromType: 1,
    toType: 3,
    currencyCode: 'USDT',
    amount: '3000',
  });
  for (const symbol of ['BTCUSDT', 'ETHUSDT', 'SOLUSDT']) await client.call(`GET /tickerCollect/save?symbol=${symbol}`);
  await trade(client);
  const fast = await client.call<Numbered>('POST /portal/order/contractOrder', {
    contractType: 'fast',
    symbol: 'BTCUSDT',
    direction: 'up',
    // The longest: it doesn't end while its pages are looked at.
    seconds: 300,
    amount: '25',
  });
  await client.call('POST /service/send', { text: 'Xin chào, tôi muốn hỏi về phí rút tiền.' });
  const paid = await pay(client, owner);
  const earned = await earn(client);
  const message = first(
    (await client.call<List<Numbered>>('POST /player/notice/page', { type: 'message' })).list,
    'message',
  ).id;
  const banner = first(await client.call<Numbered[]>('POST /player/rotation/list'), 'banner').id;
  return { fast: fast.orderNo, ...paid, ...earned, message, banner };
}

/** Positions with stops and as a locked pair, waiting orders, spot orders in the book and filled, an exchange. */
async function trade(client: Client): Promise<void> {
  const price = async (symbol: string): Promise<number> =>
    Number((await client.call<{ price: string }>(`GET /market/getLatestPrice?symbol=${symbol}`)).price);
  const [bitcoin, ether] = [await price('BTCUSDT'), await price('ETHUSDT')];
  const open = { contractType: 'futures', direction: 'long', entrustType: 'market', lots: '20', lever: 20 };
  const place = (changes: object): Promise<Numbered> =>
    client.call('POST /portal/order/contractOrder', { ...open, ...changes });
  const around = (share: number): string => (bitcoin * share).toFixed(2);
  await place({ symbol: 'BTCUSDT', stopLoss: around(0.97), stopProfit: around(1.04) });
  await place({ symbol: 'ETHUSDT', direction: 'short', entrustType: 'limit', price: (ether * 1.05).toFixed(2) });
  const pair = await place({ symbol: 'SOLUSDT', lots: '100' });
  await place({ symbol: 'XRPUSDT' });
  const spot = { symbol: 'BTCUSDT', side: 'buy' };
  await client.call('POST /portal/order/spotOrder', { ...spot, type: 'market', amount: '500' });
  await client.call('POST /portal/order/spotOrder', { ...spot, type: 'limit', price: around(0.95), quantity: '0.004' });
  const gone = await client.call<Numbered>('POST /portal/order/spotOrder', {
    ...spot,
    type: 'limit',
    price: around(0.93),
    quantity: '0.002',
  });
  await client.call(`POST /portal/order/endSpotOrder/${gone.id}`);
  const { quoteId } = await client.call<{ quoteId: string }>('POST /account/exchange', {
    currencyCode: 'USDT',
    targetCurrency: 'ETH',
    quantity: '400',
  });
  await client.call('POST /account/executeUserExchange', { quoteId });
  await entered(client, pair.id);
  await client.call(`POST /portal/order/contractChaseOrder/${pair.id}?action=lock`);
}

/** An order is entered at the first mark after it. */
async function entered(client: Client, id: string): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    const { list } = await client.call<List<{ id: string; status: string }>>('POST /portal/order/getContractOrder', {
      contractType: 'futures',
      status: 'active',
    });
    if (list.some((row) => row.id === id && row.status === 'holding')) return;
    await wait(100);
  }
  throw new Error('an order at market was not entered');
}

/** Fund password, wallet, card, identity, two deposits that wait, a withdrawal. */
async function pay(client: Client, { password, isNew }: Owner): Promise<Pick<Things, 'deposit' | 'withdrawal'>> {
  const picture = await client.upload(new Uint8Array(await jpegOf(360, 480)));
  const walletId = await prove(client, password, picture);
  const deposit = await reportDeposits(client, picture);
  if (!isNew) return { deposit, withdrawal: null };
  const { orderNo: withdrawal } = await client.call<Numbered>('POST /transaction/withdrawal', {
    currencyCode: 'USDT',
    amount: '150',
    fundPasswd,
    walletId,
  });
  return { deposit, withdrawal };
}

/** Fund password, identity, wallet and card. @returns the id of the wallet */
async function prove(client: Client, password: string, picture: string): Promise<string> {
  await client.call('POST /player/updateFundsPassword', {
    password,
    newPassword: fundPasswd,
    confirmPassword: fundPasswd,
  });
  // A document belongs to one account, and journeys share a server.
  const document = `C${randomInt(1_000_000, 9_999_999)}`;
  await client.call('POST /playerInfo/junior', { cardType: 'passport', name: 'Nguyen Van An', cardNo: document });
  const { id } = await client.call<Numbered>('POST /playerWallet/add', {
    currencyCode: 'USDT',
    chain: 'TRC20',
    address,
    qrImage: picture,
  });
  await client.call('POST /player/bankAccount/saveOrEdit', {
    username: 'Nguyen Van An',
    cardNo: '9704361234567890',
    bankCode: 'VCB',
    city: 'Hà Nội, Cầu Giấy',
  });
  return id;
}

/** One by the chain, one by bank. @returns the number of that by bank */
async function reportDeposits(client: Client, screenshot: string): Promise<string> {
  const account = first(
    (await client.call<{ accounts: Numbered[] }>('GET /transaction/getRechargeBankAccount')).accounts,
    'account to pay into',
  );
  await client.call('POST /transaction/recharge', {
    currencyCode: 'USDT',
    amount: '120',
    chain: 'TRC20',
    screenshot,
    payer: 'Nguyen Van An',
  });
  const { orderNo } = await client.call<Numbered>('POST /transaction/bankRecharge', {
    bankAccountId: account.id,
    amount: '5260000',
    screenshot,
    accountName: 'NGUYEN VAN AN',
    bankName: 'Vietcombank',
    cardNo: '9704361234567890',
    remitterName: 'NGUYEN VAN AN',
  });
  return orderNo;
}

/** Both kinds of what pays by the day, one order running and one ended early. */
async function earn(
  client: Client,
): Promise<Pick<Things, 'lockProduct' | 'lockOrder' | 'wealthProduct' | 'wealthOrder'>> {
  const lock = first(await client.call<Numbered[]>('GET /lockMining/products'), 'lock-mining product').id;
  const wealth = first((await client.call<List<Numbered>>('GET /product/page')).list, 'wealth product').id;
  const ended = await client.call<Numbered>('POST /lockMining/purchase', { productId: lock, amount: '200' });
  await client.call('POST /lockMining/redeem', { orderId: ended.id });
  const lockOrder = await client.call<Numbered>('POST /lockMining/purchase', { productId: lock, amount: '500' });
  const wealthOrder = await client.call<Numbered>('POST /userProductOrder/executeUserPurchaseOrder', {
    productId: wealth,
    amount: '300',
  });
  return { lockProduct: lock, lockOrder: lockOrder.id, wealthProduct: wealth, wealthOrder: wealthOrder.id };
}
