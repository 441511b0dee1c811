import { accountTypes } from '@candor/core/ledger/account.ts';
import { type Balance } from '../../shell/funds/balances.ts';
import { fromMicros, micros } from '../../shell/funds/micros.ts';

export type Slice = 'available' | 'inOrders' | 'futures' | 'coin';
export interface Share {
  readonly slice: Slice;
  readonly worth: string;
  readonly share: number;
}

/**
 * What the assets are made of, in USDT: free and held money of the main account, futures, coins. Parts of nothing are
 * left out.
 */
export function allocation(list: readonly Balance[]): Share[] {
  const parts: Record<Slice, bigint> = { available: 0n, inOrders: 0n, futures: 0n, coin: 0n };
  for (const row of list) {
    const worth = micros(row.valuation);
    if (row.accountType === accountTypes.coin) parts.coin += worth;
    else if (row.accountType === accountTypes.futures) parts.futures += worth;
    else {
      // Of a worth only the whole is known; it is divided as the amounts are.
      const total = Number(row.total);
      const held = total > 0 ? (worth * BigInt(Math.round((Number(row.frozen) / total) * 1e9))) / 1_000_000_000n : 0n;
      parts.inOrders += held;
      parts.available += worth - held;
    }
  }
  const whole = parts.available + parts.inOrders + parts.futures + parts.coin;
  const slices = Object.entries(parts) as [Slice, bigint][];
  return slices
    .filter(([, worth]) => worth > 0n)
    .map(([slice, worth]) => ({ slice, worth: fromMicros(worth), share: Number((worth * 1_000_000n) / whole) / 1e6 }));
}

const volumePerUsdt = 10n;
/**
 * How far the release of the bonus has come, and the volume that the rest needs: what the server says, or ten times the
 * rest at most.
 */
export function bonusProgress(
  locked: string,
  released: string,
  volumeToRelease?: string,
): { released: string; share: number; volumeLeft: string } {
  const left = micros(locked),
    done = micros(released);
  const share = left + done === 0n ? 0 : Number((done * 1_000n) / (left + done)) / 1_000;
  return { released, share, volumeLeft: volumeToRelease ?? fromMicros(left * volumePerUsdt) };
}
