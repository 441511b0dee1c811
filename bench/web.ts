import { setTimeout as sleep } from 'node:timers/promises';
import { launchBrowser, openPhone, type Browser, type Page } from '../tests/journeys/browser.ts';
import { budgetOf, budgets, inKib, pageSizes, readBundle, styleSize } from '../tests/gates/bundle/bundle.ts';
import { seedPeople, type Person } from './harness/people.ts';
import { embeddedPlace } from './harness/place.ts';
import { startServer } from './harness/server-process.ts';
import { median } from './harness/statistics.ts';
import type { Finding } from './report.ts';
import { steadiness } from './steadiness.ts';

/** Pages whose first visit is measured, and what is asked of them. */
export const visited = [
  { name: 'home', path: 'pages/index/index', aim: 'LCP ≤ 0.7 s, TBT ≤ 100 ms, CLS ≤ 0.02' },
  { name: 'kline', path: 'pages/futures/kline?symbol=BTCUSDT', aim: 'LCP ≤ 1.5 s, TBT ≤ 200 ms, CLS ≤ 0.02' },
] as const;
const quotation = 'pages/quotation/quotation';
const loads = 5;
const processorSlowdown = 4;
/** 1.6 Mbps with a round trip of 150 ms. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const watchedMs = 6_000;
const feedMs = 15_000;

/** What the browser itself reports of a visit; times in milliseconds. */
export interface Seen {
  lcp: number;
  tbt: number;
  cls: number;
  scripts: number;
}

/** Runs in the page before everything else: notes what the browser itself reports. */
function observe(): void {
  const seen = { lcp: 0, tbt: 0, cls: 0, scripts: 0 };
  const watch = (
    type: string,
    note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  };
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('longtask', (entry) => {
    seen.tbt += Math.max(0, entry.duration - 50);
  });
  watch('layout-shift', (entry) => {
    if (entry.hadRecentInput !== true) seen.cls += entry.value ?? 0;
  });
  watch('resource', (entry) => {
    if (entry.name.endsWith('.js')) seen.scripts = entry.startTime + entry.duration;
  });
  Object.assign(globalThis, { seen });
}

/** What a customer's phone loads, waits for and computes. Needs a built web app. */
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
    const visits: Finding[] = [];
    for (const page of visited) visits.push(await loading(browser, url, page, person));
    return [
      ...sizes,
      { what: 'styles', value: inKib(styleSize(bundle)), aim: `≤ ${inKib(budgets.styles)}`, note: 'gzip' },
      ...visits,
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
  const phone = await openPhone(browser);
  await phone.page.addInitScript((token) => {
    localStorage.setItem('session', JSON.stringify({ token }));
  }, person?.token ?? '');
  return phone;
}

/** A first visit on a slow phone. @param address of the page, with the origin */
export async function visit(browser: Browser, address: string, person: Person | undefined): Promise<Seen> {
  const { page, close } = await openAs(browser, person);
  await page.addInitScript(observe);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await page.goto(address);
  await sleep(watchedMs);
  const noted = await page.evaluate(() => (globalThis as { seen?: Seen }).seen);
  await close();
  if (noted === undefined || noted.lcp === 0) throw new Error('the page has painted nothing');
  return noted;
}

async function loading(
  browser: Browser,
  url: string,
  { name, path, aim }: (typeof visited)[number],
  person: Person | undefined,
): Promise<Finding> {
  const seen: Seen[] = [];
  for (let i = 0; i < loads; i += 1) seen.push(await visit(browser, `${url}/#/${path}`, person));
  const of = (key: keyof Seen): number => median(seen.map((one) => one[key]));
  return {
    what: `${name}, first visit at ${processorSlowdown}× slower processor, 1.6 Mbps and 150 ms`,
    value: `LCP ${(of('lcp') / 1000).toFixed(2)} s, TBT ${Math.round(of('tbt'))} ms, CLS ${of('cls').toFixed(3)}`,
    aim,
    note: `median of ${loads}; the last script was there after ${(of('scripts') / 1000).toFixed(2)} s`,
  };
}

async function feeding(browser: Browser, url: string, person: Person | undefined): Promise<Finding> {
  const { page, close } = await openAs(browser, person);
  await page.goto(`${url}/#/${quotation}`);
  await sleep(watchedMs);
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
