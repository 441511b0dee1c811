import { launchBrowser, openPhone, type Browser, type Page } from '../../tests/journeys/browser.ts';
import { startServer } from '../harness/server-process.ts';
import { slowLine, type Line, type SlowLine } from '../harness/slow-line.ts';
import { median } from '../harness/statistics.ts';
import type { Finding } from '../report.ts';
import { contentsOf, withFull } from './grown.ts';

/** What an operator has. */
const laptop: Line = {
  name: '10 Mbps, 20 ms',
  roundTripMs: 20,
  downBytesPerSecond: 1_250_000,
  upBytesPerSecond: 1_250_000,
};
const loads = 5;
const longestMs = 60_000;
const views = ['overview', 'deposits', 'withdrawals', 'customers', 'rules'] as const;
const cases = ['deposits', 'withdrawals'] as const;

declare global {
  interface Window {
    /** When what is waited for was last seen to become whole. */
    wholeAt?: number;
    /** A case; a view unless told. */
    awaited?: '[role=dialog]';
  }
}

/** Runs in the page before everything else: looks in each frame whether anything still waits to be drawn. */
function noteWhole(): void {
  const waits = '.ant-skeleton, .ant-spin-spinning';
  const look = (): void => {
    requestAnimationFrame(look);
    const inside = document.querySelector(window.awaited ?? 'main');
    if (inside?.querySelector('h1, h2') && inside.querySelector(waits) === null) window.wholeAt ??= performance.now();
    else delete window.wholeAt;
  };
  look();
}

interface Laptop {
  readonly browser: Browser;
  readonly line: SlowLine;
  readonly token: string;
}

const whole = (page: Page): Promise<number> =>
  page
    .waitForFunction(() => window.wholeAt !== undefined && performance.now() - window.wholeAt > 500, undefined, {
      timeout: longestMs,
    })
    .then(() => page.evaluate(() => window.wholeAt ?? 0));

/** A view in a browser that has nothing of the console yet, with an operator signed in, once it is whole. */
async function visit({ browser, line, token }: Laptop, view: string) {
  const { context, page, close } = await openPhone(browser, { width: 1440, height: 900, desktop: true });
  await context.addInitScript((kept) => sessionStorage.setItem('operator-token', kept), token);
  await context.addInitScript(noteWhole);
  await page.goto(`http://127.0.0.1:${line.port}/console/#/${view}`, { waitUntil: 'commit' });
  return { page, close, at: await whole(page) };
}

/** @returns ms from the navigation until the view is whole */
async function firstView(place: Laptop, view: string): Promise<number> {
  const { at, close } = await visit(place, view);
  await close();
  return at;
}

/** @returns ms from the press on a row until its case, which was not open before, is whole */
async function openCase(place: Laptop, view: string): Promise<number> {
  const { page, close } = await visit(place, view);
  const rows = page.locator('tbody tr[data-row-key]');
  // The code of a panel is fetched with the first case of the day.
  await rows.first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const next = rows.nth(1);
  await next.evaluate((row) => {
    const press = (): void => {
      performance.mark('pressed');
      delete window.wholeAt;
      window.awaited = '[role=dialog]';
    };
    row.addEventListener('click', press, { once: true, capture: true });
  });
  await next.click();
  const at = await whole(page);
  const pressed = await page.evaluate(() => performance.getEntriesByName('pressed').at(-1)?.startTime ?? 0);
  await close();
  return at - pressed;
}

async function measured(what: string, aim: string, once: () => Promise<number>): Promise<Finding> {
  const taken: number[] = [];
  for (let load = 0; load < loads; load += 1) taken.push(Math.round(await once()));
  return { what, value: `${median(taken)} ms`, aim, note: `${Math.min(...taken)} to ${Math.max(...taken)} ms` };
}

/** How long an operator waits for a view of the console, from nothing, and for a case. */
export const consoleViews = (): Promise<Finding[]> =>
  withFull(async ({ place, tokens, holds }) => {
    await (await startServer(place.settings)).end('SIGTERM');
    const server = await startServer(place.settings);
    const [browser, line] = [await launchBrowser(), await slowLine(server.port)];
    const visited = { browser, line, token: tokens.operator };
    line.become(laptop);
    const findings: Finding[] = [{ what: contentsOf(holds), value: 'what the views below show', note: laptop.name }];
    try {
      for (const view of views)
        findings.push(await measured(`${view}, first visit`, '≤ 1.5 s', () => firstView(visited, view)));
      for (const view of cases)
        findings.push(await measured(`a case of ${view} opens`, '≤ 300 ms', () => openCase(visited, view)));
      return findings;
    } finally {
      await browser.close();
      line.close();
      await server.end('SIGKILL');
    }
  });
