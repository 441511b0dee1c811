import { readFileSync } from 'node:fs';
import type { Receipt, Tape } from '@candor/verifier/text.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { checkOf, isSound, type Checked, type Proof } from './recompute.ts';

const answers = vi.hoisted(() => ({
  receipt: {} as object,
  list: [] as object[],
  tapes: [] as object[],
  asked: [] as unknown[],
}));
vi.mock('../client/call.ts', () => ({
  CallError: Error,
  call: (name: string, input: { query?: unknown }) => {
    if (name.startsWith('GET /fair/receipts')) return Promise.resolve({ list: answers.list });
    if (name.startsWith('GET /fair/receipt')) return Promise.resolve(answers.receipt);
    answers.asked.push(input.query);
    return Promise.resolve(answers.tapes.shift());
  },
}));
const sealed = vi.hoisted(() => ({ orders: [] as string[] }));
vi.mock('./sealed.ts', () => ({ keepSealed: (orderNo: string) => sealed.orders.push(orderNo) }));

interface Vector {
  readonly name: string;
  readonly receipt: Receipt;
  readonly tapes: readonly Tape[];
}
const file = new URL('../../../../packages/verifier/vectors/receipts.json', import.meta.url);
const vectors = JSON.parse(readFileSync(file, 'utf8')) as Vector[];
function vectorOf(name: string): Vector {
  const found = vectors.find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
}
const none: Tape = { symbol: '', prevHash: '', headHash: '', marks: [] };

async function check({ receipt }: Vector, tapes: readonly Tape[], more: Partial<Proof> = {}): Promise<Checked> {
  Object.assign(answers, { receipt, tapes: [...tapes], asked: [] });
  return checkOf({ orderNo: receipt.orderNo, ...more }).queryFn();
}
const named = ({ steps }: Checked, ok: boolean): string[] =>
  steps.filter((step) => step.ok === ok).map(({ name }) => name);
beforeEach(() => {
  sealed.orders.length = 0;
});

test('an honest order is sound, remembered as sealed, and asked for no more of the tape than it needs', async () => {
  const fast = vectorOf('fast win up 30 s 1');
  const checked = await check(fast, fast.tapes);
  expect(isSound(checked)).toBe(true);
  expect(checked.steps).toHaveLength(7);
  expect(checked.marks).toEqual(fast.tapes[0]?.marks);
  expect(sealed.orders).toEqual([fast.receipt.orderNo]);
  expect(answers.asked).toEqual([{ symbol: fast.tapes[0]?.symbol, from: expect.any(Number), to: expect.any(Number) }]);
});

test('all receipts of an order are one: a step that is false in one is, and a stretch is asked for once', async () => {
  const [buy, sell] = [vectorOf('spot buy market taker 1'), vectorOf('spot sell market taker 1')];
  const lie = { ...sell.receipt, content: sell.receipt.content.replace(/^amount (\d+)$/m, 'amount 1$1') };
  const look = async (list: readonly Receipt[], each: string): Promise<Checked> => {
    const tapes = [...buy.tapes, ...sell.tapes];
    Object.assign(answers, { list: list.map((one) => ({ ...one, time: 1 })), tapes, asked: [] });
    return checkOf({ orderNo: 'o', each }).queryFn();
  };
  const sound = await look([buy.receipt, sell.receipt], '2');
  expect(named(sound, true)).toEqual(['receipt', 'chain', 'fillMark', 'fillPrice', 'fillAmount', 'fillFee']);
  expect([isSound(sound), sound.receiptNo]).toEqual([true, sell.receipt.orderNo]);
  expect(named(await look([buy.receipt, lie], '3'), false)).toEqual(['receipt', 'fillAmount']);
  await look([buy.receipt, buy.receipt], '4');
  expect(answers.asked).toHaveLength(1);
});

test('terms that were not agreed differ, and nothing is sealed', async () => {
  const fast = vectorOf('fast win up 30 s 1');
  const checked = await check(fast, fast.tapes, { termsHash: 'another' });
  expect(named(checked, false)).toEqual(['receipt']);
  expect(isSound(checked)).toBe(false);
  expect(sealed.orders).toEqual([]);
});

test('what the server leaves out of an answer does not pass for right', async () => {
  const fast = vectorOf('fast win up 30 s 1');
  const late = fast.tapes.map((tape) => ({ ...tape, marks: tape.marks.slice(2) }));
  expect(named(await check(fast, late), false)).toEqual(['chain', 'entry', 'exit']);
});

test('an order without its exit is believed up to where the tape was asked for', async () => {
  const voided = vectorOf('fast void without an exit up 1');
  const open = voided.tapes.map((tape) => ({ ...tape, marks: tape.marks.slice(0, -1) }));
  const steps = await check(voided, open);
  expect(named(steps, false)).toEqual(['chain']);
});

test('of prices that are no longer kept nothing is said', async () => {
  const fast = vectorOf('fast win up 30 s 1');
  const checked = await check(fast, [none]);
  expect(checked.steps).toEqual([]);
  expect(isSound(checked)).toBe(false);
});

test('a position may be older than its opening price: that step is left out, the others are not', async () => {
  const stop = vectorOf('futures stopLoss long 1');
  const { symbol } = stop.tapes[0] ?? none;
  const whole = await check(stop, stop.tapes);
  const all = named(whole, true);
  if (answers.asked.length < 2) return;
  const [closing = none] = stop.tapes;
  const checked = await check(stop, [closing, { ...none, symbol }]);
  expect(named(checked, false)).toEqual([]);
  expect(named(checked, true)).toEqual(all.filter((name) => name !== 'opened'));
});
