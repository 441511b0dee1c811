import { call } from '../client/call.ts';
import { queryClient, refresh, useCall } from '../client/query.ts';
import { proofAt } from './checked-proof.ts';

/** Whether an own order is shown to others, and where. */
export const useOwnProof = (orderNo: string, enabled: boolean) =>
  useCall('GET /fair/ownProof/{orderNo}', { params: { orderNo } }, { enabled });

export async function shareProof(orderNo: string) {
  await call('POST /fair/ownProof/share', { body: { orderNo } });
  await refresh('GET /fair/ownProof/{orderNo}');
}

/** What has been seen of it on this device is forgotten too. */
export async function revokeProof(orderNo: string, id: string) {
  await call('POST /fair/ownProof/revoke', { body: { orderNo } });
  queryClient.removeQueries({ queryKey: proofAt(id).queryKey });
  await refresh('GET /fair/ownProof/{orderNo}');
}
