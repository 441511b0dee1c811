import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { EventOutbox } from './event-outbox.ts';
import type { OutboxEntry, UserEvent } from './user-event.ts';

let opened: TestDatabase;
let db: Database;
beforeEach(async () => {
  opened = await openTestDatabase();
  ({ db } = opened);
});
afterEach(() => opened.drop());

const message = (reference: string): UserEvent => ({
  userId: 'an',
  event: 'notice',
  payload: [{ type: 'message', kind: 'liquidation', reference }],
});

interface Line {
  readonly entries: OutboxEntry[];
  isDown: boolean;
  append(entries: readonly OutboxEntry[]): Promise<void>;
}
function lineOf(): Line {
  const line: Line = {
    entries: [],
    isDown: false,
    async append(entries) {
      if (line.isDown) throw new Error('the line is down');
      line.entries.push(...entries);
    },
  };
  return line;
}

const waits: unknown[] = [];
const outboxOf = (line: Line, epoch = 1): EventOutbox =>
  new EventOutbox({ db, line, lease: { epoch }, onWaiting: (error) => waits.push(error) });
const rows = () =>
  db.query('select epoch::int as epoch, number::int as number, events from event_outbox order by 1, 2');
const references = ({ entries }: Line): unknown[] =>
  entries.flatMap(({ epoch, number, events }) =>
    events.map(({ payload }) => [epoch, number, (payload[0] as { reference: string }).reference]),
  );

/** As the engine does: rows with the transaction, told after it. */
async function commit(outbox: EventOutbox, ...names: string[]): Promise<void> {
  await db.batch(outbox.keep(() => names.forEach((name) => outbox.tell(message(name)))));
  outbox.committed();
}

test('what was told within a transaction is its row, and is handed over and forgotten after it', async () => {
  const line = lineOf();
  const outbox = outboxOf(line, 7);
  const statements = outbox.keep(() => outbox.tell(message('a')));
  expect(references(line)).toEqual([]);
  await db.batch(statements);
  expect(await rows()).toEqual([{ epoch: 7, number: 1, events: JSON.stringify([message('a')]) }]);
  outbox.committed();
  await commit(outbox, 'b', 'c');
  expect(outbox.keep(() => undefined)).toEqual([]);
  outbox.committed();
  await expect.poll(rows).toEqual([]);
  expect(references(line)).toEqual([
    [7, 1, 'a'],
    [7, 2, 'b'],
    [7, 2, 'c'],
  ]);
  await outbox.stop();
});

test('a transaction that was not written is told to nobody', async () => {
  const line = lineOf();
  const outbox = outboxOf(line);
  outbox.keep(() => outbox.tell(message('lost')));
  outbox.doubt();
  await commit(outbox, 'kept');
  await expect.poll(() => references(line)).toEqual([[1, 2, 'kept']]);
  await outbox.stop();
});

test('one that was written although nobody knew is told, before what came after it', async () => {
  const line = lineOf();
  const outbox = outboxOf(line);
  await db.batch(outbox.keep(() => outbox.tell(message('doubtful'))));
  outbox.doubt();
  await commit(outbox, 'next');
  await expect.poll(() => references(line).length).toBe(2);
  expect(references(line)).toEqual([
    [1, 1, 'doubtful'],
    [1, 2, 'next'],
  ]);
  await expect.poll(rows).toEqual([]);
  await outbox.stop();
});

test('while the line is down entries wait in their table, and the next writer hands them over first', async () => {
  const line = lineOf();
  line.isDown = true;
  const killed = outboxOf(line, 1);
  await commit(killed, 'a');
  await commit(killed, 'b');
  await expect.poll(() => waits.length).toBe(1);
  await killed.stop();
  expect(await rows()).toHaveLength(2);
  line.isDown = false;
  const next = outboxOf(line, 2);
  next.start();
  await commit(next, 'c');
  await expect.poll(rows).toEqual([]);
  expect(references(line)).toEqual([
    [1, 1, 'a'],
    [1, 2, 'b'],
    [2, 1, 'c'],
  ]);
  await next.stop();
});

test('more than memory holds comes from the table, all of it once it is read in order', async () => {
  const line = lineOf();
  line.isDown = true;
  const outbox = outboxOf(line);
  const all = Array.from({ length: 2_100 }, (_, index) => `m${index}`);
  for (const name of all) {
    const [row] = outbox.keep(() => outbox.tell(message(name)));
    expect(row).toBeDefined();
    if (row !== undefined) await db.query(row.sql, row.params);
    outbox.committed();
  }
  line.isDown = false;
  await expect.poll(rows, { timeout: 20_000 }).toEqual([]);
  expect(references(line).map((one) => (one as unknown[])[2])).toEqual(all);
  await outbox.stop();
});

test('what belongs to no transaction comes without a row, whatever was told before it', async () => {
  const line = lineOf();
  const outbox = outboxOf(line);
  await commit(outbox, 'a');
  outbox.tell(message('alone'));
  await expect.poll(() => references(line)).toContainEqual([1, 0, 'alone']);
  expect(references(line)).toEqual([
    [1, 1, 'a'],
    [1, 0, 'alone'],
  ]);
  await outbox.stop();
});

test('started while nothing waits, it hands over what comes later', async () => {
  const line = lineOf();
  const outbox = outboxOf(line);
  await commit(outbox, 'a');
  await expect.poll(rows).toEqual([]);
  outbox.start();
  await commit(outbox, 'b');
  await expect
    .poll(() => references(line))
    .toEqual([
      [1, 1, 'a'],
      [1, 2, 'b'],
    ]);
  await outbox.stop();
});
