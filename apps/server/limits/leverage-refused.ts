import type { Countries } from '../operators/countries.ts';
import { refused, type Refused } from '../http/refused.ts';

/** Why a customer's country rules out opening a symbol with a leverage; null where it doesn't. */
export async function leverageRefused(
  countries: Pick<Countries, 'leverageMax'>,
  userId: string,
  { symbol, lever }: { readonly symbol: string; readonly lever: number },
): Promise<Refused | null> {
  const max = (await countries.leverageMax(userId))(symbol);
  if (lever <= max) return null;
  if (max === 0) return refused('not-offered-here', { field: 'symbol' });
  return refused('lever-country-max', { field: 'lever', params: { max: String(max) } });
}
