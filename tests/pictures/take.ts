import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { languages as every, type Language } from '@candor/api-contract/languages.ts';
import { openOwnApp, type OwnApp } from '../journeys/app.ts';
import { addressesOf } from '../journeys/every-page/addresses.ts';
import { newAccount } from '../journeys/client.ts';
import { countCalls, openPage } from '../journeys/every-page/visit.ts';
import { contactSheet } from './contact-sheet.ts';
import { fillDemo } from './full-demo.ts';

const folder = path.join(import.meta.dirname, 'shots');
/** `de fr 320 1440`: languages, Vietnamese and German unless told, and widths of screens, 390 unless told. */
const words = process.argv.slice(2);
const named = every.filter((language) => words.includes(language));
const languages: readonly Language[] = named.length === 0 ? ['vi', 'de'] : named;
const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
const widths = numbers.length === 0 ? [390] : numbers;
/** A phone, a tablet, a computer: from the first width that it has. */
const heights = [
  [1024, 900],
  [768, 1024],
  [0, 844],
] as const;
const heightOf = (width: number): number => heights.find(([from]) => width >= from)?.[1] ?? 844;

/** Who looks: nobody, somebody with an account of nothing but the gift, somebody with one of everything. */
interface Viewer {
  readonly name: string;
  readonly session: string | null;
  readonly addresses: readonly string[];
}

async function viewersOf(app: OwnApp): Promise<Viewer[]> {
  const empty = await newAccount(app.base, 'nguoimoi2026');
  const { client: full, things } = await fillDemo(app);
  return [
    { name: 'visitor', session: null, addresses: addressesOf(things) },
    { name: 'empty', session: empty.session, addresses: addressesOf(null) },
    { name: 'full', session: full.session, addresses: addressesOf(things) },
  ];
}

/** Takes one picture of every page. @returns what was wrong with any of them */
async function takeAll(app: OwnApp, viewer: Viewer, language: Language, width: number): Promise<string[]> {
  const screen = { width, height: heightOf(width), desktop: width >= 1024 };
  const phone = await app.phone(language, { reducedMotion: true, scale: width < 768 ? 2 : 1, ...screen });
  await phone.context.addInitScript(countCalls);
  if (viewer.session !== null)
    await phone.page.evaluate((stored) => {
      localStorage.setItem('session', stored);
    }, viewer.session);
  await phone.page.reload();
  const faults: string[] = [];
  for (const address of viewer.addresses) {
    const seen = await phone.page.evaluate(openPage, address);
    faults.push(...seen.faults.map((fault) => `${viewer.name} ${language} ${width} ${address}: ${fault}`));
    await phone.page.screenshot({
      path: path.join(folder, `${nameOf(address)}-${viewer.name}-${language}-${width}.jpg`),
      type: 'jpeg',
      quality: 82,
      scale: 'css',
    });
  }
  await phone.close();
  return faults;
}

/** `#/pages/help/detail?id=fees` is `help-detail`. */
const nameOf = (address: string): string => address.replace(/^#\/pages\/|\?.*$/g, '').replaceAll('/', '-');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const app = await openOwnApp({ DEMO_ACCOUNT: 'true' }, { lan: 'finance', minh: 'finance' });
try {
  const viewers = await viewersOf(app);
  const faults: string[] = [];
  for (const viewer of viewers) {
    for (const language of languages)
      for (const width of widths) faults.push(...(await takeAll(app, viewer, language, width)));
  }
  const columns = viewers.flatMap(({ name }) =>
    languages.flatMap((language) => widths.map((width) => `${name}-${language}-${width}`)),
  );
  writeFileSync(path.join(folder, 'index.html'), contactSheet(addressesOf(null).map(nameOf), columns));
  process.stdout.write(`${[...faults, path.join(folder, 'index.html')].join('\n')}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await app.close();
}
