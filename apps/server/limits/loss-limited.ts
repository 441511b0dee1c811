import { limitAt } from '@candor/core/limits/limits.ts';
import { questionAbout } from '../engine/seams/question.ts';

/** Whether a limit of what a day may cost holds for a customer. */
export const lossLimited = questionAbout('loss-limited', ({ state, now }, userId) => {
  const limits = state.limits.get(userId);
  return limits !== undefined && limitAt(limits.dailyLoss, now) !== null;
});
