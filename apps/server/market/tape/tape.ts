import { hash } from 'node:crypto';
import type { Instant, Mark } from '@candor/core/market/mark.ts';
import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { ok, refuse, type Result } from '@candor/core/result.ts';
import type { AcceptedMark } from '../marks.ts';
import { decodeFrame, decodeMarks, encodeMarks, type StoredFrame } from './codec.ts';
import { encodeQuotes, quotesOf, type QuotedMark, type QuotesRow } from './quotes.ts';

/** A mark with the head of its symbol's hash chain. */
export interface RecordedMark extends Mark {
  readonly hash: string;
}

/** One symbol's marks of one minute; append-only. Hashes are hexadecimal. */
export interface ChunkRow {
  readonly symbol: string;
  /** Start of the minute. */
  readonly minute: Instant;
  readonly firstSeq: number;
  readonly count: number;
  /** The chain's head before the first mark, and after the last. */
  readonly prevHash: string;
  readonly headHash: string;
  readonly data: Buffer;
}

/** A minute that has just ended, with what each source said of its marks; null where that is not kept. */
export interface ClosedMinute extends ChunkRow {
  readonly quotes: QuotesRow | null;
}

/** The head of an empty tape. */
export const emptyHash = '0'.repeat(64);
const minuteMs = 60_000;
const minuteOf = (time: Instant): Instant => Math.floor(time / minuteMs) * minuteMs;

/**
 * The chain: SHA-256, hexadecimal, of the ASCII text `prevHash|symbol|seq|time|price|backfilled`, where price is the
 * plain
 * decimal without trailing zeros, time is epoch milliseconds and backfilled is 1 or 0. The first prevHash is 64 zeros.
 */
export const chainHash = (prevHash: string, mark: Mark): string =>
  hash(
    'sha256',
    `${prevHash}|${mark.symbol}|${mark.seq}|${mark.time}|` +
      `${formatPlain(mark.price, priceScale)}|${mark.backfilled ? 1 : 0}`,
    'hex',
  );

/** What a symbol's tape knows between two marks. */
interface Chain {
  last: RecordedMark;
  /** Marks of the minute that isn't a chunk yet. */
  open: QuotedMark[];
  /** The head before the first open mark. */
  openHash: string;
}

/** Records accepted marks; knows no database. */
export interface Tape {
  /** Gives a mark its place. Its minute must be closed up to before it (see {@link closeBefore}). */
  append(mark: AcceptedMark): RecordedMark;
  /**
   * The chunks of all open minutes that ended at or before a time. Frames before that minute are then no longer needed.
   */
  closeBefore(time: Instant): ClosedMinute[];
  last(symbol: string): RecordedMark | undefined;
  /** The marks that are in no chunk yet. */
  open(symbol: string): readonly QuotedMark[];
  /** The head of the chain before the first open mark. */
  openHash(symbol: string): string;
  /** Up to here the program ran: what no mark was recorded of by then was settled without one, and stays so. */
  readonly seenUntil: Instant;
}

/**
 * The tape as it was when the process ended.
 * @param chunks the newest chunk of every symbol
 * @param frames every stored frame in order of time; what chunks already hold is skipped
 * @param seenUntil when anything else was last written
 * @throws when a chunk doesn't verify or a mark is missing: nothing may be recorded on top of that
 */
export function restoreTape(
  chunks: readonly ChunkRow[] = [],
  frames: readonly StoredFrame[] = [],
  seenUntil: Instant = Number.NEGATIVE_INFINITY,
): Tape {
  const chains = new Map<string, Chain>();
  for (const chunk of chunks) {
    const read = readChunk(chunk);
    const last = read.ok ? read.value.at(-1) : undefined;
    if (last === undefined) throw new Error(`the tape of ${chunk.symbol} is broken at ${chunk.minute}`);
    chains.set(chunk.symbol, { last: { ...last, hash: chunk.headHash }, open: [], openHash: chunk.headHash });
  }
  const tape = tapeOf(chains, seenUntil);
  for (const mark of frames.flatMap(decodeFrame)) {
    const expected = (chains.get(mark.symbol)?.last.seq ?? -1) + 1;
    if (mark.seq < expected) continue;
    if (mark.seq > expected) throw new Error(`the tape of ${mark.symbol} has a hole before ${mark.seq}`);
    tape.append(mark);
  }
  return tape;
}

function tapeOf(chains: Map<string, Chain>, seenUntil: Instant): Tape {
  return {
    append(accepted) {
      const chain = chains.get(accepted.symbol);
      const mark: Mark = {
        symbol: accepted.symbol,
        price: accepted.price,
        time: accepted.time,
        seq: (chain?.last.seq ?? -1) + 1,
        backfilled: accepted.backfilled,
      };
      if (chain !== undefined && mark.time <= chain.last.time)
        throw new Error(`a mark of ${mark.symbol} that goes back in time`);
      const prevHash = chain?.last.hash ?? emptyHash;
      const last = { ...mark, hash: chainHash(prevHash, mark) };
      const open = { ...mark, ...quotesOf(accepted) };
      if (chain === undefined) chains.set(mark.symbol, { last, open: [open], openHash: prevHash });
      else {
        chain.last = last;
        chain.open.push(open);
      }
      return last;
    },
    closeBefore(time) {
      const end = minuteOf(time);
      return [...chains.values()].flatMap((chain) => chunksOf(chain, end));
    },
    last: (symbol) => chains.get(symbol)?.last,
    open: (symbol) => chains.get(symbol)?.open ?? [],
    get seenUntil() {
      return Math.max(seenUntil, ...[...chains.values()].map(({ last }) => last.time));
    },
    openHash: (symbol) => chains.get(symbol)?.openHash ?? emptyHash,
  };
}

/** Takes the ended minutes out of a chain. More than one can be open after a restart. */
function chunksOf(chain: Chain, end: Instant): ClosedMinute[] {
  const rows: ClosedMinute[] = [];
  for (let first = chain.open[0]; first !== undefined && minuteOf(first.time) < end; first = chain.open[0]) {
    const minute = minuteOf(first.time);
    const rest = chain.open.findIndex((mark) => minuteOf(mark.time) > minute);
    const marks = chain.open.splice(0, rest === -1 ? chain.open.length : rest);
    const headHash = marks.reduce(chainHash, chain.openHash);
    rows.push({
      symbol: first.symbol,
      minute,
      firstSeq: first.seq,
      count: marks.length,
      prevHash: chain.openHash,
      headHash,
      data: encodeMarks(marks),
      quotes: encodeQuotes(marks),
    });
    chain.openHash = headHash;
  }
  return rows;
}

/** The marks of a chunk, if they hash from its previous head to its own. */
export function readChunk(chunk: ChunkRow): Result<Mark[], 'tape-broken'> {
  try {
    const marks = decodeMarks(chunk.symbol, chunk.firstSeq, chunk.data);
    const sound = marks.length === chunk.count && marks.reduce(chainHash, chunk.prevHash) === chunk.headHash;
    return sound ? ok(marks) : refuse('tape-broken');
  } catch {
    return refuse('tape-broken');
  }
}
