import { languages, type Language } from '@candor/api-contract/languages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { newAccount } from '../client.ts';
import { countCalls, openPage } from '../every-page/visit.ts';

let app: App;
let session: string;
beforeAll(async () => {
  app = await openApp();
  const client = await newAccount(app.base, 'nguoigiau2031');
  await client.call('POST /account/testFunds');
  ({ session } = client);
});
afterAll(() => app.close());

const hourMs = 3_600_000;

/** What a very rich account would be told; the longest day that it can have is a loss. */
const answers = {
  'account/list': (rows: { accountType: number; currencyCode: string }[]) =>
    rows.map((row) =>
      row.accountType === 1 && row.currencyCode === 'USDT'
        ? {
            ...row,
            available: '1234567890.12',
            frozen: '123456789.01',
            bonusLocked: '10000000.99',
            valuation: '1358024679.13',
          }
        : row,
    ),
  'account/profit': ({ today }: { today: number }) => ({
    today,
    since: today - 90 * 24 * hourMs,
    days: [{ start: today, profit: '-123456789.12' }],
  }),
  'account/day': (day: object) => ({ ...day, worth: ['1358024679.02', '1234567890.12', '1244567891.11'] }),
} as const;

/** The phone of that account: its calls are answered by the server, with longer figures. */
async function richPhone(language: Language, width: number): Promise<Phone> {
  const phone = await app.phone(language, { width, height: 640, noWorker: true, reducedMotion: true });
  await phone.context.addInitScript(countCalls);
  for (const [path, longer] of Object.entries(answers))
    await phone.page.route(`**/${path}`, async (route) => {
      const answer = await route.fetch();
      const told = (await answer.json()) as { data: never };
      await route.fulfill({ response: answer, json: { ...told, data: longer(told.data) } });
    });
  await phone.page.evaluate((text) => {
    localStorage.setItem('session', text);
  }, session);
  await phone.page.reload();
  return phone;
}

/** Runs in home: what of the own money is written over something else, or out of its card. */
function outOfCards(): string[] {
  const cards = [...document.querySelectorAll('main section.rounded-card')];
  return cards.flatMap((card) => {
    const { left, right } = card.getBoundingClientRect();
    return [...card.querySelectorAll('*')]
      .filter((one) => one.closest('.overflow-x-auto, [aria-hidden]') === null)
      .filter((one) => {
        const place = one.getBoundingClientRect();
        return place.width > 0 && (place.left < left - 0.5 || place.right > right + 0.5);
      })
      .map((one) => `${one.tagName} “${one.textContent.slice(0, 40)}”`);
  });
}

test.each(languages.flatMap((language) => [320, 390].map((width) => ({ language, width }))))(
  'home holds figures of a billion and of a loss in $language at $width',
  async ({ language, width }) => {
    const phone = await richPhone(language, width);
    const { faults, words } = await phone.page.evaluate(openPage, '#/pages/index/index');
    expect(faults).toEqual([]);
    await expect.poll(() => phone.page.locator('main').innerText()).toMatch(/−123.456.789.12/);
    expect(words).toMatch(/1.358.024.679.13/);
    expect(await phone.page.evaluate(outOfCards)).toEqual([]);
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await phone.page.unrouteAll({ behavior: 'ignoreErrors' });
    await phone.close();
  },
);
