import { afterAll, beforeAll, expect, test } from 'vitest';
import { home } from '../../../apps/web/locales/vi/home.ts';
import { welcome } from '../../../apps/web/locales/vi/welcome.ts';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { newAccount } from '../client.ts';
import { shiftOf, shiftsAt, watchShifts } from '../every-page/shifts.ts';

let app: App;
let session: string;
beforeAll(async () => {
  app = await openApp();
  const client = await newAccount(app.base, 'nguoirongrai2031');
  await client.call('POST /account/testFunds');
  ({ session } = client);
});
afterAll(() => app.close());

const screens = [
  { width: 2560, height: 1440, columns: true },
  { width: 1440, height: 900, columns: true },
  { width: 768, height: 1024, columns: true },
  { width: 390, height: 844, columns: false },
] as const;

/** Home at a size, of whoever is signed in or of a visitor, not loaded yet. */
async function homeAt({ width, height, columns }: (typeof screens)[number], who: string | null): Promise<Phone> {
  const phone = await app.phone('vi', { width, height, desktop: columns, noWorker: true });
  if (who !== null)
    await phone.page.evaluate((text) => {
      localStorage.setItem('session', text);
    }, who);
  await watchShifts(phone);
  return phone;
}

/** Of two things the first is read first: beside each other where there are columns, else one above the other. */
async function expectOrder(first: ReturnType<Phone['page']['locator']>, second: typeof first, columns: boolean) {
  await second.waitFor();
  const [one, other] = await Promise.all([first.boundingBox(), second.boundingBox()]);
  if (one === null || other === null) throw new Error('nothing is drawn');
  if (columns) {
    expect(other.x).toBeGreaterThanOrEqual(one.x + one.width);
    expect(other.y).toBeLessThan(one.y + one.height);
  } else expect(other.y).toBeGreaterThanOrEqual(one.y + one.height);
}

/** The columns reach into the lowest third of the screen. */
async function expectFilled({ page }: Phone) {
  const share = () =>
    page.locator('.two-columns').evaluate((columns) => columns.getBoundingClientRect().bottom / innerHeight);
  await expect.poll(share).toBeGreaterThan(2 / 3);
}

const wide = ({ page }: Phone) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.each(screens)('home of a customer at $width has columns: $columns, and nothing on it moves', async (screen) => {
  const phone = await homeAt(screen, session);
  const { page } = phone;
  const shifts = await shiftsAt(phone, app.base, '#/pages/index/index');
  const mood = page.getByRole('heading', { name: home.mood });
  const hero = page.locator('section', { has: page.getByRole('heading', { name: home.totalAssets }) });
  await expectOrder(hero, mood, screen.columns);
  await page.getByRole('heading', { name: home.movers }).waitFor();
  await expectFilled(phone);
  const { width } = screen;
  const main = await page.locator('.two-columns').boundingBox();
  expect(main?.width).toBe(width < 768 ? width : Math.min(1120, width - 72));
  expect(await wide(phone)).toBe(0);
  expect(shiftOf(shifts), shifts.map(({ what }) => what).join('\n')).toBeLessThan(0.01);
  await phone.close();
});

test.each(screens)('home of a visitor at $width has columns: $columns, and nothing on it moves', async (screen) => {
  const phone = await homeAt(screen, null);
  const { page } = phone;
  const shifts = await shiftsAt(phone, app.base, '#/pages/index/index');
  const hero = page.locator('section', { has: page.getByRole('heading', { name: welcome.heroTitle }) });
  await expectOrder(hero, page.locator('main section.min-h-69'), screen.columns);
  const prices = page.locator('section', { has: page.getByRole('heading', { name: welcome.livePrices, exact: true }) });
  // A name gives no room to the line of the day.
  const cut = () =>
    prices
      .locator('li .font-semibold.truncate')
      .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
  await expect.poll(cut).toEqual(Array.from({ length: screen.height > 1200 ? 12 : 6 }, () => 0));
  await expectFilled(phone);
  expect(await wide(phone)).toBe(0);
  expect(shiftOf(shifts), shifts.map(({ what }) => what).join('\n')).toBeLessThan(0.01);
  await phone.close();
});

test.each(screens)('at $width what the page comes with stands where home puts it', async (screen) => {
  const phone = await homeAt(screen, session);
  const { page } = phone;
  let held: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (held = resolve));
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await until;
    await route.continue();
  });
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.prices > *, .boot .own, main section.bg-banner')].map((one) => {
        const { x, y, width } = one.getBoundingClientRect();
        return [x, y, width].map(Math.round);
      }),
    );
  await page.goto('about:blank');
  await page.goto(app.base, { waitUntil: 'commit' });
  await expect.poll(places).toHaveLength(4);
  const before = await places();
  held();
  await page.locator('main section.bg-banner').waitFor();
  await page.locator('.prices a').first().waitFor();
  expect(await places()).toEqual(before);
  await phone.close();
});

const slowMs = 1_000;

test.each(screens)('at $width nothing moves when the code of home is slow and its skeleton stands', async (screen) => {
  for (const who of [session, null]) {
    const phone = await homeAt(screen, who);
    const { page } = phone;
    await page.route(/\/assets\/(home|login-prompt)-[^/]+\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, slowMs));
      await route.continue();
    });
    const shifts = await shiftsAt(phone, app.base, '#/pages/index/index');
    await page.locator('.two-columns').waitFor();
    expect(shiftOf(shifts), shifts.map(({ what }) => what).join('\n')).toBeLessThan(0.01);
    await phone.close();
  }
});
