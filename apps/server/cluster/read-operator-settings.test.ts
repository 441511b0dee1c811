import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { openOperatorSettings, type OperatorSettings } from '../operators/operator-settings.ts';

let opened: TestDatabase;
let db: Database;
beforeEach(async () => {
  opened = await openTestDatabase();
  ({ db } = opened);
});
afterEach(() => opened.drop());

const open = (): Promise<OperatorSettings> => openOperatorSettings(db, { now: () => 5_000 }, 'real', '26300');
const text = {
  family: 'notice',
  key: 'n',
  language: 'vi',
  title: 'Tin',
  summary: '',
  text: 'Chữ',
  image: null,
  link: null,
  hidden: false,
  position: 1,
  changedAt: 1,
  changedBy: 'o',
} as const;

test('what one process has changed another one reads: countries, texts, lines and rate', async () => {
  await db.query(
    `insert into operator (id, name, name_key, role, password_hash, created_at) values ('o', 'o', 'o', 'admin', '', 0)`,
  );
  const [here, there] = [await open(), await open()];
  there.texts.offer('notice', () => []);
  const changes = [
    { statements: [here.countries.change('VN', 'fast', true)].map(({ statement }) => statement) },
    { statements: [here.texts.save(text).statement] },
    { statements: [here.texts.saveLines({ customerLink: 'https://help.example', lines: [] }).statement] },
    { statements: [here.rates.change('27000', 6_000).statement] },
  ];
  for (const { statements } of changes) await db.batch(statements);
  const seen = () => ({
    countries: there.countries.list(),
    title: there.texts.find('notice', 'n', 'vi')?.title,
    link: there.texts.lines.customerLink,
    rate: there.rates.vndPerUsdt,
  });
  expect(seen()).toEqual({ countries: [], title: undefined, link: null, rate: '26300' });
  await there.reload();
  const changed = {
    countries: [{ country: 'VN', enabled: ['fast'] }],
    title: 'Tin',
    link: 'https://help.example',
    rate: '27000',
  };
  expect(seen()).toEqual(changed);
  await db.batch([
    here.countries.change('VN', 'fast', false).statement,
    here.texts.remove('notice', 'n', 'vi').statement,
  ]);
  await there.reload();
  expect(seen()).toEqual({ ...changed, countries: [], title: undefined });
});
