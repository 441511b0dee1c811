import { platformDay, platformDayStartOf } from '@candor/core/platform-day.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { isSignedRound, openBeacon, valueOf } from './drand.ts';
import { openPublicValues, preparePublicValues, type PublicValues } from './public-values.ts';
import { openTestBeacon, type TestBeacon } from './test-beacon.ts';

const today = platformDay(Date.UTC(2026, 10, 24, 10));
const tomorrow = today + 1;
const midnight = platformDayStartOf(tomorrow);
let opened: TestDatabase;
let beacon: TestBeacon;
let now: number;
let warned: unknown[];
beforeEach(async () => {
  [opened, beacon] = await Promise.all([openTestDatabase(), openTestBeacon(1_700_000_000)]);
  [now, warned] = [Date.UTC(2026, 10, 24, 10), []];
});
afterEach(() => Promise.all([opened.drop(), beacon.close()]));

const open = (url: string | undefined = beacon.url): Promise<PublicValues> =>
  openPublicValues({ db: opened.db, clock: { now: () => now }, url, warn: (error) => warned.push(error) });
const stored = (): Promise<Record<string, unknown>[]> =>
  opened.db.query(
    `select day, chain, round::int as round, named_at::text as named, signature, closed_at::text as closed
      from public_value order by day`,
  );
const logged = async (): Promise<unknown[]> =>
  (await opened.db.query<{ facts: string }>(`select facts from log_intake where kind = 'seed' order by id`)).map(
    ({ facts }): unknown => JSON.parse(facts),
  );
const round = Math.ceil((midnight - 60_000 - 1_700_000_000_000) / 3_000) + 1;

test('without an address no value is named, and none is said', async () => {
  const values = await openPublicValues({ db: opened.db, clock: { now: () => now }, url: undefined, warn: () => {} });
  await values.look();
  expect([await stored(), await logged(), values.of(today), values.of(tomorrow)]).toEqual([[], [], '', '']);
});

test('who only reads settles nothing, and knows which days may change', async () => {
  await open();
  const reading = preparePublicValues({ db: opened.db, clock: { now: () => now }, url: beacon.url, warn: () => {} });
  await reading.read();
  expect([reading.isFinal(today), reading.isFinal(tomorrow)]).toEqual([true, false]);
  now = midnight - 5_000;
  await reading.read();
  expect([(await stored())[0]?.['closed'], reading.isFinal(tomorrow)]).toEqual([null, false]);
  now = midnight - 58_000;
  await (await open()).look();
  await reading.read();
  expect([reading.isFinal(tomorrow), reading.of(tomorrow)]).toEqual([true, (await open()).of(tomorrow)]);
});

test('the round of tomorrow is named before it exists, and its value goes into that day alone', async () => {
  const values = await open();
  const named = { day: tomorrow, chain: beacon.chain, round, named: String(now), signature: null, closed: null };
  expect(await stored()).toEqual([named]);
  await values.look();
  expect([beacon.asked, values.of(tomorrow)]).toEqual([[], '']);
  now = midnight - 58_000;
  await values.look();
  const [row] = await stored();
  const signature = String(row?.['signature']);
  expect(row).toEqual({ ...named, signature, closed: String(now) });
  expect(valueOf(signature)).toBe(values.of(tomorrow));
  expect(values.of(tomorrow)).toMatch(/^[0-9a-f]{64}$/);
  expect([values.of(today), values.of(tomorrow + 1)]).toEqual(['', '']);
  const told = { day: tomorrow, chain: beacon.chain, round };
  expect(await logged()).toEqual([told, { ...told, signature }]);
  expect(await (await openBeacon(beacon.url)).signatureOf(round)).toBe(signature);
  expect((await open()).of(tomorrow)).toBe(values.of(tomorrow));
  expect(isSignedRound('0'.repeat(192), round, signature)).toBe(false);
});

test('one that is late is left out before its day begins, is said, and stays left out', async () => {
  const values = await open();
  beacon.mode = 'silent';
  now = midnight - 20_000;
  await values.look();
  expect([(await stored())[0]?.['closed'], warned.length]).toEqual([null, 1]);
  now = midnight - 10_000;
  await values.look();
  expect(await stored()).toMatchObject([{ day: tomorrow, signature: null, closed: String(now) }]);
  beacon.mode = 'answers';
  now = midnight + 5_000;
  await values.look();
  expect([values.of(tomorrow), (await open()).of(tomorrow)]).toEqual(['', '']);
  expect((await logged()).slice(0, 2)).toEqual([
    { day: tomorrow, chain: beacon.chain, round },
    { day: tomorrow, chain: beacon.chain, round, signature: null },
  ]);
});

test('a round that another has signed counts as none', async () => {
  const values = await open();
  beacon.mode = 'lies';
  now = midnight - 30_000;
  await values.look();
  expect(String(warned[0])).toContain(`did not sign round ${round}`);
  expect(await stored()).toMatchObject([{ signature: null, closed: null }]);
});

test('who was down at midnight takes the value before there is a price of the day', async () => {
  await open();
  now = midnight + 3_600_000;
  const values = await open();
  expect(values.of(tomorrow)).toMatch(/^[0-9a-f]{64}$/);
  expect((await stored()).map(({ day }) => day)).toEqual([tomorrow, tomorrow + 1]);
});

test('a round of another chain is not taken for the one that was named', async () => {
  await open();
  const other = await openTestBeacon(1_600_000_000);
  now = midnight + 1_000;
  const values = await open(other.url);
  expect([values.of(tomorrow), other.asked]).toEqual(['', []]);
  await other.close();
});

test('what was named and what was taken can not be changed', async () => {
  const values = await open();
  const change = (what: string): Promise<unknown> => opened.db.query(`update public_value set ${what}`);
  await expect(change('round = round + 1')).rejects.toThrow('stays as it is');
  now = midnight - 30_000;
  await values.look();
  await expect(change(`signature = null`)).rejects.toThrow('stays as it is');
  await expect(change(`closed_at = closed_at + 1`)).rejects.toThrow('stays as it is');
  await expect(opened.db.query('delete from public_value')).rejects.toThrow();
});
