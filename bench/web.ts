import { setTimeout as sleep } from 'node:timers/promises';
import { launchBrowser, openPhone, type Browser, type Page } from '../tests/journeys/browser.ts';
import { pageSizes, readBundle, styleSize } from '../tests/gates/bundle.ts';
import { seedPeople, type Person } from './harness/people.ts';
import { embeddedPlace } from './harness/place.ts';
import { startServer } from './harness/server-process.ts';
import { median } from './harness/statistics.ts';
import type { Finding } from './report.ts';

const home = 'pages/index/index';
const quotation = 'pages/quotation/quotation';
const loads = 5;
const processorSlowdown = 4;
/** 1.6 Mbps with a round trip of 150 ms. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const watchedMs = 6_000;
const feedMs = 15_000;

interface Seen { lcp: number; tbt: number; cls: number; scripts: number }

/** Runs in the page before everything else: notes what the browser itself reports. */
function observe(): void {
  const seen = { lcp: 0, tbt: 0, cls: 0, scripts: 0 };
  const watch = (type: string, note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void): void => {
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) note(entry); }).observe({ type, buffered: true });
  };
  watch('largest-contentful-paint', (entry) => { seen.lcp = entry.startTime; });
  watch('longtask', (entry) => { seen.tbt += Math.max(0, entry.duration - 50); });
  watch('layout-shift', (entry) => { if (entry.hadRecentInput !== true) seen.cls += entry.value ?? 0; });
  watch('resource', (entry) => { if (entry.name.endsWith('.js')) seen.scripts = entry.startTime + entry.duration; });
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
      what: `scripts of ${page.replace(/^.*features\//, '')}`, value: kib(bytes), aim: page.includes('home') ? '≤ 95 KiB' : '≤ 120 KiB', note: 'gzip, with the largest language',
    }));
    return [
      ...sizes, { what: 'styles', value: kib(styleSize(bundle)), aim: '≤ 10 KiB', note: 'gzip' },
      await loading(browser, url, home, person), await feeding(browser, url, person),
    ];
  } finally {
    await browser.close();
    await server.end('SIGKILL');
    await place.drop();
  }
}

async function openAs(browser: Browser, person: Person | undefined): Promise<{ page: Page; close(): Promise<void> }> {
  const phone = await openPhone(browser);
  await phone.page.addInitScript((token) => { localStorage.setItem('session', JSON.stringify({ token })); }, person?.token ?? '');
  return phone;
}

async function loading(browser: Browser, url: string, path: string, person: Person | undefined): Promise<Finding> {
  const seen: Seen[] = [];
  for (let i = 0; i < loads; i += 1) {
    const { page, close } = await openAs(browser, person);
    await page.addInitScript(observe);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await page.goto(`${url}/#/${path}`);
    await sleep(watchedMs);
    const noted = await page.evaluate(() => (globalThis as { seen?: Seen }).seen);
    if (noted === undefined || noted.lcp === 0) throw new Error('the page has painted nothing');
    seen.push(noted);
    await close();
  }
  const of = (key: keyof Seen): number => median(seen.map((one) => one[key]));
  return {
    what: `home, first visit at ${processorSlowdown}× slower processor, 1.6 Mbps and 150 ms`,
    value: `LCP ${(of('lcp') / 1000).toFixed(2)} s, TBT ${Math.round(of('tbt'))} ms, CLS ${of('cls').toFixed(3)}`,
    aim: 'LCP ≤ 0.7 s, TBT ≤ 100 ms, CLS ≤ 0.02', note: `median of ${loads}; the last script was there after ${(of('scripts') / 1000).toFixed(2)} s`,
  };
}

async function feeding(browser: Browser, url: string, person: Person | undefined): Promise<Finding> {
  const { page, close } = await openAs(browser, person);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto(`${url}/#/${quotation}`);
  await sleep(watchedMs);
  const metric = async (): Promise<(name: string) => number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (name) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  };
  const before = await metric();
  await sleep(feedMs);
  const after = await metric();
  const perSecond = (name: string): string => (((after(name) - before(name)) * 1_000_000) / feedMs).toFixed(1);
  const text = await page.evaluate(() => document.body.innerText);
  await close();
  if (!text.includes('BTC')) throw new Error(`the quotation page shows no quotations: ${text.slice(0, 200)}`);
  return {
    what: 'quotation page at the live feed, 4 frames/s', value: `${perSecond('ScriptDuration')} ms of scripting per second`, aim: '≤ 40 ms',
    note: `style ${perSecond('RecalcStyleDuration')} ms, layout ${perSecond('LayoutDuration')} ms per second, processor not slowed`,
  };
}

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
