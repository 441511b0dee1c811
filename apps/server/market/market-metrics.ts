import { Counter, type Registry } from 'prom-client';

/** What became of what the feed said. */
export interface MarketCounts {
  readonly accepted: number;
  /** By reason: `deviates` was dropped by the filter, `stale` was too old. */
  readonly refused: ReadonlyMap<string, number>;
  /** By `venue: event`: lost and renewed connections, gaps, garbage. */
  readonly lines: ReadonlyMap<string, number>;
}

/** Shows the health of the feed among the figures: what is counted anyway, read when it is asked for. */
export function registerMarketMetrics(registry: Registry, counts: () => MarketCounts): void {
  new Counter({
    name: 'candor_marks_total',
    registers: [registry],
    labelNames: ['outcome'],
    help: 'Accepted marks, and refused samples and messages of the feed by reason',
    collect() {
      const { accepted, refused } = counts();
      this.reset();
      this.inc({ outcome: 'accepted' }, accepted);
      for (const outcome of ['deviates', 'stale']) this.inc({ outcome }, 0);
      for (const [outcome, count] of refused) this.inc({ outcome }, count);
    },
  });
  new Counter({
    name: 'candor_feed_events_total',
    registers: [registry],
    labelNames: ['venue', 'event'],
    help: 'Events of the connections to the venues: lost, renewed, gaps in deals and order books, garbage',
    collect() {
      this.reset();
      for (const [name, count] of counts().lines) {
        const [venue = '', event = ''] = name.split(': ');
        this.inc({ venue, event }, count);
      }
    },
  });
}
