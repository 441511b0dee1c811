import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { verifyReceipt } from '@candor/verifier/receipt.ts';
import type { Tape } from '@candor/verifier/text.ts';
import { expect, test } from 'vitest';
import { decodeMarks } from '../../market/tape/codec.ts';

const folder = new URL('../../db/landed/', import.meta.url);
const dumps = readdirSync(folder).filter((name) => name.endsWith('.sql.gz'));

/** The rows of a table in a dump, as they are written. */
function rowsOf(dump: string, table: string): string {
  const begin = dump.search(new RegExp(`INSERT INTO public.${table} (OVERRIDING SYSTEM VALUE )?VALUES`));
  return begin < 0 ? '' : dump.slice(begin, dump.indexOf(');\n', begin) + 1);
}

const receiptsIn = (dump: string) =>
  [...rowsOf(dump, 'receipt').matchAll(/\('([\w-]+)', (\d+), \d+, '([^']+)'(?:, \d+, '\\x\w+')?\)/g)].map(
    ([, orderNo = '', journalId = '', content = '']) => ({
      orderNo,
      journalId,
      content,
      contentHash: hash('sha256', content, 'hex'),
    }),
  );

const tapesIn = (dump: string): Tape[] =>
  [...rowsOf(dump, 'tape_chunk').matchAll(/\('(\w+)', \d+, (\d+), \d+, '(\w+)', '(\w+)', '\\x(\w+)'\)/g)].map(
    ([, symbol = '', firstSeq = '', prevHash = '', headHash = '', data = '']) => ({
      symbol,
      prevHash,
      headHash,
      marks: decodeMarks(symbol, Number(firstSeq), Buffer.from(data, 'hex')).map(
        ({ seq, time, price, backfilled }) => ({
          seq,
          time,
          price: formatPlain(price, 8),
          backfilled,
        }),
      ),
    }),
  );

test('there are data of landed versions with receipts in them', () => {
  expect(dumps.length).toBeGreaterThan(1);
});

test.each(dumps)('every receipt of %s is right by the verifier of today', (name) => {
  const dump = gunzipSync(readFileSync(new URL(name, folder))).toString();
  const [receipts, tapes] = [receiptsIn(dump), tapesIn(dump)];
  expect(receipts.length).toBeGreaterThan(1);
  expect(receipts.length).toBe(rowsOf(dump, 'receipt').split("'terms ").length - 1);
  for (const receipt of receipts) {
    const steps = verifyReceipt(receipt, tapes);
    expect(steps.filter(({ ok }) => ok !== true)).toEqual([]);
    // What an opening rests on is less than what a settlement does.
    expect(steps.length).toBeGreaterThan(receipt.content.startsWith('terms fast|') ? 6 : 3);
  }
});
