import { expect, test } from 'vitest';
import { judge } from '@candor/verifier/judge.ts';
import { readAck } from '@candor/verifier/acks/acknowledgement.ts';
import type { Receipt } from '@candor/verifier/text.ts';
import { checkAcks, type ListedAck } from './check-acks.ts';
import { acksIn, keepAcks } from './keep-acks.ts';
import { fileOf, lateBy, type AckState, type KeptAck } from './kept-ack.ts';
import { answered, keys, listed, memoryStore, receipt } from './test-acks.ts';

const { orderNo } = receipt;

const owner = 'https://here user12';
const { time } = listed;
const received = { owner, keys, sentAt: time - 120, deviceNow: time + 200 };

type Store = ReturnType<typeof memoryStore>;

async function kept(data: unknown = { ack: answered }, at: typeof received = received): Promise<Store> {
  const store = memoryStore();
  await keepAcks(data, at, store);
  return store;
}
const statesIn = ({ rows }: Store): AckState[] => Array.from(rows.values(), ({ state }) => state);
const single = ({ rows }: Store): KeptAck => {
  const [ack] = rows.values();
  if (ack === undefined || rows.size > 1) throw new Error('one promise');
  return ack;
};

/** Looks so long after the promise was given, at a server that lists this and has this receipt. */
const look = (store: Store, afterMs: number, list: readonly ListedAck[] = [listed], its: Receipt | null = null) =>
  checkAcks({
    owner,
    store,
    keys,
    serverNow: () => time + afterMs,
    deviceNow: () => time + 200 + afterMs,
    listed: async (from, to) => list.filter((one) => one.time >= from && one.time <= to),
    receiptOf: async () => its,
  });

async function judged(acks: readonly KeptAck[]): Promise<string[]> {
  const { verdict, parts } = await judge([new TextEncoder().encode(fileOf(acks, []))]);
  const wrong = parts.flatMap(({ steps }) => steps.filter(({ ok }) => ok === false).map(({ name }) => name));
  return [verdict, ...wrong];
}

test('a promise is kept as it came, waits for the log, and then for its receipt', async () => {
  const store = await kept();
  expect(single(store)).toEqual({
    owner,
    subject: orderNo,
    time,
    content: listed.content,
    terms: listed.terms,
    salt: listed.salt,
    signature: listed.signature,
    keys,
    sentAt: time - 120,
    keptAt: time + 200,
    proof: null,
    askedAt: null,
    receipt: null,
    state: 'waiting',
  });
  await look(store, 10_000, [{ ...listed, proof: null }]);
  expect(statesIn(store)).toEqual(['waiting']);
  await look(store, 11_000);
  expect(single(store)).toMatchObject({ state: 'logged', proof: listed.proof, askedAt: time + 11_000 });
  // Not before it has to be settled, and not while there is none.
  await look(store, 60_000, [], receipt);
  await look(store, 200_000, []);
  expect(statesIn(store)).toEqual(['logged']);
  await look(store, 200_000, [], receipt);
  expect(single(store)).toMatchObject({ state: 'kept', receipt });
  expect(await judged([...store.rows.values()])).toEqual(['right']);
});

test('every promise of an answer and of a refusal is found, and a repeated one is the same', async () => {
  const [one, two] = [answered, { ...answered, subject: 'two' }];
  expect(acksIn({ orderNo: 'o1', ack: one })).toEqual([one]);
  expect(
    acksIn([{ order: { ack: one }, refusal: null }, { order: {}, refusal: 'x' }, { order: { ack: two } }]),
  ).toEqual([one, two]);
  expect(acksIn({ error: 'market-halted', ack: two })).toEqual([two]);
  expect(acksIn(null)).toEqual([]);
  const store = await kept();
  await look(store, 11_000);
  expect(await keepAcks({ ack: answered }, received, store)).toEqual([]);
  expect(statesIn(store)).toEqual(['logged']);
});

test('a promise that is wrongly signed, or of other terms, is untrue at once, and a file shows it', async () => {
  const forged = { ...answered, logSize: answered.logSize + 1 };
  const store = await kept({ ack: forged });
  expect(statesIn(store)).toEqual(['untrue']);
  expect(await judged([single(store)])).toEqual(['false', 'promiseSigned']);
  const others = await kept({ ack: { ...answered, terms: `${answered.terms}0` } });
  expect(statesIn(others)).toEqual(['untrue']);
  expect(await judged([single(others)])).toEqual(['false', 'promise']);
  // What the log holds later makes it no better.
  await look(store, 11_000, [{ ...listed, content: single(store).content }]);
  expect(statesIn(store)).toEqual(['untrue']);
});

