import type { Contract, Tier } from '@candor/core/futures/contract.ts';
import { down, up } from './purses.ts';

export type Reason = 'user' | 'reverse' | 'liquidation' | 'stopLoss' | 'takeProfit';

export interface Asked {
  readonly kind: 'close' | 'part' | 'reverse' | 'lock';
  readonly at: number;
  /** Of what is opened, or of the part. */
  readonly newOrderNo: string;
  /** q of the part. */
  readonly size: bigint;
}

/** An order and the position it becomes, in the words of the decisions (section 5). */
export interface Position {
  readonly orderNo: string;
  readonly userId: string;
  /** The account that pays for it. */
  readonly purse: string;
  readonly symbol: string;
  readonly side: 'long' | 'short';
  /** q; falls when a part closes. */
  size: bigint;
  readonly leverage: number;
  /** f, in hundred millionths. */
  readonly feeRate: bigint;
  /** mmr; of a limit that was chased that of what it opens. */
  maintenance: bigint;
  /** Price of a limit order. */
  readonly limit: bigint | null;
  readonly receivedAt: number;
  status: 'pending' | 'holding' | 'locked';
  /** Waits for the next mark from this moment. */
  marketSince: number | null;
  /** Those that held when it was chased. */
  chasedUnder: readonly Tier[] | null;
  /** What its owner has asked for, and what it opens. */
  asked: Asked | null;
  held: bigint;
  open: bigint | null;
  fee: bigint;
  takeProfit: bigint | null;
  stopLoss: bigint | null;
  /** What the last mark has triggered. */
  triggered: readonly Reason[];
  partner: string | null;
}

/** Size × price in these parts is one unit of USDT: 8 + 8 − 6 decimals. */
const parts = 10n ** 10n;
const one = 10n ** 8n;

export const sizeOf = (lots: bigint, contract: Contract): bigint => lots * contract.contractSize;
/** N = q·P. */
export const notional = (size: bigint, at: bigint): bigint => up(size * at, parts);
/** M = N / leverage. */
export const margin = ({ size, leverage }: Pick<Position, 'size' | 'leverage'>, at: bigint): bigint =>
  up(size * at, parts * BigInt(leverage));
/** f·q·P. */
export const feeAt = ({ size, feeRate }: Pick<Position, 'size' | 'feeRate'>, at: bigint): bigint =>
  up(size * at * feeRate, parts * one);
export const cost = (position: Position, at: bigint): bigint => margin(position, at) + feeAt(position, at);

const sign = ({ side }: Pick<Position, 'side'>): bigint => (side === 'long' ? 1n : -1n);
/** dir·q·(mark − P0). */
export const floating = (position: Position, at: bigint): bigint =>
  down(sign(position) * position.size * (at - (position.open ?? at)), parts);

/** M + floating − q·mark·(mmr + f), without any rounding: what is left above the bound of a liquidation. */
function slack(position: Position, at: bigint): bigint {
  const { held, size, open, maintenance, feeRate } = position;
  const equity = held * parts + sign(position) * size * (at - (open ?? at));
  return equity * one - size * at * (maintenance + feeRate);
}

/** M + floating ≤ q·mark·(mmr + f). */
export const isLiquidated = (position: Position, at: bigint): boolean => slack(position, at) <= 0n;

/** What a mark triggers, the loss before the gain. */
export function triggersAt(position: Position, at: bigint): Reason[] {
  const { side, stopLoss, takeProfit } = position;
  const beyond = (stop: bigint | null, above: boolean): boolean => stop !== null && (above ? at >= stop : at <= stop);
  const found: Reason[] = [];
  if (isLiquidated(position, at)) found.push('liquidation');
  if (beyond(stopLoss, side === 'short')) found.push('stopLoss');
  if (beyond(takeProfit, side === 'long')) found.push('takeProfit');
  return found;
}

/** What closing brings: the fee takes no more than is left, and the customer loses no more than the margin. */
export function settled(held: bigint, gained: bigint, fee: bigint) {
  const equity = held + gained;
  if (equity < 0n) return { profit: -held, fee: 0n, proceeds: 0n, deficit: -equity };
  const charged = fee < equity ? fee : equity;
  return { profit: gained, fee: charged, proceeds: equity - charged, deficit: 0n };
}

/** The pairs of prices that are the wrong way round. @param expected what the order would be if it were open */
export function stopFaults(expected: Position, reference: bigint): string[] {
  const { side, takeProfit, stopLoss } = expected;
  const tooLate = stopLoss !== null && slack(expected, stopLoss) < 0n;
  const wrong = (stop: bigint | null, above: boolean): boolean =>
    stop !== null && (above ? stop > reference : stop < reference);
  const long: [boolean, string][] = [
    [wrong(takeProfit, false), 'stop-profit-below-reference'],
    [wrong(stopLoss, true), 'reference-below-stop-loss'],
    [tooLate, 'stop-loss-below-liquidation'],
  ];
  const short: [boolean, string][] = [
    [wrong(takeProfit, true), 'reference-below-stop-profit'],
    [wrong(stopLoss, false), 'stop-loss-below-reference'],
    [tooLate, 'liquidation-below-stop-loss'],
  ];
  return (side === 'long' ? long : short).filter(([is]) => is).map(([, name]) => name);
}
