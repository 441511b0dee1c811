import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { memoryBlobs } from '../files/blobs.ts';
import { openInstallation } from '../installation.ts';
import { settingsOf } from '../settings.ts';
import { openSecrets } from './key.ts';
import { reseal, type Reseal, type SealedColumn } from './reseal.ts';
import type { Secrets } from './secrets.ts';

const [a, b] = ['a1'.repeat(32), 'b2'.repeat(32)];
const contextOf = ({ id = '' }: Readonly<Record<string, string>>): string => `note ${id}`;
const notes: SealedColumn = { table: 'note', column: 'sealed', keys: ['id'], contextOf };
const rowCount = 120;

let data: TestDatabase;
let old: Secrets;
let newest: Secrets;
let said: string[];
beforeEach(async () => {
  data = await openTestDatabase();
  said = [];
  await openInstallation(data.db, settingsOf({}));
  old = await openSecrets(data.db, { DATA_DIR: '/nowhere', SECRETS_KEY: a });
  await data.db.query('create table note (id integer primary key, sealed text not null)');
  const ids = Array.from({ length: rowCount }, (_, at) => at + 1);
  await data.db.query('insert into note select * from unnest($1::integer[], $2::text[])', [
    ids,
    ids.map((id) => old.sealText(`text ${id}`, `note ${id}`)),
  ]);
  newest = await openSecrets(data.db, { DATA_DIR: '/nowhere', SECRETS_KEY: `${b},${a}` });
});
afterEach(() => data.drop());

const note = (fields: unknown, words?: string): void => void said.push(words ?? String(fields));
const begin = (columns: readonly SealedColumn[] = [notes]): Reseal =>
  reseal({
    db: data.db,
    secrets: newest,
    log: { info: note, error: note },
    now: () => Date.now(),
    columns,
    blobs: memoryBlobs(),
    fileContext: ({ id }) => `file ${id}`,
  });
const isNewest = (sealed: string): boolean => sealed.startsWith(newest.newestMark.toString('base64'));
const rows = () => data.db.query<{ id: number; sealed: string }>('select id, sealed from note order by id');
const keysInUse = async (): Promise<number> =>
  (await data.db.query('select id from sealing_key where retired_at is null')).length;

test('every row is sealed anew in portions, with its own text, and the old key is retired', async () => {
  const work = begin();
  await work.done;
  const after = await rows();
  expect(after.filter(({ sealed }) => !isNewest(sealed))).toEqual([]);
  expect(after.map(({ id, sealed }) => newest.openText(sealed, `note ${id}`))).toEqual(
    after.map(({ id }) => `text ${id}`),
  );
  expect([work.left, await keysInUse()]).toEqual([0, 1]);
  expect(said).toEqual([
    'sealing anew with the newest key',
    'sealed anew',
    'pictures are sealed anew',
    'everything is sealed with the newest key: older ones can be dropped from SECRETS_KEY',
  ]);
  // Nothing is left to do.
  said = [];
  await begin().done;
  expect(said).toEqual([]);
});

test('a stop ends it between two rows, both keys stay in use, and the next one goes on', async () => {
  const work = begin();
  await expect.poll(() => work.left).toBeLessThan(rowCount);
  await work.stop();
  expect(await keysInUse()).toBe(2);
  await begin().done;
  expect((await rows()).filter(({ sealed }) => !isNewest(sealed))).toEqual([]);
  expect(await keysInUse()).toBe(1);
});

test('a row that does not open stops it, is said, and keeps the old key in use', async () => {
  await data.db.query('update note set sealed = $1 where id = 7', [old.sealText('text 7', 'note 8')]);
  const work = begin();
  await work.done;
  expect(said.at(-1)).toBe('sealing anew was broken off; the next start goes on');
  expect(await keysInUse()).toBe(2);
  expect((await rows()).filter(({ sealed }) => !isNewest(sealed)).map(({ id }) => id)).toContain(7);
});

test('what somebody writes meanwhile stays', async () => {
  const slow: SealedColumn = {
    ...notes,
    contextOf(row) {
      void data.db.query('update note set sealed = $1 where id = 120', [newest.sealText('written', 'note 120')]);
      return contextOf(row);
    },
  };
  await begin([slow]).done;
  const written = (await rows()).at(-1)?.sealed ?? '';
  expect(newest.openText(written, 'note 120')).toBe('written');
});
