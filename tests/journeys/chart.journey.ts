import { afterAll, beforeAll, expect, test } from 'vitest';
import { kline } from '../../apps/web/locales/vi/kline.ts';
import { shell } from '../../apps/web/locales/vi/shell.ts';
import { openApp, type App } from './app.ts';
import type { Phone } from './browser.ts';
import { signIn } from './sign-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const tool = (phone: Phone, label: string) => phone.page.getByRole('button', { name: label, exact: true });
const drawn = (phone: Phone): Promise<{ points: { timestamp: number; value: number }[] }[]> =>
  phone.page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, value]) =>
      /line/i.test(key) && key.includes('BTCUSDT')
        ? (JSON.parse(value) as { points: { timestamp: number; value: number }[] }[])
        : [],
    ),
  );

/** Taps on the chart at a share of its width and height. */
async function tap(phone: Phone, x: number, y: number): Promise<void> {
  const box = await phone.page
    .getByRole('img')
    .filter({ has: phone.page.locator('canvas') })
    .or(phone.page.locator('canvas').first())
    .first()
    .boundingBox();
  if (box === null) throw new Error('there is no chart');
  await phone.page.touchscreen.tap(box.x + box.width * x, box.y + box.height * y);
}

test('lines are drawn with quick taps, kept per symbol over a reload, and deleted', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  await signIn(app, phone, 'nguoixembieudo2026');
  await page.goto(`${app.base}/#/pages/futures/kline?symbol=BTCUSDT&period=1m`);
  await page.locator('canvas').first().waitFor();
  await tool(phone, kline.trendLine).click();
  await page.getByText(kline.tapFirst).waitFor();
  await tap(phone, 0.3, 0.4);
  await tap(phone, 0.6, 0.3);
  await expect.poll(async () => (await drawn(phone)).length).toBe(1);
  await tool(phone, kline.horizontalLine).click();
  await page.getByText(kline.tapPlace).waitFor();
  await tap(phone, 0.5, 0.5);
  await expect.poll(async () => (await drawn(phone)).length).toBe(2);
  await tool(phone, kline.verticalLine).click();
  await page.getByText(kline.tapPlace).waitFor();
  await tap(phone, 0.4, 0.6);
  await expect.poll(async () => (await drawn(phone)).length).toBe(3);

  await page.reload();
  await page.locator('canvas').first().waitFor();
  expect(await drawn(phone)).toHaveLength(3);
  await page.goto(`${app.base}/#/pages/futures/kline?symbol=ETHUSDT&period=1m`);
  await expect.poll(async () => tool(phone, kline.deleteLines).isDisabled()).toBe(true);

  await page.goto(`${app.base}/#/pages/futures/kline?symbol=BTCUSDT&period=1m`);
  await expect.poll(async () => tool(phone, kline.deleteLines).isEnabled()).toBe(true);
  await tool(phone, kline.deleteLines).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`${shell.confirm}|${kline.deleteLines}`) })
    .click();
  await expect.poll(async () => (await drawn(phone)).length).toBe(0);
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('lines are drawn by the keys alone, and the focus comes back to the tool', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  await signIn(app, phone, 'nguoixem2028');
  await page.goto(`${app.base}/#/pages/futures/kline?symbol=BTCUSDT&period=1m`);
  await page.locator('canvas').first().waitFor();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focused = async (label: string) => {
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(label);
  };
  await tool(phone, kline.trendLine).focus();
  await press('Enter');
  await focused(kline.crossKeys);
  await press('Shift+ArrowLeft', 'ArrowUp', 'Enter');
  await page.getByText(kline.tapSecond).waitFor();
  await press('Shift+ArrowRight', 'Shift+ArrowDown', 'Enter');
  await expect.poll(async () => (await drawn(phone)).length).toBe(1);
  const [from, to] = (await drawn(phone))[0]?.points ?? [];
  expect(to?.timestamp).toBeGreaterThan(from?.timestamp ?? Infinity);
  expect(to?.value).toBeLessThan(from?.value ?? 0);
  await focused(kline.trendLine);

  await press('Enter');
  await focused(kline.crossKeys);
  await press('ArrowDown', 'Escape');
  await focused(kline.trendLine);
  expect(await drawn(phone)).toHaveLength(1);
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test.each([
  [320, 568],
  [844, 390],
])('with every indicator there is still room for candles at %i × %i', async (width, height) => {
  const phone = await app.phone('vi');
  const { page } = phone;
  await signIn(app, phone, `nguoinhin${width}`);
  await page.setViewportSize({ width, height });
  await page.addInitScript(() =>
    localStorage.setItem(
      'klineSettings',
      JSON.stringify({ shown: ['BOLL', 'MA', 'EMA', 'VOL', 'MACD', 'RSI', 'KDJ'] }),
    ),
  );
  await page.goto(`${app.base}/#/pages/futures/kline?symbol=BTCUSDT`);
  await page.reload();
  /** How much of the screen's width has something of a candle on it. */
  const candles = () =>
    page.evaluate(() =>
      Math.max(
        0,
        ...Array.from(document.querySelectorAll('figure canvas'), (canvas) => {
          if (
            !(canvas instanceof HTMLCanvasElement) ||
            canvas.width === 0 ||
            getComputedStyle(canvas).visibility === 'hidden'
          )
            return 0;
          const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
            data: new Uint8ClampedArray(),
          };
          const columns = new Set<number>();
          for (let at = 0; at < data.length; at += 4)
            if (Math.abs((data[at] ?? 0) - (data[at + 1] ?? 0)) > 100) columns.add((at / 4) % canvas.width);
          return columns.size / devicePixelRatio / innerWidth;
        }),
      ),
    );
  // Candles that have hardly moved are a line each, which is drawn faintly.
  await expect.poll(candles).toBeGreaterThan(0.05);
  // Those it speaks of are those on screen: 8 pixels apart, with 40 free beside the last.
  const spoken = async () =>
    Number(/(\d+) nến/.exec((await page.locator('figure').getAttribute('aria-label')) ?? '')?.[1]);
  await expect.poll(spoken).toBeGreaterThan(10);
  const pane = await page.evaluate(() =>
    Math.max(...Array.from(document.querySelectorAll('figure canvas'), (canvas) => canvas.clientWidth)),
  );
  expect((await spoken()) * 8).toBeLessThanOrEqual(pane - 40 + 2 * 8);
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('every timeframe opens, Bollinger bands and auto-refresh switch, a failed load says so and retries', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  await signIn(app, phone, 'nguoixem2027');
  for (const period of ['1m', '5m', '15m', '30m', '1h', '1d', '1w', '1M']) {
    await page.goto(`${app.base}/#/pages/futures/kline?symbol=BTCUSDT&period=${period}`);
    await page.locator('canvas').first().waitFor();
  }
  const bands = tool(phone, `BOLL: ${kline.bollinger}`);
  const lit = await bands.getAttribute('aria-pressed');
  await bands.click();
  await expect.poll(() => bands.getAttribute('aria-pressed')).toBe(lit === 'true' ? 'false' : 'true');
  await tool(phone, kline.autoRefresh).click();
  await page
    .getByText(new RegExp(kline.standsStill.replace('{time}', '')))
    .first()
    .waitFor();
  await page.route('**/portal/market/**kline*', (route) => route.abort());
  await page.goto(`${app.base}/#/pages/futures/kline?symbol=ETHUSDT&period=5m`);
  await page.getByText(kline.failedUsdt).waitFor({ timeout: 30_000 });
  await page.goto(`${app.base}/#/pages/futures/kline?symbol=XAUUSDT&period=5m`);
  await page.getByText(kline.failedFutures).waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: shell.retry }).click();
  await page.getByText(kline.failedFutures).waitFor();
  await page.unroute('**/portal/market/**kline*');
  // Whether the customer asks again or the chart does by itself.
  await page
    .getByRole('button', { name: shell.retry })
    .click({ timeout: 3_000 })
    .catch(() => undefined);
  await page.getByText(kline.failedFutures).waitFor({ state: 'hidden' });
  await page.locator('canvas').first().waitFor();
  await phone.close();
});
