import { setTimeout as sleep } from 'node:timers/promises';
import { openPhone, type Page, type Phone } from '../../tests/journeys/browser.ts';
import type { Line } from '../harness/slow-line.ts';
import { noteEvents, noteScreen, type Marks } from './felt-marks.ts';
import type { Place } from './place.ts';

const processorSlowdown = 4;
/** Marks are looked at until all are there and nothing has moved for a while. */
const longestMs = 15_000;
const restMs = 600;
const workerMs = 3_000;
/** Long enough for what comes every eight seconds, some times. */
const watchedMs = 32_000;
const pressedPath = 'pages/index/index';
/** Where the second entry of the bar lies on a screen of 390 × 844. */
const secondTab = { x: 117, y: 824 };

/** A phone on which somebody is signed in, with a slow processor. */
async function openSlow({ browser, session }: Place, noWorker: boolean): Promise<Phone> {
  const phone = await openPhone(browser, { scale: 2, noWorker });
  await phone.context.addInitScript((kept) => localStorage.setItem('session', kept), session);
  await phone.context.addInitScript(noteEvents);
  await phone.context.addInitScript(noteScreen);
  return phone;
}

async function slowDown({ context }: Phone, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
}

const addressOf = ({ line }: Place, path: string): string => `http://127.0.0.1:${line.port}/#/${path}`;

/** Opens a page and waits until all of it is there. */
async function marksOf(page: Page, address: string): Promise<Marks> {
  await page.goto(address, { waitUntil: 'commit' });
  await page
    .waitForFunction(() => window.marks.whole !== undefined && window.marks.tick !== undefined, undefined, {
      timeout: longestMs,
    })
    .catch(() => undefined);
  await sleep(restMs);
  return page.evaluate(() => window.marks);
}

/** A first visit: nothing of the app is on the phone. */
export async function firstVisit(place: Place, line: Line, path: string): Promise<Marks> {
  place.line.become(line);
  const phone = await openSlow(place, true);
  await slowDown(phone, phone.page);
  const marks = await marksOf(phone.page, addressOf(place, path));
  await phone.close();
  return marks;
}

/** The app is opened again, after it was put away with all its files kept. */
export async function secondVisit(place: Place, line: Line, path: string): Promise<Marks> {
  place.line.become(null);
  const phone = await openSlow(place, false);
  await phone.page.goto(addressOf(place, path));
  await phone.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await sleep(workerMs);
  await phone.page.close();
  place.line.become(line);
  const page = await phone.context.newPage();
  await slowDown(phone, page);
  const marks = await marksOf(page, addressOf(place, path));
  await phone.close();
  return marks;
}

/** A press in the very moment in which the bar is there. @returns ms until the next picture */
export async function firstPress(place: Place, line: Line): Promise<number> {
  place.line.become(line);
  const phone = await openSlow(place, true);
  await slowDown(phone, phone.page);
  await phone.page.goto(addressOf(place, pressedPath), { waitUntil: 'commit' });
  await phone.page.waitForFunction(() => window.marks.tabs !== undefined, undefined, { timeout: longestMs });
  await phone.page.touchscreen.tap(secondTab.x, secondTab.y);
  await phone.page.waitForFunction(() => window.marks.press > 0, undefined, { timeout: longestMs });
  await sleep(restMs);
  const press = await phone.page.evaluate(() => window.marks.press);
  await phone.close();
  return press;
}

/** Takes the page out of sight or back, as the app sees it: a browser without a window never does. */
function look(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: hidden ? 'hidden' : 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** What an open page makes come over the line. @returns MB an hour, seen and out of sight */
export async function dataOf(place: Place, path: string): Promise<{ open: number; hidden: number }> {
  place.line.become(null);
  const phone = await openSlow(place, true);
  await marksOf(phone.page, addressOf(place, path));
  await sleep(workerMs);
  const perHour = async (): Promise<number> => {
    const [began, before] = [performance.now(), place.line.bytesDown()];
    await sleep(watchedMs);
    return ((place.line.bytesDown() - before) / 1e6 / (performance.now() - began)) * 3_600_000;
  };
  const open = await perHour();
  await phone.page.evaluate(look, true);
  await sleep(restMs);
  const hidden = await perHour();
  await phone.close();
  return { open, hidden };
}
