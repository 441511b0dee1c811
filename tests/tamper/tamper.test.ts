import { platformDay } from '@candor/core/platform-day.ts';
import { tilesBetween } from '@candor/verifier/log/one-history.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBooks } from '../../apps/server/books/run-checks.ts';
import type { Database } from '../../apps/server/db/database.ts';
import { tamper } from '../../apps/server/db/test-tamper.ts';
import { takeLiabilities } from '../../apps/server/features/fair/liabilities/take-liabilities.ts';
import { readLog } from '../../apps/server/log/test-reader.ts';
import { createOperator } from '../../apps/server/operators/create-operator.ts';
import { takeStatistics } from '../../apps/server/statistics/take-statistics.ts';
import { launchBrowser, openPhone, type Browser, type Phone } from '../journeys/browser.ts';
import { signIn } from '../journeys/sign-in.ts';
import { entriesNow, writeLogAnew } from './cover.ts';
import { isLogged, placeOnTicket, soon, trade } from './customer.ts';
import { openHouse, type House } from './house.ts';
import { lies, type Victim, noReserves } from './lies.ts';
import { comesBack, memoryOf, misses, newWitness, seesLog, type WitnessFolder } from './onlookers.ts';
import { rows, type Row } from './rows.ts';
import { verdictOn } from './verdict.ts';

/** What somebody outside holds of the log. */
interface Held {
  readonly memory: readonly (readonly [string, string])[];
  readonly witness: WitnessFolder;
}
let house: House;
let browser: Browser;
let phone: Phone;
/** As all was when the house had told the truth for the last time. */
let held: Held;
const watching: WitnessFolder[] = [];
let victim: Victim;
/** An order of the last second, whose promise nobody else has seen. */
let late: Victim;
let lateAt = 0;
let state: Awaited<ReturnType<Phone['context']['storageState']>>;

const minuteMs = 60_000;
const until = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time - Date.now()));

/** What a house of some days has besides: operators who act, statistics, and what is owed with all that was traded. */
async function growOld(db: Database): Promise<void> {
  const clock = { now: Date.now };
  for (const name of ['first', 'second', 'third']) await createOperator(db, name, 'admin', Date.now());
  await takeLiabilities({ db, reads: db, clock, reserves: noReserves }, { day: platformDay(Date.now()), moment: 2 });
  await takeStatistics({ db, reads: db, clock });
  await db.query(`insert into log_intake (kind, time, facts)
    select 'audit', 5, jsonb_build_object('seq', seq, 'hash', hash)::text
      from operator_audit order by seq desc limit 1`);
}

/** Waits until the log tells of the last start, so that it is another one than that of any other copy. */
const goneOn = (): Promise<void> =>
  soon(async () => (await readLog(house.base)).told.filter(({ kind }) => kind === 'start').length === 3);

const tellsAll = async (): Promise<boolean> => {
  const { told } = await readLog(house.base);
  const tells = (wanted: string): boolean => told.some(({ kind, moment = 2 }) => kind === wanted && moment === 2);
  return ['audit', 'statistics', 'liabilities'].every(tells);
};

beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), launchBrowser()]);
  phone = await openPhone(browser, { noWorker: true });
  await phone.context.addInitScript(() => localStorage.setItem('locale', 'vi'));
  await phone.page.goto(house.base);
  const user = await signIn(house, phone, 'nguoixem2026');
  const { userId } = (JSON.parse(user.session) as { userInfo: { userId: string } }).userInfo;
  victim = { userId, orderNo: await placeOnTicket(phone) };
  // That minute of the tape and the one after are stored by then, and in the log.
  const closedAt = (Math.floor(Date.now() / minuteMs) + 2) * minuteMs + 3_000;
  await trade(user);
  await soon(() => isLogged(user, victim.orderNo));
  await until(closedAt);
  await house.stop();
  await house.change(growOld);
  await house.start();
  await soon(tellsAll);
  const witness = await newWitness();
  watching.push(witness);
  await witness.look(house.base);
  await seesLog(phone);
  held = { witness, memory: await memoryOf(phone) };
  [late, lateAt] = [{ userId, orderNo: await placeOnTicket(phone) }, Date.now()];
  // The phone keeps what it was promised a moment after the answer.
  await soon(async () => {
    state = await phone.context.storageState({ indexedDB: true });
    return JSON.stringify(state).includes(late.orderNo);
  });
  await house.stop();
  await house.keep();
}, 300_000);
afterAll(async () => {
  await browser.close();
  await house.close();
  for (const one of watching) await one.drop();
});

const guilty = { code: 1, wrong: ['oneHistory'], right: ['signature', 'signature'] };

/** Starts on a copy of the truth, with a lie told while nothing ran. @returns what its own look at its books finds */
async function serve(
  { lie, log = (all) => all }: Pick<Row, 'lie' | 'log'>,
  whom = victim,
  besides: readonly string[] = [],
): Promise<string[]> {
  let wrong: string[] = [];
  await house.stop();
  await house.begin();
  await house.change(async (db, data) => {
    await lie?.(db, whom);
    await writeLogAnew(db, log(await entriesNow(db)));
    await tamper(db, ...besides.map((sql) => ({ sql })));
    await data.forget();
    const { faults } = await checkBooks(db, Date.now(), 'whole');
    wrong = Object.entries(faults).flatMap(([part, places]) => (places.length > 0 ? [part] : []));
  });
  await house.start();
  return wrong;
}

