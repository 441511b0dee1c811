import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { signIn } from '../sign-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

declare global {
  interface Window {
    /** Of each canvas, the strokes of each of its drawings. */
    drawings: Map<HTMLCanvasElement, number[]>;
    /** How often the candles were painted before the library was there. */
    sketches: number;
  }
}

/** Runs before the app: counts drawings, and lets a canvas be as fine as the page believes. */
function watchDrawings(): void {
  // A browser that only plays a finer screen reports the pixels of the coarse one, and what is drawn for them blurs.
  Reflect.deleteProperty(ResizeObserverEntry.prototype, 'devicePixelContentBoxSize');
  window.drawings = new Map();
  window.sketches = 0;
  const { clearRect, fill, scale } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.clearRect = function counted(...area) {
    window.drawings.set(this.canvas, [...(window.drawings.get(this.canvas) ?? []), 0]);
    clearRect.apply(this, area);
  };
  CanvasRenderingContext2D.prototype.scale = function counted(...by) {
    if (this.canvas.parentElement?.localName === 'figure') window.sketches += 1;
    scale.apply(this, by);
  };
  CanvasRenderingContext2D.prototype.fill = function counted(...given: unknown[]) {
    const strokes = window.drawings.get(this.canvas);
    if (strokes !== undefined) strokes.push((strokes.pop() ?? 0) + 1);
    Reflect.apply(fill, this, given);
  };
}

const count = 200;
const minute = 60_000;
/** Candles that rise and fall, the last a minute old. */
function candles(): object[] {
  const last = Math.floor(Date.now() / minute) * minute - minute;
  const priceAt = (at: number): number => 60_000 + 900 * Math.sin(at / 9) + 140 * Math.sin(at * 1.7);
  return Array.from({ length: count }, (_, at) => {
    const [open, close] = [priceAt(at), priceAt(at + 1)];
    const [high, low] = [Math.max(open, close) + 60 + (at % 5) * 20, Math.min(open, close) - 50 - (at % 3) * 25];
    const [first, top, foot, end] = [open, high, low, close].map((price) => price.toFixed(2));
    const time = last - (count - 1 - at) * minute;
    return { time, open: first, high: top, low: foot, close: end, volume: (3 + (at % 7) * 1.5).toFixed(3) };
  });
}

/** Opens the chart with the same candles always; its library comes when it is let through. */
async function openChart(phone: Phone, until = 'figure > canvas'): Promise<() => void> {
  const { page } = phone;
  const through = Promise.withResolvers<void>();
  await phone.context.addInitScript(watchDrawings);
  await page.route('**/assets/board-*.js', async (route) => {
    await through.promise;
    await route.continue();
  });
  const body = JSON.stringify({ code: 200, message: '', data: candles() });
  await page.route('**/portal/market/**kline*', (route) => route.fulfill({ body, contentType: 'application/json' }));
  await page.evaluate(() => localStorage.setItem('klineSettings', JSON.stringify({ autoRefresh: false })));
  await page.goto(`${app.base}/#/pages/futures/kline?symbol=BTCUSDT&period=1m`);
  // The app's own code may be held back: then the page never ends to load.
  await page.reload({ waitUntil: 'commit' });
  await page.locator(until).waitFor();
  return through.resolve;
}

const figure = ({ page }: Phone) => page.locator('figure');
const spoken = (phone: Phone): Promise<string | null> => figure(phone).getAttribute('aria-label');

/** How many points of two pictures differ so much that an eye could see it. */
async function differing(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()));
  if (a === undefined || a.length !== b?.length) return Number.POSITIVE_INFINITY;
  let points = 0;
  for (let at = 0; at < a.length; at += 3)
    if ([0, 1, 2].some((colour) => Math.abs((a[at + colour] ?? 0) - (b[at + colour] ?? 0)) > 40)) points += 1;
  return points;
}

