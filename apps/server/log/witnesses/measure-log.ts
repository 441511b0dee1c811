import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../../clock.ts';
import type { PublicLog } from '../public-log.ts';

/** The size of the log that was signed, when it was, and how long ago each witness has cosigned. */
export function measureLog(registry: Registry, publicLog: Pick<PublicLog, 'signed' | 'cosigners'>, clock: Clock): void {
  const openedAt = clock.now();
  registry.registerMetric(
    new Gauge({
      name: 'candor_log_size',
      help: 'Entries of the public log under the last checkpoint that was signed',
      registers: [],
      collect() {
        this.set(publicLog.signed?.size ?? 0);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'candor_log_checkpoint_age_seconds',
      help: 'Of the last checkpoint that was signed; since the start before the first',
      registers: [],
      collect() {
        this.set((clock.now() - (publicLog.signed?.at ?? openedAt)) / 1_000);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'candor_log_witness_age_seconds',
      help: 'Since when a witness has not cosigned, in seconds; since the start where it never has',
      labelNames: ['witness'],
      registers: [],
      collect() {
        for (const { name, at } of publicLog.cosigners)
          this.set({ witness: name }, (clock.now() - (at ?? openedAt)) / 1_000);
      },
    }),
  );
}
