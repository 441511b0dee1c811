import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judge } from '../judge.ts';
import { keptAck, readAck, type AnsweredAck } from './acknowledgement.ts';

interface Vector {
  readonly name: string;
  readonly vkey: string;
  readonly bundle: readonly object[];
  /** By its owner, beside the bundle. */
  readonly kept: object | null;
  /** The steps that find it; none for what is right. */
  readonly fails: readonly string[];
}
const file = new URL('../vectors/acknowledgements.json', import.meta.url);
const vectors = JSON.parse(readFileSync(file, 'utf8')) as Vector[];
/** The journal of its receipt: these bundles have no statement. */
const notAsked = new Set(['booked']);

/** Of a promise that the log holds. */
const inLog = ['promise', 'promiseSigned', 'inBatch', 'logged', 'signature', 'keptPromise'];

const otherVkey = 'other.example/log+0cce077f+Af0XJDhaoMdbZPt4zWAvodmR/ev3axPFjtcC6sg16fYY';

const filesOf = ({ vkey, bundle, kept }: Vector): Uint8Array[] =>
  [vkey, bundle.map((line) => JSON.stringify(line)).join('\n'), ...(kept === null ? [] : [JSON.stringify(kept)])].map(
    (text) => new TextEncoder().encode(text),
  );
async function failing(vector: Vector): Promise<string[]> {
  const { parts } = await judge(filesOf(vector));
  const names = parts.flatMap(({ steps }) => steps.filter(({ ok }) => ok === false).map(({ name }) => name));
  return [...new Set(names.filter((name) => !notAsked.has(name)))];
}

test('there are promises that are right, and forgeries of them', () => {
  expect(vectors.filter(({ fails }) => fails.length === 0).length).toBeGreaterThanOrEqual(5);
  expect(vectors.filter(({ fails }) => fails.length > 0).length).toBeGreaterThanOrEqual(15);
});

test.each(vectors)('$name', async (vector) => {
  expect(await failing(vector)).toEqual(vector.fails);
});

test('what is right is recomputed step by step, and nothing of it is unknown', async () => {
  const [vector] = vectors;
  if (vector === undefined) throw new Error('a vector');
  const { parts } = await judge(filesOf(vector));
  const promise = parts.find(({ subject }) => subject.startsWith('ack place-fast-order'));
  expect(promise?.steps.map(({ name, ok }) => [name, ok])).toEqual(
    [...inLog, 'held', 'seen', 'settled', 'afterReceipt'].map((name) => [name, true]),
  );
});

test('by a key that is not at hand a promise is unknown, and without any it rests on its proof', async () => {
  const [vector] = vectors;
  if (vector === undefined) throw new Error('a vector');
  const signedSteps = async (...keys: string[]): Promise<(boolean | null)[]> => {
    const [, ...files] = filesOf(vector);
    const { parts } = await judge([...keys.map((key) => new TextEncoder().encode(key)), ...files]);
    return parts.flatMap(({ steps }) => steps.filter(({ name }) => name === 'promiseSigned').map(({ ok }) => ok));
  };
  expect(await signedSteps(otherVkey)).toEqual([null, null]);
  expect(await signedSteps(otherVkey, vector.vkey)).toEqual([true, true]);
  expect(await signedSteps()).toEqual([]);
});

test('a file of promises brings its keys, and a receipt beside it is compared with its promise', async () => {
  const [vector] = vectors;
  if (vector === undefined) throw new Error('a vector');
  const isReceipt = (line: object): line is { readonly content: string } => 'contentHash' in line;
  const receipt = vector.bundle.find(isReceipt);
  if (receipt === undefined) throw new Error('a receipt');
  const stepsWith = async (content: string): Promise<unknown[]> => {
    const file = { acknowledgements: [vector.kept], keys: [vector.vkey], receipts: [{ ...receipt, content }] };
    const { parts } = await judge([new TextEncoder().encode(JSON.stringify(file))]);
    const own = parts.find(({ subject }) => subject.startsWith('ack '));
    return own?.steps.map(({ name, ok }) => `${name} ${ok}`) ?? [];
  };
  const known = [...inLog, 'settled'].map((name) => `${name} true`);
  expect(await stepsWith(receipt.content)).toEqual([...known, 'afterReceipt true']);
  const seen = /#(\d+)@/.exec((vector.kept as { readonly content: string }).content)?.[1];
  expect(await stepsWith(receipt.content.replace(/\nentry \d+@/, `\nentry ${seen}@`))).toEqual([
    ...known,
    'afterReceipt false',
  ]);
});

test('the parts of an answer are its text', () => {
  const facts = {
    kind: 'ack',
    what: 'end-spot-order',
    subject: 'o1',
    userId: 'u1',
    termsHash: 'a'.repeat(64),
    symbol: 'BTCUSDT',
    lastSeq: 7,
    lastHead: 'b'.repeat(64),
    logSize: 3,
    time: 1_000,
  } as const;
  const { content } = keptAck({ ...facts, terms: 't', salt: 's', signature: 'x' } satisfies AnsweredAck);
  expect(content).toBe(`ack end-spot-order|o1|u1|${'a'.repeat(64)}|BTCUSDT#7@${'b'.repeat(64)}|3|1000`);
  expect(readAck(content)).toEqual(facts);
  const nowhere = { symbol: null, lastSeq: null, lastHead: null };
  const other = keptAck({ ...facts, ...nowhere, terms: 't', salt: 's', signature: 'x' });
  expect(readAck(other.content)).toEqual({ ...facts, ...nowhere });
});
