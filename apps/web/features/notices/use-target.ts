import { useCall } from '../../shell/client/query.ts';
import { hasPage } from '../../routes.ts';
import { targetOfMessage, type NoticeRow, type Place } from './kinds.ts';

const mining = 'pages/lockMining/orderDetail';
const wealth = 'pages/wealth/wealthOrder';

/**
 * Where a message leads. Of a completed product the reference doesn't say whether it was lock mining or wealth: the
 * order does.
 */
export function useTarget(notice: Pick<NoticeRow, 'kind' | 'reference'> | undefined): Place | null {
  const id = notice?.kind === 'product-completed' ? notice.reference : null;
  const mined = useCall('GET /lockMining/orders/{id}', { params: { id: id ?? '' } }, { enabled: id !== null });
  if (notice === undefined) return null;
  if (id === null) return targetOfMessage(notice);
  if (mined.isPending) return null;
  const path = mined.isSuccess ? mining : wealth;
  return hasPage(path) ? { path, query: { id } } : null;
}
