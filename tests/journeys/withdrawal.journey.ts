import encodeQR from 'qr';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestChain, type TestChain } from '../../apps/server/chain/test-chain.ts';
import { messageOf } from '../../apps/server/i18n/messages.ts';
import { arrivals } from '../../apps/web/locales/vi/arrivals.ts';
import { closing } from '../../apps/web/locales/vi/closing.ts';
import { deposits } from '../../apps/web/locales/vi/deposits.ts';
import { fundPassword } from '../../apps/web/locales/vi/fund-password.ts';
import { fair } from '../../apps/web/locales/vi/fair.ts';
import { moment } from '../../apps/web/locales/vi/moment.ts';
import { notices } from '../../apps/web/locales/vi/notices.ts';
import { security } from '../../apps/web/locales/vi/security.ts';
import { wallets } from '../../apps/web/locales/vi/wallets.ts';
import { withdrawals } from '../../apps/web/locales/vi/withdrawals.ts';
import { go, openOwnApp, type OwnApp } from './app.ts';
import type { Phone } from './browser.ts';
import type { Call, Client } from './client.ts';
import { decide, signInOperator } from './operators.ts';
import { signIn } from './sign-in.ts';

const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const secret = 'rut-tien-2026';
const contract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const blockMs = 3_000;

let app: OwnApp;
let chain: TestChain;
const chainStart = Date.now();
let maker: Call;
let checker: Call;
beforeAll(async () => {
  chain = await openTestChain(() => chainStart, contract);
  app = await openOwnApp({ TRON_GRID_URL: chain.url }, { lan: 'finance', minh: 'finance' });
  maker = await signInOperator(app, 'lan');
  checker = await signInOperator(app, 'minh');
});
afterAll(async () => {
  await app?.close();
  await chain?.close();
});

interface Row {
  orderNo: string;
  status: string;
  step: string;
  amount: string;
  expectedAmount: string;
  address: string | null;
}
async function newest(user: Client): Promise<Row> {
  const [row] = (await user.call<{ list: Row[] }>('POST /transaction/page', { type: 2 })).list;
  if (row === undefined) throw new Error('nothing was withdrawn');
  return row;
}
const balanceOf = async (user: Client) =>
  (
    await user.call<{ accountType: number; currencyCode: string; available: string; frozen: string }[]>(
      'POST /account/list',
    )
  ).find((row) => row.accountType === 1 && row.currencyCode === 'USDT');

const press = (phone: Phone, name: string) => phone.page.getByRole('button', { name, exact: true }).click();
const field = (phone: Phone, name: string) => phone.page.getByLabel(name, { exact: true });
const sheet = (phone: Phone) => phone.page.locator('dialog[open]');
const alert = (phone: Phone, text: string) => phone.page.getByRole('alert').getByText(text).waitFor();
const codeOf = (text: string): Promise<Buffer> =>
  sharp(Buffer.from(encodeQR(text, 'svg', { border: 4 })), { density: 600 })
    .resize(480)
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();

/** From the list of what is missing to the fund password, and back to the list. */
async function setFundPassword(phone: Phone) {
  await go(phone, 'withdrawal/withdrawSelect');
  await phone.page.getByRole('link', { name: new RegExp(withdrawals.passwordNeeded) }).click();
  await field(phone, security.password).fill('mat-khau-2026');
  await field(phone, fundPassword.new).fill(secret);
  await field(phone, 'Nhập lại mật khẩu').fill('khac-mat-khau');
  await press(phone, fundPassword.set);
  await alert(phone, 'không khớp');
  await field(phone, 'Nhập lại mật khẩu').fill(secret);
  await press(phone, fundPassword.set);
  await phone.page.getByRole('list').getByText(withdrawals.passwordSet).waitFor();
}

/** The picture fills the address; a letter that is changed afterwards is found. */
async function saveWallet(phone: Phone) {
  await go(phone, 'wallet/wallet');
  await phone.page.getByText(wallets.none).waitFor();
  await phone.page.getByRole('link', { name: wallets.add }).click();
  const kept = phone.page.waitForResponse((response) => response.url().endsWith('/common/file/upload'));
  await phone.page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'vi.png', mimeType: 'image/png', buffer: await codeOf(`tron:${address}`) });
  await kept;
  await phone.page.waitForFunction(() => document.querySelector('[role=progressbar]') === null);
  await expect.poll(() => field(phone, wallets.address).inputValue()).toBe(address);
  await field(phone, wallets.address).fill(address.replace('Tv8', 'Tv9'));
  await press(phone, wallets.save);
  await alert(phone, wallets.addressInvalid);
  await field(phone, wallets.address).fill(address);
  await press(phone, wallets.save);
  await phone.page.locator(`p[aria-label="${address}"]`).waitFor();
}

