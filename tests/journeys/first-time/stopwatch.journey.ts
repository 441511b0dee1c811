import { afterAll, beforeAll, expect, test } from 'vitest';
import { auth } from '../../../apps/web/locales/vi/auth.ts';
import { deposits } from '../../../apps/web/locales/vi/deposits.ts';
import { earn } from '../../../apps/web/locales/vi/earn.ts';
import { fast } from '../../../apps/web/locales/vi/fast.ts';
import { fundPassword } from '../../../apps/web/locales/vi/fund-password.ts';
import { funds } from '../../../apps/web/locales/vi/funds.ts';
import { futures } from '../../../apps/web/locales/vi/futures.ts';
import { openPositions } from '../../../apps/web/locales/vi/open-positions.ts';
import { security } from '../../../apps/web/locales/vi/security.ts';
import { shell } from '../../../apps/web/locales/vi/shell.ts';
import { wallets } from '../../../apps/web/locales/vi/wallets.ts';
import { welcome } from '../../../apps/web/locales/vi/welcome.ts';
import { withdrawals } from '../../../apps/web/locales/vi/withdrawals.ts';
import { blackPng } from '../../../apps/server/files/test-images.ts';
import { openOwnApp, type OwnApp } from '../app.ts';
import type { Phone } from '../browser.ts';

/** What the first-time journey may take at most; each number only ever falls. */
const most = { taps: 36, fields: 10 };
const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

let app: OwnApp;
beforeAll(async () => {
  app = await openOwnApp();
}, 240_000);
afterAll(() => app?.close());

type Locator = ReturnType<Phone['page']['getByRole']>;

/** Somebody with a phone, whose every tap and filled field counts. */
function handOn(phone: Phone) {
  const { page } = phone;
  const counts = { taps: 0, fields: 0 };
  const steps: string[] = [];
  const tap = async (target: Locator) => {
    // A finger rests on nothing: a card that comes just there goes again.
    await target.first().tap();
    counts.taps += 1;
  };
  const button = (name: string | RegExp, within: { getByRole: typeof page.getByRole } = page) =>
    within.getByRole('button', { name, exact: typeof name === 'string' });
  return {
    counts,
    steps,
    tap,
    button,
    link: (name: string | RegExp) => page.getByRole('link', { name }),
    tab: (name: string) => page.getByRole('tab', { name, exact: true }),
    sheet: page.locator('dialog[open]'),
    press: (name: string | RegExp) => tap(button(name)),
    async type(label: string, text: string) {
      await page.getByLabel(label, { exact: true }).fill(text);
      counts.fields += 1;
    },
    /** Back, until the entries at the foot are there. */
    async toTabs() {
      const tabs = page.getByRole('navigation', { name: shell.mainMenu });
      while ((await tabs.count()) === 0) {
        await tap(button(shell.back));
        await page.waitForTimeout(300);
      }
    },
    /** A step with its name and what it took. */
    async step(name: string, work: () => Promise<void>) {
      const before = { ...counts };
      await work();
      steps.push(`${name}: ${counts.taps - before.taps} taps, ${counts.fields - before.fields} fields`);
    },
  };
}

type Hand = ReturnType<typeof handOn>;

