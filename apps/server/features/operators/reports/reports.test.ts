import { dayMs, platformDay, platformDayStart } from '@candor/core/platform-day.ts';
import { currencyScale, formatAmount, isCurrency, type Currency } from '@candor/core/money/currencies.ts';
import { amount } from '@candor/core/money/amount.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { readReport, type Report } from './report.ts';

let bench: TestServer;
let finn: TestOperator;
let first: { token: string; userId: string };
let second: { token: string; userId: string };
const dateOf = (at: number): string => new Date(platformDay(at) * dayMs).toISOString().slice(0, 10);
const db = () => bench.server.services.db;

beforeAll(async () => {
  bench = await openTestServer();
  first = await bench.signUp();
  second = await bench.signUp();
  await trade(first.token, 'up');
  bench.time.leap(dayMs);
  await trade(first.token, 'up');
  await trade(second.token, 'down');
  await swap(first.token);
  bench.time.leap(dayMs);
  await trade(second.token, 'up');
  finn = await signInOperator(bench, 'finance', 'finn');
});
afterAll(() => bench.close());

async function price(btc: string): Promise<void> {
  bench.feed.tick('BTCUSDT', btc);
  await bench.advance(250);
}
/** Up wins, down loses. */
async function trade(token: string, direction: 'up' | 'down'): Promise<void> {
  await price('60000');
  const body = { contractType: 'fast', symbol: 'BTCUSDT', direction, seconds: 30, amount: '33.33' } as const;
  expect((await bench.call('POST /portal/order/contractOrder', { token, body })).code).toBe(200);
  await price('60000');
  await bench.advance(29_500);
  await price('60001');
  await bench.advance(2_000);
}
/** Buys some of another currency. */
async function swap(token: string): Promise<void> {
  await price('60000');
  const body = { currencyCode: 'USDT', targetCurrency: 'BTC', quantity: '100' } as const;
  const { quoteId } = (await bench.call('POST /account/exchange', { token, body })).data;
  expect((await bench.call('POST /account/executeUserExchange', { token, body: { quoteId } })).code).toBe(200);
}

/** Noon of the day before today, which has something before it and after it. */
const middle = () => bench.time.clock.now() - dayMs;
const days = (at = middle()) => ({ from: dateOf(at), to: dateOf(at) });
const report = async (query: { from: string; to: string; userId?: string }, { headers } = finn) =>
  bench.call('GET /operator/report', { headers, query });

interface Entry {
  readonly owner: string;
  readonly type: number;
  readonly currency: string;
  readonly kind: string;
  readonly time: string;
  readonly units: string;
}
/** The same from single entries, one by one: nothing of what the report does is used. */
async function byHand({
  from,
  until,
  userId,
}: Pick<Report, 'from' | 'until' | 'userId'>): Promise<Record<string, unknown>> {
  const entries = await db().query<Entry & Record<string, unknown>>(
    `select e.owner, e.type, e.currency, j.kind, j.time, e.available + e.frozen as units
       from journal_entry e join journal j on j.id = e.journal_id order by j.id, e.line`,
  );
  const books = new Map<string, { opening: bigint; closing: bigint; lines: Map<string, bigint> }>();
  for (const { owner, type, currency, kind, time, units } of entries) {
    if (userId !== null && (owner !== userId || type === 0)) continue;
    const house = type === 0 ? owner : 'customers';
    const book = type === 4 ? 'bonus' : userId === null ? house : 'own';
    const key = `${book} ${currency}`;
    const known = books.get(key) ?? { opening: 0n, closing: 0n, lines: new Map<string, bigint>() };
    books.set(key, known);
    const at = Number(time);
    if (at < from) known.opening += BigInt(units);
    if (at < until) known.closing += BigInt(units);
    if (at >= from && at < until) known.lines.set(kind, (known.lines.get(kind) ?? 0n) + BigInt(units));
  }
  const text = (key: string, units: bigint): string => {
    const currency = key.split(' ')[1] ?? '';
    if (!isCurrency(currency)) throw new Error(key);
    return formatAmount(amount(units), currency);
  };
  return Object.fromEntries(
    [...books]
      .filter(
        ([, { opening, closing, lines }]) =>
          opening !== 0n || closing !== 0n || [...lines.values()].some((one) => one !== 0n),
      )
      .map(([key, { opening, closing, lines }]) => [
        key,
        {
          opening: text(key, opening),
          closing: text(key, closing),
          lines: Object.fromEntries(
            [...lines].filter(([, units]) => units !== 0n).map(([kind, units]) => [kind, text(key, units)]),
          ),
        },
      ]),
  );
}
const unitsOf = (text: string, scale: number): bigint => {
  const [whole = '', rest = ''] = text.split('.');
  return BigInt(whole + rest.padEnd(scale, '0'));
};
const shown = ({ accounts }: Pick<Report, 'accounts'>): Record<string, unknown> =>
  Object.fromEntries(
    accounts.map(({ book, currencyCode, opening, closing, lines }) => [
      `${book} ${currencyCode}`,
      { opening, closing, lines: Object.fromEntries(lines.map(({ kind, amount: sum }) => [kind, sum])) },
    ]),
  );

