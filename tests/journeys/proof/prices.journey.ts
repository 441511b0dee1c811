import { readFileSync } from 'node:fs';
import { fingerprint } from '@candor/verifier/link.ts';
import { profiles } from '@candor/verifier/prices/market.ts';
import { hashOf, keysUpTo, pathOf, seedBefore } from '@candor/verifier/prices/path.ts';
import { priceOf } from '@candor/verifier/prices/recompute-day.ts';
import { plain, type Tape } from '@candor/verifier/text.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { words as english } from '../../../apps/web/locales/en/prices.ts';
import { words as vietnamese } from '../../../apps/web/locales/vi/prices.ts';
import { axe, axeFaults } from '../access/axe.ts';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { signIn } from '../sign-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

interface Vectors {
  readonly day: number;
  readonly seed: string;
  readonly publicValues: readonly { readonly day: number; readonly signature: string }[];
}
const file = new URL('../../../packages/verifier/vectors/prices.json', import.meta.url);
const { day, seed, publicValues } = JSON.parse(readFileSync(file, 'utf8')) as Vectors;
const start = day * 86_400_000 - 3_600_000;
const symbol = 'BTCUSDT';

/** The first ten minutes of a day that is over; the rest of it nobody has seen. */
function tapeOf(from: number, planted: number | null): Tape {
  const profile = profiles.get(symbol);
  const keyOf = keysUpTo(day, seed, (of) => (of === day - 1 ? hashOf(publicValues[0]?.signature ?? '') : ''));
  const path =
    profile === undefined || from !== start ? [] : [...pathOf(keyOf, symbol, profile, day)].slice(0, 10).flat();
  const marks = path.map((logarithm, seq) => ({
    seq,
    time: start + seq * 250,
    price: seq === planted || profile === undefined ? '90000' : plain(priceOf(logarithm, profile), 8),
    backfilled: false,
  }));
  const prevHash = '0'.repeat(64);
  return { symbol, marks, prevHash, headHash: marks.reduce((head, mark) => fingerprint(head, symbol, mark), prevHash) };
}

/** The server's answers are those of a day that is over, whatever day it is. */
async function answerWith({ page }: Phone, planted: number | null): Promise<void> {
  const anchor = seedBefore(seed, 1);
  const list = [{ day, seed, commitment: anchor, revealedAt: 0 }];
  const market = { firstDay: day, anchor, origin: 'random', levels: {} };
  const answer = (data: object) => ({ json: { code: 200, message: '', data } });
  await page.unrouteAll();
  await page.route('**/fair/seeds', (route) => route.fulfill(answer({ list, market, publicValues })));
  await page.route('**/fair/tape?*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('from'));
    return route.fulfill(answer(tapeOf(from, planted)));
  });
}

test('the phone recomputes the prices of yesterday beside the app, and finds one that was planted', async () => {
  const phone = await app.phone('vi');
  const { page, problems } = phone;
  await signIn(app, phone, 'tinhlai2026');
  await answerWith(phone, null);
  await page.goto(`${app.base}/#/pages/property/property`);
  const { prices } = vietnamese;
  const run = page.getByRole('button', { name: prices.run });
  await run.click();
  const right = prices.all.replace('{symbol}', symbol).replace('{count}', '2.400');
  await page.getByText(right).waitFor({ timeout: 60_000 });
  await page.getByText(prices.without).waitFor();
  await page.evaluate(axe);
  expect(await axeFaults(phone)).toEqual([]);
  await answerWith(phone, 1_234);
  await run.click();
  await page.getByText(prices.wrong.replace('{symbol}', symbol)).waitFor({ timeout: 60_000 });
  expect(problems).toEqual([]);
});

test('before a day has ended there is nothing to recompute, and that is said', async () => {
  const phone = await app.phone('en');
  await signIn(app, phone, 'tinhlai2027');
  await phone.page.goto(`${app.base}/#/pages/property/property`);
  await phone.page.getByRole('button', { name: english.prices.run }).click();
  await phone.page.getByText(english.prices.none).waitFor();
});
