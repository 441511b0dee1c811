import type { RefusalReason } from '@candor/api-contract/refusal-reasons.ts';
import type { EarnKind } from '@candor/core/earn/product.ts';
import type { CustomerAccountType } from '@candor/core/ledger/account.ts';

export type Act =
  | {
      readonly act: 'fast';
      readonly symbol: string;
      readonly direction: 'up' | 'down';
      readonly seconds: number;
      readonly stake: string;
    }
  | {
      readonly act: 'futures';
      readonly symbol: string;
      readonly direction: 'long' | 'short';
      readonly lots: bigint;
      readonly leverage: number;
      readonly heldSeconds: number;
    }
  | { readonly act: 'spot-buy'; readonly symbol: string; readonly amount: string }
  /** Waits far above the mark and is ended. @property steps of the pair's quantity */
  | { readonly act: 'spot-offer'; readonly symbol: string; readonly steps: number }
  | {
      readonly act: 'move';
      readonly from: CustomerAccountType;
      readonly to: CustomerAccountType;
      readonly amount: string;
    }
  | { readonly act: 'lock'; readonly product: EarnKind; readonly productId: string; readonly amount: string }
  /** @property reference of the bank, or why the report was refused */
  | {
      readonly act: 'deposit';
      readonly vnd: string;
      readonly outcome: { readonly reference: string } | { readonly refused: RefusalReason };
    };

export interface Visit {
  readonly hoursAgo: number;
  readonly acts: readonly Act[];
}

const btc = 'BTCUSDT';
const eth = 'ETHUSDT';

/**
 * What somebody who tries the product out would do in a week: one locked product has run to its end since, two are
 * under way.
 */
export const visits: readonly Visit[] = [
  {
    hoursAgo: 193,
    acts: [
      { act: 'deposit', vnd: '5260000', outcome: { reference: 'DEMO 0001' } },
      { act: 'lock', product: 'lock-mining', productId: 'lock-7', amount: '800' },
      { act: 'lock', product: 'wealth', productId: 'wealth-15', amount: '500' },
    ],
  },
  { hoursAgo: 117, acts: [{ act: 'lock', product: 'lock-mining', productId: 'lock-30', amount: '2500' }] },
  {
    hoursAgo: 70,
    acts: [
      { act: 'deposit', vnd: '2630000', outcome: { refused: 'transfer-not-found' } },
      { act: 'move', from: 1, to: 2, amount: '2500' },
      { act: 'fast', symbol: btc, direction: 'up', seconds: 30, stake: '20' },
      { act: 'fast', symbol: eth, direction: 'down', seconds: 60, stake: '20' },
      { act: 'spot-buy', symbol: btc, amount: '600' },
    ],
  },
  {
    hoursAgo: 52,
    acts: [
      { act: 'fast', symbol: btc, direction: 'up', seconds: 60, stake: '50' },
      { act: 'fast', symbol: eth, direction: 'up', seconds: 30, stake: '35' },
    ],
  },
  {
    hoursAgo: 46,
    acts: [
      { act: 'move', from: 1, to: 3, amount: '4000' },
      { act: 'fast', symbol: btc, direction: 'down', seconds: 30, stake: '100' },
      { act: 'futures', symbol: btc, direction: 'long', lots: 50n, leverage: 10, heldSeconds: 40 },
    ],
  },
  {
    hoursAgo: 27,
    acts: [
      { act: 'fast', symbol: btc, direction: 'up', seconds: 90, stake: '75' },
      { act: 'fast', symbol: eth, direction: 'down', seconds: 30, stake: '25' },
      { act: 'fast', symbol: btc, direction: 'up', seconds: 30, stake: '60' },
      { act: 'futures', symbol: eth, direction: 'short', lots: 60n, leverage: 5, heldSeconds: 30 },
      { act: 'spot-buy', symbol: eth, amount: '250' },
    ],
  },
  {
    hoursAgo: 6,
    acts: [
      { act: 'fast', symbol: btc, direction: 'down', seconds: 60, stake: '150' },
      { act: 'fast', symbol: eth, direction: 'down', seconds: 30, stake: '40' },
      { act: 'spot-offer', symbol: btc, steps: 200 },
    ],
  },
  {
    hoursAgo: 2,
    acts: [
      { act: 'move', from: 2, to: 1, amount: '500' },
      { act: 'fast', symbol: btc, direction: 'up', seconds: 30, stake: '80' },
    ],
  },
];
