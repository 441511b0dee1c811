import { hash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import type { Database } from '../db/database.ts';
import { lastLeafOf, batchRow, placeFinder, readBatch } from './batch.ts';
import { includes } from './format/check-proof.ts';
import { leafHash } from './format/merkle.ts';
import { emptyTree, treeHead, withEntries } from './format/tree.ts';
import { inclusionReader } from './read-nodes.ts';

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
  await opened.db.query(
    `insert into public_log (id, origin, began_at, last_restore, vkey, seeds_sealed)
      values (1, 'one', 1, 0, 'v', 's'), (2, 'two', 1, 0, 'v', 's')`,
  );
});
afterEach(() => opened.drop());

const contents = {
  fast: (n: number, result: string) => `terms fast|${n}|u|BTCUSDT\nentry 1@2=3\nexit 4@5=6\nresult ${result}\nprofit 1`,
  futures: (n: number) => `terms futures|${n}|u|BTCUSDT\nmargin 5\nopen 1@2=3\ntrigger stopLoss=-\nprofit 1`,
  exchange: (n: number) => `terms exchange|${n}|u|USDT\nsource both`,
};
const settle = (from: number, all: readonly string[]) =>
  opened.db.query(
    `insert into receipt (order_no, journal_id, time, content)
      select ($1::integer + n)::text, n, n, content from unnest($2::text[]) with ordinality as r (content, n)`,
    [from, all],
  );

interface Told {
  readonly v: number;
  readonly kind: string;
  readonly time: number;
  readonly leaves: number;
  readonly root: string;
  readonly counts: Readonly<Record<string, number>>;
}
const told = (entry: Buffer | undefined): Told => JSON.parse(String(entry)) as Told;

test('nothing was settled: there is no entry', async () => {
  expect(await readBatch(opened.db, 0, 1)).toBe(null);
  await settle(0, [contents.futures(1)]);
  expect(await readBatch(opened.db, 1, 1)).toBe(null);
});

test('an entry counts what was settled by kind and result', async () => {
  const { fast, futures, exchange } = contents;
  await settle(0, [fast(1, 'win'), fast(2, 'lose'), fast(3, 'void'), fast(4, 'win'), futures(5), exchange(6)]);
  const batch = await readBatch(opened.db, 0, 77);
  expect([batch?.first, batch?.last]).toEqual([1, 6]);
  expect(told(batch?.entry)).toMatchObject({
    v: 1,
    kind: 'batch',
    time: 77,
    leaves: 6,
    kinds: { ack: 0, refusal: 0, receipt: 6 },
    counts: { exchange: 1, 'fast-lose': 1, 'fast-void': 1, 'fast-win': 2, 'futures-stopLoss': 1 },
  });
});

test('what was promised stands in the same entry, counted by what it was, and is found by its number', async () => {
  const { db } = opened;
  await settle(0, [contents.futures(1)]);
  await db.query(
    `insert into acknowledgement (user_id, time, salt, content, terms, signature)
      select 'u', n, uuid_send(gen_random_uuid()), content, 't', 's'
      from unnest($1::text[]) with ordinality as a (content, n)`,
    [['ack place-fast-order|o', 'refusal market-halted|o', 'refusal too-many-requests|c', 'ack end-spot-order|o']],
  );
  await settle(1, [contents.fast(2, 'win')]);
  const batch = await readBatch(db, 0, 77);
  if (batch === null) throw new Error('a batch');
  expect([batch.first, batch.last]).toEqual([1, 6]);
  expect(told(batch.entry)).toMatchObject({
    leaves: 6,
    kinds: { ack: 2, refusal: 2, receipt: 2 },
    counts: {
      ack: 1,
      'ack-place-fast-order': 1,
      'fast-win': 1,
      'futures-stopLoss': 1,
      'refusal-market-halted': 1,
      'refusal-too-many-requests': 1,
    },
  });
  await db.batch([batchRow(1, 4, batch)]);
  const find = placeFinder(db, 1);
  const [ack] = await db.query<{ leaf: string; salt: Uint8Array }>('select * from acknowledgement order by leaf');
  const place = await find(Number(ack?.leaf));
  const text = Buffer.concat([Buffer.of(0), ack?.salt ?? Buffer.of(), Buffer.from('ack place-fast-order|o')]);
  const root = Buffer.from(told(batch.entry).root, 'hex');
  const leaf = { index: place?.index ?? -1, leaf: hash('sha256', text, 'buffer') };
  expect([leaf.index, includes(place?.path ?? [], leaf, { size: 6, root })]).toEqual([1, true]);
});

test('what was promised can neither be changed nor deleted', async () => {
  const { db } = opened;
  await db.query(
    `insert into acknowledgement (user_id, time, salt, content, terms, signature)
      values ('u', 1, uuid_send(gen_random_uuid()), 'ack a|b', 't', 's')`,
  );
  for (const sql of ["update acknowledgement set terms = 'x'", 'delete from acknowledgement'])
    await expect(db.query(sql)).rejects.toThrow('append-only');
});

