import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fair as fairInVietnamese } from '../../../apps/web/locales/vi/fair.ts';
import { verify as english } from '../../../apps/web/locales/en/verify.ts';
import { verify as vietnamese } from '../../../apps/web/locales/vi/verify.ts';
import { axe, axeFaults } from '../access/axe.ts';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { settledOrder } from './settled-order.ts';
import { signIn } from '../sign-in.ts';

let app: App;
let folder = '';
beforeAll(async () => {
  app = await openApp();
  folder = await mkdtemp(path.join(import.meta.dirname, '../../../.runtime/verify-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** The file as the app gives it. */
async function saveBundle({ page }: Phone): Promise<Buffer> {
  await page.goto(`${app.base}/#/pages/property/property`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: fairInVietnamese.bundleSave }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^candor-\d{4}-\d\d-\d\d\.jsonl\.gz$/);
  return readFile(await download.path());
}

async function expectVerdict({ page }: Phone, file: string, verdict: string, words: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator(`[data-verdict=${verdict}]`).waitFor();
  await expect.poll(() => page.locator('[data-verdict]').textContent()).toBe(words);
}
const stepsThat = ({ page }: Phone, kind: string): Promise<string[]> =>
  page
    .locator(`[data-step$=" ${kind}"]`)
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-step')?.split(' ')[0] ?? ''));

test('a bundle is right in the page of the verifier and a forged one names the step, from a disk too', async () => {
  const phone = await app.phone('vi');
  const user = await signIn(app, phone, 'kiemtra2026');
  const orderNo = await settledOrder(user);
  const proof = async () => (await user.call<{ proof: string | null }>(`GET /fair/receipt/${orderNo}`)).proof;
  await expect.poll(proof, { timeout: 20_000 }).toContain('c2sp.org/tlog-proof@v1');
  const bundle = await saveBundle(phone);
  const [honest, forged] = [path.join(folder, 'honest.gz'), path.join(folder, 'forged.jsonl')];
  await writeFile(honest, bundle);
  const text = gunzipSync(bundle).toString();
  const lied = text.replace(
    /(result )(win|lose|tie|void)/,
    (_, before: string, result: string) => before + (result === 'tie' ? 'win' : 'tie'),
  );
  expect(lied).not.toBe(text);
  await writeFile(forged, lied);

  const answer = await phone.page.goto(`${app.base}/verify`);
  expect(answer?.status()).toBe(200);
  await expectVerdict(phone, honest, 'right', vietnamese.isRight);
  await phone.page.evaluate(axe);
  expect(await axeFaults(phone)).toEqual([]);
  await expectVerdict(phone, forged, 'false', vietnamese.isFalse);
  expect(await stepsThat(phone, 'false')).toEqual(['receipt', 'result', 'inBatch']);
  await phone.page.locator('select').selectOption('en');
  await expect.poll(() => phone.page.locator('[data-verdict]').textContent()).toBe(english.isFalse);
  expect(phone.problems).toEqual([]);

  // The same page as a file, without any network.
  const saved = path.join(folder, 'verify.html');
  await writeFile(saved, await (await fetch(`${app.base}/verify`)).text());
  const alone = await app.phone('en', { locale: 'en-GB' });
  await alone.context.setOffline(true);
  await alone.page.goto(pathToFileURL(saved).href);
  await expectVerdict(alone, honest, 'right', english.isRight);
  await expectVerdict(alone, forged, 'false', english.isFalse);
  const key = path.join(import.meta.dirname, '../../../apps/server/log/format/vectors/go.json');
  const { Vkey, Notes } = JSON.parse(await readFile(key, 'utf8')) as { Vkey: string; Notes: string[] };
  const files = await Promise.all(
    [Vkey, Notes[0] ?? '', Notes[0] ?? ''].map(async (content, i) => {
      const file = path.join(folder, `log-${i}`);
      await writeFile(file, content);
      return file;
    }),
  );
  await alone.page.locator('input[type=file]').setInputFiles(files);
  await alone.page.locator('[data-verdict=right]').waitFor();
  expect(await stepsThat(alone, 'right')).toEqual(['signature', 'signature', 'oneHistory']);
});
