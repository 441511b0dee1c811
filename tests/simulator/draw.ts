import type { State } from '@candor/core/state.ts';
import type { Random } from './random.ts';

/** From what a random command is made: who acts, on which state, and what is new is called. */
export interface Draw {
  readonly random: Random;
  readonly state: State;
  readonly userId: string;
  readonly newId: string;
  /** Whether orders are made smaller, and end on silence; true when it isn't said. */
  readonly amends?: boolean;
}
