import { isExcluded } from '@candor/core/limits/limits.ts';
import { questionAbout } from '../engine/seams/question.ts';

/** Whether a customer has shut themselves out. */
export const selfExcluded = questionAbout('self-excluded', ({ state, now }, userId) =>
  isExcluded(state.limits.get(userId), now),
);
