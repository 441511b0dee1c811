import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fast } from '../../apps/web/locales/vi/fast.ts';
import { jpegOf } from '../../apps/server/files/test-images.ts';
import { go } from '../journeys/app.ts';
import type { Phone } from '../journeys/browser.ts';
import { ownPassword, type Client } from '../journeys/client.ts';

interface Numbered {
  readonly id: string;
  readonly orderNo: string;
}

const stake = '25';
/** On the ticket of the app, so that this phone keeps what is promised. @returns the number of the order */
export async function placeOnTicket(phone: Phone): Promise<string> {
  const { page } = phone;
  await go(phone, 'market/market?symbol=BTCUSDT');
  await page.getByRole('radio', { name: /^30/ }).first().click();
  await page.locator('input[inputmode=decimal]').first().fill(stake);
  const [answer] = await Promise.all([
    page.waitForResponse(/contractOrder$/),
    page.getByRole('button', { name: new RegExp(`^${fast.up}`) }).click(),
  ]);
  const { data } = (await answer.json()) as { readonly data: Numbered };
  return data.orderNo;
}

/** One of everything that moves money: fast both ways, futures, spot, an exchange, a withdrawal. */
export async function trade(user: Client): Promise<void> {
  const move = { fromType: 1, currencyCode: 'USDT', amount: '1000' };
  await user.call('POST /account/executeUserCutTurn', { ...move, toType: 2 });
  await user.call('POST /account/executeUserCutTurn', { ...move, toType: 3 });
  const order = { symbol: 'BTCUSDT', amount: '12.34', seconds: 30, contractType: 'fast' };
  for (const direction of ['up', 'down']) await user.call('POST /portal/order/contractOrder', { ...order, direction });
  const futures = { contractType: 'futures', symbol: 'ETHUSDT', entrustType: 'market', lots: '20', lever: 20 };
  await user.call('POST /portal/order/contractOrder', { ...futures, direction: 'long' });
  await user.call('POST /portal/order/spotOrder', { symbol: 'BTCUSDT', side: 'buy', type: 'market', amount: '200' });
  const swap = { currencyCode: 'USDT', targetCurrency: 'ETH', quantity: '100' };
  const { quoteId } = await user.call<{ quoteId: string }>('POST /account/exchange', swap);
  await user.call('POST /account/executeUserExchange', { quoteId });
  await withdraw(user);
}

async function withdraw(user: Client): Promise<void> {
  const fundPasswd = 'tien-2026-an';
  await user.call('POST /player/updateFundsPassword', {
    password: ownPassword,
    newPassword: fundPasswd,
    confirmPassword: fundPasswd,
  });
  const cardNo = `C${randomInt(1_000_000, 9_999_999)}`;
  await user.call('POST /playerInfo/junior', { cardType: 'passport', name: 'Nguyen Van An', cardNo });
  const { id: walletId } = await user.call<Numbered>('POST /playerWallet/add', {
    currencyCode: 'USDT',
    chain: 'TRC20',
    // Published as an example of a TRON address in the documents of the chain.
    address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    qrImage: await user.upload(new Uint8Array(await jpegOf(360, 480))),
  });
  await user.call('POST /transaction/withdrawal', { currencyCode: 'USDT', amount: '150', fundPasswd, walletId });
}

/** Asks again and again until it is so. @throws after a minute */
export async function soon(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    if (await isSo()) return;
    await sleep(500);
  }
  throw new Error(`it has not come to this: ${String(isSo)}`);
}

/** Whether there is a receipt of an order, and the log holds it. */
export const isLogged = (user: Client, orderNo: string): Promise<boolean> =>
  user.call<{ proof: string | null }>(`GET /fair/receipt/${orderNo}`).then(
    ({ proof }) => proof !== null,
    () => false,
  );
