import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

const upright = matchMedia('(orientation: portrait) and (pointer: coarse)');

function onTurn(listener: () => void) {
  upright.addEventListener('change', listener);
  return () => upright.removeEventListener('change', listener);
}

type Lockable = Partial<Pick<Document['documentElement'], 'requestFullscreen'>>;
interface Orientation {
  lock?: (to: 'landscape') => Promise<void>;
  unlock?: () => void;
}
const orientation = (): Orientation => ('orientation' in screen ? screen.orientation : {});

/** Asks the browser for the whole screen, lying; where it has neither, the page does with style alone. */
async function enterScreen() {
  try {
    await (document.documentElement as Lockable).requestFullscreen?.({ navigationUI: 'hide' });
    await orientation().lock?.('landscape');
  } catch {
    // Refused or unknown: the chart still covers the page.
  }
}

function leaveScreen() {
  orientation().unlock?.();
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
}

/**
 * The chart over the whole screen. `turned`: the screen of a phone stands upright, so the chart is to lie turned by
 * 90°.
 */
export function useFullscreen() {
  const [on, setOn] = useState(false);
  const standing = useSyncExternalStore(onTurn, () => upright.matches);
  const enter = useCallback(() => {
    setOn(true);
    void enterScreen();
  }, []);
  const leave = useCallback(() => {
    setOn(false);
    leaveScreen();
  }, []);

  useEffect(() => {
    if (!on) return;
    const changed = () => document.fullscreenElement || setOn(false);
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && leave();
    document.addEventListener('fullscreenchange', changed);
    addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      removeEventListener('keydown', escape);
      leaveScreen();
    };
  }, [on, leave]);

  return { on, turned: on && standing, enter, leave };
}
