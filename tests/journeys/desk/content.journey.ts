import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '../../../apps/console/locales/en/index.ts';
import { pngOf } from '../../../apps/server/files/test-images.ts';
import { noticeWords } from '../../../apps/server/words/notices/index.ts';
import { articles } from '../../../apps/web/locales/vi/articles.ts';
import { notices } from '../../../apps/web/locales/vi/notices.ts';
import { home } from '../../../apps/web/locales/de/home.ts';
import { shell } from '../../../apps/web/locales/de/shell.ts';
import { ask, go, openOwnApp, type OwnApp } from '../app.ts';
import type { Page, Phone } from '../browser.ts';
import { openClient, ownPassword } from '../client.ts';
import { openConsole, type OperatorConsole } from './operator-console.ts';

const w = words.content;
const a = w.audience;

let app: OwnApp;
beforeAll(async () => {
  app = await openOwnApp({}, { mai: 'support', nga: 'support', kim: 'support', ada: 'admin', eva: 'admin' });
});
afterAll(() => app?.close());

/** A phone of a new customer of a country, who reads in a language. */
async function reader(account: string, language: 'vi' | 'de', country: string): Promise<Phone> {
  const phone = await app.phone(language);
  const passwords = { password: ownPassword, confirmPassword: ownPassword };
  const body = { type: 'account', account, ...passwords, agree: true, country };
  const { session } = await openClient(app.base, 'POST /register', body);
  await phone.page.evaluate((kept) => localStorage.setItem('session', kept), session);
  await phone.page.reload();
  await go(phone, 'messages/messages?tab=notice');
  return phone;
}
const titleOf = ({ page }: Phone, title: string) => page.getByRole('link', { name: title });
/** The notices as they are at this moment: with those that came with the product. */
async function lookAgain(phone: Phone, language: 'vi' | 'de'): Promise<void> {
  await phone.page.reload();
  await titleOf(phone, noticeWords[language].notices.welcome.title).waitFor();
}
const areRead = async (phone: Phone, title: string): Promise<void> => {
  await expect
    .poll(async () => {
      await phone.page.reload();
      return titleOf(phone, title).isVisible();
    })
    .toBe(true);
};

async function newText({ page, goTo, press }: OperatorConsole, family: 'notice' | 'banner', key: string) {
  await goTo(`content?family=${family}`);
  await press(w.create.confirm);
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel(w.key, { exact: true }).fill(key);
  await dialog.getByRole('button', { name: w.create.confirm, exact: true }).click();
  await page.getByText(w.seen.nothing).waitFor();
}
async function write(page: Page, language: string, title: string): Promise<void> {
  await page.getByLabel(`${language}: ${w.titleOf}`).fill(title);
  await page.getByLabel(`${language}: ${w.summary}`).fill(`${title}.`);
  await page.getByLabel(`${language}: ${w.text}`).fill(`**${title}** …`);
}
/** With what the dialog says before. */
async function publish({ page, press, confirm }: OperatorConsole, says: string): Promise<void> {
  await press(w.publish.confirm);
  await page.getByRole('dialog').last().getByText(says).waitFor();
  await confirm(w.publish.ask.confirm, w.publish.ask.done);
  await page.getByText(w.seen.own).waitFor();
}

test('a notice with a picture is drafted in two languages, looked at, published, read, and withdrawn', async () => {
  const mai = await openConsole(app, 'mai');
  const [lan, uwe] = [await reader('nguoidoc2071', 'vi', 'VN'), await reader('nguoidoc2072', 'de', 'DE')];
  const { page } = mai;
  await newText(mai, 'notice', 'tet');
  await write(page, 'Tiếng Việt', 'Lịch nghỉ Tết');
  await write(page, 'English', 'Hours at Tet');
  const picture = { name: 'tet.png', mimeType: 'image/png', buffer: await pngOf(320, 200) };
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.locator('img.content-picture').waitFor();
  expect(await mai.faults()).toEqual([]);

  const opened = page.context().waitForEvent('page');
  await mai.press(w.preview);
  const preview = await opened;
  await preview.getByText(articles.draft).waitFor();
  await preview.getByRole('heading', { name: 'Lịch nghỉ Tết' }).waitFor();
  await preview.locator('article img').waitFor();
  await preview.getByLabel(articles.readAs).selectOption('en');
  await preview.getByRole('heading', { name: 'Hours at Tet' }).waitFor();
  await preview.close();
  await page.getByText(w.seen.draft).waitFor();
  await lookAgain(lan, 'vi');
  expect(await titleOf(lan, 'Lịch nghỉ Tết').count()).toBe(0);

  await publish(mai, w.publish.languages(2));
  await areRead(lan, 'Lịch nghỉ Tết');
  await titleOf(lan, 'Lịch nghỉ Tết').click();
  await lan.page.getByRole('heading', { name: 'Lịch nghỉ Tết' }).waitFor();
  await lan.page.locator('article img').waitFor();
  await areRead(uwe, 'Hours at Tet');
  await titleOf(uwe, 'Hours at Tet').getByText(shell.writtenIn.replace('{language}', 'English')).waitFor();

  await page.getByRole('switch', { name: w.hidden }).click();
  await publish(mai, w.publish.languages(2));
  await lan.page.reload();
  await lan.page.getByText(notices.missing).waitFor();
  await lookAgain(uwe, 'de');
  expect(await titleOf(uwe, 'Hours at Tet').count()).toBe(0);
  for (const problems of [await mai.close(), lan.problems, uwe.problems])
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  await lan.close();
  await uwe.close();
});