/** Both look at what is served now, and the house is shut. */
async function look({ memory, witness }: Held) {
  const own = await witness.copy();
  const { said, evidence } = await own.look(house.base);
  const { found, evidence: file } = await comesBack(phone, memory);
  await house.stop();
  await own.drop();
  return { said, evidence, found, file: file ?? Buffer.alloc(0) };
}

interface Memory {
  readonly note: string;
  readonly keys: readonly string[];
}
const memoryIn = ({ memory }: Pick<Held, 'memory'>): Memory => JSON.parse(memory[0]?.[1] ?? '{}') as Memory;

/** Both checkpoints as a file, with the tiles between them as the house serves them. */
async function bothIn(before: Memory, now: Memory): Promise<Buffer> {
  const sizes = [before, now].map(({ note }) => Number(note.split('\n')[1]));
  const tiles = await tilesBetween(
    sizes[0] ?? 0,
    sizes[1] ?? 0,
    async (tile) => new Uint8Array(await (await fetch(`${house.base}/log/tile/${tile}`)).arrayBuffer()),
  );
  return Buffer.from(JSON.stringify({ notes: [before.note, now.note], keys: now.keys, tiles }));
}

/** As all was when the house had gone on with the truth. */
let later: Held;

test('the truth, started again, is found by nobody: the verdict on it is right', async () => {
  // By the same way as a lie, with nothing to tell.
  expect(await serve({})).toEqual([]);
  await goneOn();
  const witness = await held.witness.copy();
  watching.push(witness);
  const { said, evidence } = await witness.look(house.base);
  expect([said.match(/TWO HISTORIES|nothing proven|ANOTHER/), evidence]).toEqual([null, []]);
  expect(await comesBack(phone, held.memory)).toEqual({ found: 'grown', evidence: null });
  later = { witness, memory: await memoryOf(phone) };
  const file = await bothIn(memoryIn(held), memoryIn(later));
  await house.stop();
  expect(verdictOn(file)).toEqual({ code: 0, wrong: [], right: ['signature', 'signature', 'oneHistory'] });
});

test.each(rows)('$name: the phone and the witness find it, and anybody judges their files', async (row) => {
  expect(await serve(row)).toEqual(row.books);
  const { said, evidence, found, file } = await look(held);
  expect([found, said]).toEqual([row.phone, expect.stringContaining('TWO HISTORIES')]);
  expect([file, ...evidence].map(verdictOn)).toEqual([guilty, guilty]);
});

test('two logs for two customers: who was shown one is found out by the other, and by who has seen both', async () => {
  await serve({});
  await goneOn();
  const { said, evidence, found, file } = await look(later);
  expect([found, said]).toEqual(['forked', expect.stringContaining('TWO HISTORIES')]);
  expect([file, ...evidence].map(verdictOn)).toEqual([guilty, guilty]);
});

test('a whole database with a log of its own is red on the phone, and nothing ties it to the old key', async () => {
  await serve({ lie: lies.balances, log: () => [] }, victim, ['delete from public_log']);
  const { said, evidence, found, file } = await look(held);
  expect([found, said, evidence]).toEqual(['unnamed', expect.stringContaining('ANOTHER LOG BEGINS'), []]);
  expect(verdictOn(file)).toEqual({ code: 2, wrong: [], right: ['signature'] });
});

test('a house that leaves its last checkpoint beside the database is told on by its own server', async () => {
  await house.stop();
  await house.begin();
  await house.change(async (db) => {
    await lies.balances(db, victim);
    await writeLogAnew(db, await entriesNow(db));
  });
  await house.start();
  const { said, evidence, found } = await look(held);
  expect([found, said, evidence]).toEqual(['another', expect.stringContaining('ANOTHER LOG BEGINS'), []]);
});

test('an order dropped before anybody saw the log with it is found by its owner, who holds the promise', async () => {
  const size = Number(memoryIn(held).note.split('\n')[1]);
  expect(await serve({ lie: lies.droppedUnseen, log: (all) => all.slice(0, size) }, late)).toEqual([]);
  // Before a minute is over nothing is missing.
  await until(lateAt + minuteMs + 2_000);
  const own = await openPhone(browser, { noWorker: true, state });
  await own.page.goto(house.base);
  const file = await misses(own);
  const witness = await held.witness.copy();
  const seen = await witness.look(house.base);
  await house.stop();
  expect([seen.said.match(/TWO HISTORIES|nothing proven|ANOTHER/), seen.evidence]).toEqual([null, []]);
  expect(verdictOn(file)).toMatchObject({ code: 1, wrong: ['keptPromise'] });
  await own.close();
  await witness.drop();
});
