import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { CallRequest } from '../../../http/route.ts';
import { provenMs } from '../../../operators/sessions.ts';
import { operatorById } from '../../../operators/store.ts';
import { actRow, subjectOf, type ConsoleServices } from '../console-services.ts';
import { spendCode } from './login.ts';
import { guessedRight, overGuesses } from './own-proofs.ts';
import { passkeyFits } from './show-passkey.ts';

type Name = 'POST /operator/stepUp';

/** Shows the authenticator or a passkey anew, in the session that is open: large acts are done for a while after it. */
export async function stepUp(
  services: ConsoleServices,
  { body }: CallParsed<Name>,
  { operator, host, organisation }: CallRequest<Name>,
): Promise<Outcome<CallAnswer<Name>>> {
  const { code, passkey } = body;
  if ((code === undefined) === (passkey === undefined)) return refused('field-required', { field: 'code' });
  const proof = code === undefined ? 'passkey' : 'code';
  const over = await overGuesses(services, operator, proof);
  if (over !== null) return over;
  const row = await operatorById(services.db, operator.operatorId);
  if (row === undefined) return refused('unauthorized');
  if (code !== undefined && !(await spendCode(services, row, code))) return refused('code-wrong', { field: 'code' });
  const { operatorId, sessionId } = operator;
  if (passkey !== undefined && !(await passkeyFits(services, passkey, { operatorId, sessionId, host, organisation })))
    return refused('passkey-refused', { field: 'passkey' });
  await guessedRight(services, operator, proof);
  await services.operatorSettings.sessions.prove(operator.sessionId, [
    actRow(services, operator, {
      act: 'step-up',
      subject: subjectOf.operator(row.id),
      details: passkey === undefined ? {} : { with: 'passkey' },
    }),
  ]);
  return ok({ until: services.clock.now() + provenMs });
}
