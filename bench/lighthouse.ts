import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { findChromium } from '../tests/journeys/chromium.ts';
import { flags } from '../tests/journeys/browser.ts';
import { embeddedPlace } from './harness/place.ts';
import { startServer } from './harness/server-process.ts';
import { median } from './harness/statistics.ts';
import type { Finding } from './report.ts';

/** Fetched once and only for this bench: with what it brings it is larger than everything else that is installed. */
const version = '13.5.0';
const folder = path.join(import.meta.dirname, `../.runtime/lighthouse-${version}`);
const pages = [
  { name: 'home', path: 'index/index', aim: 'performance ≥ 95, accessibility 100' },
  { name: 'quotations', path: 'quotation/quotation', aim: 'accessibility 100' },
  { name: 'chart', path: 'futures/kline?symbol=BTCUSDT', aim: 'accessibility 100' },
  { name: 'trade', path: 'market/market', aim: 'accessibility 100' },
  { name: 'sign-in', path: 'login/login', aim: 'accessibility 100' },
  { name: 'help', path: 'help/help', aim: 'accessibility 100' },
] as const;
const runs = 3;

interface Scored {
  readonly score: number | null;
}
interface Report {
  readonly categories: Readonly<Record<'performance' | 'accessibility' | 'best-practices', Scored>>;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number; readonly scoreDisplayMode: string }>
  >;
}
type Lighthouse = (url: string, options: object) => Promise<{ lhr: Report } | undefined>;

async function fetched(): Promise<Lighthouse> {
  const program = path.join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    execFileSync(
      'npm',
      [
        'install',
        '--prefix',
        folder,
        '--no-save',
        '--no-package-lock',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        `lighthouse@${version}`,
      ],
      { stdio: 'inherit' },
    );
  }
  return ((await import(pathToFileURL(program).href)) as { default: Lighthouse }).default;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });

/**
 * What Lighthouse says of pages a visitor sees first, on its own slow phone (4× slower processor, 1.6 Mbps, 150 ms).
 * Needs a built web app.
 */
export async function lighthouse(): Promise<Finding[]> {
  const audit = await fetched();
  const place = await embeddedPlace();
  const server = await startServer(place.settings);
  const { executablePath, env } = await findChromium();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    headless: true,
    args: [...flags, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env },
  });
  try {
    const findings: Finding[] = [];
    for (const page of pages)
      findings.push(await judged(audit, `http://127.0.0.1:${server.port}/#/pages/${page.path}`, port, page));
    return findings;
  } finally {
    await browser.close();
    await server.end('SIGKILL');
    await place.drop();
  }
}

async function judged(
  audit: Lighthouse,
  url: string,
  port: number,
  { name, aim }: (typeof pages)[number],
): Promise<Finding> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) {
    const done = await audit(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    });
    if (done === undefined) throw new Error(`${name} was not judged`);
    reports.push(done.lhr);
  }
  const score = (category: keyof Report['categories']): number =>
    Math.round(median(reports.map(({ categories }) => categories[category].score ?? 0)) * 100);
  const value = (id: string): number => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const failed = Object.entries(reports[0]?.audits ?? {})
    .filter(([, { score: got, scoreDisplayMode }]) => scoreDisplayMode === 'binary' && got === 0)
    .map(([id]) => id);
  return {
    what: `${name}, by Lighthouse ${version}`,
    value:
      `performance ${score('performance')}, accessibility ${score('accessibility')}, ` +
      `best practices ${score('best-practices')}`,
    aim,
    note: [
      `median of ${runs}`,
      `LCP ${(value('largest-contentful-paint') / 1_000).toFixed(2)} s, ` +
        `TBT ${value('total-blocking-time').toFixed(0)} ms, CLS ${value('cumulative-layout-shift').toFixed(3)}`,
      ...(failed.length === 0 ? [] : [`failed: ${failed.join(', ')}`]),
    ].join('; '),
  };
}
