import type { CallAnswer } from '@candor/api-contract/index.ts';
import { refused, type Refused } from '../../http/refused.ts';
import type { Services } from '../../services.ts';
import { presentVerification } from './present.ts';
import { findVerification, statusesOf, type CertifyStatus } from './store.ts';

export type IdentityServices = Pick<Services, 'db' | 'clock' | 'secrets' | 'files' | 'stream'>;

/** Why a level can't be handed in now. */
export const notOpen = (status: CertifyStatus | undefined): Refused =>
  refused(status === 'certified' ? 'certify-done' : 'certify-pending');

export async function answerOf(
  { db, secrets }: Pick<IdentityServices, 'db' | 'secrets'>,
  userId: string,
): Promise<CallAnswer<'GET /playerInfo/detail'>> {
  const [primary, advanced] = await Promise.all([
    findVerification(db, secrets, userId, 'primary'),
    findVerification(db, secrets, userId, 'advanced'),
  ]);
  return presentVerification(primary, advanced);
}

/** The app learns of a change on every device of the user, without a reload. */
export async function tellApp({ db, stream }: Pick<IdentityServices, 'db' | 'stream'>, userId: string): Promise<void> {
  if (!stream.hears(userId)) return;
  const { primary, advanced } = await statusesOf(db, userId);
  stream.toUser(userId, 'user', { authStatus: primary, primaryStatus: primary, advancedStatus: advanced });
}
