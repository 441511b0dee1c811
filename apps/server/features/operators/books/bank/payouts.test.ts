import { price, priceScale } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator, type TestOperator } from '../../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../../test-server.ts';
import { importFile } from './test-bank.ts';

let bench: TestServer;
let fred: TestOperator;
let [one, other]: { token: string; userId: string }[] = [];
beforeAll(async () => {
  bench = await openTestServer();
  fred = await signInOperator(bench, 'finance', 'fred');
  one = await bench.signUp();
  other = await bench.signUp();
  await request('w-payout-01', one.userId, '150');
  await request('w-payout-02', other.userId, '150');
});
afterAll(() => bench.close());

const vndRate = price(26_000n * 10n ** BigInt(priceScale));
/** Something that is to be paid to a bank card: 150 USDT less their fee of one percent, in dong. */
async function request(orderNo: string, userId: string, amount: string): Promise<void> {
  const asked = await bench.server.services.engine.submit({
    kind: 'request-withdrawal',
    userId,
    orderNo,
    currency: 'USDT',
    holdUntil: null,
    amount: usdt(amount),
    destination: { way: 'bank', bankCardId: 'card', bankName: 'VCB', cardNo: '•••• 1234', vndRate },
  });
  if (!asked.ok) throw new Error(asked.refusal);
}
const dong = '3861000';

const day = (lines: readonly string[], closing: string) =>
  [':20:x', ':25:000000000001', ':60F:C261119VND10000000,', ...lines, `:62F:C261120VND${closing},`].join('\n');
const lines = async (query: object = {}) =>
  (await bench.call('GET /operator/bank/lines', { headers: fred.headers, query: { status: 'all', ...query } })).data
    .list;
const paid = (orderNo: string, txid: string) =>
  bench.server.services.db.batch([
    {
      sql: "update withdrawal set status = 'success', txid = $2, finished_at = requested_at + 1 where order_no = $1",
      params: [orderNo, txid],
    },
  ]);

test('what has gone out stands beside every payout of its amount and day, the named one first', async () => {
  const file = day(
    [`:61:2611201120D${dong},NTRFNONREF//FT 77-A`, ':86:chi tra w-payout-02'],
    String(10_000_000 - Number(dong)),
  );
  expect(await importFile(bench, fred, file)).toMatchObject({ status: 200 });
  expect(await lines()).toMatchObject([
    {
      amount: `-${dong}`,
      state: 'open',
      candidates: [
        {
          type: 'withdrawal',
          orderNo: 'w-payout-02',
          userId: other?.userId,
          amount: `-${dong}`,
          status: 'requested',
          reasons: ['reference-equal', 'amount-equal', 'day-equal'],
        },
        {
          type: 'withdrawal',
          orderNo: 'w-payout-01',
          userId: one?.userId,
          amount: `-${dong}`,
          status: 'requested',
          reasons: ['amount-equal', 'day-equal'],
        },
      ],
    },
  ]);
});

test('money that came in is never beside a payout, nor beside one that was refused', async () => {
  const file = day([`:61:2611201120C${dong},NTRFNONREF//IN-1`], String(10_000_000 + Number(dong)));
  await importFile(bench, fred, file);
  expect(await lines({ search: 'IN-1' })).toMatchObject([{ amount: dong, candidates: [] }]);
  await bench.call('POST /operator/withdrawals/refuse', {
    headers: fred.headers,
    body: { orderNo: 'w-payout-01', reason: 'a test' },
  });
  const [line] = await lines({ search: 'FT 77-A' });
  expect(line?.candidates.map(({ orderNo }) => orderNo)).toEqual(['w-payout-02']);
});

test('it is booked once its payout has arrived, however its reference was typed, and by its amount only', async () => {
  await paid('w-payout-02', 'ft77-a');
  expect(await lines({ search: 'FT 77-A' })).toMatchObject([{ state: 'booked' }]);
  expect(await lines({ status: 'booked' })).toHaveLength(1);
  const third = await bench.signUp();
  await request('w-payout-03', third.userId, '100');
  const file = day([`:61:2611201120D5,NTRFNONREF//FT 78`], '9999995');
  await importFile(bench, fred, file);
  await paid('w-payout-03', 'ft78');
  expect(await lines({ search: 'FT 78' })).toMatchObject([
    { state: 'open', candidates: [{ orderNo: 'w-payout-03', reasons: ['reference-equal', 'day-equal'] }] },
  ]);
});

test('two files at once that bring the same line bring it once', async () => {
  const file = day([`:61:2611201120C7,NTRFNONREF//TWICE`], '10000007');
  const both = await Promise.all([importFile(bench, fred, file), importFile(bench, fred, file)]);
  const counts = both.map(({ data }) => (data as { newLines: number }[])[0]?.newLines);
  expect(new Set(counts)).toEqual(new Set([0, 1]));
  expect(await lines({ search: 'TWICE' })).toHaveLength(1);
});

test('a line opens with the key of this installation only, under its own id', async () => {
  const { db, secrets } = bench.server.services;
  const [first, second] = await db.query<{ id: string; sealed: string }>('select id, sealed from bank_line limit 2');
  const opened: unknown = JSON.parse(secrets.openText(first?.sealed ?? '', `bank-line ${first?.id}`));
  expect(Object.keys(opened as object).toSorted()).toEqual(['bankReference', 'name', 'reference', 'text']);
  expect(() => secrets.openText(first?.sealed ?? '', `bank-line ${second?.id}`)).toThrow();
});
