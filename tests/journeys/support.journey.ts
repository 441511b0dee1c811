import { afterAll, beforeAll, expect, test } from 'vitest';
import { blackPng } from '../../apps/server/files/test-images.ts';
import { deposits } from '../../apps/web/locales/vi/deposits.ts';
import { notices } from '../../apps/web/locales/vi/notices.ts';
import { support as w } from '../../apps/web/locales/vi/support.ts';
import { go, openOwnApp, type OwnApp } from './app.ts';
import type { Phone } from './browser.ts';
import type { Call } from './client.ts';
import { signInOperator } from './operators.ts';
import { signIn } from './sign-in.ts';

let app: OwnApp;
let support: Call;
let finance: Call;
beforeAll(async () => {
  app = await openOwnApp({}, { mai: 'support', lan: 'finance' });
  support = await signInOperator(app, 'mai');
  finance = await signInOperator(app, 'lan');
});
afterAll(() => app?.close());

const press = (phone: Phone, name: string) => phone.page.getByRole('button', { name, exact: true });

/** Prices that move show that the live line stands; what happens before is in the lists, without a toast. */
async function liveLine(phone: Phone): Promise<void> {
  await go(phone, 'quotation/quotation?tab=usdt');
  const shown = () => phone.page.locator('main').innerText();
  await expect.poll(shown).toMatch(/BTC/);
  const before = await shown();
  await expect.poll(shown).not.toBe(before);
}

test('a customer writes with a picture, the answer comes live, and what the line lost is sent once', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const user = await signIn(app, phone, 'nguoihoi2026');
  await go(phone, 'service/service');
  await page.getByRole('link', { name: w.write }).click();
  await page.getByText(w.begin).waitFor();

  await page.getByLabel(w.message, { exact: true }).fill('Tiền nạp của tôi đâu?');
  await press(phone, w.addPictures).click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'anh.png', mimeType: 'image/png', buffer: blackPng(64) });
  await expect.poll(() => press(phone, w.send).isEnabled()).toBe(true);
  await press(phone, w.send).click();
  await page.getByRole('log').getByText('Tiền nạp của tôi đâu?').waitFor();
  await page.getByRole('log').getByRole('img', { name: w.picture }).waitFor();

  const { list } = await support<{ list: { id: string }[] }>('GET /operator/conversations');
  await support('POST /operator/conversations/answer', { id: list[0]?.id, text: 'Chúng tôi đang kiểm tra.' });
  await page.getByRole('log').getByText('Chúng tôi đang kiểm tra.').waitFor();

  // Whoever only looks at the ways to customer service sees it too.
  await go(phone, 'service/service');
  await page.getByText(/Chúng tôi đang kiểm tra\./).waitFor();
  await support('POST /operator/conversations/answer', { id: list[0]?.id, text: 'Đã tìm thấy.' });
  await page.getByText(/Đã tìm thấy\./).waitFor();
  await page.getByRole('link', { name: w.write }).click();

  // The answer is lost: the message stays with its words, and a retry finds that it had arrived.
  await page.route(
    '**/service/send',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.getByLabel(w.message, { exact: true }).fill('Cảm ơn');
  await press(phone, w.send).click();
  await page.getByText(w.unsent).waitFor();
  await press(phone, 'Thử lại').click();
  await expect.poll(() => page.getByText(w.unsent).count()).toBe(0);
  await page.getByRole('log').getByText('Cảm ơn').waitFor();
  const said = (await user.call<{ list: { text: string }[] }>('GET /service/messages')).list;
  expect(said.map(({ text }) => text)).toEqual([
    'Cảm ơn',
    'Đã tìm thấy.',
    'Chúng tôi đang kiểm tra.',
    'Tiền nạp của tôi đâu?',
  ]);
  expect(phone.problems.filter((problem) => !problem.includes('/service/send'))).toEqual([]);
  await phone.close();
});

test('a message comes live, is unread, opens its deposit and is read from then on', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const user = await signIn(app, phone, 'nguoinhan2026');
  await liveLine(phone);
  await go(phone, 'messages/messages');
  await page.getByText(notices.noMessages).waitFor();

  const screenshot = await user.upload(new Uint8Array(blackPng(64)));
  const { orderNo } = await user.call<{ orderNo: string }>('POST /transaction/recharge', {
    currencyCode: 'USDT',
    amount: '25',
    screenshot,
  });
  // What says it stands for two seconds.
  const announced = page.getByRole('status').getByText('Yêu cầu nạp bị từ chối').waitFor({ state: 'attached' });
  await finance('POST /operator/deposits/refuse', { orderNo, reason: 'Chưa thấy khoản tiền này.' });

  const row = page.getByRole('link', { name: /Yêu cầu nạp bị từ chối/ });
  await row.getByRole('img', { name: notices.unreadMark }).waitFor();
  await announced;
  await row.click();
  await page.getByText('Chưa thấy khoản tiền này.').waitFor();
  await page.getByRole('link', { name: notices.openOrder }).click();
  await page.getByText(deposits.screenshot).waitFor();
  await page.getByText(orderNo).waitFor();
  await go(phone, 'messages/messages');
  await row.waitFor();
  await expect.poll(() => page.getByRole('img', { name: notices.unreadMark }).count()).toBe(0);

  // Announcements are read all at once.
  await page.getByRole('tab', { name: new RegExp(notices.notice) }).click();
  await press(phone, notices.readAll).click();
  await expect.poll(() => page.getByRole('img', { name: notices.unreadMark }).count()).toBe(0);
  expect(phone.problems).toEqual([]);
  await phone.close();
});
