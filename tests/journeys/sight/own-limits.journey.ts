import { afterAll, beforeAll, expect, test } from 'vitest';
import { fast } from '../../../apps/web/locales/vi/fast.ts';
import { funds } from '../../../apps/web/locales/vi/funds.ts';
import { futures } from '../../../apps/web/locales/vi/futures.ts';
import { withdrawals } from '../../../apps/web/locales/vi/withdrawals.ts';
import { go, openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { signIn } from '../sign-in.ts';

let app: App;
let phone: Phone;
beforeAll(async () => {
  app = await openApp();
  phone = await app.phone('vi', { width: 320, height: 640, reducedMotion: true });
  const user = await signIn(app, phone, 'nguoigioihan2031', { toType: 3, amount: '1000' });
  await user.call('POST /player/updateLimits', { stakeUsdt: '20' });
  // What is set elsewhere is known to a page when it is loaded.
  await phone.page.reload();
});
afterAll(() => app.close());

const ownStake = new RegExp(fast.ownStake.split('{amount}')[0] ?? '');

test('beside an own limit on a low screen, the stake that breaks it stays in sight', async () => {
  const { page } = phone;
  await go(phone, 'market/market?symbol=BTCUSDT');
  const stake = page.getByRole('main').getByRole('textbox').first();
  await stake.fill('30');
  await page.getByText(ownStake).waitFor();
  const isOnTop = (input: Element): boolean => {
    const { left, top, width, height } = input.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === input;
  };
  await expect.poll(() => stake.evaluate(isOnTop)).toBe(true);
});

test('where an own limit stands against an order, no more money is offered for it', async () => {
  const { page } = phone;
  await go(phone, 'contract/contract?symbol=BTCUSDT');
  const lots = page.getByLabel(futures.lots, { exact: true });
  await lots.fill('500');
  await page.getByText(ownStake).waitFor();
  expect(await page.getByText(futures.shortOffer).count()).toBe(0);
  expect(await page.getByRole('main').getByRole('button', { name: funds.transfer, exact: true }).count()).toBe(0);
});

test('who has no fund password is not asked for it when closing the account, but sets it first', async () => {
  const { page } = phone;
  await go(phone, 'setting/closeAccount');
  await page.getByRole('link', { name: withdrawals.passwordDo }).waitFor();
  expect(await page.getByLabel(withdrawals.password, { exact: true }).count()).toBe(0);
});
