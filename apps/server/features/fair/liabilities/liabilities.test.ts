import { platformDay } from '@candor/core/platform-day.ts';
import { sha256 } from '@candor/verifier/sha256.ts';
import { verifyLiabilities, type Liabilities, type Owner } from '@candor/verifier/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLog } from '../../../log/test-reader.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { ownParts } from './own-parts.ts';
import { takeLiabilities } from './take-liabilities.ts';

let candor: TestServer;
/** What is asked beside the turns of the server itself, which are of the day it was opened on. */
let day = 0;
beforeAll(async () => {
  candor = await openTestServer();
  day = platformDay(candor.time.clock.now()) + 1;
});
afterAll(() => candor.close());

interface Person {
  readonly token: string;
  readonly userId: string;
  readonly name: string;
}
async function join(funded = true): Promise<Person> {
  const person = await candor.signUp({ funded });
  const info = (await candor.call('GET /player/getInfo', { token: person.token })).data;
  return { ...person, name: info.account ?? '' };
}
const take = (moment: 1 | 2) => takeLiabilities(candor.server.services, { day, moment });

async function read(token?: string, moment = 2) {
  const { data } = await candor.call('GET /fair/liabilities', { token, query: { day, moment } });
  if (data.v !== 2) throw new Error('of another version');
  return data;
}
async function ownerOf({ token, name }: Person, salt: string | null = null): Promise<Owner> {
  const { list } = (await candor.call('GET /account/page', { token, query: { limit: 100 } })).data;
  return { names: [name], salt, lines: list };
}
const ownedLine = { accountType: 1, currencyCode: 'USDT', available: '1', frozen: '0', journalId: '0' };
/** All steps of all currencies, by their names. */
const found = (answer: Liabilities, owner: Owner): Record<string, boolean | null>[] =>
  verifyLiabilities(answer, owner).map(({ currency, steps }) => ({
    [currency]: true,
    ...Object.fromEntries(steps.map(({ name, ok }) => [name, ok])),
  }));

test('a moment that was not taken is not there, and a moment is taken once', async () => {
  expect(await candor.call('GET /fair/liabilities', { query: { day: 1 } })).toMatchObject({
    code: 404,
    error: 'not-found',
    field: 'day',
  });
  expect(await take(1)).toBe(true);
  expect(await take(1)).toBe(false);
  expect(await read(undefined, 1)).toMatchObject({ v: 2, day, moment: 1, roots: [], own: null });
});

test('all that everybody owns is counted once, and each finds it whole under the root in the log', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => join()));
  const poor = await join(false);
  await candor.call('POST /account/executeUserCutTurn', {
    token: people[0]?.token,
    body: { fromType: 1, toType: 3, currencyCode: 'USDT', amount: '12.5' },
  });
  expect(await take(2)).toBe(true);
  await candor.server.services.publicLog.settle();

  const visitor = await read();
  expect(visitor).toMatchObject({ own: null, roots: [{ currency: 'USDT', decimals: 6, sum: '50000', leaves: 256 }] });
  expect(visitor.house).toContainEqual({ name: 'insurance', currency: 'USDT', amount: expect.any(String) });
  const latest = await candor.server.services.db.query<{ id: string }>('select max(id) as id from journal');
  expect(visitor.journalId).toBe(latest[0]?.id);
  const salts = new Set<string>();
  for (const person of people) {
    const answer = await read(person.token);
    const salt = answer.own?.salt ?? '';
    expect(answer.own?.parts.length).toBeGreaterThanOrEqual(2);
    expect(found(answer, await ownerOf(person, salt))).toEqual([
      { USDT: true, inTotal: true, wholeBalance: true, ownSalt: true, sumLogged: true },
    ]);
    salts.add(salt);
  }
  expect(salts.size).toBe(5);
  expect((await read(poor.token)).own).toEqual({ salt: null, parts: [] });
});

test('who stands in a tree can not be told from outside: neither by a leaf, nor by the number of them', async () => {
  const { db } = candor.server.services;
  const all = await db.query<{ user_id: string | null; units: string; hash: string }>(
    `select user_id, units, encode(hash, 'hex') as hash from liability_part where day = $1 and moment = 2
      order by position`,
    [day],
  );
  expect(all.map(({ hash }) => hash)).toEqual(all.map(({ hash }) => hash).toSorted());
  const parts = Map.groupBy(
    all.filter(({ user_id: user }) => user !== null),
    ({ user_id: user }) => user,
  );
  expect(parts.size).toBe(5);
  for (const own of parts.values()) {
    expect([2, 3, 4]).toContain(own.length);
    expect(own.reduce((sum, { units }) => sum + BigInt(units), 0n)).toBe(10_000_000_000n);
  }
  expect(new Set(all.map(({ hash }) => hash)).size).toBe(256);
});

