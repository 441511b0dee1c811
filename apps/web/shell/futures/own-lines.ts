import { useMemo } from 'react';
import { useSignedIn } from '../session/session.ts';
import { useOpenFutures, type FuturesOrder } from '../client/futures-orders.ts';

export type OwnLineKind = 'entry' | 'order' | 'takeProfit' | 'stopLoss' | 'liquidation';

/** A price that matters to an own position or waiting order, for a chart. */
export interface OwnLine {
  /** Unique among the lines of a symbol. */
  readonly id: string;
  readonly kind: OwnLineKind;
  readonly orderNo: string;
  readonly direction: 'long' | 'short';
  readonly lots: string;
  /** Decimal string. */
  readonly price: string;
}

/** The lines of one order: where it opened or waits, its stops, its liquidation. */
export function linesOf({
  orderNo,
  direction,
  lots,
  status,
  openPrice,
  entrustPrice,
  stopProfit,
  stopLoss,
  liquidationPrice,
}: FuturesOrder): OwnLine[] {
  const entry =
    status === 'pending'
      ? { kind: 'order' as const, price: entrustPrice }
      : { kind: 'entry' as const, price: openPrice };
  const prices = [
    entry,
    { kind: 'takeProfit' as const, price: stopProfit },
    { kind: 'stopLoss' as const, price: stopLoss },
    { kind: 'liquidation' as const, price: liquidationPrice },
  ];
  return prices.flatMap(({ kind, price }) =>
    price === null || price === '0' ? [] : [{ id: `${orderNo}.${kind}`, kind, orderNo, direction, lots, price }],
  );
}

/**
 * Entry, stop and liquidation lines of the user's own futures in a symbol; empty for visitors. Changes with the
 * positions.
 */
export function useFuturesLines(symbol: string): readonly OwnLine[] {
  const { rows } = useOpenFutures(useSignedIn());
  return useMemo(() => rows.filter((row) => row.symbol === symbol).flatMap(linesOf), [rows, symbol]);
}
