import { Counter, Histogram, type Registry } from 'prom-client';
import type { EngineMeasures } from '../../engine/seams/engine-parts.ts';

/** Shows how long the database takes for a commit, how much one holds, and how often the state was loaded anew. */
export function measureEngine(registry: Registry): EngineMeasures {
  const registers = [registry];
  const seconds = new Histogram({
    name: 'candor_commit_seconds',
    help: 'That the database took for the transaction of a batch',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const sizes = new Histogram({
    name: 'candor_batch_commands',
    help: 'Commands that were written in one transaction',
    buckets: [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_000],
    registers,
  });
  const reloads = new Counter({
    name: 'candor_reloads_total',
    help: 'The state was loaded anew after a fault of the database',
    registers,
  });
  return {
    written(commands, took) {
      seconds.observe(took);
      sizes.observe(commands);
    },
    reloaded: () => reloads.inc(),
  };
}
