import { Gauge, type Registry } from 'prom-client';
import type { ReserveUse } from '@candor/core/house/reserve-use.ts';

const parts = 10_000n;

/** 1 where something is used of nothing. */
const shareOf = ({ used, limit }: ReserveUse): number =>
  limit > 0n ? Number((used * parts) / limit) / Number(parts) : Number(used > 0n);

/** How much of what stands behind open orders is used, for each reserve. @param uses as it stands now */
export function measureReserves(registry: Registry, uses: () => readonly ReserveUse[]): void {
  new Gauge({
    name: 'candor_reserve_use',
    help: 'What open orders may cost at worst, of what stands behind them: 0 to 1',
    labelNames: ['name'],
    registers: [registry],
    collect() {
      this.reset();
      for (const use of uses()) this.set({ name: use.name }, shareOf(use));
    },
  });
}
