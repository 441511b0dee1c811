import path from 'node:path';
import process from 'node:process';
import { launchBrowser, type Browser } from '../tests/journeys/browser.ts';
import { inKib, pageSizes, readBundle } from '../tests/gates/bundle/bundle.ts';
import { root } from '../tests/gates/source.ts';
import type { Marks } from './phone/felt-marks.ts';
import { seedPeople, type Person } from './harness/people.ts';
import { embeddedPlace } from './harness/place.ts';
import { startServer } from './harness/server-process.ts';
import { slowLine, usual } from './harness/slow-line.ts';
import { median } from './harness/statistics.ts';
import { pressesAt } from './interactions.ts';
import { chart, home } from './phone/phone.ts';
import { sessionOf, type Place } from './phone/place.ts';
import { firstVisit } from './phone/visits.ts';
import type { Finding } from './report.ts';

const rounds = 5;
const visited = { home, chart };
const names = {
  number: 'first number after',
  candles: 'candles after',
  whole: 'nothing grey after',
  tick: 'first live price after',
  tbt: 'main thread blocked for',
} as const;
const shownPages = ['home/home.tsx', 'fast/market.tsx', 'kline/kline.tsx'];

/** A built state of the project that runs, and what was measured of it so far. */
interface Subject {
  readonly sizes: Readonly<Record<string, number>>;
  readonly url: string;
  readonly person: Person;
  readonly place: Omit<Place, 'browser'>;
  readonly seen: Readonly<Record<keyof typeof visited, Marks[]>>;
  readonly worst: number[];
  readonly presses: number[];
  close(): Promise<void>;
}

async function start(folder: string): Promise<Subject> {
  const bundle = readBundle(folder);
  if (bundle === null) throw new Error(`the web app in ${folder} is not built`);
  const place = await embeddedPlace();
  const [person] = await seedPeople(place, 1);
  if (person === undefined) throw new Error('nobody was seeded');
  const server = await startServer(place.settings, { program: path.join(folder, 'apps/server/main.mjs') });
  const session = await sessionOf(server.port, person);
  const line = await slowLine(server.port);
  return {
    sizes: pageSizes(bundle),
    url: `http://127.0.0.1:${server.port}`,
    person,
    place: { line, session },
    seen: { home: [], chart: [] },
    worst: [],
    presses: [],
    async close() {
      line.close();
      await server.end('SIGKILL');
      await place.drop();
    },
  };
}

async function measure(browser: Browser, subject: Subject): Promise<void> {
  const { url, person, place, seen, worst, presses } = subject;
  for (const page of ['home', 'chart'] as const)
    seen[page].push(await firstVisit({ ...place, browser }, usual, visited[page]));
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
      (page: keyof typeof visited, key: keyof typeof names): Value =>
      ({ seen }) =>
        median(seen[page].map((one) => one[key] ?? Number.NaN));
    return [
      ...shownPages.map((page) => row(`scripts of ${page}, gzip, with the largest language`, sizeOf(page), inKib)),
      ...(['home', 'chart'] as const).flatMap((page) =>
        (['number', 'candles', 'whole', 'tick', 'tbt'] as const)
          .filter((key) => key !== 'candles' || page === 'chart')
          .map((key) => row(`${page}, first visit on a slow phone: ${names[key]}`, seenOf(page, key), ms)),
      ),
      row('a press or key answered on screen: worst of a round', ({ worst }) => median(worst), ms),
      row('a press or key answered on screen: median', ({ presses }) => median(presses), ms),
    ].map((finding) => ({ ...finding, aim: `median of ${rounds}, in turns` }));
  } finally {
    await browser.close();
    for (const subject of Object.values(subjects)) await subject.close();
  }
}
