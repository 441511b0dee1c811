/** Lists that renew themselves are no work: a call more than this after the last touch does not keep the session. */
const attendedMs = 60_000;

let touchedAt = Date.now();
for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
  globalThis.addEventListener?.(event, () => (touchedAt = Date.now()), { capture: true, passive: true });

/** Whether somebody sits here. @param now epoch milliseconds */
export const isAttended = (now: number): boolean => now - touchedAt < attendedMs;