test.each([
  ['vi', 390, 844, 2, 'green-up'],
  ['zh_cn', 320, 568, 3, 'red-up'],
] as const)('nobody sees the chart library take over: %s, %i × %i', async (language, width, height, scale, colours) => {
  const phone = await app.phone(language, { width, height, scale, noWorker: true });
  await signIn(app, phone, `nguoixemnen${width}`);
  await phone.page.evaluate((chosen) => localStorage.setItem('colours', chosen), colours);
  const letThrough = await openChart(phone);
  await expect.poll(() => spoken(phone)).toMatch(/\d{2}/);
  const said = await spoken(phone);
  const sketched = await figure(phone).screenshot();
  letThrough();
  await phone.page.locator('figure > canvas').waitFor({ state: 'detached' });
  const drawn = await figure(phone).screenshot();
  expect(await phone.page.locator('figure canvas').count()).toBeGreaterThan(4);
  expect(await differing(sketched, drawn)).toBe(0);
  expect(await spoken(phone)).toBe(said);
  expect(phone.problems).toEqual([]);
  await phone.close();
});

/** The upper part of a place on screen, where the candles are: under it stands a word of the language. */
async function upperPart({ page }: Phone, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not on screen`);
  const { x, y, width } = box;
  return { box, picture: await page.screenshot({ clip: { x, y, width, height: box.height * 0.6 } }) };
}

test.each([
  ['vi', 390, 844, 'green-up'],
  ['de', 320, 568, 'red-up'],
  ['ru', 700, 900, 'colour-blind'],
] as const)('candles stand there before the app does: %s, %i × %i', async (language, width, height, colours) => {
  const phone = await app.phone(language, { width, height, noWorker: true });
  const { page } = phone;
  await signIn(app, phone, `nguoixemsom${width}`);
  await page.evaluate((chosen) => localStorage.setItem('colours', chosen), colours);
  const through = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await through.promise;
    await route.continue();
  });
  const letThrough = await openChart(phone, '#early-candles');
  const early = await upperPart(phone, '#early-candles');
  through.resolve();
  await page.locator('#early-candles').waitFor({ state: 'detached' });
  const own = await upperPart(phone, 'figure > canvas');
  expect(early.box).toEqual(own.box);
  expect(await differing(early.picture, own.picture)).toBe(0);
  letThrough();
  expect(phone.problems).toEqual([]);
  await phone.close();
});

/** What was still asked for comes within the next frames. */
const someFrames = ({ page }: Phone): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 12; frames += 1) await new Promise(requestAnimationFrame);
  });

test('the candles are painted once, and the library draws them once, not once for each thing it is told', async () => {
  const phone = await app.phone('vi', { noWorker: true });
  await signIn(app, phone, 'nguoidemnen2031');
  const letThrough = await openChart(phone);
  await someFrames(phone);
  expect(await phone.page.evaluate(() => window.sketches)).toBe(1);
  letThrough();
  await phone.page.locator('figure > canvas').waitFor({ state: 'detached' });
  await someFrames(phone);
  const drawings = await phone.page.evaluate(() =>
    [...window.drawings].flatMap(([canvas, strokes]) =>
      canvas.isConnected ? strokes.filter((each) => each > 60) : [],
    ),
  );
  expect(drawings).toHaveLength(1);
  await phone.close();
});

test('candles that wait for the library are spoken of as soon as they stand there', async () => {
  const phone = await app.phone('vi', { noWorker: true });
  const { page } = phone;
  await signIn(app, phone, 'nguoinghenen2032');
  // What is said is renewed now and then: not here.
  await phone.context.addInitScript(() => Object.assign(window, { setInterval: () => 0 }));
  await page.evaluate(() => localStorage.setItem('klineSettings', JSON.stringify({ shown: ['MACD'] })));
  await page.goto(`${app.base}/#/pages/futures/kline?symbol=BTCUSDT`);
  await page.reload();
  await page.locator('figure canvas').nth(4).waitFor();
  await expect.poll(() => spoken(phone)).toMatch(/\d+ nến/);
  await phone.close();
});
