import { expect, test } from 'vitest';
import type { Row } from '../engine/rows/table.ts';
import { statementLines } from './statement-lines.ts';

const entry = (journal: number, line: number): Row => ({
  journal_id: String(journal),
  line,
  type: 1,
  currency: 'USDT',
  kind: 'fast-win',
  reference: 'o1',
  available: '1500000',
  frozen: '-1',
  available_after: '7',
  frozen_after: '0',
  time: '1000',
});
/** Three entries each of many journals. */
const all = Array.from({ length: 2_700 }, (_, i) => entry(Math.floor(i / 3) + 1, i % 3));

function stored(rows: readonly Row[]) {
  const asked: unknown[][] = [];
  const query = <Item>(_sql: string, params: readonly unknown[] = []): Promise<Item[]> => {
    asked.push([...params]);
    const [journal, line] = [Number(params[3]), Number(params[4])];
    const later = rows.filter(
      (row) => Number(row.journal_id) > journal || (Number(row.journal_id) === journal && Number(row.line) > line),
    );
    return Promise.resolve(later.slice(0, 1_000) as Item[]);
  };
  return { asked, query };
}

test('reads in pieces, within a journal too, and forgets no line', async () => {
  const db = stored(all);
  const ids: unknown[] = [];
  for await (const line of statementLines(db, { userId: 'u', from: 1, to: 2 })) ids.push((line as { id: string }).id);
  expect(ids).toEqual(all.map((row) => `${row.journal_id}-${row.line}`));
  expect(db.asked).toEqual([
    ['u', 1, 2, '0', -1],
    ['u', 1, 2, '334', 0],
    ['u', 1, 2, '667', 1],
  ]);
});

test('a line is that of the statement, in decimals of its currency', async () => {
  const lines: object[] = [];
  for await (const line of statementLines(stored(all.slice(0, 1)), { userId: 'u', from: 1, to: 2 })) lines.push(line);
  expect(lines).toEqual([
    {
      kind: 'statement',
      id: '1-0',
      time: 1_000,
      accountType: 1,
      currencyCode: 'USDT',
      what: 'fast-win',
      amount: '1.5',
      frozenAmount: '-0.000001',
      available: '0.000007',
      frozen: '0',
      journalId: '1',
      reference: 'o1',
    },
  ]);
});
