import { useMemo } from 'react';
import { useOpenFutures } from '../../../shell/client/futures-orders.ts';
import { useCall } from '../../../shell/client/query.ts';
import '../../../shell/earn/follow-earn.ts';
import { useOpenOrders } from '../../../shell/fast/open-orders.ts';
import { useBalances } from '../../../shell/funds/balances.ts';
import { useRule } from '../../../shell/futures/terms.ts';
import { itemsOf, type Item } from './items.ts';

const active = { query: { status: 'active', limit: 100 } } as const;
const none: readonly never[] = [];

/**
 * What the customer has open, kept up to date by events; undefined until it is known. All that can be open holds money:
 * where nothing is held, nothing is asked for.
 */
export function useRunning(): readonly Item[] | undefined {
  const balances = useBalances();
  const holds = balances.data?.some(({ frozen }) => Number(frozen) > 0) ?? balances.isError;
  const fast = useOpenOrders(holds);
  const futures = useOpenFutures(holds);
  const rule = useRule();
  const lock = useCall('GET /lockMining/orders', active, { enabled: holds });
  const wealth = useCall('GET /userProductOrder/page', active, { enabled: holds });
  const items = useMemo(
    () =>
      itemsOf({
        fast: fast.data?.list ?? none,
        futures: futures.rows,
        rule: rule.data,
        earn: [...(lock.data?.list ?? none), ...(wealth.data?.list ?? none)],
      }),
    [fast.data, futures.rows, rule.data, lock.data, wealth.data],
  );
  if (balances.isPending) return undefined;
  if (!holds) return none;
  return [fast, futures, rule, lock, wealth].some(({ isPending }) => isPending) ? undefined : items;
}
