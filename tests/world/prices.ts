import { slotOf, sampleMs, type Feed } from '../../apps/server/market/feed.ts';
import { priceOf, testFeed } from '../../apps/server/market/test-feed.ts';
import type { Clock } from '../../apps/server/clock.ts';
import type { Every } from '../../apps/server/market/timing.ts';
import { Random } from '../simulator/random.ts';

export const symbols = ['BTCUSDT', 'ETHUSDT'] as const;
export type WorldSymbol = (typeof symbols)[number];
const first: Readonly<Record<WorldSymbol, number>> = { BTCUSDT: 6_000_000, ETHUSDT: 300_000 };
const stepMost = 0.0004;
/** So many slots have one mood; in a calm one a price goes to and fro between a few values, so that orders tie. */
const moodSlots = 240;
const calmShare = 0.3;
const calmStep = 0.0001;
/** Of a longer past only a price a minute is known. */
const detailMs = 600_000;
const minuteMs = 60_000;

/** Where one price has been so far, and what it does now. */
interface Walk {
  readonly random: Random;
  readonly cents: number[];
  /** Around which it stays while it is calm. */
  calm: number | null;
}

/** What prices do in a world: a walk on the grid of marks, known as far as it was asked for. */
export class Prices {
  /** How a line is disturbed: what is said is dropped, said twice, or nothing is said at all. */
  trouble: 'dropped' | 'doubled' | 'silent' | null = null;
  private readonly from: number;
  private readonly walks: Readonly<Record<WorldSymbol, Walk>>;

  constructor(seed: number, from: number) {
    this.from = slotOf(from);
    const walk = (symbol: WorldSymbol, i: number): Walk => ({
      random: new Random(seed * 31 + i),
      cents: [first[symbol]],
      calm: null,
    });
    this.walks = { BTCUSDT: walk('BTCUSDT', 1), ETHUSDT: walk('ETHUSDT', 2) };
  }

  /** With two decimals. */
  at(symbol: WorldSymbol, time: number): string {
    const walk = this.walks[symbol];
    const slot = Math.max(0, (slotOf(time) - this.from) / sampleMs);
    while (walk.cents.length <= slot) goOn(walk, first[symbol]);
    return ((walk.cents[slot] ?? 0) / 100).toFixed(2);
  }

  /** As one process hears them. @param isCutOff whether nothing reaches it now */
  feedFor(clock: Clock, every: Every, isCutOff: () => boolean): Feed {
    const feed = testFeed({ clock, every }, { symbols });
    let stop = (): void => {};
    return {
      ...feed,
      start: (emit) => {
        stop = every(sampleMs, () => this.say(feed.tick.bind(feed), clock.now()));
        feed.start((message) => {
          if (this.trouble !== 'silent' && !isCutOff()) emit(message);
        });
      },
      stop() {
        stop();
        feed.stop();
      },
      historyMarks: async (symbol, from, to) => {
        const past = [];
        const step = to - from > detailMs ? minuteMs : sampleMs;
        for (let time = Math.ceil(from / step) * step; time <= Math.min(to, clock.now()); time += step)
          past.push({ time, price: priceOf(this.at(symbol as WorldSymbol, time)) });
        return past;
      },
    };
  }

  private say(tick: (symbol: string, price: string) => void, now: number): void {
    for (const symbol of symbols) {
      if (this.trouble === 'dropped' && slotOf(now) % (3 * sampleMs) === 0) continue;
      tick(symbol, this.at(symbol, now));
      if (this.trouble === 'doubled') tick(symbol, this.at(symbol, now));
    }
  }
}

/** One step of a walk. */
function goOn(walk: Walk, start: number): void {
  const { random, cents } = walk;
  const last = cents.at(-1) ?? start;
  if (cents.length % moodSlots === 0) walk.calm = random.chance(calmShare) ? last : null;
  if (walk.calm !== null) {
    cents.push(Math.round(walk.calm * (1 + random.whole(-2, 2) * calmStep)));
    return;
  }
  // Now and then it stands still.
  const step = random.chance(0.2) ? 0 : (random.next() - 0.5) * 2 * stepMost;
  cents.push(Math.max(100, Math.round(last * (1 + step))));
}
