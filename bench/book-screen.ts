import { setTimeout as sleep } from 'node:timers/promises';
import { launchBrowser, type Browser } from '../tests/journeys/browser.ts';
import { driveStream, type DrivenStream } from './harness/driven-stream.ts';
import { seedPeople, type Person } from './harness/people.ts';
import { embeddedPlace } from './harness/place.ts';
import { startServer } from './harness/server-process.ts';
import { median } from './harness/statistics.ts';
import type { Finding } from './report.ts';
import { openAs, workOf, type Work } from './web.ts';

const symbol = 'BTCUSDT';
const updatesPerSecond = 10;
const processorSlowdown = 4;
const rounds = 3;
const settleMs = 5_000;
const watchedMs = 10_000;
/** What can be open under the ticket and the book. */
const tabs = { orders: 'own orders under it', trades: 'live deals under it', depth: 'depth chart under it' } as const;

/**
 * What the spot page computes while its order book moves ten times a second, on a slow phone. Needs a built web app.
 */
export async function bookScreen(): Promise<Finding[]> {
  const place = await embeddedPlace();
  const [person] = await seedPeople(place, 1);
  const server = await startServer(place.settings);
  const stream = await driveStream(server.port, symbol, updatesPerSecond);
  const browser = await launchBrowser();
  try {
    const findings: Finding[] = [];
    for (const tab of Object.entries(tabs)) findings.push(await watching(browser, stream, person, tab));
    return findings;
  } finally {
    await browser.close();
    stream.close();
    await server.end('SIGKILL');
    await place.drop();
  }
}

async function watching(
  browser: Browser,
  stream: DrivenStream,
  person: Person | undefined,
  [tab, words]: readonly [string, string],
): Promise<Finding> {
  const { page, close } = await openAs(browser, person);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  let received = 0;
  devtools.on('Network.webSocketFrameReceived', ({ response }) => {
    if (response.payloadData.startsWith('42["book"')) received += 1;
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await page.goto(`${stream.url}/#/pages/currency/currency?symbol=${symbol}&tab=${tab}`);
  await sleep(settleMs);
  const [receivedBefore, sentBefore] = [received, stream.sent()];
  const began = performance.now();
  const worked: Work[] = [];
  for (let round = 0; round < rounds; round += 1) worked.push(await workOf(page, watchedMs));
  const [got, sent] = [received - receivedBefore, stream.sent() - sentBefore];
  const perSecond = (got * 1_000) / (performance.now() - began);
  await close();
  if (Math.abs(got - sent) > updatesPerSecond || perSecond < updatesPerSecond * 0.95)
    throw new Error(`the page got ${got} of ${sent} books, ${perSecond.toFixed(1)} a second`);
  const scripts = worked.map(({ script }) => script);
  const of = (key: 'style' | 'layout'): string => median(worked.map((work) => work[key])).toFixed(1);
  return {
    what: `order book at ${updatesPerSecond} updates/s and ${processorSlowdown}× slower processor, ${words}`,
    value: `${median(scripts).toFixed(1)} ms of scripting per second`,
    aim: '≤ 60 ms',
    note:
      `${Math.min(...scripts).toFixed(1)} to ${Math.max(...scripts).toFixed(1)}; ` +
      `style ${of('style')} ms, layout ${of('layout')} ms per second; ${perSecond.toFixed(1)} books/s arrived`,
  };
}
