import type { KeyboardEvent } from 'react';

/**
 * Arrow keys, Home and End move through the tabs or choices of a group and take the one they reach, unless it is only
 * looked at.
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>, take = true) {
  const { currentTarget: now, key } = event;
  const all = [
    ...(now
      .closest('[role=tablist], [role=radiogroup]')
      ?.querySelectorAll<HTMLElement>(':is([role=tab], [role=radio]):not(:disabled)') ?? []),
  ];
  const at = all.indexOf(now);
  // Tabs stand in a row: up and down scroll the page there.
  const upAndDown: Readonly<Record<string, number>> = now.role === 'tab' ? {} : { ArrowDown: at + 1, ArrowUp: at - 1 };
  const ways: Readonly<Record<string, number>> = {
    ...upAndDown,
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  };
  const to = ways[key];
  if (to === undefined) return;
  event.preventDefault();
  const next = all.at(to % all.length);
  next?.focus();
  if (take) next?.click();
}

/**
 * What makes a button one of the choices of a `radiogroup`: one stop for the tab key, arrow keys inside. @param far
 * what is chosen goes far at once: the arrow keys only look
 */
export const radio = (chosen: boolean, far = false) =>
  ({
    type: 'button',
    role: 'radio',
    'aria-checked': chosen,
    tabIndex: chosen ? 0 : -1,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => moveByArrows(event, !far),
  }) as const;
