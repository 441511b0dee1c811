import type { Result } from '@candor/core/result.ts';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { openLimit, type Limit } from '../../http/limits.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Countries } from '../../operators/countries.ts';
import type { TextMessenger } from '../../sms/text-messenger.ts';
import { Codes } from '../../proofs/codes.ts';
import type { CustomerTotp } from '../../proofs/customer-totp.ts';
import type { SessionStore } from './sessions.ts';

/** What sign-up and sign-in need of the server. */
export interface AuthServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly mailer: Mailer;
  readonly sms: TextMessenger;
  readonly totp: CustomerTotp;
  readonly sessions: SessionStore;
  readonly engine: { submit(command: { kind: 'sign-up-gift'; userId: string }): Promise<Result<unknown, string>> };
  readonly rules: { readonly mode: 'paper' | 'real' };
  readonly office: { readonly countries: Pick<Countries, 'allowed' | 'list'> };
  readonly settings: { readonly INVITE_CODE_REQUIRED: boolean; readonly RATE_LIMITS: boolean };
}

/** What its handlers share. */
export interface Auth extends AuthServices {
  readonly codes: Codes;
  readonly limits: AuthLimits;
}

export interface AuthLimits {
  /** Wrong passwords and codes of one identifier, whether it exists or not. */
  readonly guessesPerAccount: Limit;
  readonly guessesPerAddress: Limit;
  readonly signUpsPerAddress: Limit;
  readonly mailsPerRecipient: Limit;
  readonly mailsPerAddress: Limit;
  readonly mails: Limit;
  readonly smsPerRecipient: Limit;
  readonly smsPerAddress: Limit;
  readonly sms: Limit;
}

const minutes15 = 900;
const hour = 3600;

/** @param perAddress whether one source is limited; a measurement comes from one source alone */
export const openAuthLimits = (perAddress: boolean): AuthLimits => ({
  guessesPerAccount: openLimit(10, minutes15),
  guessesPerAddress: openLimit(perAddress ? 100 : 0, minutes15),
  signUpsPerAddress: openLimit(perAddress ? 60 : 0, hour),
  mailsPerRecipient: openLimit(10, hour),
  mailsPerAddress: openLimit(perAddress ? 60 : 0, hour),
  mails: openLimit(5000, hour),
  // Each one costs money, and whoever asks for many earns from them.
  smsPerRecipient: openLimit(5, hour),
  smsPerAddress: openLimit(perAddress ? 20 : 0, hour),
  sms: openLimit(1000, hour),
});

export const openAuth = (services: AuthServices): Auth => ({
  ...services,
  codes: new Codes(services.db, services.clock),
  limits: openAuthLimits(services.settings.RATE_LIMITS),
});
