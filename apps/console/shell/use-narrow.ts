import { useSyncExternalStore } from 'react';

const phone = matchMedia('(max-width: 899px)');
const listen = (listener: () => void): (() => void) => {
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
};

/** Whether there is no room for a side menu and wide tables. */
export const useNarrow = (): boolean => useSyncExternalStore(listen, () => phone.matches);
