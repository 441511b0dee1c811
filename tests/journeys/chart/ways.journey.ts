import { afterAll, beforeAll, expect, test } from 'vitest';
import { fast } from '../../../apps/web/locales/vi/fast.ts';
import { futures } from '../../../apps/web/locales/vi/futures.ts';
import { spot } from '../../../apps/web/locales/vi/spot.ts';
import { openApp, type App } from '../app.ts';
import { signIn } from '../sign-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test.each([
  ['BTCUSDT', 'loitatca2026', { market: fast.tabFast, contract: fast.tabFutures, currency: spot.buy }],
  ['XAUUSDT', 'loivang2026', { market: fast.tabFast, contract: futures.long }],
  ['USDCUSDT', 'loiusdc2026', { currency: spot.buy }],
] as const)(
  'the chart of %s leads to every ticket that trades it, and each shows it',
  async (symbol, account, ways) => {
    const phone = await app.phone('vi');
    const { page } = phone;
    await signIn(app, phone, account);
    const chart = `${app.base}/#/pages/futures/kline?symbol=${symbol}`;
    const bar = page.getByRole('navigation', { name: fast.trade });
    await page.goto(chart);
    // Both large buttons lead to the same ticket.
    await expect.poll(() => bar.getByRole('link').count()).toBe(Object.keys(ways).length + 1);
    for (const [ticket, name] of Object.entries(ways)) {
      await page.goto(chart);
      await bar.getByRole('link', { name, exact: true }).click();
      await page.waitForURL((url) => url.hash.startsWith(`#/pages/${ticket}/${ticket}?symbol=${symbol}`));
      await page.getByText(symbol.replace(/USDT$/, ''), { exact: false }).first().waitFor();
    }
    expect(phone.problems).toEqual([]);
    await phone.close();
  },
);
