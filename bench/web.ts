import { setTimeout as sleep } from 'node:timers/promises';
import { launchBrowser, openPhone, type Browser, type Page } from '../tests/journeys/browser.ts';
import { budgetOf, budgets, inKib, pageSizes, readBundle, styleSize } from '../tests/gates/bundle/bundle.ts';
import { seedPeople, type Person } from './harness/people.ts';
import { embeddedPlace } from './harness/place.ts';
import { startServer } from './harness/server-process.ts';
import type { Finding } from './report.ts';
import { steadiness } from './steadiness.ts';

const quotation = 'pages/quotation/quotation';
const settledMs = 6_000;
const feedMs = 15_000;

/** What a customer's phone loads and computes, and how steady its screens are. Needs a built web app. */
export async function web(): Promise<Finding[]> {
  const bundle = readBundle();
  if (bundle === null) throw new Error('the web app is not built: npm run bench builds it');
  const place = await embeddedPlace();
  const [person] = await seedPeople(place, 1);
  const server = await startServer(place.settings);
  const browser = await launchBrowser();
  try {
    const url = `http://127.0.0.1:${server.port}`;
    const sizes = Object.entries(pageSizes(bundle)).map(([page, bytes]): Finding => ({
      what: `scripts of ${page.replace(/^.*features\//, '')}`,
      value: inKib(bytes),
      aim: `≤ ${inKib(budgetOf(page))}`,
      note: 'gzip, with the largest language',
    }));
    return [
      ...sizes,
      { what: 'styles', value: inKib(styleSize(bundle)), aim: `≤ ${inKib(budgets.styles)}`, note: 'gzip' },
      await feeding(browser, url, person),
      await steadiness(browser, url),
    ];
  } finally {
    await browser.close();
    await server.end('SIGKILL');
    await place.drop();
  }
}

/** A phone on which somebody is signed in. */
export async function openAs(
  browser: Browser,
  person: Person | undefined,
): Promise<{ page: Page; close(): Promise<void> }> {
  const phone = await openPhone(browser, { scale: 2, locale: 'en-US' });
  await phone.page.addInitScript((token) => {
    localStorage.setItem('session', JSON.stringify({ token }));
  }, person?.token ?? '');
  return phone;
}

async function feeding(browser: Browser, url: string, person: Person | undefined): Promise<Finding> {
  const { page, close } = await openAs(browser, person);
  await page.goto(`${url}/#/${quotation}`);
  await sleep(settledMs);
  const { script, style, layout } = await workOf(page, feedMs);
  const text = await page.evaluate(() => document.body.innerText);
  await close();
  if (!text.includes('BTC')) throw new Error(`the quotation page shows no quotations: ${text.slice(0, 200)}`);
  return {
    what: 'quotation page at the live feed, 4 frames/s',
    value: `${script.toFixed(1)} ms of scripting per second`,
    aim: '≤ 40 ms',
    note: `style ${style.toFixed(1)} ms, layout ${layout.toFixed(1)} ms per second, processor not slowed`,
  };
}

/** Milliseconds per second. */
export interface Work {
  script: number;
  style: number;
  layout: number;
}

/** How long a page computes, over some time. */
export async function workOf(page: Page, ms: number): Promise<Work> {
  const devtools = await page.context().newCDPSession(page);
  // Processor time of the page's own thread: what else runs on the machine doesn't count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const metric = async (): Promise<(name: string) => number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (name) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  };
  const before = await metric();
  const began = performance.now();
  await sleep(ms);
  const after = await metric();
  const seconds = (performance.now() - began) / 1_000;
  const of = (name: string): number => ((after(name) - before(name)) * 1_000) / seconds;
  return { script: of('ScriptDuration'), style: of('RecalcStyleDuration'), layout: of('LayoutDuration') };
}
