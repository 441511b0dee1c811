import { useMemo } from 'react';
import { useCall } from '../../../shell/client/query.ts';
import { useSymbols } from '../../../shell/quotes/tickers.ts';

/** What fast contracts are taken on and has a quotation; nothing until both are known. */
export function useFastSymbols(): readonly string[] {
  const rule = useCall('GET /portal/common/contractRule', undefined, { staleTime: 600_000 }).data;
  const listed = useSymbols();
  return useMemo(() => rule?.fast.symbols.filter((symbol) => listed.includes(symbol)) ?? [], [rule, listed]);
}
