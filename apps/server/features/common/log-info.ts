import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { PublicLog } from '../../log/public-log.ts';

/** What customers are told of the public log; null while it is closed. */
export type LogInfo = CallAnswer<'GET /common/getConfig'>['log'];

/** Field by field: what signs is no business of anybody. */
export function logInfoOf(publicLog: Pick<PublicLog, 'identity' | 'policy' | 'previous'>): LogInfo {
  const { identity, policy, previous } = publicLog;
  if (identity === null) return null;
  const { origin, vkey, cosignerVkey } = identity;
  const witnesses = policy.witnesses.map((one) => ({ name: one.name, vkey: one.vkey }));
  if (previous === null) return { origin, vkey, cosignerVkey, witnesses, previous };
  const { origin: before, size, reason, time } = previous;
  return { origin, vkey, cosignerVkey, witnesses, previous: { origin: before, size, reason, time } };
}
