import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from './db/test-database.ts';
import { openClock } from './clock.ts';
import { lastTime, openInstallation } from './installation.ts';
import { settingsOf, SettingsError, type Settings } from './settings.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
beforeEach(() => opened.db.query('delete from installation'));
afterAll(() => opened.drop());

const settings = (changes: Partial<Settings> = {}): Settings => ({ ...settingsOf({}), ...changes });

test('the mode of the first start is for good, both ways', async () => {
  const { db } = opened;
  expect(await openInstallation(db, settings({ MODE: 'real' }))).toMatchObject({ mode: 'real', isNew: true });
  await expect(openInstallation(db, settings())).rejects.toThrow(SettingsError);
  await expect(openInstallation(db, settings())).rejects.toThrow(/^MODE: this data is real for good/);
  expect(await openInstallation(db, settings({ MODE: 'real' }))).toMatchObject({ mode: 'real', isNew: false });
});

test('two first starts at once make one installation', async () => {
  const both = await Promise.all([openInstallation(opened.db, settings()), openInstallation(opened.db, settings())]);
  expect(new Set(both.map(({ createdAt }) => createdAt)).size).toBe(1);
  expect(both.filter(({ isNew }) => isNew)).toHaveLength(1);
});

test('the last time is the later of the last journal and the last mark', async () => {
  const { db } = opened;
  expect(await lastTime(db)).toBe(0);
  await db.query(`insert into journal values (1, 'transfer', 'r', 1000), (2, 'transfer', 'r', 1500)`);
  expect(await lastTime(db)).toBe(1_500);
  await db.query('insert into tape_frame (time, data) values ($1, $2)', [2_000, Buffer.from('x')]);
  expect(await lastTime(db)).toBe(2_000);
  await db.query(`insert into journal values (3, 'transfer', 'r', 3000)`);
  expect(await lastTime(db)).toBe(3_000);
});

test('a closed minute of the tape is over, also when later frames are lost and the clock is set back', async () => {
  const { db } = opened;
  await db.query(`insert into tape_chunk values ('BTCUSDT', 120000, 0, 1, $1, $1, $2)`, [
    '0'.repeat(64),
    Buffer.from('x'),
  ]);
  expect(await lastTime(db)).toBe(179_999);
  expect(openClock(await lastTime(db), () => 125_000).now()).toBeGreaterThanOrEqual(180_000);
});
