import { afterAll, beforeAll, expect, test } from 'vitest';
import { quotations } from '../../../apps/web/locales/vi/quotations.ts';
import { spot } from '../../../apps/web/locales/vi/spot.ts';
import { go, openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { signIn } from '../sign-in.ts';

let app: App;
let user: Phone;
beforeAll(async () => {
  app = await openApp();
  user = await app.phone('vi', { width: 1440, height: 900, desktop: true, reducedMotion: true });
  await signIn(app, user, 'nguoicotcot2026');
});
afterAll(() => app.close());

test('what heads the quotations stands over its column', async () => {
  const { page } = user;
  await go(user, 'quotation/quotation');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'BTC' });
  await row.waitFor();
  const rightOf = async (found: typeof row): Promise<number> => {
    const box = await found.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  const heading = page.getByRole('button', { name: quotations.change, exact: true });
  const change = row.locator('[data-direction]').last();
  expect(Math.abs((await rightOf(heading)) - (await rightOf(change)))).toBeLessThan(2);
});

test('what sends the ticket of spot is in sight without scrolling, as those of the others are', async () => {
  const { page } = user;
  await go(user, 'currency/currency?symbol=BTCUSDT');
  const send = page.getByRole('region', { name: spot.ticket }).getByRole('button', {
    name: spot.buyBase.replace('{base}', 'BTC'),
  });
  await send.waitFor();
  const seen = await send.evaluate((button) => {
    const { left, width, bottom } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, bottom - 2));
  });
  expect(seen).toBe(true);
});
