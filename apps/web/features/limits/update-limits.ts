import type { CallSent } from '@candor/api-contract/index.ts';
import { call } from '../../shell/client/call.ts';
import { refresh } from '../../shell/client/query.ts';
import { changeUser } from '../../shell/session/session.ts';
import type { Limits } from './limits.ts';

/** Sends a change and shows what holds from then on. */
export async function updateLimits(body: CallSent<'POST /player/updateLimits'>['body']): Promise<Limits> {
  const limits = await call('POST /player/updateLimits', { body }, { quiet: true });
  await showLimits(limits);
  return limits;
}

/** Shows what holds from now on, wherever limits are shown. */
export async function showLimits(limits: Limits): Promise<void> {
  changeUser({ limits });
  await refresh('GET /player/getInfo');
}
