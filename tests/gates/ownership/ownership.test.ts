import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../apps/server/test-server.ts';
import { expectAbsent, expectOwn, type Reply } from './absent.ts';
import { namings, undeclaredIds, type Naming } from './named-things.ts';
import { equip, image, mark, owned, shared, type Thing } from './owned-things.ts';
import type { Person } from './person.ts';

let bench: TestServer;
beforeAll(async () => {
  bench = await openTestServer();
});
afterAll(() => bench.close());

const keyOf = ({ call, field }: Naming): string => `${call} ${field}`;

test('every id that a customer’s call takes belongs to somebody who is made here, or to nobody', () => {
  expect(undeclaredIds).toEqual([]);
  expect(namings.map(keyOf).sort()).toEqual([...Object.keys(owned), ...shared].sort());
});

async function person(): Promise<Person> {
  const { token, userId } = await bench.signUp();
  const { data } = await bench.call('GET /player/getInfo', { token });
  const one = { token, userId, account: data.account ?? '' };
  await equip(bench, one);
  return one;
}

/** The rest of the one item of a list. */
const itemOf = (body: object | undefined, list: string): object | undefined =>
  (body as Record<string, object[]> | undefined)?.[list]?.[0];

/** Sends the call as it is, with an id in its place. */
async function send(
  { call, part, field }: Naming,
  { token }: Person,
  id: string,
  rest: Thing['rest'] = {},
): Promise<Reply> {
  const [method = '', path = ''] = call.split(' ');
  const named = field === 'files' ? [id] : id;
  const [list = '', inList] = field.split('.');
  const at = (which: Naming['part']): object => {
    if (part !== which) return {};
    return inList === undefined ? { [field]: named } : { [list]: [{ ...itemOf(rest.body, list), [inList]: named }] };
  };
  const query = new URLSearchParams({ ...rest.query, ...at('query') });
  const reply = await fetch(`${bench.server.url}${path.replace(/\{\w+\}/, id)}${query.size > 0 ? `?${query}` : ''}`, {
    method,
    headers: { 'content-type': 'application/json', 'coin-auth': token, lang: 'en' },
    ...(method === 'POST' ? { body: JSON.stringify({ ...rest.body, ...at('body') }) } : {}),
  });
  return { status: reply.status, text: await reply.text() };
}

/** Everything that the database knows of a customer, but for when they were last seen. */
async function everythingOf(userId: string): Promise<object[]> {
  const { db } = bench.server.services;
  const columns = await db.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'owner', 'owner_id') order by 1`,
  );
  const rowsOf = columns.map(
    ({ table_name: table, column_name: column }) =>
      `select '${table}' as name, to_jsonb(t) - 'seen_at' as row from "${table}" t where "${column}" = $1`,
  );
  return db.query(`select * from (${rowsOf.join(' union all ')}) as everything order by name, row::text`, [userId]);
}

/** Photos that a form names beside the one in question are those of whoever hands it in. */
async function restOf({ rest }: Thing, asker: Person): Promise<Thing['rest']> {
  const body: Record<string, unknown> = { ...rest?.body };
  for (const [field, value] of Object.entries(body))
    if (value === `own ${field}`) body[field] = (await image(bench, asker)).id;
  return { ...rest, body };
}

const cases = namings.flatMap((naming) =>
  (owned[keyOf(naming)]?.makers ?? []).map((make, at) => [`${keyOf(naming)} ${at + 1}`, naming, make] as const),
);

test.each(cases)('%s: another’s is as if it did not exist, and its owner gets it', async (_name, naming, make) => {
  await mark(bench, '60000');
  const [owner, stranger] = [await person(), await person()];
  const thing = await make(bench, owner);
  expect(thing.id).toMatch(/^[A-Za-z0-9_-]+$/);
  const theirs = await restOf(thing, stranger);
  const before = await everythingOf(owner.userId);
  expect(before).not.toEqual([]);
  const missing = await send(naming, stranger, 'A'.repeat(thing.id.length), theirs);
  const foreign = await send(naming, stranger, thing.id, theirs);
  expectAbsent(missing, owned[keyOf(naming)]?.absent ?? 'not-found');
  expect(foreign).toEqual(missing);
  expect(await everythingOf(owner.userId)).toEqual(before);

  const own = await send(naming, owner, thing.id, await restOf(thing, owner));
  expectOwn(own, owned[keyOf(naming)]?.absent);
});
