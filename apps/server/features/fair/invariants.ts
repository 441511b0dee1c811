import type { CallAnswer } from '@candor/api-contract/index.ts';
import { currencyScale, isCurrency } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { assert, ok } from '@candor/core/result.ts';
import { bookParts } from '@candor/api-contract/calls/fair.ts';
import type { BookReport } from '../../books/run-checks.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';

type Answer = CallAnswer<'GET /fair/invariants'>;
interface Counted {
  sums: Record<string, string>;
  negative: number;
  held_otherwise: number;
  journals: number;
  tape: { symbol: string; seq: number; head_hash: string }[];
}

/** Everybody may ask, so what was counted is told for a while. */
const keepMs = 5_000;

/**
 * One statement, so one moment of the database.
 * $1–$3: pairs of spot with what their sells and buys hold.
 */
const countSql = `
  with wanted (id, units) as (
    select user_id || ':1:USDT', stake from fast_order where result is null
    union all select 'fast-reserve:0:USDT', payout from fast_order where result is null
    union all select user_id || ':3:USDT', held from futures_order where closed_at is null
    union all select o.user_id || ':2:' || case o.side when 'buy' then p.quote else p.base end, o.held
      from spot_order o join unnest($1::text[], $2::text[], $3::text[]) as p (symbol, base, quote) using (symbol)
      where o.ended_at is null
    union all select user_id || ':1:' || currency, principal from earn_order where ended_at is null
    union all select 'pool-' || product_id || ':0:' || currency, daily_income * (days - paid_days)
      from earn_order where ended_at is null
    union all select user_id || ':1:' || currency, amount from withdrawal where finished_at is null
  ), held as (select id, sum(units) as units from wanted group by id having sum(units) <> 0)
  select
    (select coalesce(json_object_agg(currency, total::text), '{}')
      from (select currency, sum(available + frozen) as total from account group by currency) s) as sums,
    (select count(*)::int from account where frozen < 0 or (available < 0 and owner <> 'world')) as negative,
    (select count(*)::int from (select id, frozen as units from account where frozen <> 0) a full join held h using (id)
      where a.units is distinct from h.units) as held_otherwise,
    (select count(*)::int from journal) as journals,
    (select coalesce(json_agg(c order by c.symbol), '[]') from (
      select distinct on (symbol) symbol, first_seq + count - 1 as seq, head_hash
      from tape_chunk order by symbol, minute desc) c) as tape`;

type Needs = Pick<Services, 'reads' | 'clock' | 'rules' | 'books'>;

const presentBooks = ({ checkedAt, isWhole, wholeAt, faults }: BookReport): Answer['books'] => ({
  checkedAt,
  isWhole,
  wholeAt,
  // Whose account it is concerns its owner only.
  parts: bookParts.map((part) => ({
    part,
    wrong: faults[part].length,
    first: part === 'balances' ? null : (faults[part][0] ?? null),
  })),
});

/** Counts what must always hold, in the tables and not in the memory of the program that wrote them. */
async function count({ reads, clock, rules, books }: Needs): Promise<Answer> {
  await lookAgain({ clock, books });
  const { report } = books;
  const pairs = [...rules.spot.pairs.values()];
  const began = performance.now();
  const [counted] = await reads.query<Counted>(countSql, [
    pairs.map(({ symbol }) => symbol),
    pairs.map(({ base }) => base),
    pairs.map(({ quote }) => quote),
  ]);
  assert(counted !== undefined, 'a count has one row');
  const sums = Object.entries(counted.sums).map(([currency, sum]) => {
    assert(isCurrency(currency), `unknown currency ${currency} in the ledger`);
    return { currency, sum: formatPlain(BigInt(sum), currencyScale[currency]) };
  });
  return {
    time: clock.now(),
    queryMs: Math.round((performance.now() - began) * 10) / 10,
    sums,
    negativeAccounts: counted.negative,
    heldOtherwise: counted.held_otherwise,
    journals: counted.journals,
    tape: counted.tape.map(({ symbol, seq, head_hash }) => ({ symbol, seq, headHash: head_hash })),
    books: presentBooks(report),
    holds:
      bookParts.every((part) => report.faults[part].length === 0) &&
      sums.every(({ sum }) => sum === '0') &&
      counted.negative === 0 &&
      counted.held_otherwise === 0,
  };
}

/**
 * Everybody may ask, so looking costs a small share of the time, and from the first entry on only while that is quick.
 */
const lookAgainMs = 60_000;
const shareOfTime = 20;
const quickMs = 1_000;

async function lookAgain({ clock, books }: Pick<Needs, 'clock' | 'books'>): Promise<void> {
  const { checkedAt, tookMs } = books.report;
  if (clock.now() - checkedAt >= Math.max(lookAgainMs, tookMs * shareOfTime)) await books.check(tookMs < quickMs);
}

/** Live: whether the books add up. */
export function registerInvariants(http: Http, services: Needs): void {
  let latest: { at: number; answer: Promise<Answer> } | null = null;
  route(http, 'GET /fair/invariants', async () => {
    const now = services.clock.now();
    if (latest === null || now - latest.at >= keepMs) {
      const answer = count(services);
      const asked = (latest = { at: now, answer });
      answer.catch(() => {
        if (latest === asked) latest = null;
      });
    }
    return ok(await latest.answer);
  });
}
