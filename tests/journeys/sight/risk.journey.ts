import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../../../apps/web/locales/vi/accounts.ts';
import { limits } from '../../../apps/web/locales/vi/limits.ts';
import { words } from '../../../apps/web/locales/vi/statistics.ts';
import { go, openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { signIn } from '../sign-in.ts';

const { statistics } = words;
let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const riskLine = ({ page }: Phone) => page.getByRole('main').locator('a[href="#/pages/statistics/statistics"]');

/** Whether a thing is on screen in whole, with nothing above it. */
function isClear(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const spots = [
    [left + 2, top + 2],
    [(left + right) / 2, (top + bottom) / 2],
    [right - 2, bottom - 2],
  ] as const;
  return spots.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}

test.each(['vi', 'de', 'ru'])(
  'how many lose is said in whole beside each ticket, uncovered, in %s',
  async (language) => {
    const phone = await app.phone(language, { reducedMotion: true, noWorker: true });
    await signIn(app, phone, `nguoirui${language}2031`, { toType: 3, amount: '1000' });
    for (const address of ['contract/contract?symbol=BTCUSDT', 'market/market?symbol=BTCUSDT']) {
      await go(phone, address);
      await riskLine(phone).waitFor();
      await expect.poll(() => riskLine(phone).evaluate(isClear), { message: address }).toBe(true);
    }
    await phone.close();
  },
);

const told = {
  day: 20_400,
  takenAt: 1_795_600_000_000,
  days: 90,
  accounts: { traded: 1_234, lost: 987, lossShare: '0.7998' },
  fast: {
    durations: [{ seconds: 30, win: 48, lose: 52, tie: 1, void: 3 }],
    up: { wins: 32, losses: 31 },
    down: { wins: 16, losses: 21 },
    sigma: '5.12',
    alarm: true,
  },
  halts: 2,
  faults: 14,
  voids: { decided: 1, lostGivenBack: 3, winsKept: 2 },
};

test('the public statistics are told to visitors: that there are none yet, then all of them', async () => {
  const phone = await app.phone('vi', { reducedMotion: true, noWorker: true });
  const { page } = phone;
  const tell = (of: typeof told | null) =>
    page.route('**/fair/statistics', (route) =>
      route.fulfill({ json: { code: 200, message: 'OK', data: { statistics: of } } }),
    );
  await tell(null);
  await go(phone, 'statistics/statistics');
  await page.getByRole('heading', { name: accounts.statistics }).waitFor();
  await page.getByText(statistics.none, { exact: true }).waitFor();
  await tell(told);
  await page.reload();
  await page.getByText('79,98%', { exact: true }).waitFor();
  expect(await page.getByRole('term').allInnerTexts()).toEqual([
    statistics.traded,
    statistics.lost,
    '30s\nthắng 48%',
    statistics.winsUp,
    statistics.winsDown,
    statistics.halts,
    statistics.faults,
    statistics.voids,
    statistics.lostGivenBack,
    statistics.winsKept,
  ]);
  expect(await page.getByRole('definition').allInnerTexts()).toEqual([
    '1.234',
    '987',
    'Thắng 48 · thua 52 · hòa 1 · vô hiệu 3',
    '50,8%',
    '43,2%',
    '2',
    '14',
    '1',
    '3',
    '2',
  ]);
  await page.getByText(statistics.beyond.replace('{sigma}', '5,12').replace('{band}', '4')).waitFor();
  await phone.close();
});

/** As after half an hour of trading. */
function tradeLong(): void {
  const { userInfo } = JSON.parse(localStorage.getItem('session') ?? '{}') as { userInfo: { userId: string } };
  const now = Date.now();
  const time = { journalId: '0', startedAt: now - 1_900_000, seenAt: now, tradedMs: 1_800_000, toldMs: 0, minutes: 30 };
  localStorage.setItem('tradingTime', JSON.stringify({ userId: userInfo.userId, ...time }));
}

test('after half an hour of trading it is told, not over what is typed, and a break is a step away', async () => {
  const phone = await app.phone('vi', { reducedMotion: true, noWorker: true });
  await signIn(app, phone, 'nguoinghi2031');
  const { page } = phone;
  await go(phone, 'market/market?symbol=BTCUSDT');
  const stake = page.getByRole('main').getByRole('textbox').first();
  await stake.focus();
  await page.evaluate(tradeLong);
  const seen = () =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('tradingTime') ?? '{}') as { tradedMs: number }).tradedMs);
  // It has been looked twice since, and waits for who types.
  await expect.poll(seen, { timeout: 30_000 }).toBeGreaterThan(1_806_000);
  const dialog = page.getByRole('dialog');
  expect(await dialog.count()).toBe(0);
  await stake.blur();
  await dialog.getByText(`${limits.tradedFor}: 30 phút`).waitFor({ timeout: 30_000 });
  expect(await dialog.innerText()).toContain(': 0,00 USDT');
  await dialog.getByRole('button', { name: limits.takeBreak }).click();
  await page.getByRole('heading', { name: limits.check }).waitFor();
  expect(await dialog.count()).toBe(0);
  await phone.close();
});
