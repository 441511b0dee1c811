import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type App } from '../app.ts';
import { signIn } from '../sign-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** The name of an event, and what is said: an array behind `42` and the number of the question, if it is one. */
function eventIn(frame: string | Buffer): [name: string, said: unknown] | null {
  const [, event] = /^42\d*(\[.*)$/.exec(String(frame)) ?? [];
  return event === undefined ? null : (JSON.parse(event) as [string, unknown]);
}

test('a list of prices is told once a second, a chart every price, and both in few bytes', async () => {
  const phone = await app.phone('vi', { noWorker: true });
  await signIn(app, phone, 'nguoitheodoi2026');
  const asked: unknown[] = [];
  const told = new Set<string>();
  phone.page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const [name, request] = eventIn(payload) ?? [];
      if (name === 'ticker_add') asked.push(request);
    });
    socket.on('framereceived', ({ payload }) => void told.add(eventIn(payload)?.[0] ?? ''));
  });
  await phone.page.goto(`${app.base}/#/pages/quotation/quotation`);
  await phone.page.reload();
  await expect
    .poll(() => asked.at(-1))
    .toMatchObject({ brief: true, pace: 'calm', symbols: expect.arrayContaining(['BTCUSDT']) as unknown });
  await expect.poll(() => [...told]).toEqual(expect.arrayContaining(['quotes', 'rest']));
  await phone.page.evaluate(() => void (location.hash = '#/pages/futures/kline?symbol=BTCUSDT'));
  await expect.poll(() => asked.at(-1)).toEqual({ symbols: ['BTCUSDT'], rest: true, brief: true });
  expect([...told]).not.toContain('ticker');
  await phone.close();
});

test('of a book what is on screen is told, in few bytes: no deals before their tab is opened', async () => {
  const phone = await app.phone('vi', { noWorker: true });
  await signIn(app, phone, 'nguoixemso2026');
  const asked: unknown[] = [];
  const told: string[] = [];
  phone.page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const [name, request] = eventIn(payload) ?? [];
      if (name === 'depth_add') asked.push(request);
    });
    socket.on('framereceived', ({ payload }) => void told.push(eventIn(payload)?.[0] ?? ''));
  });
  await phone.page.goto(`${app.base}/#/pages/currency/currency?symbol=BTCUSDT`);
  await phone.page.reload();
  await expect.poll(() => asked.at(-1)).toEqual({ symbol: 'BTCUSDT', parts: ['book'] });
  await expect.poll(() => told.filter((name) => name === 'book').length).toBeGreaterThan(2);
  expect(new Set(told)).not.toContain('trade');
  await phone.page.evaluate(() => void (location.hash = '#/pages/currency/currency?symbol=BTCUSDT&tab=trades'));
  await expect.poll(() => asked.at(-1)).toEqual({ symbol: 'BTCUSDT', parts: ['book', 'trade'] });
  await expect.poll(() => told).toContain('trade');
  expect(told).not.toContain('depth');
  await phone.page.evaluate(() => void (location.hash = '#/pages/futures/kline?symbol=BTCUSDT'));
  await expect.poll(() => asked).toContainEqual({ symbol: null });
  // The page grows while it comes, so it is scrolled until the book is on screen.
  await expect
    .poll(async () => {
      await phone.page.mouse.wheel(0, 500);
      return asked.at(-1);
    })
    .toEqual({ symbol: 'BTCUSDT', parts: ['book'] });
  await phone.close();
});

/** Runs in the app: it is put out of sight, or back. */
function putAway(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: hidden ? 'hidden' : 'visible' });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

test('nothing is asked for a book that nobody sees, though the line rests; seen again it goes on', async () => {
  const phone = await app.phone('vi', { noWorker: true });
  const { page } = phone;
  await signIn(app, phone, 'nguoivangmat2026');
  let books = 0;
  // Of a page that is loaded anew nobody tells that its socket has ended: the last one counts.
  let isResting = (): boolean => false;
  page.on('websocket', (socket) => {
    isResting = () => socket.isClosed();
    socket.on('framereceived', ({ payload }) => void (books += eventIn(payload)?.[0] === 'book' ? 1 : 0));
  });
  await page.goto(`${app.base}/#/pages/currency/currency?symbol=BTCUSDT`);
  await page.reload();
  await expect.poll(() => books).toBeGreaterThan(2);
  await page.evaluate(putAway, true);
  await expect.poll(() => isResting()).toBe(true);
  // Three seconds later a line that is lost is told of, and what it brought is asked for instead.
  await page.waitForTimeout(4_000);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.waitForTimeout(6_000);
  expect(asked).toEqual([]);
  const before = books;
  await page.evaluate(putAway, false);
  await expect.poll(() => books - before).toBeGreaterThan(2);
  await phone.close();
});
