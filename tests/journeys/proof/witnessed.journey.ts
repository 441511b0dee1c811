import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer } from '../../../apps/witness/run.ts';
import { openWitness, type Witness } from '../../../apps/witness/witness.ts';
import { words } from '../../../apps/web/locales/vi/log.ts';
import { axe, axeFaults } from '../access/axe.ts';
import { go, openOwnApp, type OwnApp } from '../app.ts';
import type { Phone } from '../browser.ts';
import { signIn } from '../sign-in.ts';
import { settledOrder } from './settled-order.ts';

const { log: said } = words;
let app: OwnApp;
let server: Server;
const away: RequestListener = (_, response) => void response.writeHead(503).end();
let handle = away;
let witness: Witness | null = null;
let folder = '';
const witnessAt = (address: string): Witness => {
  const options = { address, folder, name: 'witness.example/w1', keys: [], isMirror: false };
  return openWitness({ ...options, say: () => undefined, now: Date.now });
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'witnessed-journey-'));
  server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const first = witnessAt('http://127.0.0.1:9');
  const file = path.join(folder, 'policy');
  const { port } = server.address() as AddressInfo;
  writeFileSync(file, `witness ours ${first.vkeys[0] ?? ''} http://127.0.0.1:${port}\nquorum ours\n`);
  first.close();
  app = await openOwnApp({ LOG_POLICY: file });
});
afterAll(async () => {
  await app.close();
  witness?.close();
  server.closeAllConnections();
  await new Promise((resolve) => void server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

const property = async ({ page }: Phone): Promise<void> => {
  await page.goto(`${app.base}/#/pages/property/property`);
  await page.reload();
};
const line = ({ page }: Phone, text: string, timeout = 60_000) => page.getByText(text).first().waitFor({ timeout });
const says = async (phone: Phone, text: string): Promise<boolean> => {
  await property(phone);
  const found = phone.page.getByText(text).first().waitFor({ timeout: 3_000 });
  return found.then(
    () => true,
    () => false,
  );
};
/** Looks again and again until it says so. */
async function saysSoon(phone: Phone, text: string): Promise<void> {
  await expect.poll(() => says(phone, text), { timeout: 90_000, interval: 2_000 }).toBe(true);
}
const witnessed = said.witnessed.split('{count}')[0] ?? '';

test('a log that nobody witnesses is grey, a witness is told with its time, and what contradicts is red', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const user = await signIn(app, phone, 'chungkien2026');
  await property(phone);
  await line(phone, said.unwitnessed);
  await page.evaluate(axe);
  expect(await axeFaults(phone)).toEqual([]);

  // A time-stamp is told of where there is one, and only there.
  const stamped = said.stamped.split('{')[0] ?? '';
  expect(await page.getByText(stamped).count()).toBe(0);
  await page.route('**/log/timestamps', (route) => route.fulfill({ body: '1795711380000 5\n' }));
  await property(phone);
  await line(phone, stamped);
  await page.unroute('**/log/timestamps');

  // The witness comes, and is told.
  const own = witnessAt(app.base);
  witness = own;
  await own.look();
  handle = (request, response) => void answer(request, response, { ...own, folder });
  await saysSoon(phone, witnessed);
  const early = await (await fetch(`${app.base}/log/checkpoint`)).text();

  // The seal of an order says it as well.
  const orderNo = await settledOrder(user);
  await go(phone, `market/settlement?orderNo=${orderNo}`);
  await line(phone, witnessed);
  // And that the log holds its receipt, as this phone has found; the proof of another one is none.
  await line(phone, `${said.holds} · `);
  const other = await settledOrder(user);
  const proofOf = async () => (await user.call<{ proof: string | null }>(`GET /fair/receipt/${other}`)).proof;
  await expect.poll(proofOf, { timeout: 60_000, interval: 1_000 }).not.toBeNull();
  const proof = await proofOf();
  await page.route('**/fair/receipt/*', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, proof } } });
  });
  await page.reload();
  await line(phone, said.lacks);
  expect(await page.getByText(said.holds).count()).toBe(0);
  await page.unroute('**/fair/receipt/*');

  // It is lost: nothing waits for it, and what is shown from then on is grey again.
  handle = away;
  await settledOrder(user);
  await saysSoon(phone, said.unwitnessed);

  // A smaller log than this phone has seen is red, and kept as a file.
  await page.route('**/log/checkpoint', (route) => route.fulfill({ body: early }));
  await property(phone);
  await line(phone, said.contradicts);
  await line(phone, said.evidenceText);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: said.save }).click(),
  ]);
  const { notes } = JSON.parse(await readFile(await download.path(), 'utf8')) as { notes: string[] };
  const sizes = notes.map((note) => Number(note.split('\n')[1]));
  expect(sizes).toEqual([expect.any(Number), Number(early.split('\n')[1])]);
  expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
  // Also once all is as it should be: what was seen stays said.
  await page.unroute('**/log/checkpoint');
  await property(phone);
  await line(phone, said.evidenceText);
});