test('days that are none, the wrong way round or too many are refused, and so is who has no part in it', async () => {
  const date = days().from;
  for (const [query, field] of [
    [{ from: '2026-02-30', to: date }, 'from'],
    [{ from: dateOf(bench.time.clock.now() + 2 * dayMs), to: date }, 'from'],
    [{ from: date, to: '2026-11-01' }, 'to'],
    [{ from: '2025-01-01', to: date }, 'to'],
    [{ from: date, to: '2026-13-01' }, 'to'],
  ] as const)
    expect(await report(query)).toMatchObject({ status: 400, field });
  expect(await report({ ...days(), userId: 'nobody' })).toMatchObject({ status: 404, field: 'userId' });
  const sue = await signInOperator(bench, 'support', 'sue');
  expect(await report(days(), sue)).toMatchObject({ status: 403, error: 'operator-role' });
});

test('a customer’s period is what the entries add up to, before, in it and after', async () => {
  for (const { userId } of [first, second]) {
    const { data } = await report({ ...days(), userId });
    expect(shown(data)).toEqual(await byHand(data));
    expect(data.accounts.length).toBeGreaterThan(0);
  }
  const { data } = await report({ ...days(), userId: first.userId });
  expect([data.from, data.until]).toEqual([platformDayStart(middle()), platformDayStart(middle()) + dayMs]);
  expect(data.realised).toEqual({ fast: '26.664', futures: '0', earn: '0' });
  expect(data.accounts.find(({ currencyCode }) => currencyCode === 'BTC')).toMatchObject({ opening: '0' });
});

test('all of them together are the ledger to the unit, and every currency adds up to nothing', async () => {
  for (const query of [days(), { from: days().from, to: dateOf(bench.time.clock.now()) }]) {
    const { data } = await report(query);
    expect(shown(data)).toEqual(await byHand(data));
    for (const at of ['opening', 'closing'] as const)
      for (const currency of new Set(data.accounts.map(({ currencyCode }) => currencyCode))) {
        const sums = data.accounts.filter(({ currencyCode }) => currencyCode === currency).map((one) => one[at]);
        const total = sums.reduce((all, sum) => all + unitsOf(sum, currencyScale[currency as Currency]), 0n);
        expect([currency, at, total]).toEqual([currency, at, 0n]);
      }
  }
});

test('a period takes what is booked in its first moment, and nothing of the moment it ends in', async () => {
  const times = await db().query<{ time: string }>('select distinct time from journal order by time');
  const moments = times.map(({ time }) => Number(time));
  expect(moments.length).toBeGreaterThan(5);
  for (const [nth, from] of moments.entries()) {
    const until = moments[Math.min(nth + 3, moments.length - 1)] ?? 0;
    for (const userId of [null, first.userId]) {
      const data = { from, until, userId, ...(await readReport(db(), { from, until }, userId)) };
      expect([from, until, shown(data)]).toEqual([from, until, await byHand(data)]);
    }
  }
});

test('the table has every line, the document opens with its fonts, and each look stands in the audit', async () => {
  const asked = (more: Record<string, string>) => new URLSearchParams({ ...days(), ...more }).toString();
  const file = (format: 'csv' | 'pdf', userId?: string) =>
    fetch(
      `${bench.server.url}/operator/report/file?${asked({ format, ...(userId === undefined ? {} : { userId }) })}`,
      { headers: finn.headers },
    );
  const csv = await (await file('csv', first.userId)).text();
  const { data } = await report({ ...days(), userId: first.userId });
  for (const { book, currencyCode, opening, closing, lines } of data.accounts) {
    expect(csv).toContain(`${book},${currencyCode},opening,${opening},\r\n`);
    expect(csv).toContain(`${book},${currencyCode},closing,${closing},\r\n`);
    for (const { kind, amount: sum, journals } of lines)
      expect(csv).toContain(`${book},${currencyCode},${kind},${sum},${journals}\r\n`);
  }
  await db().query(`update customer set nick_name = 'Nguyễn Thị Ánh Tuyết' where id = $1`, [first.userId]);
  const reply = await file('pdf', first.userId);
  const pdf = Buffer.from(await reply.arrayBuffer());
  expect([reply.headers.get('content-type'), pdf.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
  expect(pdf.toString('latin1')).toContain('NotoSans');
  expect((await file('pdf')).status).toBe(200);
  const acts = await db().query(
    `select subject, user_id from operator_audit where act = 'report' order by seq desc limit 3`,
  );
  expect(acts).toEqual([
    { subject: 'list:ledger', user_id: null },
    { subject: `user:${first.userId}`, user_id: first.userId },
    { subject: `user:${first.userId}`, user_id: first.userId },
  ]);
});
