import type { UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../../shell/client/query.ts';
import { isUnknown } from '../../shell/routing/missing.tsx';
import { hasPage } from '../../routes.ts';
import { targetOfMessage, type NoticeRow, type Place } from './kinds.ts';

const mining = 'pages/lockMining/orderDetail';
const wealth = 'pages/wealth/wealthOrder';

/** Which page shows the order; null while that isn't known, also because the look-up has failed. */
function pathOf({ isSuccess, error }: Pick<UseQueryResult, 'isSuccess' | 'error'>): string | null {
  if (isSuccess) return mining;
  return isUnknown(error) ? wealth : null;
}

/**
 * Where a message leads. Of a completed product the reference doesn't say whether it was lock mining or wealth: the
 * order does.
 */
export function useTarget(notice: Pick<NoticeRow, 'kind' | 'reference'> | undefined): Place | null {
  const id = notice?.kind === 'product-completed' ? notice.reference : null;
  const mined = useCall('GET /lockMining/orders/{id}', { params: { id: id ?? '' } }, { enabled: id !== null });
  if (notice === undefined) return null;
  if (id === null) return targetOfMessage(notice);
  const path = pathOf(mined);
  return path !== null && hasPage(path) ? { path, query: { id } } : null;
}
