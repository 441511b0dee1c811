import { afterAll, beforeAll, expect, test } from 'vitest';
import { home } from '../../../apps/web/locales/vi/home.ts';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { signIn } from '../sign-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const dayMs = 86_400_000;
const openHome = async ({ page }: Phone): Promise<void> => {
  await page.goto(`${app.base}/health`);
  await page.goto(`${app.base}/#/pages/index/index`);
  await page.getByRole('heading', { name: home.mood }).waitFor();
};
const banners = ({ page }: Phone) => page.getByRole('region', { name: home.banners });

/** Another past than the account has. */
async function answer({ page }: Phone, path: string, change: (data: never) => unknown): Promise<void> {
  await page.route(`**/${path}`, async (route) => {
    const real = await route.fetch();
    const told = (await real.json()) as { data: never };
    await route.fulfill({ response: real, json: { ...told, data: change(told.data) } });
  });
}

interface Row {
  accountType: number;
  currencyCode: string;
}

test('who is back reads what the day has brought and the course of 24 hours, and no advertisement', async () => {
  const phone = await app.phone('vi', { noWorker: true, reducedMotion: true });
  const { page } = phone;
  await signIn(app, phone, 'nguoihomnay2026');
  await openHome(phone);
  await banners(phone).waitFor();

  await answer(phone, 'account/profit', ({ today }: { today: number }) => ({
    today,
    since: today - dayMs,
    days: [{ start: today, profit: '-5.419' }],
  }));
  await answer(phone, 'account/day', (day: object) => ({ ...day, worth: ['10010', '10012.5', '10004.581'] }));
  await answer(phone, 'account/list', (rows: Row[]) =>
    rows.map((row) => ({
      ...row,
      available: row.accountType === 1 && row.currencyCode === 'USDT' ? '10004.581' : '0',
      frozen: '0',
      bonusLocked: '0',
      valuation: row.accountType === 1 && row.currencyCode === 'USDT' ? '10004.581' : '0',
    })),
  );
  await openHome(phone);
  const card = page.locator('main section', { hasText: home.realizedToday });
  await card.getByText(home.ownedLastDay).waitFor();
  // A loss is rounded against whoever reads it, as everywhere.
  expect((await card.innerText()).replaceAll(' ', ' ')).toMatch(/−5,42\s*−0,05 ?%/);
  const course = await card.locator('svg polyline').getAttribute('points');
  expect(course?.split(' ')).toHaveLength(3);
  expect(await banners(phone).count()).toBe(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await phone.close();
});
