import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';

/** What is asked before the first real order that can lose all of its stake. */
export function registerQuestions(http: Http, services: Pick<CallServices, 'questions' | 'rules'>): void {
  const { questions } = services;
  route(http, 'GET /player/questions', async (_, { user: { userId } }) =>
    ok({ isNeeded: services.rules.mode === 'real' && !(await questions.hasPassed(userId)) }),
  );
  route(http, 'POST /player/answerQuestions', async ({ body }, { user: { userId } }) =>
    ok({ wrong: [...(await questions.answer(userId, body))] }),
  );
}