test('what the log does not hold after a minute is missing, and a file shows it until the proof is shown', async () => {
  const store = await kept();
  await look(store, 60_000, []);
  expect(statesIn(store)).toEqual(['waiting']);
  await look(store, 60_001, []);
  expect(single(store)).toMatchObject({ state: 'missing', askedAt: time + 60_001 });
  expect(await judged([single(store)])).toEqual(['false', 'keptPromise']);
  await look(store, 65_000, [{ ...listed, proof: null }]);
  expect(statesIn(store)).toEqual(['missing']);
  await look(store, 66_000);
  expect(statesIn(store)).toEqual(['logged']);
});

test('neither clock alone makes a promise late', async () => {
  const looks = async (serverMs: number, deviceMs: number): Promise<AckState[]> => {
    const store = await kept();
    const clocks = { serverNow: () => time + serverMs, deviceNow: () => received.deviceNow + deviceMs };
    await checkAcks({ owner, store, keys, ...clocks, listed: async () => [], receiptOf: async () => null });
    return statesIn(store);
  };
  expect(await looks(3_600_000, 5_000)).toEqual(['waiting']);
  expect(await looks(5_000, 3_600_000)).toEqual(['waiting']);
  expect(await looks(61_000, 61_000)).toEqual(['missing']);
});

test('the proof of another promise is untrue', async () => {
  const store = await kept();
  const other = listed.proof?.replace(/^extra (.*)$/m, (_, extra: string) => {
    const batched = JSON.parse(Buffer.from(extra, 'base64').toString()) as { index: number };
    return `extra ${Buffer.from(JSON.stringify({ ...batched, index: batched.index + 1 })).toString('base64')}`;
  });
  await look(store, 11_000, [{ ...listed, proof: other ?? null }]);
  expect(statesIn(store)).toEqual(['untrue']);
  expect(await judged([single(store)])).toEqual(['false', 'inBatch']);
});

test('an entry that the promise had already seen is untrue, and the file holds the receipt', async () => {
  const seen = String(readAck(listed.content)?.lastSeq);
  const early = { ...receipt, content: receipt.content.replace(/\nentry \d+@/, `\nentry ${seen}@`) };
  const store = await kept();
  await look(store, 200_000, [listed], early);
  expect(single(store)).toMatchObject({ state: 'untrue', receipt: early });
  expect(await judged([single(store)])).toContain('afterReceipt');
});

test('without a key of the log nothing is called right', async () => {
  const store = await kept({ ack: answered }, { ...received, keys: [] });
  const asked = { serverNow: () => time + 11_000, deviceNow: () => time + 11_000, receiptOf: async () => null };
  await checkAcks({ owner, store, keys: [], ...asked, listed: async () => [listed] });
  expect(statesIn(store)).toEqual(['waiting']);
});

test('a server that does not answer leaves everything as it is', async () => {
  const store = await kept();
  const asked = { serverNow: () => time + 99_000, deviceNow: () => time + 99_000, receiptOf: async () => null };
  const away = checkAcks({ owner, store, keys, ...asked, listed: () => Promise.reject(new Error('away')) });
  await expect(away).rejects.toThrow('away');
  expect(statesIn(store)).toEqual(['waiting']);
});

test('what is older than 400 days is forgotten, of its owner alone, and by no single clock', async () => {
  const day = 86_400_000;
  const store = await kept();
  const old = { ...single(store), state: 'kept' } as const;
  const put = (subject: string, days: number, whose = owner) =>
    store.put({ ...old, owner: whose, subject, content: `${whose} ${subject}`, time: time - days * day });
  await put('401', 401);
  await put('399', 399);
  await put('401', 401, 'somebody else');
  const next = { ...answered, subject: 'next' };
  const subjects = (): string[] => Array.from(store.rows.values(), (ack) => `${ack.owner} ${ack.subject}`);
  await keepAcks({ ack: { ...next, time: time + 9_000 * day } }, received, store);
  expect(subjects()).toEqual([`${owner} ${orderNo}`, `${owner} 399`, 'somebody else 401', `${owner} next`]);
});

test('an order is late where its time lies more than half a second after it was sent', () => {
  expect(lateBy({ sentAt: 1_000, time: 1_500 })).toBeNull();
  expect(lateBy({ sentAt: 1_000, time: 1_501 })).toBe(501);
  expect(lateBy({ sentAt: null, time: 9_000 })).toBeNull();
});
