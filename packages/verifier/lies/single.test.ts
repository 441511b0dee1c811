import { expect, test } from 'vitest';
import { readBundle, verifyBundle } from '../bundle.ts';
import { logSteps } from '../log/receipt-proof.ts';
import { readKey } from '../log/note.ts';
import { verifyReceipt } from '../receipt.ts';
import {
  bundleText,
  findingsIn,
  lineOf,
  logged,
  openKey,
  promised,
  promiseText,
  proofOf,
  receiptOf,
  right,
  vectorOf,
} from './test-house.ts';

/** The steps that differ in an honest receipt of which one field is another; hashed anew, as whoever lies does. */
function wrongIn(name: string, change: (content: string) => string): string[] {
  const { receipt, tapes } = vectorOf(name);
  const content = change(receipt.content);
  expect(content).not.toBe(receipt.content);
  const told = { ...receiptOf(receipt.orderNo, content), journalId: receipt.journalId };
  return verifyReceipt(told, tapes).flatMap(({ name: of, ok }) => (ok === false ? [of] : []));
}
const timeOf = (content: string, line: string): number =>
  Number(new RegExp(`^${line} \\w+#\\d+@(\\d+)=`, 'm').exec(content)?.[1]);

test('a stop is not reached by marks from before its order was received', () => {
  const { content } = vectorOf('spot-when buy fok rising taker 1').receipt;
  const at = timeOf(content, 'trigger');
  const received = (time: number) => (text: string) => text.replace(/^((?:[^|\n]+\|){10})\d+/, `$1${time}`);
  expect(wrongIn('spot-when buy fok rising taker 1', received(at - 1))).toEqual([]);
  expect(wrongIn('spot-when buy fok rising taker 1', received(at))).toEqual(['trigger']);
});

test('a quote rests on marks of its last second', () => {
  const { content } = vectorOf('exchange USDT to coin 1').receipt;
  const oldest = Math.min(...['from', 'to'].flatMap((line) => timeOf(content, line) || []));
  const quoted = (time: number) => (text: string) => text.replace(/^((?:[^|\n]+\|){14})\d+/, `$1${time}`);
  expect(wrongIn('exchange USDT to coin 1', quoted(oldest + 1_000))).toEqual([]);
  expect(wrongIn('exchange USDT to coin 1', quoted(oldest + 1_001))).toEqual(['within']);
  expect(wrongIn('exchange USDT to coin 1', quoted(oldest))).toEqual([]);
  expect(wrongIn('exchange USDT to coin 1', quoted(oldest - 1))).toEqual(['within']);
});

test('a line of the statement goes on from what was held as well as from what was free', () => {
  const first = { ...lineOf('1', 1, 'USDT', '0'), frozen: '5' };
  const next = (frozen: string) => ({ ...lineOf('2', 1, 'USDT', '0'), frozenAmount: '-2', frozen });
  const found = (frozen: string) => {
    const bundle = readBundle(bundleText({ madeAt: 1, statement: [first, next(frozen)] }));
    return bundle === null ? null : verifyBundle(bundle)[0]?.steps.find(({ name }) => name === 'statement')?.ok;
  };
  expect([found('3'), found('5'), found('2')]).toEqual([true, false, false]);
});

/** A receipt of a position as if the mark that closed it had opened it too, or one after that. */
const openedBy = (seq: number) => (text: string) =>
  text.replace(/^open .*$/m, () =>
    (/^close (.*)$/m.exec(text)?.[1] ?? '').replace(/^\d+/, (at) => `open ${Number(at) + seq}`),
  );

test.each(['futures stopLoss long 1', 'futures liquidation long 1'])('%s: what closes was opened before', (name) => {
  for (const later of [0, 1]) expect(wrongIn(name, openedBy(later))).toContain('opened');
});

const key = openKey();
test('what is accepted was received at the time of its promise, not five seconds later', async () => {
  const promiseAt = async (time: number) => {
    const terms = 'place-futures-order|direction=long|orderNo=f1|9000';
    const content = promiseText('place-futures-order', 'f1', terms, time);
    const [placed] = logged(key, [content], 9_500);
    if (placed === undefined) throw new Error('a proof');
    return findingsIn(key.vkey, { acknowledgements: [promised(key, content, terms, placed)] });
  };
  expect(await promiseAt(9_000)).toEqual(right);
  expect((await promiseAt(4_000)).wrong).toEqual(['promise']);
});

const stepsOf = async (proof: string | undefined, ...vkeys: readonly string[]) =>
  Object.fromEntries(
    (
      await logSteps(
        'told',
        proof ?? '',
        vkeys.flatMap((vkey) => readKey(vkey) ?? []),
      )
    ).map(({ name, ok }) => [name, ok]),
  );

test('a batch is an entry of that kind: what another entry says of leaves holds no receipt', async () => {
  const proofBy = (kind: string) => logged(key, ['told'], 1, { kind })[0]?.proof;
  const all = { inBatch: true, logged: true, signature: true };
  expect(await stepsOf(proofBy('batch'), key.vkey)).toEqual(all);
  expect(await stepsOf(proofBy('act'), key.vkey)).toEqual({ ...all, inBatch: false });
});

test('a key signs for the log whose name it bears, and for no other', async () => {
  const other = openKey('other.example/log/1');
  const proof = proofOf({ ...other, name: key.name }, '{}', JSON.stringify({ salt: '', path: [], entry: '{}' }));
  const foreign = proof.replace(`— ${key.name} `, `— ${other.name} `);
  expect(await stepsOf(foreign, other.vkey)).toMatchObject({ signature: null });
  expect(await stepsOf(foreign, other.vkey, key.vkey)).toMatchObject({ signature: false });
});
