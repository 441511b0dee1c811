import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '../../../apps/web/locales/vi/chart.ts';
import { futures } from '../../../apps/web/locales/vi/futures.ts';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { signIn } from '../sign-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const grip = ({ page }: Phone, name: string) => page.getByRole('slider', { name, exact: true });
const field = ({ page }: Phone, name: string) => page.getByRole('textbox', { name, exact: true });
const priceIn = async (phone: Phone, name: string): Promise<number> =>
  Number((await field(phone, name).inputValue()).replaceAll('.', '').replace(',', '.'));
const spoken = (phone: Phone, name: string) => grip(phone, name).getAttribute('aria-valuetext');
const valueOf = async (phone: Phone, name: string) => Number(await grip(phone, name).getAttribute('aria-valuenow'));

async function openTicket(account: string): Promise<Phone> {
  const phone = await app.phone('vi');
  await signIn(app, phone, account, { toType: 3, amount: '5000' });
  await phone.page.goto(`${app.base}/#/pages/contract/contract?symbol=BTCUSDT`);
  await grip(phone, futures.takeProfit).waitFor();
  await field(phone, futures.lots).fill('100');
  return phone;
}
async function middleOf(phone: Phone, name: string): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await grip(phone, name).boundingBox()) ?? {};
  expect([width, height]).toEqual([44, 44]);
  return { x: x + width / 2, y: y + height / 2 };
}
async function drag(phone: Phone, name: string, by: number): Promise<void> {
  const { x, y } = await middleOf(phone, name);
  await phone.page.mouse.move(x, y);
  await phone.page.mouse.down();
  await phone.page.mouse.move(x, y + by, { steps: 6 });
  await phone.page.mouse.up();
}

test('a stop that is dragged stands in the ticket, with what it leaves after fees, and in the question', async () => {
  const phone = await openTicket('nguoikeogia2026');
  const { page } = phone;
  expect(await spoken(phone, futures.takeProfit)).toBe(words.chart.setByDrag);
  await drag(phone, futures.takeProfit, 12);
  const at = await priceIn(phone, futures.takeProfit);
  expect(at).toBe(await valueOf(phone, futures.takeProfit));
  const said = (await spoken(phone, futures.takeProfit)) ?? '';
  const result = /[+−][\d.,]+(?= USDT)/.exec(said)?.[0] ?? 'none';
  // The same words as under the field, and the same number on the chart.
  await page.getByText(futures.resultThere.replace('{result}', result), { exact: true }).waitFor();
  await page.getByText(`${futures.takeProfit} ${result}`, { exact: true }).waitFor();

  // Further than the line is wide to a finger.
  await drag(phone, futures.takeProfit, 40);
  expect(await priceIn(phone, futures.takeProfit)).toBeLessThan(at);
  // A press that hardly moves sets nothing.
  const before = await priceIn(phone, futures.takeProfit);
  await drag(phone, futures.takeProfit, 2);
  expect(await priceIn(phone, futures.takeProfit)).toBe(before);

  // Above the price wherever the drags have left it.
  const above = Math.round(at * 1.01);
  await field(phone, futures.takeProfit).fill(String(above));
  await expect.poll(() => valueOf(phone, futures.takeProfit)).toBe(above);
  await page.getByRole('button', { name: new RegExp(`^${futures.openLong}`) }).click();
  await page.locator('dialog[open]').getByText(futures.takeProfit, { exact: true }).waitFor();
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('the arrow keys move a line by the steps of its field, Delete takes a stop away', async () => {
  const phone = await openTicket('nguoiphimgia2026');
  const { page } = phone;
  await page.getByRole('radio', { name: futures.limit }).click();
  const limit = await priceIn(phone, futures.orderPrice);
  await grip(phone, futures.orderPrice).focus();
  await page.keyboard.press('ArrowDown');
  const step = limit - (await priceIn(phone, futures.orderPrice));
  expect(step).toBeGreaterThan(0);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('PageDown');
  expect(limit - (await priceIn(phone, futures.orderPrice))).toBeCloseTo(21 * step, 6);
  await page.keyboard.press('Delete');
  expect(await priceIn(phone, futures.orderPrice)).toBeGreaterThan(0);

  await grip(phone, futures.stopLoss).focus();
  await page.keyboard.press('PageDown');
  expect(await priceIn(phone, futures.stopLoss)).toBeLessThan(limit);
  await page.keyboard.press('Delete');
  await expect.poll(() => field(phone, futures.stopLoss).inputValue()).toBe('');
  expect(await spoken(phone, futures.stopLoss)).toBe(words.chart.setByDrag);
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('a finger on a line moves it and not the page, a finger beside it moves the page', async () => {
  const phone = await openTicket('nguoingon2026');
  const { page } = phone;
  await page.getByRole('button', { name: futures.stops, exact: true }).click();
  const client = await phone.context.newCDPSession(page);
  const swipe = async (from: { x: number; y: number }, by: number) => {
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (let part = 1; part <= 8; part += 1) {
      const touchPoints = [{ x: from.x, y: from.y + (by * part) / 8 }];
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
      await page.waitForTimeout(20);
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const scrolled = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 0));
  const stop = await middleOf(phone, futures.stopLoss);
  await swipe(stop, -60);
  await expect.poll(() => priceIn(phone, futures.stopLoss)).toBeGreaterThan(0);
  expect(await scrolled()).toBe(0);
  await swipe({ x: 60, y: stop.y - 30 }, -60);
  await expect.poll(scrolled).toBeGreaterThan(0);
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('candles or a line: what was chosen is kept on the device', async () => {
  const phone = await openTicket('nguoinen2026');
  const { page } = phone;
  const drawn = (of: string) => page.locator(`path[data-of=${of}]`).getAttribute('d');
  expect(await drawn('up')).not.toBe('');
  await page.getByRole('button', { name: words.chart.asLine }).click();
  await expect.poll(() => drawn('up')).toBe('');
  expect(await drawn('line')).toMatch(/^M[\d.]+ [\d.]+L/);
  await page.reload();
  await page.getByRole('button', { name: words.chart.asCandles }).waitFor();
  await page
    .getByText(/^\d\d:(00|15|30|45)$/)
    .first()
    .waitFor();
  await phone.close();
});
