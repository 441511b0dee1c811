import { create } from 'zustand';
import { onSession, session } from '../session/session.ts';

const key = (): string => `unseenResults ${session().userInfo?.userId ?? ''}`;

function stored(): number {
  try {
    return Number(localStorage.getItem(key()) ?? 0) || 0;
  } catch {
    return 0;
  }
}

const useStore = create<{ count: number }>(() => ({ count: stored() }));
onSession((now, before) => now.userInfo?.userId !== before.userInfo?.userId && useStore.setState({ count: stored() }));

function keep(count: number) {
  if (count === useStore.getState().count) return;
  useStore.setState({ count });
  try {
    if (count === 0) localStorage.removeItem(key());
    else localStorage.setItem(key(), String(count));
  } catch {
    // Without storage the mark lasts until the page closes.
  }
}

/** How many results of trading have come since the Trade tab was last open. */
export const useUnseenResults = (): number => useStore(({ count }) => count);
export const addUnseen = (count: number) => keep(useStore.getState().count + count);
export const seeAll = () => keep(0);
