import { useCallback } from 'react';
import { t } from '../../../locales/i18n.ts';
import { PriceLine } from '../chart/price-line.tsx';
import { windowOf } from '../chart/scale.ts';
import { useEntries } from '../orders/entries.ts';

/** The live line of a symbol with the own entries in it, as far as a contract of this duration reaches. */
export function TicketChart({ symbol, seconds }: { symbol: string; seconds: number }) {
  const entries = useEntries(symbol);
  const span = useCallback(
    (now: number) => {
      const { behindMs, aheadMs } = windowOf(seconds);
      return { from: now - behindMs, to: now + aheadMs };
    },
    [seconds],
  );
  return (
    <PriceLine
      symbol={symbol}
      entries={entries}
      span={span}
      behindMs={windowOf(seconds).behindMs}
      mark={(now) => ({ time: now + seconds * 1_000, text: t('fast.seconds', { seconds }) })}
      className="mt-1 h-[clamp(168px,26dvh,270px)]"
    />
  );
}
