import { afterAll, beforeAll, expect, test } from 'vitest';
import { blackPng } from '../../apps/server/files/test-images.ts';
import { files } from '../../apps/web/locales/vi/files.ts';
import { words as identityWords } from '../../apps/web/locales/vi/identity.ts';
import { notices } from '../../apps/web/locales/vi/notices.ts';
import { shell } from '../../apps/web/locales/vi/shell.ts';
import { go, openOwnApp, type OwnApp } from './app.ts';
import type { Phone } from './browser.ts';
import type { Call } from './client.ts';
import { signInOperator } from './operators.ts';
import { signIn } from './sign-in.ts';

const { identity } = identityWords;

let app: OwnApp;
let operator: Call;
beforeAll(async () => {
  app = await openOwnApp({}, { mai: 'support' });
  operator = await signInOperator(app, 'mai');
});
afterAll(() => app?.close());

const press = (phone: Phone, name: string) => phone.page.getByRole('button', { name, exact: true });
const field = (phone: Phone, name: string) => phone.page.getByLabel(name, { exact: true });

/** Decides the one request that waits. */
async function decide(accept: boolean, reason?: string) {
  const { list } = await operator<{ list: { id: string }[] }>('GET /operator/verifications?status=certifying');
  expect(list).toHaveLength(1);
  await operator('POST /operator/verifications/decide', {
    id: list[0]?.id,
    accept,
    ...(reason === undefined ? {} : { reason }),
  });
}

test('primary is handed in, refused, corrected and certified; then three photos; the page follows live', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  await signIn(app, phone, 'nguoixacminh2026');

  // The advanced level says what it needs first, and leads there.
  await go(phone, 'certify/second');
  await page.getByText(identity.primaryFirst).waitFor();
  await page.getByRole('link', { name: identity.toPrimary }).click();
  await press(phone, identity.submit).click();
  await page.getByRole('alert').getByText(identity.typeMissing).waitFor();

  await page.getByText(identity.passport, { exact: true }).click();
  await field(phone, identity.name).fill('Nguyễn Thị Mai');
  await field(phone, identity.cardNo).fill('C12');
  await press(phone, identity.submit).click();
  await page.getByRole('alert').getByText(identity.cardNoWrong).waitFor();
  await field(phone, identity.cardNo).fill('C1234567');
  await press(phone, identity.submit).click();
  await page.getByText(identity.pendingTitle, { exact: true }).waitFor();
  await page.getByText('•••• 4567').waitFor();

  const reason = 'Số hộ chiếu không khớp với tên.';
  await decide(false, reason);
  await page.getByText(identity.failedTitle).waitFor();
  await page.getByText(reason).waitFor();
  expect(await field(phone, identity.name).inputValue()).toBe('Nguyễn Thị Mai');
  await field(phone, identity.cardNo).fill('C7654321');
  await press(phone, identity.submitAgain).click();
  await page.getByText('•••• 4321').waitFor();
  await decide(true);
  await page.getByText(identity.primaryDone).waitFor();
  await page.getByRole('link', { name: identity.toAdvanced }).click();

  // The line breaks under one photo, whichever leaves first: the others stay, and it is tried again.
  let broken = true;
  await page.route('**/common/file/upload', (route) => {
    const now = broken;
    broken = false;
    return now ? route.abort('connectionreset') : route.continue();
  });
  for (const label of [identity.front, identity.back, identity.hold]) {
    await page
      .getByRole('group', { name: label })
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: `${label}.png`, mimeType: 'image/png', buffer: blackPng(64) });
  }
  await page.getByText(files.failed).waitFor();
  await press(phone, shell.retry).click();
  await press(phone, shell.retry).waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('[role=progressbar]').count()).toBe(0);
  await press(phone, identity.submit).click();
  await page.getByText(identity.pendingTitle, { exact: true }).waitFor();
  await expect
    .poll(() =>
      page
        .getByRole('img', { name: identity.hold })
        .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)
        .catch(() => false),
    )
    .toBe(true);
  await decide(true);
  await page.getByText(identity.advancedDone).waitFor();

  await go(phone, 'messages/messages');
  await page.getByRole('link', { name: /Xác minh nâng cao đã xong/ }).click();
  await page.getByRole('link', { name: notices.openVerification }).click();
  await page.getByText(identity.advancedDone).waitFor();
  expect(phone.problems.filter((problem) => !problem.includes('/common/file/upload'))).toEqual([]);
  await phone.close();
});
