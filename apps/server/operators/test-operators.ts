import type { OperatorRole } from '@candor/api-contract/call.ts';
import type { TestServer } from '../test-server.ts';
import { createOperator } from './create-operator.ts';
import { totpCode, totpStep } from '../proofs/totp.ts';

export const operatorPassword = 'a long enough secret';

export interface TestOperator {
  readonly id: string;
  readonly name: string;
  readonly secret: Uint8Array;
  /** For `call(…, { headers })`. */
  readonly headers: Record<string, string>;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
export function fromBase32(text: string): Uint8Array {
  const bits = text
    .split('')
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** The code of a test's operator at the clock of the test. */
export const codeOf = (bench: TestServer, secret: Uint8Array, stepsOn = 0): string =>
  totpCode(secret, totpStep(bench.server.services.clock.now()) + stepsOn);

/** An operator made by the command, with an own password and an authenticator, signed in. */
export async function signInOperator(bench: TestServer, role: OperatorRole, name: string): Promise<TestOperator> {
  const { db, clock } = bench.server.services;
  const oneTime = await createOperator(db, name, role, clock.now());
  if (oneTime === null) throw new Error(`${name} is taken`);
  return setUpOperator(bench, name, oneTime);
}

/** The first sign-in of an operator: the one-time password, an own one, an authenticator. */
export async function setUpOperator(bench: TestServer, name: string, oneTime: string): Promise<TestOperator> {
  const {
    data: { token, operator },
  } = await bench.call('POST /operator/login', { body: { name, password: oneTime } });
  const headers = { 'operator-auth': token };
  await bench.call('POST /operator/changePassword', {
    headers,
    body: { oldPassword: oneTime, newPassword: operatorPassword, confirmPassword: operatorPassword },
  });
  const secret = fromBase32((await bench.call('POST /operator/enrolTotp', { headers })).data.secret);
  await bench.call('POST /operator/confirmTotp', { headers, body: { code: codeOf(bench, secret) } });
  return { id: operator.id, name, secret, headers };
}
