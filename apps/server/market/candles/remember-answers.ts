import type { Candle } from '@candor/core/market/candles.ts';
import type { Instant } from '@candor/core/market/mark.ts';
import type { HistoryQuery } from '../feed.ts';

const answersKept = 400;
const answerMs = 1_000;

/** Equal queries within a second share one look into the history. */
export function rememberAnswers(look: (query: HistoryQuery) => Promise<Candle[]>) {
  const answers = new Map<string, { at: Instant; bars: Promise<Candle[]> }>();
  return (query: HistoryQuery, now: Instant): Promise<Candle[]> => {
    const second = Math.floor(query.to / answerMs);
    const key = `${query.symbol}|${query.timeframe}|${query.from ?? ''}|${second}|${query.limit}`;
    const found = answers.get(key);
    if (found !== undefined && now - found.at < answerMs) return found.bars;
    if (answers.size >= answersKept) answers.clear();
    const bars = look(query);
    bars.catch(() => answers.delete(key));
    answers.set(key, { at: now, bars });
    return bars;
  };
}
