import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '../../../apps/web/locales/vi/chart.ts';
import { kline } from '../../../apps/web/locales/vi/kline.ts';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { signIn } from '../sign-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const tool = ({ page }: Phone, name: string) => page.getByRole('button', { name, exact: true });

async function openChart(account: string): Promise<Phone> {
  const phone = await app.phone('vi');
  await signIn(app, phone, account);
  await phone.page.goto(`${app.base}/#/pages/futures/kline?symbol=BTCUSDT&period=5m`);
  await phone.page.locator('figure > canvas').waitFor({ state: 'detached' });
  await phone.page.locator('figure canvas').nth(4).waitFor();
  return phone;
}

/** Draws the candles to the right, by the width of some of them. */
async function scrollBack({ page }: Phone): Promise<void> {
  const { x = 0, y = 0 } = (await page.locator('figure').boundingBox()) ?? {};
  await page.mouse.move(x + 40, y + 150);
  await page.mouse.down();
  await page.mouse.move(x + 280, y + 150, { steps: 8 });
  await page.mouse.up();
}

test('whoever has scrolled away gets back to the running candle with one press', async () => {
  const phone = await openChart('nguoicuon2026');
  const back = tool(phone, kline.backToNow);
  expect(await back.count()).toBe(0);
  await scrollBack(phone);
  await back.click();
  await back.waitFor({ state: 'detached' });
  // It stays: the next mark moves nothing away again.
  await phone.page.waitForTimeout(1_500);
  expect(await back.count()).toBe(0);
  expect(phone.problems).toEqual([]);
  await phone.close();
});

/** How many points of a part of a picture have about this colour. */
async function pointsOf(picture: Buffer, rows: number, [red, green, blue]: readonly [number, number, number]) {
  const { width } = await sharp(picture).metadata();
  const head = await sharp(picture).extract({ left: 0, top: 0, width, height: rows }).removeAlpha().raw().toBuffer();
  let points = 0;
  for (let at = 0; at < head.length; at += 3)
    if ([red, green, blue].every((part, colour) => Math.abs((head[at + colour] ?? 0) - part) < 24)) points += 1;
  return points;
}

test('a picture of the chart is kept as a file that says what it shows, and that the market is simulated', async () => {
  const phone = await openChart('nguoichup2026');
  const [download] = await Promise.all([phone.page.waitForEvent('download'), tool(phone, kline.savePicture).click()]);
  expect(download.suggestedFilename()).toMatch(/^BTCUSDT-5m-\d{4}-\d\d-\d\d-\d\d-\d\d\.png$/);
  const picture = await readFile(await download.path());
  const { format, width, height } = await sharp(picture).metadata();
  const chart = await phone.page.locator('figure').boundingBox();
  expect({ format, width, height }).toEqual({ format: 'png', width: 390, height: Math.round(chart?.height ?? 0) + 52 });
  // The mark stands at the top in the colour of a warning, the candles are green and red below.
  expect(await pointsOf(picture, 52, [245, 176, 65])).toBeGreaterThan(40);
  expect(await pointsOf(picture, height, [46, 189, 133])).toBeGreaterThan(100);
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('the scale of the prices and a further indicator are chosen in the settings, and kept', async () => {
  const phone = await openChart('nguoithang2026');
  const { page } = phone;
  await tool(phone, kline.settings).click();
  const sheet = page.locator('dialog[open]');
  const panes = () => page.locator('figure canvas').count();
  const before = await panes();
  await sheet.getByRole('switch', { name: words.chart.logScale }).click();
  await sheet.getByRole('switch', { name: words.chart.kdj }).click();
  await page.keyboard.press('Escape');
  await expect.poll(panes).toBeGreaterThan(before);
  const kept = () => page.evaluate(() => localStorage.getItem('klineSettings') ?? '');
  expect(JSON.parse(await kept())).toMatchObject({ scale: 'log', shown: ['BOLL', 'VOL', 'KDJ'] });
  await page.reload();
  await expect.poll(panes).toBeGreaterThan(before);
  expect(phone.problems).toEqual([]);
  await phone.close();
});

interface Drawn {
  tool: string;
  points: { timestamp: number; value: number }[];
}
const drawnOn = ({ page }: Phone) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('klineLines.BTCUSDT') ?? '[]') as Drawn[]);

test('ray, rectangle, Fibonacci and measure are chosen in a sheet, drawn with two taps, and kept', async () => {
  const phone = await openChart('nguoivehinh2026');
  const { page } = phone;
  const { x = 0, y = 0 } = (await page.locator('figure').boundingBox()) ?? {};
  for (const [at, name] of (['ray', 'rectangle', 'fibonacci', 'measure'] as const).entries()) {
    await tool(phone, kline.moreTools).click();
    await page.locator('dialog[open]').getByRole('button', { name: words.chart[name], exact: true }).click();
    await page.getByText(kline.tapFirst).waitFor();
    expect(await tool(phone, kline.moreTools).getAttribute('aria-pressed')).toBe('true');
    await page.touchscreen.tap(x + 60 + 30 * at, y + 120);
    await page.touchscreen.tap(x + 120 + 30 * at, y + 220);
    await expect.poll(async () => (await drawnOn(phone)).map((line) => line.tool).at(-1)).toBe(name);
  }
  const [first] = await drawnOn(phone);
  expect(first?.points).toHaveLength(2);
  expect(first?.points[1]?.value).toBeLessThan(first?.points[0]?.value ?? 0);
  await page.reload();
  await expect.poll(() => tool(phone, kline.deleteLines).isEnabled()).toBe(true);
  expect(await drawnOn(phone)).toHaveLength(4);
  // A press on the lit button puts the tool away again.
  await tool(phone, kline.moreTools).click();
  await page.locator('dialog[open]').getByRole('button', { name: words.chart.ray, exact: true }).click();
  await page.getByText(kline.tapFirst).waitFor();
  await tool(phone, kline.moreTools).click();
  await page.getByText(kline.tapFirst).waitFor({ state: 'detached' });
  expect(phone.problems).toEqual([]);
  await phone.close();
});
