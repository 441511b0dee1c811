import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fair as fairInEnglish } from '../../../apps/web/locales/en/fair.ts';
import { fast as fastInEnglish } from '../../../apps/web/locales/en/fast.ts';
import { words as english } from '../../../apps/web/locales/en/proof.ts';
import { words as vietnamese } from '../../../apps/web/locales/vi/proof.ts';
import { shell } from '../../../apps/web/locales/vi/shell.ts';
import { axe, axeFaults } from '../access/axe.ts';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import type { Client } from '../client.ts';
import { readCode } from '../sight/read-code.ts';
import { settledOrder } from './settled-order.ts';
import { signIn } from '../sign-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const vi = vietnamese.proof;
const en = english.proof;
const account = 'chiase2026';

const cardOf = async (user: Client, orderNo: string) =>
  (await user.call<{ card: { id: string } | null }>(`GET /fair/ownProof/${orderNo}`)).card;

/** The picture as it is kept where the device has no way of its own to share; the address is copied with it. */
async function savePicture({ page }: Phone): Promise<Buffer> {
  await page.getByRole('img', { name: vi.picture.split(':')[0] ?? '' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: vi.save }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('candor.png');
  await page.getByText(shell.copied).first().waitFor();
  return readFile(await download.path());
}

/** Nothing keeps out who can't see or point. */
async function expectOpenToAll(phone: Phone): Promise<void> {
  await phone.page.evaluate(axe);
  expect(await axeFaults(phone)).toEqual([]);
}

/** Somebody without an account opens the address. */
async function expectShown({ page, problems }: Phone, address: string): Promise<void> {
  const answer = await page.goto(address);
  expect([answer?.status(), answer?.headers()['x-robots-tag']]).toEqual([200, 'noindex']);
  await page.getByText(fairInEnglish.sealed.replace('{ok}', '5').replace('{all}', '5')).waitFor();
  await page.getByText(en.returned).waitFor();
  await page.getByText(en.who).waitFor();
  await page.getByText(fastInEnglish.placedAt, { exact: true }).waitFor();
  expect(page.url()).toBe(address);
  expect(problems).toEqual([]);
}

async function expectGone({ page }: Phone, address: string): Promise<void> {
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(404);
  await page.getByText(en.goneTitle).waitFor();
}

/** Gives the device a way of its own to share, which notes what it is asked for. */
async function withSharing(phone: Phone): Promise<() => Promise<unknown>> {
  await phone.context.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [], url }: ShareData) =>
        void Object.assign(globalThis, {
          sent: { url, files: files.map(({ name, type, size }) => [name, type, size > 10_000]) },
        }),
    });
  });
  return () => phone.page.evaluate(() => (globalThis as { sent?: unknown }).sent);
}

async function takeBack({ page }: Phone): Promise<void> {
  await page.getByRole('button', { name: vi.revoke }).click();
  await page.getByRole('dialog', { name: vi.revokeTitle }).getByRole('button', { name: vi.revoke }).click();
  await page.getByRole('button', { name: vi.create }).waitFor();
}

test('a result is shared by its owner, recomputed by whoever has the address, and taken back', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const user = await signIn(app, phone, account);
  const orderNo = await settledOrder(user);
  await page.goto(`${app.base}/#/pages/market/settlement?id=${orderNo}`);
  await page.getByRole('button', { name: vi.share, exact: true }).click();
  await page.getByText(vi.unseen).waitFor();
  // Who sees what was said, and nothing is shown to anybody yet.
  expect(await cardOf(user, orderNo)).toBeNull();
  await expectOpenToAll(phone);

  await page.getByRole('button', { name: vi.create }).click();
  const picture = await savePicture(phone);
  const address = `${app.base}/proof/${(await cardOf(user, orderNo))?.id ?? ''}`;
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 });
  expect(await readCode(picture)).toBe(address);
  // Nothing is written into the file beside its points.
  for (const part of ['tEXt', 'iTXt', 'zTXt', 'eXIf', 'tIME', account, orderNo])
    expect(picture.includes(part)).toBe(false);

  await expectOpenToAll(phone);
  const visitor = await app.phone('en', { locale: 'en-GB' });
  await expectShown(visitor, address);
  await expectOpenToAll(visitor);
  const shown = await visitor.page.content();
  for (const own of [account, orderNo, '12.34']) expect(shown).not.toContain(own);
  await visitor.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await visitor.page.reload();
  await expectShown(visitor, address);
  await visitor.page.getByRole('link', { name: en.home }).click();
  await expect.poll(() => visitor.page.url()).toBe(`${app.base}/#/pages/index/index`);
  await visitor.page.goBack();
  await visitor.page.getByText(en.who).waitFor();

  // Where the device has a way of its own to share, it gets picture and address.
  const sent = await withSharing(phone);
  await page.reload();
  await page.getByRole('button', { name: vi.share, exact: true }).click();
  await page.getByRole('button', { name: vi.send }).click();
  await expect.poll(sent).toEqual({ url: address, files: [['candor.png', 'image/png', true]] });

  await takeBack(phone);
  await expectGone(visitor, address);
  await expectOpenToAll(visitor);
  await expectGone(visitor, `${app.base}/proof/nothing`);
  expect(phone.problems).toEqual([]);
  await Promise.all([phone.close(), visitor.close()]);
});
