import { create } from 'zustand';
import { store, stored } from '../../../shell/storage.ts';

const key = 'confirmOrders';

/** Whether the user wants to be asked before each order; kept on this device. */
export const useAsksFirst = create<{ on: boolean }>(() => ({ on: stored(key) === 'true' }));

useAsksFirst.subscribe(({ on }) => store(key, String(on)));
