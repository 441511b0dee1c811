import type { KeyboardEvent } from 'react';
import { stepKeys } from '../../design/field.tsx';

const farSteps = 10;

/** Lets the keys move a line of a chart up and down, and take it away where it can be. */
export const lineKeys = (step: (steps: number) => void, remove?: () => void) => (event: KeyboardEvent) => {
  stepKeys((way) => step(event.shiftKey ? way * farSteps : way))(event);
  const far = { PageUp: farSteps, PageDown: -farSteps }[event.key];
  const leaves = (event.key === 'Delete' || event.key === 'Backspace') && remove !== undefined;
  if (far === undefined && !leaves) return;
  event.preventDefault();
  if (far === undefined) remove?.();
  else step(far);
};
