import { setTimeout as sleep } from 'node:timers/promises';
import { fast } from '../apps/web/locales/en/fast.ts';
import { futures } from '../apps/web/locales/en/futures.ts';
import { quotations } from '../apps/web/locales/en/quotations.ts';
import { shell } from '../apps/web/locales/en/shell.ts';
import { launchBrowser, type Browser, type Page } from '../tests/journeys/browser.ts';
import { fundPeople, seedPeople, type Person } from './harness/people.ts';
import { embeddedPlace } from './harness/place.ts';
import { startServer } from './harness/server-process.ts';
import { median } from './harness/statistics.ts';
import type { Finding } from './report.ts';
import { openAs } from './web.ts';

const processorSlowdown = 4;
const rounds = 5;
const settleMs = 1_200;

/** Milliseconds from each press or key until the next picture, as the browser itself reports them. */
interface Timed {
  readonly presses?: number[];
}

/**
 * Runs in the page before everything else. Of the events of one press the longest counts; what is shorter than 16 ms is
 * not reported.
 */
function observePresses(): void {
  const longest = new Map<number, number>();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const id = entry.interactionId ?? 0;
      if (id > 0) longest.set(id, Math.max(entry.duration, longest.get(id) ?? 0));
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  Object.defineProperty(globalThis, 'presses', { get: () => [...longest.values()] });
}

/**
 * What a thumb does in a minute: goes through the pages of the bar, trades, opens and closes sheets, changes the chart,
 * types an amount.
 */
async function goThrough(page: Page): Promise<void> {
  const press = async (role: 'tab' | 'radio' | 'button' | 'link', name: string | RegExp): Promise<void> => {
    await page.getByRole(role, { name }).first().tap();
    await sleep(settleMs);
  };
  const bar = async (name: string): Promise<void> => {
    await page.getByRole('navigation', { name: shell.mainMenu }).getByRole('link', { name, exact: true }).tap();
    await sleep(settleMs);
  };
  await bar(shell.quotations);
  await press('tab', quotations.futures);
  await press('tab', quotations.usdt);
  await bar(shell.market);
  await press('radio', /^60/);
  const stake = page.locator('input[inputmode=decimal]').first();
  // Typed before what stands there it would become a stake that no money is left for after a few rounds.
  await stake.fill('');
  await stake.pressSequentially('25', { delay: 200 });
  await press('button', new RegExp(`^${fast.up}`));
  await press('tab', fast.tabFutures);
  await page.getByLabel(futures.lots, { exact: true }).pressSequentially('10', { delay: 200 });
  await press('button', new RegExp(`^${futures.leverage}`));
  await page.keyboard.press('Escape');
  await sleep(settleMs);
  await bar(shell.property);
  await bar(shell.personal);
  await bar(shell.home);
}

/** One round of presses on a slow phone. @returns how long each took, in milliseconds */
export async function pressesAt(browser: Browser, url: string, person: Person | undefined): Promise<number[]> {
  const { page, close } = await openAs(browser, person);
  await page.addInitScript(observePresses);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await page.goto(`${url}/#/pages/index/index`);
  await sleep(settleMs * 3);
  await goThrough(page);
  const presses = await page.evaluate(() => (globalThis as Timed).presses ?? []);
  await close();
  if (presses.length < 10) throw new Error(`only ${presses.length} presses were timed`);
  return presses;
}

/** How long the screen takes to answer a press, on a slow phone with the market running. Needs a built web app. */
export async function interactions(): Promise<Finding[]> {
  const place = await embeddedPlace();
  const people = await seedPeople(place, 1);
  const server = await startServer(place.settings);
  const browser = await launchBrowser();
  try {
    await fundPeople(server.port, people);
    const worst: number[] = [];
    const all: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const presses = await pressesAt(browser, `http://127.0.0.1:${server.port}`, people[0]);
      worst.push(Math.max(...presses));
      all.push(...presses);
    }
    return [
      {
        what: `presses and keys at ${processorSlowdown}× slower processor, signed in, market running (INP)`,
        value: `worst ${median(worst).toFixed(0)} ms, median ${median(all).toFixed(0)} ms`,
        aim: 'worst ≤ 150 ms',
        note:
          `${all.length} of 16 ms and more in ${rounds} rounds; ` +
          `worst of each ${Math.min(...worst)} to ${Math.max(...worst)} ms`,
      },
    ];
  } finally {
    await browser.close();
    await server.end('SIGKILL');
    await place.drop();
  }
}
