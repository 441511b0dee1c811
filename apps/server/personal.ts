import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { openDestinations, type Destinations } from './destinations/open-destinations.ts';
import { openIdentity, type Identity } from './identity/open-identity.ts';
import { openOwnerNotices, type OwnerNotices } from './features/notices/tell-owners.ts';
import type { CertifyStatus } from './identity/store.ts';
import type { Every } from './market/timing.ts';
import type { Mailer } from './mail/mailer.ts';
import { openCustomerTotp, type CustomerTotp } from './proofs/customer-totp.ts';
import { openLoginPassword, type LoginPassword } from './proofs/login-password.ts';
import { openFundPassword, type FundPassword } from './proofs/fund-password.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { Settings } from './settings.ts';
import { openSms } from './sms/open-sms.ts';
import type { TextMessenger } from './sms/text-messenger.ts';
import type { Stream } from './stream/stream.ts';

/** What features ask of a person beside his money: is it he, may he, where to. */
export interface Personal {
  readonly fundPassword: FundPassword;
  readonly destinations: Destinations;
  readonly identity: Identity;
  /** What money from outside asks for. */
  readonly primaryStatus: (userId: string) => Promise<CertifyStatus>;
  /** The authenticator of customers. */
  readonly totp: CustomerTotp;
  readonly sms: TextMessenger;
  readonly loginPassword: LoginPassword;
  readonly ownerNotices: OwnerNotices;
}

export interface PersonalParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  readonly stream: Stream;
  readonly every: Every;
  /** Where customers open the product. */
  readonly publicUrl: () => string;
}

export function openPersonal(parts: PersonalParts): Personal {
  const { db, clock } = parts;
  const sms = openSms(parts.settings, db, clock, parts.log);
  const identity = openIdentity(parts);
  return {
    sms,
    identity,
    totp: openCustomerTotp(parts),
    primaryStatus: async (userId) => (await identity.statuses(userId)).primary,
    fundPassword: openFundPassword(parts),
    loginPassword: openLoginPassword(db),
    ownerNotices: openOwnerNotices({ ...parts, sms }),
    destinations: openDestinations(parts),
  };
}