async function fillAndReview(phone: Phone, password: string) {
  await field(phone, withdrawals.amount).fill('150');
  await field(phone, withdrawals.password).fill(password);
  await press(phone, withdrawals.review);
  await sheet(phone).getByText('148,50').waitFor();
}
const sendNow = (phone: Phone) => press(phone, withdrawals.send.replace('{amount}', '150,00 USDT'));

async function withdraw(phone: Phone) {
  await fillAndReview(phone, secret);
  await sendNow(phone);
  await phone.page.getByRole('heading', { name: withdrawals.requested }).waitFor();
  // Its fee and what arrives follow from what was agreed.
  await phone.page.getByRole('button', { name: fair.sealed.replace('{ok}/{all}', '3/3') }).waitFor();
}

test('150 USDT go out: taken back, refused, asked for anew, approved by two, paid, seen on the chain', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const user = await signIn(app, phone, 'nguoirut2026');
  await setFundPassword(phone);
  await saveWallet(phone);

  await go(phone, 'withdrawal/withdrawSelect');
  await page.getByRole('link', { name: new RegExp(withdrawals.toAddress) }).click();
  await field(phone, withdrawals.amount).fill('99');
  await press(phone, withdrawals.review);
  await alert(phone, 'Tối thiểu 100 USDT');

  // The whole address is there to compare; a wrong password is said beside it, and nothing that was typed is lost.
  await fillAndReview(phone, 'sai-mat-khau');
  expect((await sheet(phone).locator(`p[aria-label="${address}"]`).innerText()).replace(/\s/g, '')).toBe(address);
  await sendNow(phone);
  await alert(phone, 'Mật khẩu rút tiền không đúng');
  expect(await field(phone, withdrawals.amount).inputValue()).toBe('150');
  expect(await balanceOf(user)).toMatchObject({ available: '10000', frozen: '0' });
  await withdraw(phone);
  const first = await newest(user);
  expect(first).toMatchObject({ status: 'processing', amount: '150', expectedAmount: '148.5', address });
  expect(await balanceOf(user)).toMatchObject({ available: '9850', frozen: '150' });

  await press(phone, withdrawals.cancel);
  await page.getByRole('dialog').getByRole('button', { name: withdrawals.cancel }).click();
  await page.getByRole('heading', { name: withdrawals.cancelled }).waitFor();
  expect(await balanceOf(user)).toMatchObject({ available: '10000', frozen: '0' });

  await page.getByRole('link', { name: withdrawals.again }).click();
  await withdraw(phone);
  const reason = 'Tên chủ ví không khớp với hồ sơ.';
  await maker('POST /operator/withdrawals/refuse', { orderNo: (await newest(user)).orderNo, reason });
  await page.getByText(reason).waitFor();
  await page.getByRole('heading', { name: withdrawals.rejected }).waitFor();
  expect(await balanceOf(user)).toMatchObject({ available: '10000', frozen: '0' });

  await page.getByRole('link', { name: withdrawals.again }).click();
  await withdraw(phone);
  const { orderNo } = await newest(user);
  await decide(maker, checker, { kind: 'withdrawal-approve', orderNo, reason: 'checked' });
  await page.getByRole('heading', { name: withdrawals.approved }).waitFor();
  expect(await page.getByRole('button', { name: withdrawals.cancel }).count()).toBe(0);
  expect(await balanceOf(user)).toMatchObject({ available: '9850', frozen: '150' });

  // Paid from outside in a block after the request; confirmed by what the chain says, twenty blocks on.
  chain.mine(Math.ceil((Date.now() - chainStart) / blockMs) + 1);
  const txid = chain.pay([{ contract, to: address, amount: 148_500_000n }]);
  await maker('POST /operator/withdrawals/sent', { orderNo, txid });
  await page.getByRole('heading', { name: withdrawals.sending }).waitFor();
  chain.mine(25);
  await page.getByRole('heading', { name: withdrawals.success }).waitFor({ timeout: 40_000 });
  expect(await balanceOf(user)).toMatchObject({ available: '9850', frozen: '0' });

  await go(phone, 'withdrawal/withdrawSelect');
  await page.getByText(/Rút tiếp được từ/).waitFor();
  // The wrong password was refused, and nothing else.
  expect(phone.problems).toEqual([expect.stringMatching(/400 .*\/transaction\/withdrawal/)]);
  await phone.close();
});