test('another root, sum or moment than the log has said is found', async () => {
  const answer = await read();
  const lies: Liabilities[] = [
    { ...answer, roots: answer.roots.map((root) => ({ ...root, hash: '0'.repeat(64) })) },
    { ...answer, roots: answer.roots.map((root) => ({ ...root, sum: '49999' })) },
    { ...answer, roots: answer.roots.map((root) => ({ ...root, leaves: 512 })) },
    { ...answer, roots: [] },
    { ...answer, moment: 1 },
    { ...answer, takenAt: answer.takenAt + 1 },
    { ...answer, journalId: '1' },
    { ...answer, proof: (await read(undefined, 1)).proof },
  ];
  const owner = { names: [], salt: null, lines: [{ ...ownedLine, journalId: '1' }] };
  expect(found(answer, owner)).toMatchObject([{ sumLogged: true }]);
  // An entry that says the same lie, but is not the one in the log.
  const [, entry = ''] = /^extra (.*)$/m.exec(answer.proof ?? '') ?? [];
  const forged = Buffer.from(entry, 'base64')
    .toString()
    .replace(`"day": ${day}`, `"day": ${day + 1}`);
  const proof = answer.proof?.replace(entry, Buffer.from(forged).toString('base64')) ?? null;
  lies.push({ ...answer, day: day + 1, proof });
  for (const lie of lies) expect(found(lie, owner)).toMatchObject([{ sumLogged: false }]);
});

test('what was published stays, and so does the salt of a customer', async () => {
  const { db } = candor.server.services;
  for (const change of [
    'update liability_total set sum = 1',
    'delete from liability_moment',
    'update liability_salt set made_at = 0',
  ])
    await expect(db.query(change)).rejects.toThrow(/append-only/);
});

test('nothing public links leaves with each other, with days or with accounts', async () => {
  const { db } = candor.server.services;
  const people = await db.query<{ id: string; account: string }>('select id, account from customer');
  const anybody = JSON.stringify(await read());
  for (const { id, account } of people) for (const name of [id, account]) expect(anybody).not.toContain(name);
  await candor.server.services.publicLog.settle();
  const log = (await readLog(candor.server.url)).told.filter(({ kind }) => kind === 'liabilities');
  for (const { id, account } of people)
    for (const name of [id, account]) expect(JSON.stringify(log)).not.toContain(name);

  const next = { day: day + 20, moment: 2 as const };
  await takeLiabilities(candor.server.services, next);
  const hashes = await db.query<{ hash: string; times: number }>(
    `select encode(hash, 'hex') as hash, count(*)::integer as times from liability_part group by hash`,
  );
  expect(hashes.every(({ times }) => times === 1)).toBe(true);
  // Who knows every name and every balance, and no salt, finds no leaf.
  const seen = new Set(hashes.map(({ hash }) => hash));
  const parts = await db.query<{ units: string; account: string; part: number }>(
    `select units, account, part from liability_part join customer on id = user_id`,
  );
  const guesses = parts.flatMap(({ units, account, part }) =>
    ['', `${day}`, `${part}`].map((nonce) => sha256(`0|${nonce}|${sha256(account)}|${units}`)),
  );
  expect(guesses.length).toBeGreaterThan(20);
  expect(guesses.filter((guess) => seen.has(guess))).toEqual([]);
});

test('a day before there were two moments is answered as it was', async () => {
  const { db } = candor.server.services;
  const { userId, token } = await join(false);
  const [own, other] = [sha256(`0|n|${userId}|5`), sha256('0|m|other|7')];
  const top = sha256(`1|5|${own}|7|${other}`);
  await db.batch([
    { sql: 'insert into liability_day (day, taken_at, journal_id) values (7, 70, 1)' },
    {
      sql: `insert into liability_root (day, currency, sum, hash, leaves) values (7, 'USDT', 12, $1, 2)`,
      params: [top],
    },
    {
      sql: `insert into liability_leaf (day, currency, user_id, position, nonce, balance)
        values (7, 'USDT', $1, 0, $2, 5)`,
      params: [userId, 'n'.padEnd(64)],
    },
    { sql: `insert into liability_node values (7, 'USDT', 0, 1, 7, $1)`, params: [other] },
  ]);
  const { data } = await candor.call('GET /fair/liabilities', { token, query: { day: 7 } });
  expect(data).toMatchObject({ v: 1, day: 7, takenAt: 70, roots: [{ sum: '0.000012', hash: top, leaves: 2 }] });
  expect(data.own).toMatchObject({
    userId,
    leaves: [{ currency: 'USDT', balance: '0.000005', path: [{ side: 'right', sum: '0.000007', hash: other }] }],
  });
});

