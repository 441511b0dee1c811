import { afterAll, beforeAll, expect, test } from 'vitest';
import { alerts } from '../../../apps/web/locales/vi/alerts.ts';
import { words } from '../../../apps/web/locales/vi/chart.ts';
import { kline } from '../../../apps/web/locales/vi/kline.ts';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import type { Client } from '../client.ts';
import { signIn } from '../sign-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

type Visit = { phone: Phone; user: Client };
const grips = ({ phone: { page } }: Visit) => page.getByRole('slider', { name: words.chart.priceAlert, exact: true });
const removal = new RegExp(alerts.remove.replace('{price}', '.*'));
const toast = new RegExp(alerts.set.replace('{pair}', 'BTC/USDT').replace('{price}', '[\\d.,]+'));
const kept = async ({ user }: Visit): Promise<number[]> =>
  (await user.call<{ price: string; firedTime: number | null }[]>('GET /player/alerts'))
    .filter(({ firedTime }) => firedTime === null)
    .map(({ price }) => Number(price));
const valueOf = async (visit: Visit) => Number(await grips(visit).first().getAttribute('aria-valuenow'));

async function openChart(account: string): Promise<Visit> {
  const phone = await app.phone('vi');
  const user = await signIn(app, phone, account);
  await phone.page.goto(`${app.base}/#/pages/futures/kline?symbol=BTCUSDT&period=1h`);
  await phone.page.locator('figure > canvas').waitFor({ state: 'detached' });
  await phone.page.locator('figure canvas').nth(4).waitFor();
  return { phone, user };
}

async function beginOne(visit: Visit): Promise<void> {
  const { page } = visit.phone;
  await page.getByRole('button', { name: kline.moreTools, exact: true }).click();
  await page.locator('dialog[open]').getByRole('button', { name: words.chart.priceAlert, exact: true }).click();
  await page.getByText(words.chart.alertDrag).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('slider');
}

async function middle(visit: Visit): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await grips(visit).first().boundingBox()) ?? {};
  expect([width, height]).toEqual([44, 44]);
  return { x: x + width / 2, y: y + height / 2 };
}
async function drag(visit: Visit, by: number): Promise<void> {
  const { mouse } = visit.phone.page;
  const { x, y } = await middle(visit);
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x, y + by, { steps: 6 });
  await mouse.up();
}

test('a line dragged to a level is an alert there, dragged further elsewhere, and ✕ removes it', async () => {
  const visit = await openChart('keocanhbao2026');
  const { page } = visit.phone;
  await beginOne(visit);
  const waiting = await valueOf(visit);
  await drag(visit, -20);
  await page.getByText(toast).first().waitFor();
  await page.getByText(words.chart.alertDrag).waitFor({ state: 'detached' });
  await expect.poll(() => kept(visit)).toHaveLength(1);
  const [level = 0] = await kept(visit);
  expect(level).toBeGreaterThan(waiting);
  await expect.poll(() => valueOf(visit)).toBe(level);

  await drag(visit, -30);
  await expect.poll(() => kept(visit)).not.toContain(level);
  await expect.poll(() => grips(visit).count()).toBe(1);
  expect(await kept(visit)).toEqual([await valueOf(visit)]);
  expect(await valueOf(visit)).toBeGreaterThan(level);

  await page.getByRole('button', { name: removal }).click();
  await expect.poll(() => kept(visit)).toEqual([]);
  await expect.poll(() => grips(visit).count()).toBe(0);
  expect(visit.phone.problems).toEqual([]);
  await visit.phone.close();
});

test('with the keys alone: arrows, Enter, Escape and Delete', async () => {
  const visit = await openChart('phimcanhbao2026');
  const { keyboard } = visit.phone.page;
  const hint = visit.phone.page.getByText(words.chart.alertDrag);
  await beginOne(visit);
  await keyboard.press('Escape');
  await expect.poll(() => grips(visit).count()).toBe(0);
  expect(await kept(visit)).toEqual([]);

  await beginOne(visit);
  const start = await valueOf(visit);
  await keyboard.press('PageUp');
  await keyboard.press('ArrowUp');
  const level = await valueOf(visit);
  expect(level).toBeGreaterThan(start);
  await keyboard.press('Enter');
  await expect.poll(() => kept(visit)).toEqual([level]);

  await hint.waitFor({ state: 'detached' });
  await expect.poll(() => grips(visit).count()).toBe(1);
  await grips(visit).focus();
  await keyboard.press('PageUp');
  expect(await valueOf(visit)).toBeGreaterThan(level);
  await keyboard.press('Escape');
  expect(await valueOf(visit)).toBe(level);
  await keyboard.press('Delete');
  await expect.poll(() => kept(visit)).toEqual([]);
  expect(visit.phone.problems).toEqual([]);
  await visit.phone.close();
});

test('what is refused is said, and the line goes back', async () => {
  const visit = await openChart('quanhieucanhbao2026');
  const { page } = visit.phone;
  await beginOne(visit);
  const start = await valueOf(visit);
  // As many as there may be; none of them is near.
  for (let more = 0; more < 20; more += 1)
    await visit.user.call('POST /player/alerts/add', {
      symbol: 'ETHUSDT',
      direction: 'above',
      price: String(90_000 + more),
    });
  await drag(visit, -20);
  await page
    .getByText(/tối đa 20 mục/)
    .first()
    .waitFor();
  await expect.poll(() => valueOf(visit)).toBe(start);
  expect(await kept(visit)).toHaveLength(20);
  await page.getByText(words.chart.alertDrag).waitFor();
  await visit.phone.close();
});

test('a finger on the line moves it, and the candles stay where they are', async () => {
  const visit = await openChart('ngoncanhbao2026');
  const { page } = visit.phone;
  await beginOne(visit);
  const client = await visit.phone.context.newCDPSession(page);
  const { x, y } = await middle(visit);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let part = 1; part <= 6; part += 1)
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - 5 * part }] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => kept(visit)).toHaveLength(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.getByRole('button', { name: kline.backToNow }).count()).toBe(0);
  expect(visit.phone.problems).toEqual([]);
  await visit.phone.close();
});
