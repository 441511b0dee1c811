import path from 'node:path';
import process from 'node:process';
import { launchBrowser, type Browser } from '../tests/journeys/browser.ts';
import { inKib, pageSizes, readBundle } from '../tests/gates/bundle/bundle.ts';
import { root } from '../tests/gates/source.ts';
import { fundPeople, seedPeople, type Person } from './harness/people.ts';
import { embeddedPlace } from './harness/place.ts';
import { startServer } from './harness/server-process.ts';
import { median } from './harness/statistics.ts';
import { pressesAt } from './interactions.ts';
import type { Finding } from './report.ts';
import { visit, visited, type Seen } from './web.ts';

const rounds = 5;
const names = {
  lcp: 'largest paint after',
  tbt: 'main thread blocked for',
  scripts: 'last script there after',
} as const;
const shownPages = ['home/home.tsx', 'fast/market.tsx', 'kline/kline.tsx'];

/** A built state of the project that runs, and what was measured of it so far. */
interface Subject {
  readonly sizes: Readonly<Record<string, number>>;
  readonly url: string;
  readonly person: Person | undefined;
  readonly seen: Readonly<Record<string, Seen[]>>;
  readonly worst: number[];
  readonly presses: number[];
  close(): Promise<void>;
}

async function start(folder: string): Promise<Subject> {
  const bundle = readBundle(folder);
  if (bundle === null) throw new Error(`the web app in ${folder} is not built`);
  const place = await embeddedPlace();
  const people = await seedPeople(place, 1);
  const server = await startServer(place.settings, { program: path.join(folder, 'apps/server/main.mjs') });
  await fundPeople(server.port, people);
  return {
    sizes: pageSizes(bundle),
    url: `http://127.0.0.1:${server.port}`,
    person: people[0],
    seen: Object.fromEntries(visited.map(({ name }) => [name, []])),
    worst: [],
    presses: [],
    async close() {
      await server.end('SIGKILL');
      await place.drop();
    },
  };
}

async function measure(browser: Browser, subject: Subject): Promise<void> {
  const { url, person, seen, worst, presses } = subject;
  for (const page of visited) seen[page.name]?.push(await visit(browser, `${url}/#/${page.path}`, person));
  const round = await pressesAt(browser, url, person);
  worst.push(Math.max(...round));
  presses.push(...round);
}

type Value = (subject: Subject) => number;
const ms: (value: number) => string = (value) => `${Math.round(value)} ms`;

/**
 * This state of the project against another one, in turns, so that what else runs on the machine strikes both alike.
 * The other one is a built checkout whose folder OTHER_BUILD names.
 */
export async function builds(): Promise<Finding[]> {
  const { OTHER_BUILD: other = '' } = process.env;
  if (other === '') throw new Error('OTHER_BUILD names no folder to compare with');
  const subjects = { other: await start(other), own: await start(root) };
  const browser = await launchBrowser();
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const subject of Object.values(subjects)) await measure(browser, subject);
    const row = (what: string, value: Value, write: (value: number) => string): Finding => {
      const [before, after] = [value(subjects.other), value(subjects.own)];
      return { what, value: `${write(before)} → ${write(after)}`, note: `× ${(after / before).toFixed(2)}` };
    };
    const sizeOf =
      (page: string): Value =>
      ({ sizes }) =>
        Object.entries(sizes).find(([file]) => file.endsWith(page))?.[1] ?? Number.NaN;
    const seenOf =
      (page: string, key: keyof Seen): Value =>
      ({ seen }) =>
        median((seen[page] ?? []).map((one) => one[key]));
    return [
      ...shownPages.map((page) => row(`scripts of ${page}, gzip, with the largest language`, sizeOf(page), inKib)),
      ...visited.flatMap(({ name }) =>
        (['lcp', 'tbt', 'scripts'] as const).map((key) =>
          row(`${name}, first visit on a slow phone: ${names[key]}`, seenOf(name, key), ms),
        ),
      ),
      row('a press or key answered on screen: worst of a round', ({ worst }) => median(worst), ms),
      row('a press or key answered on screen: median', ({ presses }) => median(presses), ms),
    ].map((finding) => ({ ...finding, aim: `median of ${rounds}, in turns` }));
  } finally {
    await browser.close();
    for (const subject of Object.values(subjects)) await subject.close();
  }
}
