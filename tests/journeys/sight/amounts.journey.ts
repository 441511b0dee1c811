import { afterAll, beforeAll, expect, test } from 'vitest';
import { fast as fastEn } from '../../../apps/web/locales/en/fast.ts';
import { futures as futuresEn } from '../../../apps/web/locales/en/futures.ts';
import { fast as fastVi } from '../../../apps/web/locales/vi/fast.ts';
import { futures as futuresVi } from '../../../apps/web/locales/vi/futures.ts';
import { withdrawals } from '../../../apps/web/locales/vi/withdrawals.ts';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import type { Client } from '../client.ts';
import { signIn } from '../sign-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const languages = [
  { language: 'en', tag: 'en-US', fast: fastEn, futures: futuresEn },
  { language: 'vi', tag: 'vi-VN', fast: fastVi, futures: futuresVi },
] as const;
/** The words before the first parameter. */
const start = (text: string): string => text.split('{')[0] ?? '';

async function placeFastOrder({ page }: Phone, user: Client, { tag, fast }: (typeof languages)[number]) {
  const thousand = new Intl.NumberFormat(tag).format(1000);
  const whole = new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(1000);
  await page.goto(`${app.base}/#/pages/market/market`);
  const stake = page.getByLabel(fast.stake, { exact: true });
  await stake.fill(thousand);
  await stake.blur();
  expect(await stake.inputValue()).toBe(whole);
  // Entered again it has groups and no decimals: a digit added to it adds a digit, not a meaning.
  await stake.focus();
  expect(await stake.inputValue()).toBe(thousand);
  await page.keyboard.type('50');
  expect(await stake.inputValue()).toBe('50');
  // Typed by hand it comes into groups, and the caret stays where it is.
  await stake.fill('');
  await page.keyboard.type('12000');
  expect(await stake.inputValue()).toBe(new Intl.NumberFormat(tag).format(12_000));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  expect(await stake.inputValue()).toBe(thousand);
  await page.keyboard.type('2');
  expect(await stake.inputValue()).toBe(new Intl.NumberFormat(tag).format(12_000));
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: new RegExp(`^${fast.up}`) }).click();
  await expect
    .poll(async () =>
      (
        await user.call<{ list: { amount: string }[] }>('POST /portal/order/getContractOrder', { contractType: 'fast' })
      ).list.map(({ amount }) => amount),
    )
    .toEqual(['1000']);
}

async function askForLimit(
  { page }: Phone,
  { tag, futures }: (typeof languages)[number],
  share: number,
): Promise<string> {
  const price = await page.evaluate(
    async () =>
      ((await (await fetch('/market/getLatestPrice?symbol=BTCUSDT')).json()) as { data: { price: string } }).data.price,
  );
  const limit = new Intl.NumberFormat(tag).format(Math.round((Number(price) * share) / 1000) * 1000);
  // The chart's line has a slider of the same name.
  await page.getByRole('textbox', { name: futures.orderPrice, exact: true }).fill(limit);
  await page.getByRole('button', { name: new RegExp(`^${futures.openShort}`) }).click();
  const sheet = page.locator('dialog[open]');
  await sheet.getByText(futures.fromMark).waitFor();
  const said = await sheet.innerText();
  expect(said).toContain(limit);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  return said;
}

test.each(languages)(
  '$language: a thousand in groups is a thousand, and a limit that the market has passed does not wait',
  async (each) => {
    const phone = await app.phone(each.language);
    const { page } = phone;
    const user = await signIn(app, phone, `amounts2026${each.language}`, { toType: 3, amount: '5000' });
    await placeFastOrder(phone, user, each);
    await page.goto(`${app.base}/#/pages/contract/contract?symbol=BTCUSDT&side=short`);
    await page.getByRole('radio', { name: each.futures.limit }).check({ force: true });
    await page.getByLabel(each.futures.lots, { exact: true }).fill('10');
    const above = await askForLimit(phone, each, 1.05);
    expect(above).toContain(start(each.futures.ruleLimit));
    const below = await askForLimit(phone, each, 0.95);
    expect(below).toContain(start(each.futures.ruleCrosses));
    expect(below).not.toContain(start(each.futures.ruleLimit));
    expect(phone.problems).toEqual([]);
    await phone.close();
  },
);

/** `25.774.000` said in millions, with every digit: `25,774 triệu VND`. */
const millions = (shown: string): string => {
  const millionths = Number(shown.replaceAll('.', ''));
  return `${String(millionths / 1_000_000).replace('.', ',')} triệu VND`;
};

test('what a card is paid is said in words too: while it is typed, before it is sent, and after', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const user = await signIn(app, phone, 'nguoirut2026chu');
  const [password, secret] = ['mat-khau-2026', 'rut-tien-2026'];
  await user.call('POST /player/updateFundsPassword', { password, newPassword: secret, confirmPassword: secret });
  const card = { username: 'Nguyen Thi Chu', cardNo: '9704361234567890', bankCode: 'VCB', city: 'Hà Nội' };
  await user.call('POST /player/bankAccount/saveOrEdit', { ...card, address: '12 Xuân Thủy' });
  await page.goto(`${app.base}/#/pages/withdrawal/withdrawByBank`);
  await page.reload();
  await page.getByLabel(withdrawals.amount, { exact: true }).fill('1234,5');
  const comes = page.locator('dd', { hasText: /\d{2}\.\d{3}\.\d{3}\sVND/ });
  const shown = /[\d.]+/.exec(await comes.innerText())?.[0] ?? '';
  const words = millions(shown);
  await page.getByText(words, { exact: true }).waitFor();
  await page.getByLabel(withdrawals.password, { exact: true }).fill(secret);
  await page.getByRole('button', { name: withdrawals.review, exact: true }).click();
  const sheet = page.locator('dialog[open]');
  await sheet.getByText(words, { exact: true }).waitFor();
  await sheet.getByRole('button', { name: new RegExp(`^${start(withdrawals.send)}`) }).click();
  await page.getByRole('heading', { name: withdrawals.requested }).waitFor();
  await page.getByRole('status').getByText(words, { exact: true }).waitFor();
  expect(phone.problems).toEqual([]);
  await phone.close();
});
