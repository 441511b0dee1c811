import { createHash, hash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestServer, testStart, type TestServer } from '../test-server.ts';
import { includes, isConsistent } from './format/check-proof.ts';
import { cosignedAt } from './format/cosignature.ts';
import { consistencyProof, leafHash } from './format/merkle.ts';
import { isSignedBy } from './format/note.ts';
import { revealSeeds } from './tell.ts';
import { settledOrder } from '../orders/test-settled-order.ts';
import { noteIn, readLog, rootOf, type ReadLog } from './test-reader.ts';
import { nodesFromTiles, tilePath, widthIn } from './format/tiles.ts';

let candor: TestServer;
beforeEach(async () => {
  candor = await openTestServer();
});
afterEach(() => candor.close());

const address = (): string => candor.server.url;
const get = (path: string): Promise<Response> => fetch(`${address()}/log/${path}`);
const settle = (): Promise<void> => candor.server.services.publicLog.settle();
const ofKind = ({ told }: ReadLog, kind: string) => told.filter((entry) => entry['kind'] === kind);

test('there is nothing beyond what was signed, and nothing by another name', async () => {
  const { checkpoint } = await readLog(address());
  const beyond = checkpoint.size + 1;
  for (const path of [
    `tile/0/000.p/${beyond}`,
    `tile/entries/000.p/${beyond}`,
    'tile/0/000',
    'tile/entries/000',
    'tile/1/000.p/1',
    'tile/0/001.p/1',
    'tile/64/000.p/1',
    'tile/0/0',
    'tile/0/000.p/0',
    'tile/0/000.p/01',
    'tile/',
    'other',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test('it is served as c2sp.org/tlog-tiles says, and both keys have signed it', async () => {
  const { note, checkpoint, entries, keys, told } = await readLog(address());
  const [ed25519, cosigner] = keys;
  if (ed25519 === undefined || cosigner === undefined) throw new Error('two keys');
  expect([checkpoint.size, checkpoint.root]).toEqual([entries.length, rootOf(entries)]);
  expect(isSignedBy(note, ed25519)).toBe(true);
  expect(cosignedAt(note, cosigner, checkpoint)).toBe(testStart / 1_000);
  const { log } = (await candor.call('GET /common/getConfig')).data;
  expect(log?.origin).toBe(checkpoint.origin);
  expect(told[0]).toMatchObject({ v: 1, kind: 'act', act: 'began', origin: checkpoint.origin, previous: null });
  expect(told[0]?.['keys']).toEqual([log?.vkey, expect.any(String)]);

  const headers = async (path: string) => {
    const answer = await get(path);
    return ['content-type', 'cache-control'].map((name) => answer.headers.get(name));
  };
  expect(await headers('checkpoint')).toEqual(['text/plain; charset=utf-8', 'no-cache']);
  const forGood = ['application/octet-stream', 'public, max-age=31536000, immutable'];
  expect(await headers(`tile/entries/000.p/${checkpoint.size}`)).toEqual(forGood);
  expect(await headers(`tile/0/000.p/${checkpoint.size}`)).toEqual(forGood);
});

test('a settled order is in the log, and its proof is checked without asking anybody', async () => {
  const { token, orderNo } = await settledOrder(candor, 40_000);
  const ask = () => candor.call('GET /fair/receipt/{orderNo}', { token, params: { orderNo } });
  await settle();
  const { content, proof } = (await ask()).data;
  const lines = (proof ?? '').split('\n');
  const end = lines.indexOf('');
  const [first, extraLine = '', indexLine = ''] = lines;
  const extra = JSON.parse(Buffer.from(extraLine.slice('extra '.length), 'base64').toString()) as {
    salt: string;
    index: number;
    leaves: number;
    path: string[];
    entry: string;
  };
  const { checkpoint, note } = noteIn(lines.slice(end + 1).join('\n'));
  expect(first).toBe('c2sp.org/tlog-proof@v1');
  const index = Number(indexLine.slice('index '.length));
  const hashes = (texts: readonly string[]) => texts.map((text) => Buffer.from(text, 'base64'));
  const entry = { index, leaf: leafHash(Buffer.from(extra.entry)) };
  expect(includes(hashes(lines.slice(3, end)), entry, checkpoint)).toBe(true);
  const told = JSON.parse(extra.entry) as { kind: string; root: string; leaves: number; counts: object };
  expect(told).toMatchObject({ kind: 'batch', leaves: extra.leaves, counts: { 'fast-win': 1 } });
  const leaf = Buffer.concat([Buffer.from(extra.salt, 'hex'), Buffer.from(content)]);
  const root = { size: extra.leaves, root: Buffer.from(told.root, 'hex') };
  expect(includes(hashes(extra.path), { index: extra.index, leaf: leafHash(leaf) }, root)).toBe(true);
  const changed = Buffer.concat([Buffer.from(extra.salt, 'hex'), Buffer.from(content.replace('win', 'lose'))]);
  expect(includes(hashes(extra.path), { index: extra.index, leaf: leafHash(changed) }, root)).toBe(false);
  const { keys } = await readLog(address());
  expect(keys[0] !== undefined && isSignedBy(note, keys[0])).toBe(true);
});

test('each closed minute says of every symbol what the tape says', async () => {
  candor.feed.tick('BTCUSDT', '60000');
  candor.feed.tick('ETHUSDT', '3000');
  await candor.advance(130_000);
  await settle();
  const minutes = ofKind(await readLog(address()), 'minute');
  expect(minutes.length).toBe(2);
  for (const { minute, symbols } of minutes) {
    const told = symbols as Record<string, [number, number, string, string]>;
    expect(Object.keys(told).sort()).toEqual(['BTCUSDT', 'ETHUSDT']);
    for (const [symbol, [firstSeq, count, sha256, head]] of Object.entries(told)) {
      const query = { symbol, from: Number(minute), to: Number(minute) + 59_999 };
      const tape = (await candor.call('GET /fair/tape', { query })).data;
      expect([firstSeq, count, head]).toEqual([tape.marks[0]?.seq, tape.marks.length, tape.headHash]);
      const [chunk] = await candor.server.services.db.query<{ data: Uint8Array }>(
        'select data from tape_chunk where symbol = $1 and minute = $2',
        [symbol, minute],
      );
      expect(sha256).toBe(hash('sha256', chunk?.data ?? Buffer.alloc(0)));
    }
  }
});

test('a checkpoint is at most ten seconds old while anything happens, and goes on from every earlier one', async () => {
  const { db } = candor.server.services;
  const seen: ReadLog[] = [];
  for (let i = 0; i < 30; i += 1) {
    await db.query(`insert into log_intake (kind, facts) select 'act', '{"act": "test"}' from generate_series(1, 23)`);
    await candor.advance(5_000);
    await expect.poll(async () => (await readLog(address())).told.length).toBeGreaterThan(23 * i);
    if (i % 5 === 0) seen.push(await readLog(address()));
  }
  await settle();
  const last = await readLog(address());
  const { size } = last.checkpoint;
  expect(size).toBeGreaterThan(600);
  const tiles = new Map<string, Buffer>();
  for (let level = 0; widthIn(size, level, 0) > 0; level += 1)
    for (let index = 0; widthIn(size, level, index) > 0; index += 1) {
      const path = tilePath({ level, index, width: widthIn(size, level, index) });
      tiles.set(`${level}/${index}`, Buffer.from(await (await get(`tile/${path}`)).arrayBuffer()));
    }
  const read = nodesFromTiles((level, index) => tiles.get(`${level}/${index}`) ?? Buffer.alloc(0));
  for (const { checkpoint } of seen)
    expect(isConsistent(consistencyProof(checkpoint.size, size, read), checkpoint, last.checkpoint)).toBe(true);
});

test('a whole tile is served as such and in part, and a bundle of entries as well', async () => {
  const { db } = candor.server.services;
  await db.query(`insert into log_intake (kind, facts) select 'act', '{"act": "test"}' from generate_series(1, 300)`);
  await settle();
  const { entries } = await readLog(address());
  const bytesOf = async (path: string): Promise<Buffer> => Buffer.from(await (await get(path)).arrayBuffer());
  const hashes = Buffer.concat(entries.slice(0, 256).map(leafHash));
  expect(await bytesOf('tile/0/000')).toEqual(hashes);
  expect(await bytesOf('tile/0/000.p/7')).toEqual(hashes.subarray(0, 7 * 32));
  expect(await bytesOf('tile/1/000.p/1')).toEqual(Buffer.from(rootOf(entries.slice(0, 256))));
  const whole = await bytesOf('tile/entries/000');
  const part = await bytesOf('tile/entries/000.p/7');
  expect(whole.subarray(0, part.length)).toEqual(part);
  expect((await get('tile/1/000')).status).toBe(404);
});

test('the seed of a day that has ended is told, and opens what was published before it', async () => {
  const { services } = candor.server;
  const seed = services.marketSeed;
  await revealSeeds(services, seed);
  const { firstDay, commitment: anchor, origin } = seed;
  const answer = await candor.call('GET /fair/seeds');
  expect(answer.data).toEqual({ list: [], market: { firstDay, anchor, origin, levels: {} }, publicValues: [] });
  const tomorrow = { now: () => testStart + 24 * 3_600_000 };
  await revealSeeds({ db: services.db, clock: tomorrow }, seed);
  await settle();
  const [revealed] = (await candor.call('GET /fair/seeds')).data.list;
  const sha256 = createHash('sha256')
    .update(Buffer.from(revealed?.seed ?? '', 'hex'))
    .digest('hex');
  expect([revealed?.day, revealed?.commitment, sha256]).toEqual([seed.firstDay, seed.commitment, seed.commitment]);
  expect(ofKind(await readLog(address()), 'seed')).toMatchObject([
    { firstDay, anchor, origin, levels: {} },
    { day: firstDay, seed: revealed?.seed },
  ]);
});

test('the start is told without a secret: version, sources, rules, feed', async () => {
  await expect
    .poll(async () => {
      await settle();
      return ofKind(await readLog(address()), 'start');
    })
    .toMatchObject([{ version: expect.any(String), hosts: {}, feed: candor.feed.name }]);
  const [told] = ofKind(await readLog(address()), 'start');
  expect([told?.['source'], told?.['rules']].map(String)).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ]);
});

test('what is logged can be neither changed nor taken away', async () => {
  const { db } = candor.server.services;
  for (const table of ['log_entry', 'log_tile', 'log_batch', 'seed_reveal', 'public_log'])
    await expect(db.query(`delete from ${table}`)).rejects.toThrow('append-only');
  await expect(db.query('update log_entry set index = index + 1')).rejects.toThrow('append-only');
  await expect(db.query(`update public_log set origin = 'other'`)).rejects.toThrow('stays as it is');
  await expect(db.query(`update receipt set salt = salt`)).rejects.toThrow('append-only');
});
