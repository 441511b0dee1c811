import { expect, test } from 'vitest';
import {
  bundleText,
  findingsIn,
  hex,
  lineOf,
  logged,
  openKey,
  proofOf,
  promised,
  promiseText,
  right,
  vectorOf,
} from './test-house.ts';

const key = openKey();
const { receipt, tapes } = vectorOf('fast win up 30 s 1');
const [, orderNo = '', , , , , , , , , received = ''] = receipt.content.split('\n')[0]?.slice(6).split('|') ?? [];
const terms = receipt.content.split('\n')[0]?.slice(6) ?? '';
const time = Number(received);
const settled = tapes[0]?.marks.at(-1)?.time ?? 0;
const profit = /^profit (\d+)$/m.exec(receipt.content)?.[1] ?? '';
const line = lineOf(receipt.journalId, 1, 'USDT', String(Number(profit) / 1e6));
const promise = promiseText('place-fast-order', orderNo, terms, time);

/** A whole bundle of one order, by the proofs that a house gives of its promise and its receipt. */
function bundleBy([forPromise, forReceipt] = logged(key, [promise, receipt.content], settled)): string {
  if (forPromise === undefined || forReceipt === undefined) throw new Error('a proof of each');
  return bundleText({
    madeAt: settled + 200_000,
    acknowledgements: [promised(key, promise, terms, forPromise)],
    receipts: [{ ...receipt, time: settled, proof: forReceipt.proof }],
    statement: [line],
    tapes,
  });
}

test('what the key of the log has signed is right, and unknown to who has not the key', async () => {
  expect(await findingsIn(key.vkey, bundleBy())).toEqual(right);
  const unknown = { verdict: 'unknown', wrong: [] };
  expect(await findingsIn(bundleBy())).toEqual({ ...unknown, unknown: ['signature'] });
  expect(await findingsIn(openKey('other.example/log').vkey, bundleBy())).toEqual({
    ...unknown,
    unknown: ['signature', 'promiseSigned'],
  });
});

test('a checkpoint on which the key of its log has signed nothing is false, whoever else stands on it', async () => {
  const unsigned = bundleBy().replaceAll(/— house\S+ \S+?\\n/g, String.raw`— nobody ${'A'.repeat(92)}\n`);
  expect(unsigned).toContain('nobody');
  expect(await findingsIn(key.vkey, unsigned)).toMatchObject({ verdict: 'false', wrong: ['signature'] });
});

test('a log that is another than the known one proves nothing', async () => {
  const other = openKey('elsewhere.example/log/1');
  const found = await findingsIn(key.vkey, bundleBy(logged(other, [promise, receipt.content], settled)));
  expect(found).toEqual({ verdict: 'unknown', wrong: [], unknown: ['signature'] });
});

test('a promise is in the log within its minute: later is false, in a log that was begun later unknown', async () => {
  const at = (after: number) => logged(key, [promise], time + after)[0];
  const [onTime, late] = [at(60_000), at(60_001)];
  const [receipted] = logged(key, [receipt.content], settled);
  const proven = (forPromise: typeof late) => bundleBy([forPromise, receipted] as never);
  expect(await findingsIn(key.vkey, proven(onTime))).toEqual(right);
  expect(await findingsIn(key.vkey, proven(late))).toMatchObject({ verdict: 'false', wrong: ['keptPromise'] });
  const later = openKey('house.example/log/2');
  const [again] = logged(later, [promise], time + 86_400_000);
  const found = await findingsIn(key.vkey, later.vkey, proven(again));
  expect(found).toEqual({ verdict: 'unknown', wrong: [], unknown: ['keptPromise'] });
});

test('of sums that the log proves the checkpoint is signed, or nothing is known', async () => {
  const root = { currency: 'USDT', sum: '1000000', hash: hex('root'), leaves: 1 };
  const moment = { day: 7, moment: 1, takenAt: settled };
  const entry = JSON.stringify({ v: 1, kind: 'liabilities', version: 2, ...moment, journal: '9', roots: [root] });
  const answer = (proof: string) => ({
    v: 2,
    ...moment,
    journalId: '9',
    roots: [{ ...root, decimals: 6, sum: '1' }],
    proof,
    own: { salt: 's', parts: [] },
    names: ['me'],
    salt: 's',
    lines: [{ ...line, available: '1', journalId: '9' }],
  });
  const signatureOf = async (proof: string, ...keys: readonly string[]) => {
    const { wrong, unknown } = await findingsIn(...keys, answer(proof));
    expect([...wrong, ...unknown]).not.toContain('sumLogged');
    if (wrong.includes('signature')) return false;
    return unknown.includes('signature') ? null : true;
  };
  const proof = proofOf(key, entry, entry);
  expect(await signatureOf(proof, key.vkey)).toBe(true);
  expect(await signatureOf(proof)).toBeNull();
  expect(await signatureOf(proof.replace(/— \S+ \S+/, `— nobody ${'A'.repeat(92)}`), key.vkey)).toBe(false);
});
