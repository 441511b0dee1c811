import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { words } from '../../apps/web/locales/vi/log.ts';
import { go } from '../journeys/app.ts';
import type { Phone } from '../journeys/browser.ts';

const { log: said } = words;
const root = path.join(import.meta.dirname, '../..');
const patience = 60_000;

const start = (text: string): string => text.split('{')[0] ?? '';
/** What the app says of the log, by what it has found. */
const foundWords = {
  grown: start(said.grown),
  another: start(said.another),
  unproven: said.unproven,
  unsigned: said.unsigned,
  forked: said.forked,
  shrunk: start(said.shrunk),
  unnamed: said.unnamed,
};
export type Found = keyof typeof foundWords;

/** What a phone remembers of the log. */
export const memoryOf = ({ page }: Phone): Promise<[string, string][]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('log memory'))
      .map((key) => [key, localStorage.getItem(key) ?? '']),
  );
const remember = ({ page }: Phone, memory: readonly (readonly [string, string])[]): Promise<void> =>
  page.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, memory);

/** Opens the page of assets, with the card of the log, anew. */
async function openCard(phone: Phone): Promise<void> {
  await go(phone, 'property/property');
  await phone.page.reload();
}

/** Lets the phone see the log as it is now, for the first time or as it goes on. */
export async function seesLog(phone: Phone): Promise<void> {
  await openCard(phone);
  const seen = [said.first, said.grown].map(start);
  await phone.page
    .getByText(new RegExp(seen.join('|')))
    .first()
    .waitFor({ timeout: patience });
  await leave(phone);
}

/** From then on the phone asks nothing of the log. */
export const leave = (phone: Phone): Promise<void> => go(phone, 'index/index');

/** Saves what a button gives out. */
async function savedBy({ page }: Phone): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: said.save, exact: true }).first().click(),
  ]);
  return readFileSync(await download.path());
}

/** The phone comes back with what it remembered. @returns what it says, and the file that it offers */
export async function comesBack(
  phone: Phone,
  memory: readonly (readonly [string, string])[],
): Promise<{ readonly found: Found; readonly evidence: Buffer | null }> {
  await remember(phone, memory);
  await openCard(phone);
  const { page } = phone;
  const kinds = Object.entries(foundWords) as [Found, string][];
  const line = page.getByText(new RegExp(kinds.map(([, text]) => text).join('|'))).first();
  await line.waitFor({ timeout: patience });
  const shown = await line.innerText();
  const [found = 'unproven'] = kinds.find(([, text]) => shown.startsWith(text)) ?? [];
  const evidence = (await page.getByText(said.evidenceText).isVisible()) ? await savedBy(phone) : null;
  await leave(phone);
  return { found, evidence };
}

/** The phone looks for what was promised to it, of which the log lacks something. @returns the file that it offers */
export async function misses(phone: Phone): Promise<Buffer> {
  await openCard(phone);
  await phone.page.getByText(start(said.acksMissing)).first().waitFor({ timeout: 90_000 });
  return savedBy(phone);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return port;
}

/** A witness, run by its command for as long as a look takes. */
export interface WitnessFolder {
  /** Looks at the log, and keeps what it finds. @returns what it has said, and the evidence that it has kept */
  look(base: string): Promise<{ readonly said: string; readonly evidence: readonly Buffer[] }>;
  /** The same witness by itself, as it is now. */
  copy(): Promise<WitnessFolder>;
  drop(): Promise<void>;
}

const witnessIn = (folder: string): WitnessFolder => ({
  async look(base) {
    const port = await freePort();
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', path.join(root, 'apps/witness/run.ts'), base].concat([
        '--folder',
        folder,
        '--name',
        'witness.example/w1',
        '--port',
        String(port),
      ]),
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const ended = new Promise((resolve) => child.once('close', resolve));
    const bodyOf = (note: string): string => note.slice(0, note.indexOf('\n\n'));
    const shown = bodyOf(await (await fetch(`${base}/log/checkpoint`)).text());
    const hash = createHash('sha256')
      .update(shown.split('\n')[0] ?? '')
      .digest('hex');
    const evidence = path.join(folder, 'evidence');
    const hasSigned = async (): Promise<boolean> => {
      const signed = await fetch(`http://127.0.0.1:${port}/${hash}/checkpoint`).then(
        (one) => one.text(),
        () => '',
      );
      return bodyOf(signed) === shown;
    };
    const hasFound = (): boolean => /TWO HISTORIES|ANOTHER LOG|nothing proven/.test(output);
    for (let waited = 0; waited < patience && !hasFound() && !(await hasSigned()); waited += 100) await sleep(100);
    child.kill('SIGTERM');
    await ended;
    return { said: output, evidence: readdirSync(evidence).map((file) => readFileSync(path.join(evidence, file))) };
  },
  async copy() {
    const next = await newFolder();
    await cp(folder, next, { recursive: true });
    return witnessIn(next);
  },
  drop: () => rm(folder, { recursive: true, force: true }),
});
const newFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'candor-onlooker-'));
/** A witness that has seen nothing yet. */
export const newWitness = async (): Promise<WitnessFolder> => witnessIn(await newFolder());
