import type { Limit } from '../../http/limits.ts';
import type { OperatorUser } from '../../http/operators.ts';
import { auditRow, type Audited } from '../../operators/audit.ts';
import type { Services } from '../../services.ts';
import type { Statement } from '../../db/database.ts';

/**
 * Wrong sign-ins of one name: from one address, from all together, and from a device that has signed in to it before.
 */
export interface OperatorGuesses {
  readonly perNameAndAddress: Limit;
  readonly perName: Limit;
  readonly perDevice: Limit;
  readonly perAddress: Limit;
  /** Wrong ones of a proof that an operator who is signed in shows anew. */
  readonly perOwnProof: Limit;
  /** Sign-ins with a passkey that one address begins. */
  readonly passkeysBegunPerAddress: Limit;
}

/** What the calls of operators share. */
export interface ConsoleServices extends Services {
  readonly guesses: OperatorGuesses;
}

const minutes15 = 900;

export const openConsoleServices = (services: Services): ConsoleServices => ({
  ...services,
  guesses: {
    perNameAndAddress: services.openLimit('operator-guesses-of-name-and-address', 5, minutes15),
    perName: services.openLimit('operator-guesses-of-name', 100, minutes15),
    perDevice: services.openLimit('operator-guesses-of-device', 5, minutes15),
    perAddress: services.openLimit('operator-guesses-of-address', services.settings.RATE_LIMITS ? 30 : 0, minutes15),
    perOwnProof: services.openLimit('operator-guesses-of-own-proof', 5, minutes15),
    passkeysBegunPerAddress: services.openLimit(
      'operator-passkeys-begun-of-address',
      services.settings.RATE_LIMITS ? 60 : 0,
      minutes15,
    ),
  },
});

type Act = Pick<Audited, 'act' | 'subject' | 'userId' | 'details'>;

/** The row that says who has done what. */
export const actRow = (
  services: Pick<ConsoleServices, 'clock'>,
  operator: Pick<OperatorUser, 'operatorId' | 'name'>,
  act: Act,
): Statement =>
  auditRow({ ...act, time: services.clock.now(), operatorId: operator.operatorId, operatorName: operator.name });

/** Carries out an act that is nothing but rows: they and their record are written together, or not at all. */
export async function act(
  services: Pick<ConsoleServices, 'clock' | 'db'>,
  operator: Pick<OperatorUser, 'operatorId' | 'name'>,
  what: Act,
  statements: readonly Statement[] = [],
): Promise<void> {
  await services.db.batch([...statements, actRow(services, operator, what)]);
}

export const subjectOf = {
  user: (id: string): string => `user:${id}`,
  operator: (id: string): string => `operator:${id}`,
  proposal: (id: string): string => `proposal:${id}`,
};
