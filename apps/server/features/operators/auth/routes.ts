import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import { refused } from '../../../http/refused.ts';
import { route } from '../../../http/route.ts';
import { allOperators, operatorById, presentOperator } from '../../../operators/store.ts';
import { endSession } from '../../../operators/sessions.ts';
import { act, subjectOf, type Desk } from '../desk.ts';
import { declareCustomer } from './declare-customer.ts';
import { login } from './login.ts';
import { createOperator, resetAccess, setDisabled, setRole } from './manage.ts';
import { changePassword, confirmTotp, enrolTotp } from './set-up.ts';

/** Sign-in of operators, their sessions, and who they are. */
export function registerOperatorAuth(http: Http, desk: Desk): void {
  const { sessions } = desk.operatorSettings;
  route(http, 'POST /operator/login', (input, request) => login(desk, input, request));
  route(http, 'POST /operator/changePassword', (input, { operator }) => changePassword(desk, input, operator));
  route(http, 'POST /operator/enrolTotp', (_input, { operator }) =>
    desk.operatorSettings.inTurn(() => enrolTotp(desk, operator)),
  );
  route(http, 'POST /operator/confirmTotp', (input, { operator }) =>
    desk.operatorSettings.inTurn(() => confirmTotp(desk, input, operator)),
  );
  route(http, 'GET /operator/me', async (_input, { operator }) => {
    const row = await operatorById(desk.db, operator.operatorId);
    return row === undefined ? refused('unauthorized') : ok({ stage: operator.stage, operator: presentOperator(row) });
  });
  route(http, 'POST /operator/logout', async (_input, { operator }) => {
    await act(desk, operator, { act: 'logout', subject: subjectOf.operator(operator.operatorId) }, [
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
    desk.operatorSettings.inTurn(async () => {
      const { id } = input.body;
      if (!(await sessions.list(operator.operatorId)).some((session) => session.id === id))
        return refused('not-found', { field: 'id' });
      await act(desk, operator, { act: 'session-end', subject: subjectOf.operator(operator.operatorId) }, [
        endSession(operator.operatorId, id),
      ]);
      return ok(null);
    }),
  );
  route(http, 'GET /operator/operators', async () => ok((await allOperators(desk.db)).map(presentOperator)));
  route(http, 'POST /operator/operators/declareCustomer', (input, { operator }) =>
    declareCustomer(desk, input, operator),
  );
  route(http, 'POST /operator/operators/create', (input, { operator }) => createOperator(desk, input, operator));
  route(http, 'POST /operator/operators/setRole', (input, { operator }) => setRole(desk, input, operator));
  route(http, 'POST /operator/operators/setDisabled', (input, { operator }) => setDisabled(desk, input, operator));
  route(http, 'POST /operator/operators/resetAccess', (input, { operator }) => resetAccess(desk, input, operator));
}
