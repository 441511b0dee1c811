import { afterAll, beforeAll, expect, test } from 'vitest';
import { shell } from '../../apps/web/locales/vi/shell.ts';
import { spot } from '../../apps/web/locales/vi/spot.ts';
import { openApp, type App } from './app.ts';
import type { Phone } from './browser.ts';
import { signIn, type Signed } from './sign-in.ts';

let app: App;
beforeAll(async () => { app = await openApp(); });
afterAll(() => app.close());

/** The calmest pair: a price between the house's best bid and ask stays there for seconds. */
const symbol = 'USDCUSDT';
interface Row { id: string; status: string; volume: string; price: string | null }
interface Depth { bids: [string, string][]; asks: [string, string][] }

const vietnamese = (decimal: string): string => decimal.replace('.', ',');
const orders = async (user: Signed): Promise<Row[]> => (await user.call<{ list: Row[] }>('/portal/order/getSpotOrder', { symbol })).list;
const field = (phone: Phone, name: string) => phone.page.getByRole('region', { name: spot.ticket }).getByRole('textbox', { name });
const press = (phone: Phone, name: string | RegExp) => phone.page.getByRole('button', { name });

async function openDesk(phone: Phone, side: 'buy' | 'sell'): Promise<void> {
  await phone.page.goto(`${app.base}/#/pages/currency/currency?symbol=${symbol}&side=${side}`);
  await phone.page.getByRole('list', { name: spot.bids }).getByRole('listitem').first().waitFor();
}

async function betweenHouse(): Promise<string> {
  const { data } = (await (await fetch(`${app.base}/portal/market/depth?symbol=${symbol}`)).json()) as { data: Depth };
  return ((Number(data.bids[0]?.[0]) + Number(data.asks[0]?.[0])) / 2).toFixed(5);
}

async function ticket(phone: Phone, price: string, quantity: string, button: string): Promise<void> {
  await field(phone, spot.price).fill(vietnamese(price));
  await field(phone, spot.quantity).fill(quantity);
  await press(phone, button).click();
}

/** One try: the maker's order rests between the house's prices, stands in both books on screen, and the taker meets it. */
async function meet(maker: Phone, taker: Phone, buyer: Signed): Promise<{ order: Row | undefined; seen: boolean }> {
  const price = await betweenHouse();
  const known = (await orders(buyer)).length;
  await ticket(maker, price, '100', spot.buyBase.replace('{base}', 'USDC'));
  await expect.poll(async () => (await orders(buyer)).length).toBe(known + 1);
  const standsOn = async (phone: Phone): Promise<void> => {
    await expect.poll(() => phone.page.getByRole('list', { name: spot.bids }).innerText(), { timeout: 3_000 }).toContain(vietnamese(price));
  };
  const seen = await Promise.all([maker, taker].map(standsOn)).then(() => true, () => false);
  await ticket(taker, price, '40', spot.sellBase.replace('{base}', 'USDC'));
  await taker.page.waitForTimeout(700);
  return { order: (await orders(buyer))[0], seen };
}

test('a limit order stands in the book, is partly filled from a second browser, and its rest is ended', async () => {
  const [maker, taker] = [await app.phone('vi'), await app.phone('vi')];
  const buyer = await signIn(app, maker, 'nguoimua2026', { toType: 2, amount: '5000' });
  const seller = await signIn(app, taker, 'nguoichiu2026', { toType: 2, amount: '5000' });
  await seller.call('/portal/order/spotOrder', { symbol, side: 'buy', type: 'market', amount: '1000' });
  await Promise.all([openDesk(maker, 'buy'), openDesk(taker, 'sell')]);

  let met: Row | undefined;
  let seen = false;
  // The market may come to the price first: then the house has filled the order, and another is tried.
  for (let tries = 0; tries < 6 && !(seen && met?.status === 'partial'); tries += 1) {
    for (const { id, status } of await orders(buyer)) if (status === 'open' || status === 'partial') await buyer.call(`/portal/order/endSpotOrder/${id}`);
    ({ order: met, seen } = await meet(maker, taker, buyer));
  }
  expect(seen).toBe(true);
  expect(met).toMatchObject({ status: 'partial', volume: '40' });
  await maker.page.getByText(spot.filledShare.replace('{share}', '40%')).first().waitFor();

  await press(maker, spot.end).click();
  await maker.page.locator('dialog[open]').getByRole('button', { name: new RegExp(`${spot.end}|${shell.confirm}`) }).click();
  await expect.poll(async () => (await orders(buyer)).find(({ id }) => id === met?.id)?.status).toBe('cancelled');
  const [usdt] = (await buyer.call<{ currencyCode: string; frozen: string }[]>('/account/findUserCurrencyAccountList')).filter(({ currencyCode }) => currencyCode === 'USDT');
  expect(usdt?.frozen).toBe('0');
  expect([...maker.problems, ...taker.problems]).toEqual([]);
  await Promise.all([maker.close(), taker.close()]);
});
