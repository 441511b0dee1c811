import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import { readStoredMarks } from '../../market/tape-store.ts';
import { chainHash } from '../../market/tape/tape.ts';
import type { Services } from '../../services.ts';

/** Enough for the whole life of the longest fast contract, and small enough to read at once. */
const spanMaxMs = 600_000;

/** The public tape: whoever reads it can recompute every settlement. */
export function registerTape(http: Http, { db, market, symbols }: Pick<Services, 'db' | 'market' | 'symbols'>): void {
  route(http, 'GET /fair/tape', async ({ query: { symbol, from, to } }) => {
    if (!symbols.includes(symbol)) return refused('symbol-unknown', { field: 'symbol' });
    if (from > to || to - from > spanMaxMs) return refused('range-invalid', { field: 'to' });
    const stored = await readStoredMarks(db, symbol, from, to);
    const last = stored.marks.at(-1)?.seq ?? -1;
    const marks = [...stored.marks, ...market.openMarks(symbol).filter((mark) => mark.seq > last)];
    return ok(cut(symbol, marks, stored.prevHash ?? market.openPrevHash(symbol), from, to));
  });
}

/** Walks the chain to the first wanted mark, so that its `prevHash` can be given. */
function cut(symbol: string, marks: readonly Mark[], start: string, from: number, to: number): CallAnswer<'GET /fair/tape'> {
  const wanted = marks.filter((mark) => mark.time >= from && mark.time <= to);
  const prevHash = marks.filter((mark) => mark.time < from).reduce(chainHash, start);
  return {
    symbol, prevHash, headHash: wanted.reduce(chainHash, prevHash),
    marks: wanted.map(({ seq, time, price, backfilled }) => ({ seq, time, price: formatPlain(price, priceScale), backfilled })),
  };
}
