import type { Clock } from '../clock.ts';
import type { View } from '../engine/seams/commands.ts';
import type { MarketView } from '../market/market-view.ts';

/** Whether the program can do its work now; each reason names what keeps it from that. */
export interface Readiness {
  readonly commitAgeMs: number;
  /** Of the newest mark of any symbol; null before the first. */
  readonly markAgeMs: number | null;
  /** Commands that wait for the engine. */
  readonly waiting: number;
  readonly reasons: readonly string[];
}

/** A frame of marks is committed four times a second. */
const commitAgeMaxMs = 5_000;
const markAgeMaxMs = 5_000;
/** More than the engine takes at once. */
const waitingMax = 4_000;

/** Something else without which the program is not fit to trade. */
export interface ReadinessCheck {
  /** One word, for figures. */
  readonly name: string;
  /** What is wrong now, in words for operators; null when nothing is. */
  fault(): string | null;
}

export interface ReadinessParts {
  readonly clock: Clock;
  readonly engine: Pick<View, 'ready' | 'waiting'>;
  readonly market: Pick<MarketView, 'listings' | 'latest'>;
  readonly lastCommitAt: () => number;
  readonly checks: readonly ReadinessCheck[];
}

export function measureReadiness({ clock, engine, market, lastCommitAt, checks }: ReadinessParts): Readiness {
  const now = clock.now();
  const newest = Math.max(...market.listings.map(({ symbol }) => market.latest(symbol)?.time ?? -Infinity));
  const markAgeMs = Number.isFinite(newest) ? now - newest : null;
  const commitAgeMs = now - lastCommitAt();
  const faults: Readonly<Record<string, boolean>> = {
    engine: !engine.ready,
    commit: commitAgeMs > commitAgeMaxMs,
    feed: markAgeMs === null || markAgeMs > markAgeMaxMs,
    queue: engine.waiting > waitingMax,
  };
  const reasons = [
    ...Object.keys(faults).filter((fault) => faults[fault]),
    ...checks.filter((one) => one.fault() !== null).map(({ name }) => name),
  ];
  return { commitAgeMs, markAgeMs, waiting: engine.waiting, reasons };
}
