import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { noLongerKept, readStoredMarks } from '../../market/tape-store.ts';
import type { QuotedMark } from '../../market/tape/quotes.ts';
import { chainHash } from '../../market/tape/tape.ts';
import type { Services } from '../../services.ts';

/** Enough for the whole life of the longest fast contract, and small enough to read at once. */
const spanMaxMs = 600_000;

/** A closed minute is stored a moment after it has ended: until then it is in neither. */
const tries = 40;
const againMs = 50;

export type TapeServices = Pick<Services, 'db' | 'market' | 'symbols' | 'books'>;

/** The public tape: whoever reads it can recompute every settlement. */
export function registerTape(http: Http, services: TapeServices): void {
  route(http, 'GET /fair/tape', async ({ query: { symbol, from, to } }) => {
    const read = await marksAsked(services, symbol, { from, to });
    return read.ok ? ok(cut(symbol, read.value, { from, to })) : read;
  });
}

export type Span = { readonly from: number; readonly to: number };
type Tape = { readonly marks: QuotedMark[]; readonly start: string };

/** Marks that anybody asks for: of a listed symbol, a span that is short enough and still kept, and whole. */
export async function marksAsked(services: TapeServices, symbol: string, span: Span): Promise<Outcome<Tape>> {
  const { from, to } = span;
  if (!services.symbols.includes(symbol)) return refused('symbol-unknown', { field: 'symbol' });
  if (from > to || to - from > spanMaxMs) return refused('range-invalid', { field: 'to' });
  const read = await readMarks(services, symbol, span);
  if (read === null) return refused('service-unavailable');
  if (read === noLongerKept) return refused('range-invalid', { field: 'from' });
  return 'broken' in read ? refusedAsBroken(services, symbol, read.broken) : ok(read);
}

/** Notes a minute that is not what was stored, for those who watch the books. */
export function refusedAsBroken({ books }: Pick<Services, 'books'>, symbol: string, minute: number) {
  books.noteBrokenMinute(symbol, minute);
  return refused('tape-broken', { params: { symbol, minute: new Date(minute).toISOString() } });
}

/** Stored and open marks without a hole between them; null while the minute between them is still being stored. */
export async function readMarks(
  { db, market }: Pick<Services, 'db' | 'market'>,
  symbol: string,
  span: Span,
): Promise<Tape | { broken: number } | typeof noLongerKept | null> {
  for (let tried = 0; tried < tries; tried += 1) {
    // Before the question: a minute that ends meanwhile is then in both.
    const [open, openHash] = [[...market.openMarks(symbol)], market.openPrevHash(symbol)];
    const stored = await readStoredMarks(db, symbol, span, openHash);
    if (stored === noLongerKept || 'broken' in stored) return stored;
    if (stored.reachesOpen) {
      const last = stored.marks.at(-1)?.seq ?? -1;
      return {
        marks: [...stored.marks, ...open.filter((mark) => mark.seq > last)],
        start: stored.prevHash ?? openHash,
      };
    }
    await sleep(againMs);
  }
  return null;
}

/** Walks the chain to the first wanted mark, so that its `prevHash` can be given. */
export function cut(
  symbol: string,
  { marks, start }: { marks: readonly Mark[]; start: string },
  { from, to }: Span,
): CallAnswer<'GET /fair/tape'> {
  const wanted = marks.filter((mark) => mark.time >= from && mark.time <= to);
  const prevHash = marks.filter((mark) => mark.time < from).reduce(chainHash, start);
  return {
    symbol,
    prevHash,
    headHash: wanted.reduce(chainHash, prevHash),
    marks: wanted.map(({ seq, time, price, backfilled }) => ({
      seq,
      time,
      price: formatPlain(price, priceScale),
      backfilled,
    })),
  };
}
