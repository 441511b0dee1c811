import { afterAll, beforeAll, expect, test } from 'vitest';
import { futures } from '../../../apps/web/locales/vi/futures.ts';
import { home } from '../../../apps/web/locales/vi/home.ts';
import { quotations } from '../../../apps/web/locales/vi/quotations.ts';
import { axe, axeFaults } from '../access/axe.ts';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { shiftOf, shiftsAt, watchShifts } from '../every-page/shifts.ts';
import { signIn } from '../sign-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const strip = ({ page }: Phone) => page.getByRole('list', { name: home.running });
const favourites = ({ page }: Phone) => page.locator('section').filter({ hasText: quotations.favourites });
const openHome = ({ page }: Phone) => page.goto(`${app.base}/#/pages/index/index`);
const amount = /[+−]?[\d.]+,\d\d/;

/** Everything that can be open, and two favourites. */
async function openAll(phone: Phone, account: string) {
  const user = await signIn(app, phone, account, { toType: 3, amount: '3000' });
  const place = (order: object) => user.call<{ orderNo: string }>('POST /portal/order/contractOrder', order);
  const [product] = await user.call<{ id: string }[]>('GET /lockMining/products');
  for (const symbol of ['ETHUSDT', 'XAUUSDT']) await user.call(`GET /tickerCollect/save?symbol=${symbol}`);
  const open = { contractType: 'futures', direction: 'short', entrustType: 'market', lots: '20', lever: 10 };
  for (const symbol of ['SOLUSDT', 'ETHUSDT']) await place({ ...open, symbol });
  await user.call('POST /lockMining/purchase', { productId: product?.id, amount: '500' });
  return () => place({ contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '10' });
}

test('who is back sees on home what runs and the favourites, each with the way to it', async () => {
  const phone = await app.phone('vi', { reducedMotion: true });
  const { page } = phone;
  const placeFast = await openAll(phone, 'nguoitrolai2026');
  const { orderNo } = await placeFast();
  await page.goto(`${app.base}/health`);
  await openHome(phone);
  const cards = strip(phone).getByRole('link');
  await expect.poll(() => cards.count()).toBe(4);
  const [fast, position, income] = [cards.nth(0), cards.nth(1), cards.nth(3)];
  await expect.poll(() => fast.innerText()).toMatch(/BTC[^]*10,00[^]*[+−]\d/);
  await expect.poll(() => position.innerText()).toMatch(/ETH[^]*10×[^]*[+−]?\d+,\d\d/);
  expect(await position.innerText()).toContain(futures.short);
  expect(await income.innerText()).toMatch(new RegExp(`\\d\\d:\\d\\d[^]*${home.income}[^]*\\+\\d+,\\d\\d`));
  expect(await fast.getAttribute('href')).toContain(`pages/market/settlement?orderNo=${orderNo}`);
  expect(await income.getAttribute('href')).toContain('pages/lockMining/orderDetail?id=');
  const starred = favourites(phone).getByRole('link');
  expect(await starred.count()).toBe(2);
  await expect.poll(() => starred.first().innerText()).toMatch(/ETH[^]*%[^]*\d/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.evaluate(axe);
  expect(await axeFaults(phone)).toEqual([]);

  // What is hidden is hidden here too.
  await page.getByRole('button', { name: home.hideBalances }).click();
  expect(await strip(phone).innerText()).not.toMatch(amount);
  await page.getByRole('button', { name: home.hideBalances }).click();

  // A contract that is settled leaves, the rest stays.
  await expect.poll(() => cards.count(), { timeout: 60_000 }).toBe(3);
  expect(await strip(phone).innerText()).not.toContain('BTC');
  await cards.first().click();
  await page.getByRole('article', { name: `ETH/USDT ${futures.short}` }).waitFor();
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('though what is one’s own comes late, nothing on home moves', async () => {
  const phone = await app.phone('vi', { noWorker: true, height: 1200 });
  const placeFast = await openAll(phone, 'nguoitrolai2027');
  await placeFast();
  await watchShifts(phone);
  for (const call of ['getContractOrder', 'tickerCollect/get', 'lockMining/orders', 'account/list'])
    await phone.page.route(`**/${call}*`, async (route) => {
      await phone.page.waitForTimeout(800);
      await route.continue();
    });
  await phone.page.goto(`${app.base}/health`);
  await phone.page.evaluate(() => localStorage.removeItem('lastKnown'));
  for (const visit of ['first', 'second']) {
    const shifts = await shiftsAt(phone, app.base, '#/pages/index/index');
    expect(shiftOf(shifts), `${visit}: ${shifts.map(({ what }) => what).join('\n')}`).toBeLessThan(0.02);
    await strip(phone).getByRole('link').first().waitFor();
    expect(await favourites(phone).getByRole('link').count()).toBe(2);
  }
  await phone.close();
});

test('neither a visitor nor an account with nothing open sees any of it, and nothing is asked for', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const none = async () => {
    await page.waitForTimeout(2_000);
    expect(await strip(phone).count()).toBe(0);
    expect(await favourites(phone).count()).toBe(0);
  };
  await openHome(phone);
  await none();
  await signIn(app, phone, 'nguoitrolai2028');
  await openHome(phone);
  await page.getByRole('heading', { name: home.mood }).waitFor();
  await none();
  expect(asked.filter((url) => /getContractOrder|lockMining|userProductOrder/.test(url))).toEqual([]);
  await phone.close();
});
