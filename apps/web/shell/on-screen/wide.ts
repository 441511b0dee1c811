import { useSyncExternalStore } from 'react';

/** From here on the tab bar is a rail, and what one has stands beside what one can do. */
const rail = matchMedia('(width >= 48rem)');
/** From here on all that trading needs has room beside each other. */
const workspace = matchMedia('(width >= 64rem)');

function onChange(listener: () => void) {
  for (const query of [rail, workspace]) query.addEventListener('change', listener);
  return () => {
    for (const query of [rail, workspace]) query.removeEventListener('change', listener);
  };
}

/** Whether the screen has room for the workspace. */
export const hasWorkspace = (): boolean => workspace.matches;

/** Whether the screen is as wide as a tablet's. */
export const useWide = (): boolean => useSyncExternalStore(onChange, () => rail.matches);

/** The same as {@link hasWorkspace}, followed. */
export const useWorkspaceRoom = (): boolean => useSyncExternalStore(onChange, hasWorkspace);
