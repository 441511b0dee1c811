import type { FreezeWithdrawals } from '@candor/core/customers/freeze-withdrawals.ts';
import type { UnfreezeWithdrawals } from '@candor/core/customers/unfreeze-withdrawals.ts';
import type { AddressRules } from '@candor/core/limits/address-limits.ts';
import type { Result } from '@candor/core/result.ts';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Database, Statement } from '../../db/database.ts';
import type { Limit, OpenLimit } from '../../http/limits.ts';
import { openChangingLimit } from '../../limits/changing-limit.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Countries } from '../../operators/countries.ts';
import type { Message } from '../../engine/rows/messages.ts';
import type { LoginPassword } from '../../proofs/login-password.ts';
import type { TextMessenger } from '../../sms/text-messenger.ts';
import { Codes } from '../../proofs/codes.ts';
import type { CustomerTotp } from '../../proofs/customer-totp.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { SessionStore } from '../../proofs/sessions.ts';
import type { Settings } from '../../settings.ts';

/** What sign-up and sign-in need of the server. */
export interface AuthServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly mailer: Mailer;
  readonly sms: TextMessenger;
  readonly totp: CustomerTotp;
  readonly loginPassword: LoginPassword;
  readonly ownerNotices: { committed(messages: readonly Message[]): void };
  readonly sessions: SessionStore;
  readonly secrets: Secrets;
  readonly openLimit: OpenLimit;
  readonly engine: {
    submit(command: { kind: 'sign-up-gift'; userId: string }): Promise<Result<unknown, string>>;
    decide(
      command: FreezeWithdrawals | UnfreezeWithdrawals,
      statements: readonly Statement[],
    ): Promise<Result<null, 'state-unchanged'>>;
  };
  readonly rules: { readonly mode: 'paper' | 'real'; readonly addresses: AddressRules };
  readonly operatorSettings: { readonly countries: Pick<Countries, 'allowed' | 'offering'> };
  readonly settings: Pick<Settings, 'INVITE_CODE_REQUIRED' | 'RATE_LIMITS' | 'PUBLIC_URL' | 'CONSOLE_URL'> &
    AddressNumbers;
}

/** What its handlers share. */
export interface Auth extends AuthServices {
  readonly codes: Codes;
  readonly limits: AuthLimits;
}

export interface AuthLimits {
  /** Wrong passwords of one identifier, whether it exists or not: from one address, and from all of them together. */
  readonly guessesPerAccountAndAddress: Limit;
  readonly guessesPerAccount: Limit;
  /** Of a device that has signed in to the account before: what others guess doesn't count for it. */
  readonly guessesPerDevice: Limit;
  readonly guessesPerAddress: Limit;
  readonly signUpsPerAddress: Limit;
  /** Sign-ins with a passkey that one address begins; each is a row for five minutes. */
  readonly passkeysBegunPerAddress: Limit;
  readonly mails: CodeLimits;
  readonly sms: CodeLimits;
}

/** How many codes are sent. */
export interface CodeLimits {
  /** Asked for by one address. */
  readonly perAddress: Limit;
  /** To one recipient, asked for by one address or one device that the account knows. */
  readonly perRecipientAndAsker: Limit;
  /** To one recipient, asked for by whoever the account doesn't know. */
  readonly perRecipient: Limit;
  /** To all: a narrow network gets a fiftieth of it at most, a wide one a tenth, so that few can't use it up. */
  readonly all: Limit;
  readonly perNarrowNetwork: Limit;
  readonly perWideNetwork: Limit;
}

const minutes15 = 900;
const hour = 3600;

/** What one address may do in an hour. */
export type AddressNumbers = Readonly<
  Record<'SIGN_UPS_PER_ADDRESS' | 'MAILS_PER_ADDRESS' | 'TEXTS_PER_ADDRESS', number>
>;

/** @param perAddress whether one source is limited; a measurement comes from one source alone */
export const openAuthLimits = (openLimit: OpenLimit, perAddress: boolean, numbers: AddressNumbers): AuthLimits => ({
  guessesPerAccountAndAddress: openLimit('guesses-of-account-and-address', 10, minutes15),
  guessesPerAccount: openLimit('guesses-of-account', 200, minutes15),
  guessesPerDevice: openLimit('guesses-of-device', 10, minutes15),
  guessesPerAddress: openLimit('guesses-of-address', perAddress ? 100 : 0, minutes15),
  passkeysBegunPerAddress: openLimit('passkeys-begun-of-address', perAddress ? 300 : 0, minutes15),
  signUpsPerAddress: openChangingLimit(
    openLimit,
    'sign-ups-of-address',
    () => (perAddress ? numbers.SIGN_UPS_PER_ADDRESS : 0),
    hour,
  ),
  mails: codeLimits(limitsOf(openLimit, 'mails'), perAddress, {
    all: 5000,
    perAddress: () => numbers.MAILS_PER_ADDRESS,
    perRecipient: 15,
    perRecipientAndAsker: 10,
  }),
  // Each one costs money, and whoever asks for many earns from them.
  sms: codeLimits(limitsOf(openLimit, 'texts'), perAddress, {
    all: 1000,
    perAddress: () => numbers.TEXTS_PER_ADDRESS,
    perRecipient: 8,
    perRecipientAndAsker: 5,
  }),
});

type CodeNumbers = Readonly<Record<'all' | 'perRecipient' | 'perRecipientAndAsker', number>> & {
  readonly perAddress: () => number;
};
/** Limits whose names begin with what they count. */
const limitsOf =
  (openLimit: OpenLimit, what: string): OpenLimit =>
  (name, events, seconds) =>
    openLimit(`${what}-${name}`, events, seconds);

const codeLimits = (openLimit: OpenLimit, sourcesLimited: boolean, numbers: CodeNumbers): CodeLimits => ({
  all: openLimit('to-all', numbers.all, hour),
  perAddress: openChangingLimit(openLimit, 'of-address', () => (sourcesLimited ? numbers.perAddress() : 0), hour),
  perRecipientAndAsker: openLimit('to-recipient-of-asker', numbers.perRecipientAndAsker, hour),
  perRecipient: openLimit('to-recipient', numbers.perRecipient, hour),
  perNarrowNetwork: openLimit('of-narrow-network', sourcesLimited ? numbers.all / 50 : 0, hour),
  perWideNetwork: openLimit('of-wide-network', sourcesLimited ? numbers.all / 10 : 0, hour),
});

export const openAuth = (services: AuthServices): Auth => ({
  ...services,
  codes: new Codes(services.db, services.clock),
  limits: openAuthLimits(services.openLimit, services.settings.RATE_LIMITS, numbersOf(services)),
});

/** As two operators have set them, else as the settings have them. */
const numbersOf = ({ rules, settings }: Pick<AuthServices, 'rules' | 'settings'>): AddressNumbers => ({
  get SIGN_UPS_PER_ADDRESS() {
    return rules.addresses.signUps ?? settings.SIGN_UPS_PER_ADDRESS;
  },
  get MAILS_PER_ADDRESS() {
    return rules.addresses.mails ?? settings.MAILS_PER_ADDRESS;
  },
  get TEXTS_PER_ADDRESS() {
    return rules.addresses.texts ?? settings.TEXTS_PER_ADDRESS;
  },
});