test('what is paid to the own address is told where it is shown: by a card and in the list below it', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const user = await signIn(app, phone, 'nguoinap2033');
  await go(phone, 'pay/pay-view');
  await page.getByText(deposits.incomingNone).waitFor();
  const { address: own } = await user.call<{ address: string }>('GET /transaction/depositAddress?currencyCode=USDT');
  chain.mine(Math.ceil((Date.now() - chainStart) / blockMs) + 1);
  chain.pay([{ contract, to: own, amount: 150_000_000n }]);
  chain.mine(25);
  const card = page.getByRole('status', { name: arrivals.title });
  await card.getByText(moment.deposit).waitFor({ timeout: 40_000 });
  await card.getByText('+150,00 USDT').waitFor();
  await page.getByRole('link', { name: new RegExp(`^150,00 USDT.*${deposits.success}$`) }).waitFor();
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('a freeze by its owner is said where withdrawals begin and lifted from there; an ended link says so', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  await signIn(app, phone, 'nguoichan2026');
  await go(phone, `setting/freezeWithdrawals?token=${'x'.repeat(43)}`);
  await press(phone, security.freeze);
  await alert(phone, messageOf('freeze-link-ended', 'vi'));
  // Signed in, the same button needs no link.
  await press(phone, security.freeze);
  await page.getByText(security.frozen).waitFor();
  await go(phone, 'withdrawal/withdrawSelect');
  await page.getByRole('link', { name: security.frozen }).waitFor();
  expect(await page.getByText(withdrawals.notHeld).count()).toBe(0);
  await go(phone, 'withdrawal/withdrawal');
  await page.getByRole('link', { name: security.unfreeze }).click();
  await field(phone, security.password).fill('mat-khau-2026');
  await press(phone, security.unfreeze);
  await expect.poll(() => page.getByText(security.frozen).count()).toBe(0);
  expect(phone.problems).toEqual([expect.stringMatching(/400 .*\/player\/freezeWithdrawals/)]);
  await phone.close();
});

test('while withdrawals are on hold the page says until when, and leads to who wants to stop them', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  await signIn(app, phone, 'nguoicho2026');
  await setFundPassword(phone);
  await go(phone, 'setting/freezeWithdrawals');
  await press(phone, security.freeze);
  await field(phone, security.password).fill('mat-khau-2026');
  await press(phone, security.unfreeze);
  await expect.poll(() => page.getByText(security.frozen).count()).toBe(0);
  await go(phone, 'withdrawal/withdrawal');
  await page.getByText(/^Tạm giữ đến \d\d:\d\d/).waitFor();
  await page.getByRole('link', { name: notices.notMe }).click();
  await page.getByRole('button', { name: security.freeze }).waitFor();
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('who closes the account chooses one of their own bank cards', async () => {
  const phone = await app.phone('vi');
  const user = await signIn(app, phone, 'nguoidong2032');
  await user.call('POST /player/updateFundsPassword', {
    password: 'mat-khau-2026',
    newPassword: secret,
    confirmPassword: secret,
  });
  await user.call('POST /player/bankAccount/saveOrEdit', {
    username: 'Nguyen Van Dong',
    cardNo: '9704361234567890',
    bankCode: 'VCB',
    city: 'Hà Nội',
    address: '12 Xuân Thủy',
  });
  // That there is a password now is known to a page when it is loaded.
  await phone.page.reload();
  await go(phone, 'setting/closeAccount');
  await phone.page.getByText(withdrawals.toCard, { exact: true }).click();
  await phone.page.getByRole('radio', { name: /Vietcombank/, checked: true }).waitFor();
  await field(phone, withdrawals.password).fill(secret);
  await press(phone, closing.ask);
  await sheet(phone).getByRole('button', { name: closing.ask, exact: true }).click();
  await phone.page.getByText(/Vietcombank .*7890/).waitFor();
  expect(phone.problems).toEqual([]);
  await phone.close();
});
