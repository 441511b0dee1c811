import type { CallAnswer } from '@candor/api-contract/index.ts';

/** The rules as the wire carries them, for tests. */
export const wireRule: Pick<CallAnswer<'GET /portal/common/contractRule'>, 'lever' | 'tiers' | 'futures'> = {
  lever: [1, 2, 5, 10, 20],
  tiers: [
    { notionalMax: '100000', leverMax: 20, maintenanceRate: '0.005' },
    { notionalMax: '500000', leverMax: 10, maintenanceRate: '0.01' },
  ],
  futures: [
    {
      symbol: 'BTCUSDT',
      productName: 'Bitcoin',
      contractSize: '0.001',
      tick: '0.01',
      lotsMin: '1',
      lotsMax: '100000',
      feeRate: '0.0006',
      openInterestMax: '20000000',
    },
  ],
};
