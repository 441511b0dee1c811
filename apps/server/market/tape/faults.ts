import { markGapMaxMs, type Instant } from '@candor/core/market/mark.ts';
import { followPauses, type Pauses } from '@candor/core/market/standstill.ts';
import type { Statement } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import type { MarketFrame } from '../market.ts';

interface Fault {
  readonly symbol: string;
  readonly kind: 'silence' | 'backfilled' | 'standstill';
  readonly from: Instant;
  readonly to: Instant;
}

/**
 * Notes where the tape shows a fault of the feed: no mark for longer than a symbol may go without, marks that were
 * filled in
 * from history afterwards, or a value that stood still while the feed spoke on. The rows go into the transaction of the
 * frame that ended it; nothing else writes them.
 * @param lastOf time of the last mark before the first frame
 */
export function watchFaults(
  lastOf: (symbol: string) => Instant | undefined,
): (frame: Pick<MarketFrame, 'marks'>) => Statement[] {
  const last = new Map<string, Instant>();
  const filledSince = new Map<string, Instant>();
  const pauses = new Map<string, Pauses>();
  return ({ marks }) => {
    const faults: Fault[] = [];
    for (const mark of marks) {
      const { symbol, time, backfilled } = mark;
      const before = last.get(symbol) ?? lastOf(symbol);
      last.set(symbol, time);
      if (before !== undefined && time - before > markGapMaxMs)
        faults.push({ symbol, kind: 'silence', from: before, to: time });
      const followed = followPauses(pauses.get(symbol), mark);
      pauses.set(symbol, followed.pauses);
      if (followed.standstill !== null) faults.push({ symbol, kind: 'standstill', ...followed.standstill });
      const since = filledSince.get(symbol);
      if (backfilled && since === undefined) filledSince.set(symbol, before ?? time);
      if (!backfilled && since !== undefined) {
        filledSince.delete(symbol);
        if (time > since) faults.push({ symbol, kind: 'backfilled', from: since, to: time });
      }
    }
    return faults.map(rowOf);
  };
}

const rowOf = ({ symbol, kind, from, to }: Fault): Statement => ({
  sql: 'insert into feed_fault (id, symbol, kind, from_time, to_time) values ($1, $2, $3, $4, $5)',
  params: [newId(), symbol, kind, from, to],
});
