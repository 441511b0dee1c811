import { questionsVersion, wrongAnswers, type Answers, type QuestionName } from '@candor/core/limits/questions.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';

/** Who has answered what is asked before the first real order of fast contracts or futures. */
export interface Questions {
  /** Also whoever has placed such an order before there were any questions. A passed one costs no query. */
  hasPassed(userId: string): Promise<boolean>;
  /** Notes what was answered. @returns the questions that were not answered rightly; none when it is passed */
  answer(userId: string, answers: Answers): Promise<readonly QuestionName[]>;
}

const passedSql = `select exists (select from question_answer where user_id = $1 and passed)
  or exists (select from fast_order where user_id = $1)
  or exists (select from futures_order where user_id = $1) as passed`;

export function openQuestions(db: Database, clock: Clock): Questions {
  const passed = new Set<string>();
  return {
    async hasPassed(userId) {
      if (passed.has(userId)) return true;
      const [row] = await db.query<{ passed: boolean }>(passedSql, [userId]);
      if (row?.passed === true) passed.add(userId);
      return passed.has(userId);
    },
    async answer(userId, answers) {
      const wrong = wrongAnswers(answers);
      if (passed.has(userId)) return wrong;
      await db.query(
        `insert into question_answer (user_id, version, answers, passed, answered_at) values ($1, $2, $3, $4, $5)`,
        [userId, questionsVersion, JSON.stringify(answers), wrong.length === 0, clock.now()],
      );
      if (wrong.length === 0) passed.add(userId);
      return wrong;
    },
  };
}
