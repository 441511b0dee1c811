import { queryClient, queryKey, useCall } from '../../shell/client/query.ts';
import { changeUser } from '../../shell/session/session.ts';
import type { Verification } from './primary-draft.ts';

/** The own verification; the live connection keeps it up to date. */
export const useVerification = () => useCall('GET /playerInfo/detail');

/** What the server has answered to a submission is what is shown from now on. */
export function adopt(verification: Verification) {
  queryClient.setQueryData(queryKey('GET /playerInfo/detail'), verification);
  const { authStatus, primary, advanced } = verification;
  changeUser({ authStatus, primaryStatus: primary.status, advancedStatus: advanced.status });
}
