import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '../../../apps/console/locales/en/index.ts';
import { blackPng } from '../../../apps/server/files/test-images.ts';
import { auth } from '../../../apps/web/locales/en/auth.ts';
import { words as identityWords } from '../../../apps/web/locales/en/identity.ts';
import { words as recoveryWords } from '../../../apps/web/locales/en/recovery.ts';
import { shell } from '../../../apps/web/locales/en/shell.ts';
import { ask, openOwnApp, type OwnApp } from '../app.ts';
import type { Page, Phone } from '../browser.ts';
import { newAccount, type Call } from '../client.ts';
import { signInOperator } from '../operators.ts';
import { openMailBox, type MailBox } from '../server/mail-box.ts';
import { jobs } from './clicks/jobs.ts';
import { openConsole } from './operator-console.ts';

const { identity } = identityWords;
const { recovery } = recoveryWords;
const w = words.accessRequests;
const account = 'lostall2026';
const contact = 'lan.new@example.com';
const document = { cardType: 'passport', name: 'Lan Nguyen', cardNo: 'C1234567' } as const;

let app: OwnApp;
let mails: MailBox;
beforeAll(async () => {
  mails = await openMailBox();
  app = await openOwnApp({ SMTP_URL: mails.url }, { quan: 'risk', yen: 'risk', mai: 'support' });
  await certify(await signInOperator(app, 'mai'));
});
afterAll(async () => {
  await app?.close();
  await mails?.close();
});

const picture = (width: number) => Uint8Array.from(blackPng(width));

/** A customer whose document is certified, with its pictures. */
async function certify(operator: Call): Promise<void> {
  const { call, upload } = await newAccount(app.base, account);
  const decide = async () => {
    const { list } = await operator<{ list: { id: string }[] }>('GET /operator/verifications?status=certifying');
    await operator('POST /operator/verifications/decide', { id: list[0]?.id, accept: true });
  };
  await call('POST /playerInfo/junior', document);
  await decide();
  const [frontPhoto, backPhoto, holdPhoto] = [
    await upload(picture(64)),
    await upload(picture(65)),
    await upload(picture(66)),
  ];
  await call('POST /playerInfo/advanced', { frontPhoto, backPhoto, holdPhoto });
  await decide();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** From the login page on, to the last picture and what is said then. */
async function askForAccess({ page }: Phone): Promise<void> {
  await page.goto(`${app.base}/#/pages/login/login`);
  await press(page, auth.forgot);
  await page.getByRole('link', { name: recovery.lostAll }).click();
  await page.getByRole('heading', { name: recovery.title }).waitFor();
  await press(page, recovery.send);
  await page.getByRole('alert').getByText(identity.photoMissing).first().waitFor();

  await field(page, recovery.account).fill(account);
  await page.getByRole('switch', { name: recovery.password }).click();
  await field(page, auth.email).fill(contact);
  await press(page, auth.sendCode);
  await field(page, auth.code).fill(await mails.code(contact));
  await page.getByText(identity.passport, { exact: true }).click();
  await field(page, identity.name).fill(document.name);
  await field(page, identity.cardNo).fill(document.cardNo);
  for (const side of ['front', 'back', 'hold'] as const)
    await page
      .locator('label', { hasText: identity[side] })
      .locator('input[type=file]')
      .setInputFiles({ name: `${side}.png`, mimeType: 'image/png', buffer: blackPng(80) });
  await press(page, recovery.send);
  await page.getByRole('heading', { name: recovery.sentTitle }).waitFor();
}

test('who has lost everything asks, two operators let in, and a new password opens the account', async () => {
  const phone = await app.phone('en');
  await askForAccess(phone);

  const first = await openConsole(app, 'quan');
  await first.menu(words.menu.accessRequests);
  await first.open(new RegExp(account));
  await first.page.getByText(w.sameDocument).waitFor();
  await first.page.getByText(w.sameName).waitFor();
  expect(await first.faults()).toEqual([]);
  await first.press(w.propose.confirm);
  await field(first.page, words.app.reason).fill('The same document and the same face.');
  await first.press(w.propose.confirm);
  await first.page.getByText(words.proposals.own).waitFor();

  const second = await openConsole(app, 'yen');
  await second.approveFirst(words.kinds['access-recovery'], w.sameDocument);
  expect([await first.clicks(), await second.clicks()]).toEqual(jobs.recover.now);

  const { page } = phone;
  await page.goto(`${app.base}/#/pages/login/login?step=forgot`);
  await field(page, auth.email).fill(contact);
  await press(page, auth.sendCode);
  await field(page, auth.code).fill(await mails.code(contact, 2));
  await field(page, auth.newPassword).fill('a-new-secret-26');
  await field(page, auth.confirmPassword).fill('a-new-secret-26');
  await press(page, auth.resetTitle);
  await field(page, auth.account).fill(contact);
  await field(page, auth.password).fill('a-new-secret-26');
  await press(page, shell.login);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('session') !== null)).toBe(true);
  expect(await ask(phone, 'GET /player/getInfo')).toMatchObject({ account, email: contact });
  await phone.close();
  expect([phone.problems, await first.close(), await second.close()]).toEqual([[], [], []]);
});
