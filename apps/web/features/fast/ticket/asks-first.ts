import { create } from 'zustand';

const key = 'confirmOrders';

function stored(): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

/** Whether the user wants to be asked before each order; kept on this device. */
export const useAsksFirst = create<{ on: boolean }>(() => ({ on: stored() }));

useAsksFirst.subscribe(({ on }) => {
  try {
    localStorage.setItem(key, String(on));
  } catch {
    // Without storage the choice holds until the page closes.
  }
});