/** A moment as it is typed, in the zone of the browser. */
const typedTime = (page: Page, at: number): Promise<string> =>
  page.evaluate((time) => new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 19), at);

test('a scheduled notice is there from its moment on, for those of its country and for nobody else', async () => {
  const nga = await openConsole(app, 'nga');
  const [uwe, lan] = [await reader('nguoidoc2073', 'de', 'DE'), await reader('nguoidoc2074', 'vi', 'VN')];
  const { page } = nga;
  await newText(nga, 'notice', 'post');
  await write(page, 'Deutsch', 'Neue Anschrift');
  await page.getByLabel(a.countries).fill('Germany');
  await page.keyboard.press('Enter');
  const from = (Math.ceil(Date.now() / 1000) + 15) * 1000;
  await page.getByLabel(a.from, { exact: true }).fill(await typedTime(page, from));
  await publish(nga, w.publish.languages(1));
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('row', { name: 'Neue Anschrift' }).getByText(words.statuses.scheduled).waitFor();
  const rows = async (phone: Phone) =>
    (await ask<{ list: { id: string }[] }>(phone, 'POST /player/notice/page', { type: 'notice' })).list;
  const early = await rows(uwe);
  expect(Date.now()).toBeLessThan(from);
  expect(early.map(({ id }) => id)).not.toContain('post');

  await areRead(uwe, 'Neue Anschrift');
  expect(Date.now()).toBeGreaterThanOrEqual(from);
  expect((await rows(uwe)).map(({ id }) => id)).toContain('post');
  await lookAgain(lan, 'vi');
  expect(await titleOf(lan, 'Neue Anschrift').count()).toBe(0);
  await page.getByRole('row', { name: 'Neue Anschrift' }).getByText(words.statuses.own).waitFor();
  expect([...(await nga.close()), ...uwe.problems, ...lan.problems]).toEqual([]);
  await uwe.close();
  await lan.close();
});

test('a banner that leads elsewhere is nothing that one publishes; two do, and customers read it', async () => {
  const [kim, ada, eva] = [await openConsole(app, 'kim'), await openConsole(app, 'ada'), await openConsole(app, 'eva')];
  await newText(kim, 'banner', 'partner');
  await write(kim.page, 'Tiếng Việt', 'Đối tác mới');
  await write(kim.page, 'Deutsch', 'Ein neuer Partner');
  await kim.page.getByLabel(w.link, { exact: true }).fill('https://partner.example/x');
  await kim.press(w.publish.confirm);
  const dialog = kim.page.getByRole('dialog').last();
  await dialog.getByText(w.publish.languages(2)).waitFor();
  await dialog.getByRole('button', { name: w.publish.ask.confirm, exact: true }).click();
  await dialog.getByRole('alert').waitFor();

  await ada.goTo('content/partner?family=banner');
  await ada.page.getByText(w.seen.draft).waitFor();
  await ada.press(w.publish.confirm);
  await ada.page.getByLabel(words.app.reason, { exact: true }).fill('As agreed.');
  await ada.confirm(w.foreign.confirm, w.foreign.done);
  await eva.approveFirst(words.kinds.content, 'https://partner.example/x');

  const uwe = await reader('nguoidoc2075', 'de', 'DE');
  await go(uwe, 'index/index');
  const banners = uwe.page.getByRole('region', { name: home.banners });
  await banners.getByText('Ein neuer Partner').first().waitFor();
  expect(await banners.getByText('Đối tác mới').count()).toBe(0);
  for (const problems of [await kim.close(), await ada.close(), await eva.close(), uwe.problems])
    expect(problems.filter((problem) => !problem.includes('409'))).toEqual([]);
  await uwe.close();
});