async function begin({ step, tap, link, press, type }: Hand, { page }: Phone) {
  await step('sign up', async () => {
    await tap(link(welcome.createAccount));
    await type(auth.accountName, 'nguoidau2026');
    await type(auth.password, 'mat-khau-2026');
    await type(auth.confirmPassword, 'mat-khau-2026');
    await tap(page.getByRole('checkbox'));
    await press(shell.register);
    await page.waitForURL(/#\/(pages\/index\/index)?$/);
  });
  await step('test funds', async () => {
    await press(new RegExp(funds.takeShort));
    await page
      .getByText(/10\.000/)
      .first()
      .waitFor();
  });
}

async function tradeFast({ step, tap, link, press }: Hand, { page }: Phone) {
  await step('first fast trade', async () => {
    await tap(link(shell.market));
    await press(new RegExp(`^${fast.up}`));
    await page.getByText(fast.placed).first().waitFor();
  });
  // The card tells the result and that it was recomputed on this device, wherever the customer is.
  await step('result and its seal', async () => {
    const result = page.getByRole('status').filter({ hasText: 'Đã tính lại trên thiết bị của bạn: 7/7' });
    await result.first().waitFor({ timeout: 90_000 });
  });
}

async function tradeFutures({ step, tap, tab, press, button, sheet }: Hand, { page }: Phone) {
  await step('money moved and a position with both stops', async () => {
    await tap(tab(fast.tabFutures));
    await press(futures.increase.replace('{name}', futures.lots));
    await press(`${futures.stops} ±25%`);
    await press(new RegExp(`^${futures.openLong}`));
    await tap(button(new RegExp(`^${openPositions.moveAndOpen.split('{')[0] ?? ''}`), sheet));
    await page.getByRole('article', { name: new RegExp(futures.long) }).waitFor();
  });
  await step('closed', async () => {
    await tap(button(futures.close, page.getByRole('article', { name: new RegExp(futures.long) })));
    await tap(button(new RegExp(`^${futures.close} · `), sheet));
    await page.getByRole('article', { name: new RegExp(futures.long) }).waitFor({ state: 'detached' });
  });
}

async function lock({ step, tap, tab, link, press, button, sheet }: Hand, { page }: Phone) {
  await step('locked', async () => {
    await tap(tab(fast.tabLockMining));
    await tap(link(/Khóa sinh lãi 30 ngày/));
    await press('25%');
    await press(earn.buy);
    await tap(button(/^Khóa /, sheet));
    await page.waitForURL(/orderDetail/);
  });
  await step('redeemed early', async () => {
    await press(earn.redeem);
    await tap(button(earn.redeemConfirm, sheet));
    await page.getByText(earn.statusRedeemed, { exact: true }).first().waitFor();
  });
}

async function payIn({ step, tap, link, press, type, toTabs }: Hand, { page }: Phone) {
  await step('deposit requested', async () => {
    await toTabs();
    await tap(link(shell.property));
    await tap(link(funds.deposit));
    await tap(link(new RegExp(deposits.vnd)));
    await press(/^2 triệu/);
    await type(deposits.remitterName, 'NGUYEN THI LAN');
    await type(deposits.fromBank, 'Vietcombank');
    await type(deposits.cardNo, '9704361234561234');
    const kept = page.waitForResponse((response) => response.url().endsWith('/common/file/upload'));
    const picture = { name: 'bien-lai.png', mimeType: 'image/png', buffer: blackPng(64) };
    await page.locator('input[type=file]').first().setInputFiles(picture);
    await kept;
    await press(deposits.submit);
    await page.getByText(deposits.checking, { exact: true }).first().waitFor();
  });
}

async function payOut({ step, tap, link, press, type }: Hand, { page }: Phone) {
  await step('withdrawal requested', async () => {
    await press(shell.property);
    await tap(link(funds.withdraw));
    await tap(link(new RegExp(withdrawals.passwordNeeded)));
    await type(security.password, 'mat-khau-2026');
    await type(fundPassword.new, 'rut-tien-2026');
    await type(auth.confirmPassword, 'rut-tien-2026');
    await press(fundPassword.set);
    await tap(link(new RegExp(withdrawals.toAddress)));
    await press(withdrawals.paste);
    await expect.poll(() => page.getByLabel(wallets.address, { exact: true }).inputValue()).toBe(address);
    await press(funds.max);
    await type(withdrawals.password, 'rut-tien-2026');
    await press(withdrawals.review);
    await press(new RegExp(`^${withdrawals.send.split('{')[0] ?? ''}`));
    await page.getByRole('heading', { name: withdrawals.requested }).waitFor();
  });
}

test('the first-time journey takes no more taps and fields than it did', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  await phone.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const hand = handOn(phone);
  await begin(hand, phone);
  await tradeFast(hand, phone);
  await tradeFutures(hand, phone);
  await lock(hand, phone);
  await payIn(hand, phone);
  await page.evaluate((text) => navigator.clipboard.writeText(text), address);
  await payOut(hand, phone);
  await hand.step('help found', async () => {
    await hand.tap(hand.link(withdrawals.help));
    await page.getByRole('heading', { name: 'Rút tiền' }).waitFor();
    await page.getByRole('link', { name: /Nạp/ }).first().waitFor();
  });
  expect(hand.counts.taps, hand.steps.join('\n')).toBeLessThanOrEqual(most.taps);
  expect(hand.counts.fields, hand.steps.join('\n')).toBeLessThanOrEqual(most.fields);
  expect(phone.problems).toEqual([]);
  await phone.close();
}, 300_000);
