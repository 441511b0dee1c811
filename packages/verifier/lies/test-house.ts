/// <reference types="node" />
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { StatementLine } from '../bundle.ts';
import { judge, type Verdict } from '../judge.ts';
import { fingerprint } from '../link.ts';
import type { Receipt, Tape, TapeMark } from '../text.ts';

/** A house that owns its database and its key, and signs and logs whatever it likes: each lie is told with all that. */

const hashed = (...parts: readonly (Uint8Array | string)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
export const hex = (text: string): string => hashed(text).toString('hex');
const leafOf = (...parts: readonly (Uint8Array | string)[]): Buffer => hashed(Buffer.of(0), ...parts);

/** A key as logs have it, by the name of its log. */
export function openKey(name = 'house.example/log/1') {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const data = Buffer.concat([Buffer.of(1), publicKey.export({ type: 'spki', format: 'der' }).subarray(-32)]);
  const id = hashed(`${name}\n`, data).subarray(0, 4);
  const signed = (text: string): string =>
    Buffer.concat([id, sign(null, Buffer.from(text), privateKey)]).toString('base64');
  return { name, vkey: `${name}+${id.toString('hex')}+${data.toString('base64')}`, signed };
}
export type HouseKey = ReturnType<typeof openKey>;

/** The root over leaves, and the way from each to it (RFC 9162, 2.1). */
function treeOf(leaves: readonly Buffer[]): { readonly root: Buffer; readonly paths: readonly Buffer[][] } {
  const [only = Buffer.alloc(0)] = leaves;
  if (leaves.length < 2) return { root: only, paths: [[]] };
  const split = 2 ** Math.ceil(Math.log2(leaves.length) - 1);
  const [left, right] = [treeOf(leaves.slice(0, split)), treeOf(leaves.slice(split))];
  return {
    root: hashed(Buffer.of(1), left.root, right.root),
    paths: [...left.paths.map((path) => [...path, right.root]), ...right.paths.map((path) => [...path, left.root])],
  };
}

/** A tlog-proof of the only entry of a log, under a checkpoint signed by its key. */
export function proofOf(key: HouseKey, entry: string, extra: string): string {
  const text = `${key.name}\n1\n${leafOf(entry).toString('base64')}\n`;
  const note = `${text}\n— ${key.name} ${key.signed(text)}\n`;
  return ['c2sp.org/tlog-proof@v1', `extra ${Buffer.from(extra).toString('base64')}`, 'index 0', '', note].join('\n');
}

export interface Placed {
  readonly salt: string;
  readonly proof: string;
}
/** Salts and proofs of texts that one batch of a moment holds. @param more of its entry */
export function logged(key: HouseKey, contents: readonly string[], time: number, more: object = {}): Placed[] {
  const salts = contents.map(() => randomBytes(16));
  const { root, paths } = treeOf(contents.map((content, i) => leafOf(salts[i] ?? '', content)));
  const leaves = contents.length;
  const entry = JSON.stringify({ v: 1, kind: 'batch', time, leaves, root: root.toString('hex'), ...more });
  return contents.map((_, index) => {
    const salt = salts[index]?.toString('hex') ?? '';
    const path = (paths[index] ?? []).map((hash) => hash.toString('base64'));
    return { salt, proof: proofOf(key, entry, JSON.stringify({ salt, index, leaves, path, entry })) };
  });
}

/** What a promise says. @param seen `symbol#seq@head` of the last mark at receipt */
export const promiseText = (act: string, subject: string, terms: string, time: number, seen = '-'): string =>
  `ack ${act}|${subject}|user|${hex(terms)}|${seen}|1|${time}`;
/** A promise as its owner has it, signed by itself. */
export function promised(key: HouseKey, content: string, terms: string, { salt, proof }: Placed) {
  const root = leafOf(Buffer.from(salt, 'hex'), content).toString('base64');
  const signature = `0.1..${key.signed(`candor acknowledgements v1\n${key.name}\n1\n${root}\n`)}`;
  return { content, terms, salt, signature, proof };
}

/** A stretch whose heads fit its marks, whatever they are. */
export const rehashed = ({ symbol, prevHash, marks }: Omit<Tape, 'headHash'>): Tape => ({
  symbol,
  prevHash,
  headHash: marks.reduce((head, mark) => fingerprint(head, symbol, mark), prevHash),
  marks,
});
export const headAfter = ({ symbol, prevHash, marks }: Tape, seq: number): string =>
  rehashed({ symbol, prevHash, marks: marks.filter((mark) => mark.seq <= seq) }).headHash;
/** A stretch that begins at a moment, four marks a second. */
export const tapeOf = (symbol: string, time: number, prices: readonly string[]): Tape =>
  rehashed({
    symbol,
    prevHash: hex('before'),
    marks: prices.map((price, i): TapeMark => ({ seq: 100 + i, time: time + i * 250, price, backfilled: false })),
  });

export const receiptOf = (orderNo: string, content: string): Receipt => ({
  orderNo,
  journalId: /^journal (\d+)$/m.exec(content)?.[1] ?? '',
  content,
  contentHash: hex(content),
});
/** A line of the statement by which an account gets from 1,000 to what it says. */
export const lineOf = (
  journalId: string,
  accountType: number,
  currencyCode: string,
  amount: string,
): StatementLine => ({
  id: `${journalId} ${accountType} ${currencyCode}`,
  accountType,
  currencyCode,
  amount,
  frozenAmount: '0',
  available: String(1_000 + Number(amount)),
  frozen: '0',
  journalId,
  what: 'fast-win',
});

interface Vector {
  readonly name: string;
  readonly receipt: Receipt;
  readonly limitPrice?: string;
  readonly tapes: readonly Tape[];
}
const vectors = JSON.parse(readFileSync(new URL('../vectors/receipts.json', import.meta.url), 'utf8')) as Vector[];
/** An honest receipt with its tape. */
export function vectorOf(name: string): Vector {
  const found = vectors.find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
}

export interface Told {
  readonly madeAt: number;
  readonly receipts?: readonly object[];
  readonly acknowledgements?: readonly object[];
  readonly statement?: readonly object[];
  readonly tapes?: readonly object[];
}
/** A bundle of all that is told, whole by its own count. */
export function bundleText({ madeAt, receipts = [], acknowledgements = [], statement = [], tapes = [] }: Told): string {
  const kinds = { statement, acknowledgement: acknowledgements, tape: tapes, receipt: receipts };
  const lines = Object.entries(kinds).flatMap(([kind, all]) => all.map((one) => ({ kind, ...one })));
  const count = { statement: statement.length, receipts: receipts.length, tapes: tapes.length };
  return [
    { kind: 'bundle', v: 1, userId: 'user', from: 0, to: madeAt, madeAt },
    ...lines,
    { kind: 'end', ...count, acknowledgements: acknowledgements.length },
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}

export interface Found {
  readonly verdict: Verdict;
  /** Names of the steps that differ, and of those that could not be told. */
  readonly wrong: readonly string[];
  readonly unknown: readonly string[];
}
/** What the verifier finds in files. */
export async function findingsIn(...files: readonly (string | object)[]): Promise<Found> {
  const texts = files.map((file) => (typeof file === 'string' ? file : JSON.stringify(file)));
  const { verdict, parts } = await judge(texts.map((text) => new TextEncoder().encode(text)));
  const named = (ok: boolean | null): string[] => [
    ...new Set(parts.flatMap(({ steps }) => steps.filter((step) => step.ok === ok).map(({ name }) => name))),
  ];
  return { verdict, wrong: named(false), unknown: named(null) };
}
export const right: Found = { verdict: 'right', wrong: [], unknown: [] };
