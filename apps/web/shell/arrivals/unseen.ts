import { create } from 'zustand';
import { onSession, session } from '../session/session.ts';
import { store, stored } from '../storage.ts';

const key = (): string => `unseenResults ${session().userInfo?.userId ?? ''}`;

const storedCount = (): number => Number(stored(key())) || 0;

const useStore = create<{ count: number }>(() => ({ count: storedCount() }));
onSession(
  (now, before) => now.userInfo?.userId !== before.userInfo?.userId && useStore.setState({ count: storedCount() }),
);

function keep(count: number) {
  if (count === useStore.getState().count) return;
  useStore.setState({ count });
  store(key(), count === 0 ? null : String(count));
}

/** How many results of trading have come since the Trade tab was last open. */
export const useUnseenResults = (): number => useStore(({ count }) => count);
export const addUnseen = (count: number) => keep(useStore.getState().count + count);
export const seeAll = () => keep(0);
