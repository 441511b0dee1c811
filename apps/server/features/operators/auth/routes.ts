import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import { refused } from '../../../http/refused.ts';
import { route } from '../../../http/route.ts';
import { allOperators, operatorById, presentOperator } from '../../../operators/store.ts';
import { allRoles } from '../../../operators/roles/roles.ts';
import { endSession } from '../../../operators/sessions.ts';
import { passkeysOf, presentPasskey } from '../../../proofs/passkeys/store.ts';
import { act, subjectOf, type ConsoleServices } from '../console-services.ts';
import { declareCustomer } from './declare-customer.ts';
import { login } from './login.ts';
import { createOperator, resetAccess, setDisabled, setRole } from './manage.ts';
import { confirmPasskey, enrolPasskey, ownerOf, removePasskey } from './passkeys.ts';
import { beginPasskeyLogin, beginPasskeyStepUp } from './show-passkey.ts';
import { stepUp } from './step-up.ts';
import { changePassword, confirmTotp, enrolTotp } from './set-up.ts';

/** Sign-in of operators, their sessions, and who they are. */
export function registerOperatorAuth(http: Http, services: ConsoleServices): void {
  route(http, 'POST /operator/login', (input, request) => login(services, input, request));
  route(http, 'POST /operator/changePassword', (input, { operator }) => changePassword(services, input, operator));
  route(http, 'POST /operator/enrolTotp', (_input, { operator }) =>
    services.operatorSettings.inTurn(() => enrolTotp(services, operator)),
  );
  route(http, 'POST /operator/confirmTotp', (input, { operator }) =>
    services.operatorSettings.inTurn(() => confirmTotp(services, input, operator)),
  );
  route(http, 'POST /operator/stepUp', (input, request) =>
    services.operatorSettings.inTurn(() => stepUp(services, input, request)),
  );
  route(http, 'GET /operator/me', async (_input, { operator }) => {
    const row = await operatorById(services.db, operator.operatorId);
    return row === undefined ? refused('unauthorized') : ok({ stage: operator.stage, operator: presentOperator(row) });
  });
  registerOwnSessions(http, services);
  registerOwnPasskeys(http, services);
  route(http, 'GET /operator/operators', async () => ok((await allOperators(services.db)).map(presentOperator)));
  route(http, 'GET /operator/roles', async () => ok(await allRoles(services.db)));
  route(http, 'POST /operator/operators/declareCustomer', (input, { operator }) =>
    declareCustomer(services, input, operator),
  );
  route(http, 'POST /operator/operators/create', (input, { operator }) => createOperator(services, input, operator));
  route(http, 'POST /operator/operators/setRole', (input, { operator }) => setRole(services, input, operator));
  route(http, 'POST /operator/operators/setDisabled', (input, { operator }) => setDisabled(services, input, operator));
  route(http, 'POST /operator/operators/resetAccess', (input, { operator }) => resetAccess(services, input, operator));
}

function registerOwnPasskeys(http: Http, services: ConsoleServices): void {
  const { inTurn } = services.operatorSettings;
  route(http, 'POST /operator/login/passkey', (_input, request) => beginPasskeyLogin(services, request));
  route(http, 'POST /operator/stepUp/passkey', (_input, request) => beginPasskeyStepUp(services, request));
  route(http, 'GET /operator/passkeys', async (_input, { operator }) =>
    ok((await passkeysOf(services.db, ownerOf(operator))).map(presentPasskey)),
  );
  route(http, 'POST /operator/passkeys/enrol', (input, request) => enrolPasskey(services, input, request));
  route(http, 'POST /operator/passkeys/confirm', (input, request) =>
    inTurn(() => confirmPasskey(services, input, request)),
  );
  route(http, 'POST /operator/passkeys/remove', (input, request) =>
    inTurn(() => removePasskey(services, input, request)),
  );
}

function registerOwnSessions(http: Http, services: ConsoleServices): void {
  const { sessions } = services.operatorSettings;
  route(http, 'POST /operator/logout', async (_input, { operator }) => {
    await act(services, operator, { act: 'logout', subject: subjectOf.operator(operator.operatorId) }, [
      endSession(operator.operatorId, operator.sessionId),
    ]);
    return ok(null);
  });
  route(http, 'GET /operator/sessions', async (_input, { operator }) =>
    ok(
      (await sessions.list(operator.operatorId)).map((session) => ({
        ...session,
        current: session.id === operator.sessionId,
      })),
    ),
  );
  route(http, 'POST /operator/sessions/end', (input, { operator }) =>
    services.operatorSettings.inTurn(async () => {
      const { id } = input.body;
      if (!(await sessions.list(operator.operatorId)).some((session) => session.id === id))
        return refused('not-found', { field: 'id' });
      await act(services, operator, { act: 'session-end', subject: subjectOf.operator(operator.operatorId) }, [
        endSession(operator.operatorId, id),
      ]);
      return ok(null);
    }),
  );
}