test('one that was broken off is begun anew, and shows nothing before', async () => {
  const { db } = candor.server.services;
  const stray = (name: string) =>
    db.query(
      `insert into liability_part (day, moment, currency, position, part, units, hash)
        values ($1, 1, $2, 0, 1, 5, sha256('x'))`,
      [day + 1, name],
    );
  await stray('USDT');
  expect((await candor.call('GET /fair/liabilities', { query: { day: day + 1 } })).code).toBe(404);
  expect(await takeLiabilities(candor.server.services, { day: day + 1, moment: 1 })).toBe(true);
  const { data } = await candor.call('GET /fair/liabilities', { query: { day: day + 1 } });
  expect(data.roots).toMatchObject([{ currency: 'USDT', sum: '50000', leaves: 256 }]);
});

test('the invariants are counted in the tables, whatever is open', async () => {
  const { token } = await candor.signUp();
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(250);
  await candor.call('POST /portal/order/contractOrder', {
    token,
    body: { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '100' },
  });
  const journals = Number(
    (await candor.server.services.db.query<{ n: string }>('select count(*) as n from journal'))[0]?.n,
  );
  expect((await candor.call('GET /fair/invariants')).data).toMatchObject({
    sums: [{ currency: 'USDT', sum: '0' }],
    negativeAccounts: 0,
    heldOtherwise: 0,
    journals,
    holds: true,
  });
});

test('a hold that no order explains is found', async () => {
  const { userId } = await candor.signUp();
  await candor.advance(6_000);
  await candor.server.services.db.query(
    'update account set available = available - 5, frozen = frozen + 5 where owner = $1 and type = 1',
    [userId],
  );
  expect((await candor.call('GET /fair/invariants')).data).toMatchObject({ heldOtherwise: 1, holds: false });
});

test('what is held counts, and a balance that is left out is missed', async () => {
  const person = await join();
  await candor.call('POST /portal/order/contractOrder', {
    token: person.token,
    body: { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '100' },
  });
  day += 2;
  expect(await take(1)).toBe(true);
  const honest = await read(person.token, 1);
  expect(found(honest, await ownerOf(person))).toMatchObject([{ inTotal: true, wholeBalance: true }]);

  const without: Liabilities = { ...honest, own: { salt: honest.own?.salt ?? null, parts: [] } };
  expect(found(without, await ownerOf(person))).toMatchObject([{ inTotal: true, wholeBalance: false }]);
});

test('a tree of many blocks leads every leaf of everybody to its root, in each currency', async () => {
  const { db } = candor.server.services;
  const people = 150;
  await db.query(
    `insert into account (id, owner, type, currency, available, frozen)
      select 'many-' || i || ':' || type || ':' || currency, 'many-' || i, type, currency, i * 1000 + type, i % 3
        from generate_series(1, $1::integer) i, (values (1, 'BTC'), (2, 'BTC'), (2, 'ETH')) as kind (type, currency)`,
    [people],
  );
  const at = { day: day + 3, moment: 1 as const };
  expect(await takeLiabilities(candor.server.services, at)).toBe(true);
  const { data } = await candor.call('GET /fair/liabilities', { query: at });
  const wide = data.roots.filter(({ currency }) => currency !== 'USDT');
  expect(wide.map(({ currency }) => currency)).toEqual(['BTC', 'ETH']);
  expect(wide.every(({ leaves }) => [512, 1024].includes(leaves))).toBe(true);
  const places = new Set<string>();
  for (const i of [1, 2, 77, people]) {
    const own = await ownParts(db, at, `many-${i}`);
    const answer = { ...data, own } as Liabilities;
    const steps = verifyLiabilities(answer, { names: [`many-${i}`], salt: own.salt, lines: null });
    expect(steps.map(({ currency }) => currency)).toEqual(['BTC', 'ETH']);
    for (const { steps: one } of steps)
      expect(one).toContainEqual(expect.objectContaining({ name: 'inTotal', ok: true }));
    for (const { currency, position } of own.parts) places.add(`${currency} ${position}`);
    expect(verifyLiabilities(answer, { names: ['many-3'], salt: own.salt, lines: null })).not.toEqual(steps);
  }
  expect(places.size).toBeGreaterThanOrEqual(16);
});
