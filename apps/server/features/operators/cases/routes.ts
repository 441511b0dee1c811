import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import { refused } from '../../../http/refused.ts';
import { route } from '../../../http/route.ts';
import { act, type ConsoleServices } from '../console-services.ts';
import { assignedMs, assignmentsFor, isOn, keepRow, takeRow } from './assignments.ts';
import { faultOfCase, subjectOfCase } from './case.ts';
import { noteRow, notesOf } from './notes.ts';

/** Who is on which case, and what operators say to each other about it. */
export function registerCases(http: Http, services: ConsoleServices): void {
  const { db, clock } = services;
  route(http, 'GET /operator/cases', async (_input, { operator }) =>
    ok(await assignmentsFor(db, operator, clock.now())),
  );
  route(http, 'POST /operator/cases/take', async ({ body }, { operator }) => {
    const fault = await faultOfCase(db, operator, body);
    if (fault !== null) return fault;
    await act(services, operator, { act: 'case-take', subject: subjectOfCase(body) }, [
      takeRow(body, operator.operatorId, clock.now()),
    ]);
    return ok(null);
  });
  route(http, 'POST /operator/cases/renew', async ({ body }, { operator }) => {
    const now = clock.now();
    await db.batch([keepRow(body, operator.operatorId, now, now + assignedMs)]);
    return ok(null);
  });
  route(http, 'POST /operator/cases/leave', async ({ body }, { operator }) => {
    const now = clock.now();
    if (!(await isOn(db, body, operator.operatorId, now))) return refused('state-unchanged');
    await act(services, operator, { act: 'case-leave', subject: subjectOfCase(body) }, [
      keepRow(body, operator.operatorId, now, now),
    ]);
    return ok(null);
  });
  registerNotes(http, services);
}

function registerNotes(http: Http, services: ConsoleServices): void {
  const { db, clock } = services;
  route(http, 'GET /operator/cases/notes', async ({ query }, { operator }) => {
    const fault = await faultOfCase(db, operator, query);
    return fault ?? ok(await notesOf(db, query, query));
  });
  route(http, 'POST /operator/cases/note', async ({ body }, { operator }) => {
    const fault = await faultOfCase(db, operator, body);
    if (fault !== null) return fault;
    await act(services, operator, { act: 'case-note', subject: subjectOfCase(body) }, [
      noteRow(body, operator.operatorId, body.text, clock.now()),
    ]);
    return ok(null);
  });
}
