import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Language } from '@candor/api-contract/languages.ts';
import { refused, type Refused } from '../../http/refused.ts';
import type { CallServices } from '../../services.ts';
import { presentVerification } from './present.ts';
import { findVerification, type CertifyStatus } from '../../identity/store.ts';

export type IdentityServices = Pick<CallServices, 'db' | 'clock' | 'secrets' | 'files' | 'stream'>;

/** Why a level can't be handed in now. */
export const notOpen = (status: CertifyStatus | undefined): Refused =>
  refused(status === 'certified' ? 'certify-done' : 'certify-pending');

export async function answerOf(
  { db, secrets }: Pick<IdentityServices, 'db' | 'secrets'>,
  userId: string,
  language: Language,
): Promise<CallAnswer<'GET /playerInfo/detail'>> {
  const [primary, advanced] = await Promise.all([
    findVerification(db, secrets, userId, 'primary'),
    findVerification(db, secrets, userId, 'advanced'),
  ]);
  return presentVerification(primary, advanced, language);
}
