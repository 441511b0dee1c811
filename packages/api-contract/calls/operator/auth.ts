import { z } from 'zod';
import { declare } from '../../call.ts';
import { instant, noBody, nothing, opaqueId, sixDigits } from '../../scalars.ts';
import { newPasskey, passkey, passkeyCreation, passkeyProof, passkeyRequest } from '../auth/passkeys.ts';
import { operator, operatorName as name, operatorRole, operatorStage, userId } from './shapes.ts';

const group = 'Operators';
const password = z
  .string({ error: 'field-required' })
  .min(12, 'operator-password-length')
  .max(64, 'operator-password-length');
const oldPassword = z.string({ error: 'field-required' }).max(64, 'old-password-wrong');
const body = z.strictObject({ id: opaqueId });
const withPassword = z.object({ operator, oneTimePassword: z.string() });

/** Sign-in of operators: name, password and authenticator; the token goes into the header `operator-auth`. */
export const operatorAuthCalls = declare({
  'POST /operator/login': {
    group,
    summary: 'Sign in; once the authenticator is enrolled its code is needed, or a passkey',
    access: 'public',
    addition: true,
    body: z.strictObject({
      name,
      password: z.string({ error: 'field-required' }).max(64, 'operator-login-failed'),
      code: sixDigits.optional(),
      passkey: passkeyProof.optional(),
    }),
    answer: z.object({
      token: z.string(),
      stage: operatorStage,
      operator,
      /**
       * Of a device that has not signed in before: it keeps this and sends it as `device-token` with its next sign-ins.
       */
      deviceToken: z.string().nullable(),
    }),
  },
  'POST /operator/changePassword': {
    group,
    summary: 'Set an own password; every other session ends',
    access: 'operator-setup',
    addition: true,
    body: z.strictObject({
      oldPassword,
      newPassword: password,
      confirmPassword: z.string({ error: 'field-required' }).max(64, 'passwords-differ'),
    }),
    answer: z.object({ stage: operatorStage }),
  },
  'POST /operator/enrolTotp': {
    group,
    summary: 'A new secret for the authenticator, shown once',
    access: 'operator-setup',
    addition: true,
    body: noBody,
    answer: z.object({ secret: z.string(), uri: z.string() }),
  },
  'POST /operator/confirmTotp': {
    group,
    summary: 'Prove the authenticator by its first code',
    access: 'operator-setup',
    addition: true,
    body: z.strictObject({ code: sixDigits }),
    answer: z.object({ stage: operatorStage }),
  },
  'POST /operator/stepUp': {
    group,
    summary: 'Show the authenticator or a passkey anew: large acts are done without it only a short while after',
    access: 'operator',
    addition: true,
    body: z.strictObject({ code: sixDigits.optional(), passkey: passkeyProof.optional() }),
    answer: z.object({ until: instant }),
  },
  'POST /operator/login/passkey': {
    group,
    summary: 'Begin to show a passkey at a sign-in; what is answered holds once, for five minutes',
    access: 'public',
    addition: true,
    body: noBody,
    answer: passkeyRequest,
  },
  'POST /operator/stepUp/passkey': {
    group,
    summary: 'Begin to show a passkey anew',
    access: 'operator',
    addition: true,
    body: noBody,
    answer: passkeyRequest,
  },
  'GET /operator/passkeys': {
    group,
    summary: 'The own passkeys, oldest first',
    access: 'operator',
    addition: true,
    answer: z.array(passkey),
  },
  'POST /operator/passkeys/enrol': {
    group,
    summary: 'Begin to add a passkey, with the password and what was shown a short while before',
    access: 'operator',
    addition: true,
    body: z.strictObject({ password: oldPassword }),
    answer: passkeyCreation,
  },
  'POST /operator/passkeys/confirm': {
    group,
    summary: 'Add the passkey that the device has made; ten at most',
    access: 'operator',
    addition: true,
    body: newPasskey,
    answer: passkey,
  },
  'POST /operator/passkeys/remove': {
    group,
    summary: 'Take a passkey away, with the password and what was shown a short while before',
    access: 'operator',
    addition: true,
    body: z.strictObject({ id: opaqueId, password: oldPassword }),
    answer: nothing,
  },
  'GET /operator/me': {
    group,
    summary: 'Who is signed in, and how far',
    access: 'operator-setup',
    addition: true,
    answer: z.object({ stage: operatorStage, operator }),
  },
  'POST /operator/logout': {
    group,
    summary: 'End the session',
    access: 'operator-setup',
    addition: true,
    body: noBody,
    answer: nothing,
  },
  'GET /operator/sessions': {
    group,
    summary: 'The own sessions',
    access: 'operator',
    addition: true,
    answer: z.array(
      z.object({ id: z.string(), ip: z.string(), startedAt: instant, seenAt: instant, current: z.boolean() }),
    ),
  },
  'POST /operator/sessions/end': {
    group,
    summary: 'End one of the own sessions',
    access: 'operator',
    addition: true,
    body,
    answer: nothing,
  },
  'POST /operator/operators/declareCustomer': {
    group,
    summary:
      'Declare a customer account that is an operator’s own, for good: they decide nothing about it. ' +
      'Administrators may name another operator',
    access: 'operator',
    addition: true,
    body: z.strictObject({ userId, id: opaqueId.optional() }),
    answer: operator,
  },
  'GET /operator/operators': {
    group,
    summary: 'All operators',
    access: 'operator',
    roles: ['admin'],
    addition: true,
    answer: z.array(operator),
  },
  'POST /operator/operators/create': {
    group,
    summary: 'A further operator of support, with a one-time password; other roles are proposed',
    access: 'operator',
    roles: ['admin'],
    addition: true,
    body: z.strictObject({ name, role: operatorRole }),
    answer: withPassword,
  },
  'POST /operator/operators/setRole': {
    group,
    summary: 'Down to support; other roles are proposed. Nobody changes their own',
    access: 'operator',
    roles: ['admin'],
    addition: true,
    body: z.strictObject({ id: opaqueId, role: operatorRole }),
    answer: operator,
  },
  'POST /operator/operators/setDisabled': {
    group,
    summary: 'Shut an operator out; let one of support in again',
    access: 'operator',
    roles: ['admin'],
    addition: true,
    body: z.strictObject({ id: opaqueId, disabled: z.boolean({ error: 'field-invalid' }) }),
    answer: operator,
  },
  'POST /operator/operators/resetAccess': {
    group,
    summary: 'A new one-time password for an operator of support; for other roles it is proposed',
    access: 'operator',
    roles: ['admin'],
    addition: true,
    body,
    answer: withPassword,
  },
});
