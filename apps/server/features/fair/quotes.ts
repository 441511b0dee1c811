import { listingOf } from '@candor/core/market/catalogue.ts';
import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { ok } from '@candor/core/result.ts';
import type { Database } from '../../db/database.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import { decodeQuotes, quotesHash, type QuotedMark } from '../../market/tape/quotes.ts';
import { marksAsked, refusedAsBroken, type Span, type TapeServices } from './tape.ts';

const minuteMs = 60_000;

/** What the prices of the tape were made of: whoever reads it can make them again, and ask the sources. */
export function registerQuotes(http: Http, services: TapeServices): void {
  route(http, 'GET /fair/quotes', async ({ query: { symbol, from, to } }) => {
    const read = await marksAsked(services, symbol, { from, to });
    if (!read.ok) return read;
    const quoted = await withQuotes(services.db, symbol, read.value.marks, { from, to });
    if ('broken' in quoted) return refusedAsBroken(services, symbol, quoted.broken);
    return ok({
      symbol,
      decimals: listingOf(symbol)?.priceDecimals ?? priceScale,
      marks: quoted.filter(({ time }) => time >= from && time <= to).map(presentMark),
    });
  });
}

/** @returns `broken` with its start where the quotes of a minute don't hash to what is stored of them */
async function withQuotes(
  db: Pick<Database, 'query'>,
  symbol: string,
  marks: readonly QuotedMark[],
  { from, to }: Span,
): Promise<QuotedMark[] | { readonly broken: number }> {
  const rows = await db.query<{ minute: string; hash: string; data: Uint8Array }>(
    'select minute, hash, data from tape_quotes where symbol = $1 and minute > $2 and minute <= $3',
    [symbol, from - minuteMs, to],
  );
  const byMinute = new Map(rows.map((row) => [Number(row.minute), row]));
  const quoted: QuotedMark[] = [];
  for (const [minute, own] of Map.groupBy(marks, ({ time }) => Math.floor(time / minuteMs) * minuteMs)) {
    const row = byMinute.get(minute);
    const read = row === undefined ? own : decoded(own, row);
    if (read === null) return { broken: minute };
    quoted.push(...read);
  }
  return quoted;
}

/** @returns null where they are not what was stored */
function decoded(
  marks: readonly QuotedMark[],
  { hash, data }: { hash: string; data: Uint8Array },
): QuotedMark[] | null {
  try {
    const quoted = decodeQuotes(marks, data);
    return quotesHash(quoted) === hash ? quoted : null;
  } catch {
    return null;
  }
}

const presentMark = ({ seq, time, price, backfilled, quotes = [] }: QuotedMark) => ({
  seq,
  time,
  price: formatPlain(price, priceScale),
  backfilled,
  quotes: quotes.map((quote) => ({ ...quote, price: formatPlain(quote.price, priceScale) })),
});