test.each([1, 2, 3, 255, 256, 257])(
  'every one of %d receipts is proven, and no other text by its proof',
  async (count) => {
    const { db } = opened;
    const all = Array.from({ length: count }, (_, n) => contents.fast(n, n % 2 === 0 ? 'win' : 'lose'));
    await settle(0, all);
    const batch = await readBatch(db, 0, 1);
    if (batch === null) throw new Error('a batch');
    await db.batch([batchRow(1, 41, batch)]);
    const { root, leaves } = told(batch.entry);
    const head = { size: leaves, root: Buffer.from(root, 'hex') };
    const rows = await db.query<{ leaf: string; salt: Uint8Array; content: string }>(
      'select * from receipt order by leaf',
    );
    expect(new Set(rows.map(({ salt }) => Buffer.from(salt).toString('hex'))).size).toBe(count);
    for (const { leaf, salt, content } of rows.filter((_, n) => n < 3 || n > count - 3)) {
      const place = await placeFinder(db, 1)(Number(leaf));
      if (place === null) throw new Error('a place');
      const leafOf = (text: string): Buffer =>
        hash('sha256', Buffer.concat([Buffer.of(0), salt, Buffer.from(text)]), 'buffer');
      const isIn = (text: string): boolean => includes(place.path, { index: place.index, leaf: leafOf(text) }, head);
      expect([place.entryIndex, place.leaves, isIn(content), isIn(`${content} `)]).toEqual([41, count, true, false]);
    }
  },
);

test('what is settled later stands in a later entry, and what stands in none is not found', async () => {
  const { db } = opened;
  await settle(0, [contents.futures(1), contents.futures(2)]);
  const first = await readBatch(db, 0, 1);
  await settle(2, [contents.futures(3)]);
  const second = await readBatch(db, first?.last ?? 0, 2);
  if (first === null || second === null) throw new Error('two batches');
  await db.batch([batchRow(1, 5, first)]);
  expect(await placeFinder(db, 1)(3)).toBe(null);
  await db.batch([batchRow(1, 8, second)]);
  const places = await Promise.all([1, 2, 3].map((leaf) => placeFinder(db, 1)(leaf)));
  expect(places.map((place) => [place?.entryIndex, place?.index, place?.leaves])).toEqual([
    [5, 0, 2],
    [5, 1, 2],
    [8, 0, 1],
  ]);
  expect([await lastLeafOf(db, 1), await lastLeafOf(db, 2)]).toEqual([3, 0]);
  expect(await placeFinder(db, 2)(1)).toBe(null);
});

test('receipts of one batch are found by reading it once', async () => {
  const { db } = opened;
  for (const [from, entry] of [
    [0, 5],
    [2, 8],
  ] as const) {
    await settle(from, [contents.futures(from + 1), contents.futures(from + 2)]);
    const batch = await readBatch(db, await lastLeafOf(db, 1), 1);
    if (batch === null) throw new Error('a batch');
    await db.batch([batchRow(1, entry, batch)]);
  }
  let asked = 0;
  const query: typeof db.query = (sql, params) => {
    asked += 1;
    return db.query(sql, params);
  };
  const find = placeFinder({ query }, 1);
  const places = [];
  for (const leaf of [1, 2, 3, 4, 1]) places.push(await find(leaf));
  expect(places.map((place) => [place?.entryIndex, place?.index])).toEqual([
    [5, 0],
    [5, 1],
    [8, 0],
    [8, 1],
    [5, 0],
  ]);
  expect(asked).toBe(6);
});

/** A log of many entries, as the tables would give it. */
function longLog(size: number) {
  const entries = Array.from({ length: size }, (_, i) => Buffer.from(`entry ${i}`));
  const { tree, hashes, tiles } = withEntries(emptyTree, entries);
  const whole = new Map(tiles.map((tile) => [`${tile.level}/${tile.index}`, tile]));
  const log = {
    reads: 0,
    head: treeHead(tree),
    leafOf: (index: number) => leafHash(entries[index] ?? Buffer.alloc(0)),
  };
  const query = (sql: string, [, from, to, level]: readonly unknown[] = []): Promise<object[]> => {
    log.reads += 1;
    if (sql.includes('select hashes')) return Promise.resolve([whole.get(`${Number(from)}/${Number(to)}`) ?? {}]);
    const range = Array.from({ length: Number(to) - Number(from) }, (_, i) => Number(from) + i);
    const stored = (index: number) => whole.get(`${Number(level)}/${index}`)?.hash;
    return Promise.resolve(range.map((index) => ({ hash: level === undefined ? hashes[index] : stored(index) })));
  };
  return { log, db: { query: query as Database['query'] } };
}

test('of neighbours the tiles are read once; of all that are asked for in turn few are kept', async () => {
  const { log, db } = longLog(30_000);
  const pathOf = inclusionReader({ db, log: 1, size: log.head.size });
  const proves = async (index: number): Promise<boolean> =>
    includes(await pathOf(index), { index, leaf: log.leafOf(index) }, log.head);
  expect(await proves(0)).toBe(true);
  const first = log.reads;
  for (const index of [1, 100, 255]) expect(await proves(index)).toBe(true);
  expect(log.reads).toBe(first);
  for (let index = 256; index < 30_000; index += 256) expect(await proves(index)).toBe(true);
  const all = log.reads;
  expect(await proves(29_952)).toBe(true);
  expect(log.reads).toBe(all);
  expect(await proves(1)).toBe(true);
  expect(log.reads).toBeGreaterThan(all);
});
