import { gzipSync } from 'node:zlib';
import { readBundle, verifyBundle, type Bundle } from '@candor/verifier/bundle.ts';
import { judge } from '@candor/verifier/judge.ts';
import { kindOf } from '@candor/verifier/receipts/grammar.ts';
import { expect, test } from 'vitest';
import { bundleOf, FollowReceipts } from './follow-receipts.ts';
import { simulate } from './simulate.ts';

/** More of it by hand: `node tests/simulator/verify-day.ts`. */
const followed = new FollowReceipts();
simulate(4_242, 36_000, 'paper', () => [followed]);
const tapes = followed.tapes();

const ofUser = (userId: string): Bundle => ({
  receipts: followed.receipts.filter((one) => one.userId === userId),
  statement: followed.statement.filter((one) => one.userId === userId),
  tapes,
  span: { userId, from: 0, to: 0, madeAt: 0, receiptsAfter: '0' },
  acknowledgements: [],
  others: 0,
  end: null,
});
const users = [...new Set(followed.receipts.map(({ userId }) => userId))];
const failing = (bundle: Bundle): string[] =>
  verifyBundle(bundle).flatMap(({ subject, steps }) =>
    steps.flatMap(({ name, ok }) => (ok === true || name === 'whole' ? [] : [`${subject}: ${name}`])),
  );

test('every receipt of random trading is recomputed by the verifier alone, and stands in the statement', () => {
  const kinds = Object.groupBy(followed.receipts, ({ content }) => kindOf(content) ?? '?');
  expect(kinds.fast?.length).toBeGreaterThan(300);
  expect(kinds.futures?.length).toBeGreaterThan(40);
  expect(kinds.exchange?.length).toBeGreaterThan(40);
  for (const kind of ['futures-open', 'futures-close', 'spot', 'earn-income', 'earn-redemption', 'withdrawal'] as const)
    expect(kinds[kind]?.length).toBeGreaterThan(40);
  expect(kinds['futures-pair']?.length).toBeGreaterThan(1);
  for (const user of users) expect(failing(ofUser(user))).toEqual([]);
});

const [user = ''] = users;
const own = ofUser(user);
const changed = (change: Partial<Bundle>): string[] =>
  failing({ ...own, ...change }).map((one) => one.replace(/.*: /, ''));

test('a line of the statement that was changed, left out or moved is found, and a journal that does not fit', () => {
  const { statement, receipts } = own;
  const at = Math.floor(statement.length / 2);
  const raised = (text: string): string => String(Number(text) + 1);
  const with1 = (line: (typeof statement)[number]) => ({ ...line, available: raised(line.available) });
  expect(changed({ statement: statement.map((line, i) => (i === at ? with1(line) : line)) })).toContain('statement');
  expect(changed({ statement: statement.toSpliced(at, 1) })).toContain('statement');
  const [receipt] = receipts;
  expect(changed({ statement: [] })).toEqual(receipts.map(() => 'booked'));
  const journal = statement.findLast((line) => line.journalId === receipts.at(-1)?.journalId);
  const exchanges = receipts.filter(({ content }) => kindOf(content) === 'exchange');
  expect(changed({ receipts: exchanges })).toEqual(['receipted']);
  expect([receipt, journal].every((one) => one !== undefined)).toBe(true);
  const last = statement.filter(({ accountType, currencyCode }) => `${accountType}${currencyCode}` === '1USDT').at(-1);
  const settled = receipts.find(({ journalId }) => journalId === last?.journalId);
  if (last !== undefined && settled !== undefined) expect(changed({ statement })).toEqual([]);
});

test('a stretch of the tape that is left out tells nothing, one that was rewritten is found', () => {
  const without = tapes.filter((_, i) => i % 2 === 0);
  const outcomes = verifyBundle({ ...own, tapes: without }).flatMap(({ steps }) => steps.map(({ ok }) => ok));
  expect(outcomes).toContain(null);
  expect(outcomes).not.toContain(false);
  const rewritten = tapes.map((tape, i) => (i === 3 ? { ...tape, headHash: 'f'.repeat(64) } : tape));
  expect(changed({ tapes: rewritten })).toContain('chain');
});

test('a bundle as a file is right, packed or not; cut short it is not told, changed it is false', async () => {
  const single = new FollowReceipts();
  simulate(4_243, 4_000, 'paper', () => [single]);
  const text = bundleOf(single);
  // All customers in one: their statements are one after the other.
  const bytes = (content: string): Uint8Array => new TextEncoder().encode(content);
  const verdict = async (...files: Uint8Array[]): Promise<string> => (await judge(files)).verdict;
  const mine = single.receipts[0]?.userId ?? '';
  const lines = text.split('\n').filter((line) => !line.includes('"userId"') || line.includes(`"userId":"${mine}"`));
  const [statement, receipts] = ['statement', 'receipt'].map(
    (kind) => lines.filter((line) => line.startsWith(`{"kind":"${kind}"`)).length,
  );
  const end = JSON.stringify({ kind: 'end', receipts, statement, tapes: single.tapes().length });
  const honest = `${lines.filter((line) => line !== '' && !line.startsWith('{"kind":"end"')).join('\n')}\n${end}\n`;
  expect(await verdict(bytes(honest))).toBe('right');
  expect(await verdict(gzipSync(honest))).toBe('right');
  expect(await verdict(bytes(honest.replace(`${end}\n`, '')))).toBe('unknown');
  expect(await verdict(bytes(honest.replace(end, end.replace(/"receipts":\d+/, '"receipts":99'))))).toBe('false');
  expect(await verdict(bytes(honest.replace(end, `{"kind":"news"}\n${end}`)))).toBe('unknown');
  expect(await verdict(bytes(honest.replace('"v":1', '"v":2')))).toBe('unknown');
  expect(await verdict(bytes(honest.replace(/(nresult )(win|lose|void)/, '$1tie')))).toBe('false');
  expect(await verdict(bytes(honest.slice(0, -20)))).toBe('false');
  expect(await verdict(gzipSync(honest).subarray(0, 500))).toBe('false');
  expect(await verdict(bytes(''))).toBe('unknown');
  expect(readBundle(honest)?.receipts).toHaveLength(receipts ?? 0);
});
