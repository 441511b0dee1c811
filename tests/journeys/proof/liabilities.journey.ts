import { levelAbove, publishedRoot, siblingsOf, type SumNode } from '@candor/core/fair/sum-tree.ts';
import { judge } from '@candor/verifier/judge.ts';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { words as english } from '../../../apps/web/locales/en/liabilities.ts';
import { words as vietnamese } from '../../../apps/web/locales/vi/liabilities.ts';
import { axe, axeFaults } from '../access/axe.ts';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { signIn } from '../sign-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const at = { day: 20_000, moment: 2, currency: 'USDT', leaves: 256 } as const;
const salt = hash('salt');

/** What a house answers that counts so much of a customer, in a tree with nobody else; nothing of it for zero. */
function answerTo(name: string, whole: number): object {
  const units = BigInt(whole) * 1_000_000n;
  const nonce = hash(`${salt}|${at.day}|${at.moment}|${at.currency}|1`);
  const own: SumNode = { sum: units, hash: hash(`0|${nonce}|${hash(name)}|${units}`) };
  const levels: SumNode[][] = [[own, ...Array.from({ length: 255 }, (_, i) => ({ sum: 0n, hash: hash(`${i}`) }))]];
  for (let level = levels[0] ?? []; level.length > 1;) levels.push((level = levelAbove(hash, level)));
  const top = levels.at(-1)?.[0] ?? own;
  const path = siblingsOf(0, at.leaves).map(({ level, position }) => ({
    sum: '0',
    hash: levels[level]?.[position]?.hash ?? '',
  }));
  const part = { currency: at.currency, part: 1, position: 0, balance: String(whole), path };
  const root = {
    currency: at.currency,
    decimals: 6,
    sum: String(whole),
    hash: publishedRoot(hash, at, top),
    leaves: 256,
  };
  return {
    v: 2,
    day: at.day,
    moment: at.moment,
    takenAt: Date.now(),
    journalId: '999999999',
    roots: [root],
    house: [{ name: 'insurance', currency: 'USDT', amount: '25000' }],
    reserves: {
      message: 'reserves of candor.example',
      list: ['TVJjphBwXTtDTVJZUEEG9g3CWD7vLcBAS8', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'].map((address, i) => ({
        address,
        signature: '',
        amount: `${i + 1_200}.5`,
      })),
    },
    proof: null,
    own: { salt, parts: whole === 0 ? [] : [part] },
  };
}

/** Opens the page of assets, whose server will answer so, and names the account as at sign-in. */
async function check(
  { page }: Phone,
  answer: object,
  words: Record<'name' | 'check', string>,
  name: string,
): Promise<void> {
  await page.route('**/fair/liabilities*', (route) =>
    route.fulfill({ json: { code: 200, message: '', data: answer } }),
  );
  await page.goto(`${app.base}/#/pages/property/property`);
  await page.getByLabel(words.name).fill(name);
  await page.getByRole('button', { name: words.check }).click();
}

test('who is left out sees an alarm, and a file shows it to anybody', async () => {
  const phone = await app.phone('vi');
  await signIn(app, phone, 'botsot2026');
  await check(phone, answerTo('botsot2026', 0), vietnamese.liabilities, 'botsot2026');
  const said = phone.page.getByRole('status').filter({ hasText: vietnamese.liabilities.saveText });
  await said.waitFor();
  const text = await said.textContent();
  expect(text).toContain(vietnamese.liabilities.alarm.replace('{amount}', ''));
  expect(text).not.toContain(vietnamese.liabilities.nothing);
  expect(text).toContain(vietnamese.liabilities.reserves.replace('{amount}', '2.402,00 USDT'));
  expect(text).not.toContain(vietnamese.liabilities.solvency);
  expect(text).toContain('TVJjphBwXTtDTVJZUEEG9g3CWD7vLcBAS81.200,50 USDT');
  await phone.page.evaluate(axe);
  expect(await axeFaults(phone)).toEqual([]);
  const [download] = await Promise.all([
    phone.page.waitForEvent('download'),
    phone.page.getByRole('button', { name: vietnamese.liabilities.save }).click(),
  ]);
  const file = await readFile(await download.path());
  expect((await judge([file])).parts.flatMap(({ steps }) => steps).filter(({ ok }) => ok === false)).toMatchObject([
    { name: 'wholeBalance', stated: '0', found: '10000' },
  ]);
});

test('the leaf of somebody else with an equal balance is an alarm', async () => {
  const phone = await app.phone('en');
  await signIn(app, phone, 'somebody2026');
  await check(phone, answerTo('another2026', 10_000), english.liabilities, 'somebody2026');
  await phone.page.getByText(english.liabilities.notInTotal).waitFor();
  // 2,402 proven are less than the 10,000 owed.
  await phone.page.getByText(english.liabilities.solvency).waitFor();
});

test('a whole balance that the log does not say yet is unknown, not right', async () => {
  const phone = await app.phone('en');
  await signIn(app, phone, 'counted2026');
  await check(phone, answerTo('counted2026', 10_000), english.liabilities, 'Counted2026');
  await phone.page.getByText(/^Nothing can be concluded about your 10,000/).waitFor();
  expect(await phone.page.getByRole('button', { name: english.liabilities.save }).count()).toBe(0);
});
