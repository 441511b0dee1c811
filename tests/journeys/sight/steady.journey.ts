import { afterAll, beforeAll, expect, test } from 'vitest';
import { futures } from '../../../apps/web/locales/vi/futures.ts';
import { openApp, type App } from '../app.ts';
import { newAccount } from '../client.ts';
import { addressesOf, visitorPages } from '../every-page/addresses.ts';
import { fillAccount, type Things } from '../every-page/full-account.ts';
import { noteShifts, shiftOf, shiftsAt, watchShifts } from '../every-page/shifts.ts';

let app: App;
let session: string;
let things: Things;
beforeAll(async () => {
  app = await openApp();
  const client = await newAccount(app.base, 'nguoixem2032');
  await client.call('POST /account/testFunds');
  ({ session } = client);
  things = await fillAccount(client);
});
afterAll(() => app.close());

const most = 0.02;

test.each(['customer', 'visitor'])(
  'no page moves under the eyes of a %s while it is loaded',
  async (who) => {
    const addresses = [
      ...(who === 'customer' ? addressesOf(things) : addressesOf(things, visitorPages())),
      '#/pages/market/market?tab=futures',
      '#/pages/market/market?tab=lockMining',
    ];
    const faults: string[] = [];
    const watch = async (): Promise<void> => {
      const phone = await app.phone('vi', { noWorker: true });
      if (who === 'customer')
        await phone.page.evaluate((text) => {
          localStorage.setItem('session', text);
        }, session);
      await watchShifts(phone);
      for (let address = addresses.shift(); address !== undefined; address = addresses.shift()) {
        const shifts = await shiftsAt(phone, app.base, address);
        const lines = shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`).join('\n');
        if (shiftOf(shifts) > most) faults.push(`${address}: ${lines}`);
      }
      await phone.close();
    };
    await Promise.all([watch(), watch(), watch()]);
    expect(faults).toEqual([]);
  },
  600_000,
);

test('the ticket of futures comes in the place that was kept for it', async () => {
  const phone = await app.phone('vi', { noWorker: true, height: 1200 });
  await phone.page.evaluate((text) => {
    localStorage.setItem('session', text);
  }, session);
  await watchShifts(phone);
  await phone.page.route('**/contractRule', async (route) => {
    await phone.page.waitForTimeout(1_500);
    await route.continue();
  });
  const shifts = await shiftsAt(phone, app.base, '#/pages/contract/contract?symbol=BTCUSDT');
  expect(shiftOf(shifts), shifts.map(({ what }) => what).join('\n')).toBeLessThan(most);
  await phone.close();
});

test.each(['contractRule', 'account/list'])('what is open shows though %s never answers', async (call) => {
  const phone = await app.phone('vi', { noWorker: true });
  await phone.page.evaluate((text) => {
    localStorage.setItem('session', text);
  }, session);
  await phone.page.route(`**/${call}`, () => undefined);
  await phone.page.goto('about:blank');
  await phone.page.goto(`${app.base}/#/pages/contract/contract?symbol=BTCUSDT`);
  await phone.page.getByRole('heading', { name: futures.positions }).waitFor();
  await phone.close();
});

test('what moves is found, what was there from the start is not', async () => {
  const phone = await app.phone('en');
  const page = await phone.context.newPage();
  await page.setContent('<p>first</p><main style="height:300px;background:red">second</main>');
  await page.evaluate(noteShifts);
  await page.waitForTimeout(200);
  expect(shiftOf(await page.evaluate(() => window.shifts))).toBe(0);
  await page.evaluate(() => {
    document.body.prepend(Object.assign(document.createElement('div'), { style: 'height:200px' }));
  });
  await expect.poll(async () => shiftOf(await page.evaluate(() => window.shifts))).toBeGreaterThan(most);
  await phone.close();
});
