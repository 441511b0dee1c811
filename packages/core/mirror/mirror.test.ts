import { expect, test } from 'vitest';
import { amount, price, zero } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { mirrorOf, type FastHour, type FuturesHour, type History } from './mirror.ts';

const nothing: History = {
  fast: [],
  futures: [],
  spot: { trades: 0, swaps: [] },
  exchange: { trades: 0, swaps: [] },
};
/** Orders of ten USDT at 0.80. */
const fastAt = (hour: number, wins: number, losses: number): FastHour => ({
  hour,
  wins,
  losses,
  ties: 0,
  voids: 0,
  staked: amount(usdt('10') * BigInt(wins + losses)),
  offered: amount(usdt('8') * BigInt(wins + losses)),
  won: amount(usdt('8') * BigInt(wins)),
  lost: amount(usdt('10') * BigInt(losses)),
});
const futuresAt = (hour: number, positions: number, profit: string, fees: string): FuturesHour => ({
  hour,
  positions,
  profit: profit.startsWith('-') ? amount(-usdt(profit.slice(1))) : usdt(profit),
  fees: usdt(fees),
});
const sixtyThousand = () => price(60_000n * 10n ** 8n);

test('who has traded nothing has nothing, and no rate', () => {
  const mirror = mirrorOf(nothing, () => null);
  expect(mirror.fast).toEqual({
    orders: 0,
    wins: 0,
    losses: 0,
    ties: 0,
    voids: 0,
    staked: 0n,
    offered: 0n,
    won: 0n,
    lost: 0n,
    result: 0n,
    hitRate: null,
    houseEdge: 0n,
  });
  expect(mirror).toMatchObject({ hours: null, fees: 0n, againstHolding: 0n });
});

test('a week of fast orders, worked by hand', () => {
  // Mornings 12 of 20, evenings 10 of 25: 22 × 8 − 23 × 10 = −54. Of 450 staked the edge is (450 − 360) / 2 = 45.
  const mirror = mirrorOf({ ...nothing, fast: [fastAt(9, 12, 8), fastAt(22, 10, 15)] }, () => null);
  expect(mirror.fast).toMatchObject({
    orders: 45,
    wins: 22,
    losses: 23,
    staked: usdt('450'),
    result: -usdt('54'),
    houseEdge: usdt('45'),
    hitRate: { verdict: 'unclear' },
  });
  expect(mirror.hours).toEqual({
    best: { hour: 9, trades: 20, result: usdt('16') },
    worst: { hour: 22, trades: 25, result: -usdt('70') },
  });
  expect(mirror.againstHolding).toBe(-usdt('54'));
});

test('ties and voids are counted, and are no part of rate, stake or hour', () => {
  const mirror = mirrorOf({ ...nothing, fast: [{ ...fastAt(3, 1, 1), ties: 20, voids: 7 }] }, () => null);
  expect(mirror.fast).toMatchObject({ orders: 29, ties: 20, voids: 7, staked: usdt('20'), result: -usdt('2') });
  expect(mirror.fast.hitRate).toMatchObject({ rate: 50_000_000n, verdict: 'few' });
  const other = mirrorOf({ ...nothing, fast: [{ ...fastAt(3, 1, 1), ties: 20 }, fastAt(4, 9, 9)] }, () => null);
  expect(other.hours).toBeNull();
});

test('all products together: what each has left, what fees were, and what holding would have kept', () => {
  const mirror = mirrorOf(
    {
      fast: [fastAt(10, 6, 4)],
      futures: [futuresAt(10, 2, '15', '1.2'), futuresAt(23, 12, '-40', '3.6')],
      spot: {
        trades: 3,
        swaps: [
          { currency: 'BTC', change: amount(1_000_000n), fee: amount(1_000n) },
          { currency: 'USDT', change: amount(-usdt('590')), fee: zero },
        ],
      },
      exchange: { trades: 1, swaps: [{ currency: 'USDT', change: amount(-usdt('0.5')), fee: usdt('0.25') }] },
    },
    sixtyThousand,
  );
  expect(mirror.fast.result).toBe(usdt('8'));
  expect(mirror.futures).toEqual({ positions: 14, profit: -usdt('25'), fees: usdt('4.8'), result: -usdt('29.8') });
  // 0.01 BTC at 60,000 for 590; its fee 0.00001 BTC is worth 0.6.
  expect(mirror.spot).toEqual({ trades: 3, result: { fees: usdt('0.6'), difference: usdt('10') } });
  expect(mirror.exchange).toEqual({ trades: 1, result: { fees: usdt('0.25'), difference: -usdt('0.5') } });
  expect(mirror.fees).toBe(usdt('5.65'));
  // 8 − 29.8 + 10 − 0.5.
  expect(mirror.againstHolding).toBe(-usdt('12.3'));
  // At ten: ten fast orders with 8, two positions with 13.8.
  expect(mirror.hours).toEqual({
    best: { hour: 10, trades: 12, result: usdt('21.8') },
    worst: { hour: 23, trades: 12, result: -usdt('43.6') },
  });
});

test('a coin without a price leaves out the sums that it belongs to, and those alone', () => {
  const spot = { trades: 1, swaps: [{ currency: 'SOL', change: amount(5n), fee: zero }] } as const;
  const mirror = mirrorOf({ ...nothing, fast: [fastAt(1, 1, 0)], spot }, () => null);
  expect(mirror).toMatchObject({ spot: { trades: 1, result: null }, fees: null, againstHolding: null });
  expect([mirror.fast.result, mirror.exchange.result]).toEqual([usdt('8'), { fees: 0n, difference: 0n }]);
});
