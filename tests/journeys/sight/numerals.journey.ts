import { languages } from '@candor/api-contract/languages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { price, signedAmount, signedPercent, writeIn } from '../../../apps/web/locales/format.ts';
import { openApp, type App } from '../app.ts';
import { signIn } from '../sign-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** All that amounts, prices and rates are written with, but spaces. */
function written(): string[] {
  const texts = languages.flatMap((language) => {
    writeIn(language);
    return [price('1234567.89', 2), signedAmount('1203456.78'), signedAmount('-9.5'), signedPercent('0.0123')];
  });
  writeIn('en');
  const letters = new Set(texts.join('').replaceAll(/[\s⁠]/g, ''));
  return [...letters, ':'];
}

/** Widths of 100 px, of the face before each of two others: where they differ, the face does not have the letter. */
async function measure(letters: string[]): Promise<[string, number, number][]> {
  await Promise.all(['500', '700'].map((weight) => document.fonts.load(`${weight} 100px Numerals`, '0')));
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('there is no canvas');
  const widthOf = (letter: string, behind: string): number => {
    context.font = `700 100px Numerals, ${behind}`;
    return context.measureText(letter).width;
  };
  return letters.map((letter) => [letter, widthOf(letter, 'cursive'), widthOf(letter, 'monospace')]);
}

test('prices, large amounts and countdowns stand in figures of one width, in every language', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  await signIn(app, phone, 'nguoixemchuso2026');
  await page.goto(`${app.base}/#/pages/futures/kline?symbol=BTCUSDT`);
  const head = page.locator('.moves.tracking-tight').first();
  await head.waitFor();
  expect(await head.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/^Numerals, system-ui/);
  const letters = written();
  expect(letters).toEqual(expect.arrayContaining('0 1 2 3 4 5 6 7 8 9 , . + − %'.split(' ')));
  const measured = await page.evaluate(measure, letters);
  expect(measured.filter(([, one, other]) => one !== other)).toEqual([]);
  const digits = measured.filter(([letter]) => /\d/.test(letter)).map(([, width]) => width);
  expect([digits.length, new Set(digits).size]).toEqual([10, 1]);
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('the face comes once and is kept, and what is read does not move when it comes', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await signIn(app, phone, 'nguoixemchuso2027');
  const coming = page.waitForResponse((answer) => answer.url().endsWith('.woff2'), { timeout: 20_000 });
  await page.route('**/*.woff2', async (route) => {
    // After the first price is there: the worst that a slow line can do.
    await page.locator('.moves.tracking-tight').first().waitFor();
    await route.continue();
  });
  await page.goto(`${app.base}/#/pages/futures/kline?symbol=BTCUSDT`);
  await page.reload();
  const answer = await coming;
  expect(answer.headers()['cache-control']).toContain('immutable');
  expect((await answer.body()).length).toBeLessThanOrEqual(8 * 1024);
  await page.waitForFunction(() => [...document.fonts].every(({ status }) => status === 'loaded'));
  await page.waitForTimeout(1_000);
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThanOrEqual(0.01);
  await expect
    .poll(() => page.evaluate(async (url) => (await caches.match(url)) !== undefined, answer.url()), {
      timeout: 20_000,
    })
    .toBe(true);
  await phone.close();
});
