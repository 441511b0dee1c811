import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrivals } from '../../../apps/web/locales/en/arrivals.ts';
import { fast } from '../../../apps/web/locales/en/fast.ts';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import type { Client } from '../client.ts';
import { signIn } from '../sign-in.ts';
import { factOf, factsIn, lastDigit, times, units } from './shown.ts';

let app: App;
let phone: Phone;
let client: Client;
beforeAll(async () => {
  app = await openApp();
  phone = await app.phone('en', { reducedMotion: true });
  client = await signIn(app, phone, 'nguoicong2033');
});
afterAll(() => app.close());

interface Order {
  readonly orderNo: string;
  readonly profit: string | null;
  readonly result: 'win' | 'lose' | 'tie' | 'void' | null;
}
const ordersOf = async (): Promise<Order[]> => {
  const filter = { contractType: 'fast', status: 'history' };
  return (await client.call<{ list: Order[] }>('POST /portal/order/getContractOrder', filter)).list;
};
/** Both ways, so that some win: each with digits below the cent. */
const stakes = ['1.234567', '1.239', '7.000001', '3.1'];

async function placeAll(): Promise<void> {
  const order = { contractType: 'fast', symbol: 'BTCUSDT', seconds: 30 };
  for (const direction of ['up', 'down']) {
    for (const amount of stakes) await client.call('POST /portal/order/contractOrder', { ...order, direction, amount });
  }
}

/** What the page of an order shows: its stake, the rate of a win, and what came of it. */
async function readOrder({ orderNo }: Order): Promise<{ stake: string; rate: string; result: string }> {
  const { page } = phone;
  await page.goto(`${app.base}/#/pages/market/settlement?orderNo=${orderNo}`);
  await page.getByText(orderNo === '' ? '' : fast.stake, { exact: true }).waitFor();
  await page.locator('main .text-result').waitFor();
  // Where it is played back it stands as it ended.
  await page.getByRole('slider').waitFor();
  const figures = (await page.locator('main').innerText()).match(/[+−][\d.,]*\d/g);
  expect(new Set(figures).size).toBe(1);
  const facts = await factsIn(page.locator('main'));
  return {
    stake: factOf(facts, fast.stake),
    rate: factOf(facts, fast.payout),
    result: await page.locator('main .text-result').innerText(),
  };
}

test('stake and result of an order belong together, and results told together make their sum', async () => {
  const { page } = phone;
  await page.goto(`${app.base}/#/pages/quotation/quotation`);
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('told ')));
  // Whoever is away finds all of them in one card.
  await page.goto(`${app.base}/health`);
  await placeAll();
  await expect.poll(async () => (await ordersOf()).length, { timeout: 60_000 }).toBe(stakes.length * 2);
  await page.goto(`${app.base}/#/pages/quotation/quotation`);
  const card = page.getByRole('status', { name: arrivals.title }).getByRole('article');
  await card.waitFor();
  const [total, detail] = await Promise.all([
    card.locator('p.text-title').innerText(),
    card.locator('p.text-pretty').innerText(),
  ]);
  const orders = await ordersOf();
  const nets = orders.map(({ profit }) => units((profit ?? '0').replace('-', '−')));
  const cent = lastDigit('0.00');
  const floored = (net: bigint): bigint => net - (((net % cent) + cent) % cent);
  expect(units(total)).toBe(floored(nets.reduce((sum, net) => sum + net)));
  expect(detail.split(' · ').length).toBeGreaterThan(1);
  for (const order of orders.filter(({ result }) => result === 'win' || result === 'lose')) {
    const { stake, rate, result } = await readOrder(order);
    if (order.result === 'lose') expect(units(result)).toBe(-units(stake));
    const digit = lastDigit(result);
    const won = times(units(stake), units(rate)) / 100n;
    if (order.result === 'win') expect(units(result)).toBe(won - (won % digit));
  }
  expect(new Set(orders.map(({ result }) => result)).size).toBeGreaterThan(1);
}, 120_000);
