import { useEffect } from 'react';
import { useCall } from '../../shell/client/query.ts';
import { onEvent } from '../../shell/client/stream.ts';
import { outdateTransactions } from '../../shell/funds/transactions.ts';
import { useQueryState } from '../../shell/routing/hash.ts';

export const withdrawCurrencies = ['USDT', 'USDC'] as const;
export type WithdrawCurrency = (typeof withdrawCurrencies)[number];

export const useWithdrawCurrency = () => useQueryState('currency', 'USDT', withdrawCurrencies);

/**
 * Everything a withdrawal depends on; asked for anew when the balance or the verification moves, and when a moment in
 * it has come.
 */
export function useTerms(currencyCode: WithdrawCurrency) {
  const terms = useCall('GET /transaction/withdrawTerms', { query: { currencyCode } });
  useEffect(() => {
    const stops = [onEvent('balance', outdateTransactions), onEvent('user', outdateTransactions)];
    return () => stops.forEach((stop) => stop());
  }, []);
  const { data } = terms;
  const waits = data !== undefined && (data.holdUntil !== null || data.usedToday !== null || data.hours !== null);
  const next = waits ? data.nextTime : 0;
  useEffect(() => {
    const wait = next - Date.now();
    if (wait <= 0) return;
    const timer = setTimeout(outdateTransactions, wait + 500);
    return () => clearTimeout(timer);
  }, [next]);
  return terms;
}
