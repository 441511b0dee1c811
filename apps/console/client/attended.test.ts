import { expect, test, vi } from 'vitest';

test('who touches nothing for a minute is not there, until the next touch', async () => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.useFakeTimers();
  // Another file of this worker may have loaded it before there was a target.
  vi.resetModules();
  const { isAttended } = await import('./attended.ts');
  let now = Date.now();
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
    vi.setSystemTime((now += 100_000));
    expect(isAttended(now)).toBe(false);
    target.dispatchEvent(new Event('visibilitychange'));
    expect(isAttended(now)).toBe(false);
    target.dispatchEvent(new Event(event));
    expect([isAttended(now), isAttended(now + 59_999), isAttended(now + 60_000)]).toEqual([true, true, false]);
  }
  vi.useRealTimers();
});
