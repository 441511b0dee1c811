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

const buckets = (at: number, count: number) => Array.from({ length: 16 }, (_, i) => (i === at ? count : 0));
const stamp = { counts: buckets(5, 104), p50: 250, p99: 400 };
const told = {
  version: 2,
  day: 20_400,
  takenAt: 1_795_600_000_000,
  days: 90,
  accounts: { traded: 1_234, lost: 987, lossShare: '0.7998' },
  fast: {
    durations: [{ seconds: 30, win: 48, lose: 52, tie: 1, void: 3 }],
    others: { durations: 2, win: 3, lose: 5, tie: 0, void: 0 },
    up: { wins: 32, losses: 31 },
    down: { wins: 16, losses: 21 },
    sigma: '5.12',
    alarm: true,
  },
  halts: 2,
  haltedMs: 600_000,
  faults: 14,
  voids: { decided: 1, lostGivenBack: 3, winsKept: 2 },
  counted: {
    since: 20_380,
    boundsMs: [25, 50, 100, 150, 200, 250, 300, 400, 500, 750, 1_000, 1_500, 2_000, 5_000, 10_000],
    slippage: {
      against: { orders: 31, sum: '0.0062', mean: '0.0002' },
      favour: { orders: 30, sum: '0.003', mean: '0.0001' },
      even: 9,
      mean: '-0.00004571',
    },
    stamps: { fast: stamp, futures: null },
    automatic: {
      noEntry: 2,
      noExit: 1,
      beyondBound: 7,
      would: { win: 4, lose: 5, tie: 0, unknown: 1 },
      band: { won: 48, lost: 52, sigma: '-0.20', alarm: false },
    },
    futures: {
      closed: { user: 20, reverse: 1, stopProfit: 3, stopLoss: 4, liquidation: 2 },
      won: 12,
      lost: 18,
      even: 0,
    },
    spot: { deals: 41, maker: 6, taker: 38 },
    sources: [
      { name: 'binance', counts: buckets(1, 900), p50: 50, p99: 150 },
      { name: 'elsewhere', counts: buckets(15, 9), p50: null, p99: null },
    ],
  },
  logged: {
    since: 20_310,
    counts: {
      ack: 51,
      'ack-place-fast-order': 112,
      'ack-place-futures-order': 33,
      'ack-place-spot-order': 61,
      'fast-win': 48,
      'refusal-market-halted': 5,
      'refusal-too-many-requests': 8,
    },
    marks: { symbols: 44, marks: 999_000, missing: 1_000 },
  },
};

test('the public statistics are told to visitors: that there are none yet, then all of them', async () => {
  const phone = await app.phone('vi', { reducedMotion: true, noWorker: true });
  const { page } = phone;
  const tell = (of: object | null) =>
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
  const facts = await page
    .getByRole('main')
    .evaluate((main) => [...main.querySelectorAll<HTMLElement>('dl > div')].map((fact) => fact.innerText.split(/\n+/)));
  const refused = (reason: string) => statistics.refused.replace('{reason}', reason);
  expect(facts).toEqual([
    [statistics.traded, '1.234'],
    [statistics.lost, '987'],
    ['30s', '104 lệnh', 'Thắng 46,2% · thua 50% · hòa 1% · vô hiệu 2,9%'],
    [statistics.others, '8 lệnh', 'Thắng 37,5% · thua 62,5% · hòa 0% · vô hiệu 0%'],
    [statistics.winsUp, '50,8%'],
    [statistics.winsDown, '43,2%'],
    [statistics.fast, '112'],
    [statistics.futures, '33'],
    [statistics.spot, '61'],
    [refused(statistics.noPrice), '5'],
    [refused(statistics.tooOften), '8'],
    [statistics.noEntry, '2'],
    [statistics.noExit, '1'],
    [statistics.beyondBound, '7'],
    [statistics.would, 'Thắng 40% · thua 50% · hòa 0% · không rõ 10%'],
    [statistics.wonVoid, '7,69%'],
    [statistics.lostVoid, '8,77%'],
    [statistics.voids, '1'],
    [statistics.lostGivenBack, '3'],
    [statistics.winsKept, '2'],
    [statistics.against, '31 lệnh · 0,02%'],
    [statistics.favour, '30 lệnh · 0,01%'],
    [statistics.even, '9 lệnh'],
    [statistics.mean, '−0,005%'],
    [statistics.fast, '50%\u00a0≤\u00a0250 ms · 99%\u00a0≤\u00a0400 ms'],
    [statistics.byUser, '20'],
    [statistics.byReverse, '1'],
    [statistics.byStopProfit, '3'],
    [statistics.byStopLoss, '4'],
    [statistics.byLiquidation, '2'],
    [statistics.results, 'Lãi 40% · lỗ 60% · hòa 0%'],
    [statistics.deals, '41'],
    [statistics.maker, '6'],
    [statistics.taker, '38'],
    [statistics.halts, '2'],
    [statistics.halted, '10 phút'],
    [statistics.faults, '14'],
    [statistics.missing, '1.000 (0,1%)'],
    [statistics.lag.replace('{source}', 'binance'), '50%\u00a0≤\u00a050 ms · 99%\u00a0≤\u00a0150 ms'],
    [statistics.lag.replace('{source}', 'elsewhere'), '50%\u00a0>\u00a010.000 ms · 99%\u00a0>\u00a010.000 ms'],
  ]);
  await page.getByText(statistics.since.replace('{day}', '19 thg 10'), { exact: true }).waitFor();
  await page.getByText(statistics.within.replace('{sigma}', '−0,2').replace('{band}', '4')).waitFor();
  await page.getByText(statistics.beyond.replace('{sigma}', '5,12').replace('{band}', '4')).waitFor();
  await phone.close();
});

const nobody = {
  ...told,
  accounts: { traded: null, lost: null, lossShare: null },
  fast: { durations: [], others: null, up: null, down: null, sigma: '0.00', alarm: false },
  counted: null,
  logged: null,
};

test.each(['vi', 'de', 'ru', 'hu'])(
  'the public statistics fit the smallest phone, full and empty, in %s',
  async (language) => {
    const phone = await app.phone(language, { reducedMotion: true, noWorker: true, width: 320 });
    const { page } = phone;
    for (const of of [
      told,
      nobody,
      { ...told, counted: { ...told.counted, slippage: null, futures: null, spot: null } },
    ]) {
      await page.unrouteAll();
      await page.route('**/fair/statistics', (route) =>
        route.fulfill({ json: { code: 200, message: 'OK', data: { statistics: of } } }),
      );
      await go(phone, 'statistics/statistics');
      await page.reload();
      await page.getByRole('main').locator('section').nth(5).waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      const cut = await page
        .getByRole('main')
        .locator('section *')
        .evaluateAll(
          (all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0).length,
        );
      expect([wide, cut]).toEqual([320, 0]);
    }
    await phone.close();
  },
);

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
