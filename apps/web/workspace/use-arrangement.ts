import { create } from 'zustand';
import { onSession, session } from '../shell/session/session.ts';
import { store, stored } from '../shell/storage.ts';
import {
  initialFor,
  panels,
  parseArrangement,
  presetOf,
  type Arrangement,
  type PanelName,
  type Preset,
  type Sizes,
} from './arrangement.ts';

/** Whoever is signed in has an own one on this device. */
const keyNow = (): string => `workspace:${session().userInfo?.userId ?? ''}`;
const read = (): Arrangement => parseArrangement(stored(keyNow()), innerWidth);

const useStore = create<Arrangement>(read);
/** Counts how often sizes were given up: what stands there begins anew. */
const useBeginnings = create<{ count: number }>(() => ({ count: 0 }));
const beginAnew = () => useBeginnings.setState(({ count }) => ({ count: count + 1 }));
export const useBeginning = (): number => useBeginnings((now) => now.count);
onSession((now, before) => now.userInfo?.userId !== before.userInfo?.userId && useStore.setState(read()));

export const useArrangement = (): Arrangement => useStore();

/** Changes the arrangement and keeps it. */
export function arrange(change: Partial<Arrangement>) {
  useStore.setState(change);
  store(keyNow(), JSON.stringify(useStore.getState()));
}

export function takePreset(preset: Preset) {
  arrange(presetOf(preset, useStore.getState()));
  beginAnew();
}

export function togglePanel(panel: PanelName) {
  const { shown } = useStore.getState();
  arrange({ shown: panels.filter((each) => (each === panel ? !shown.includes(each) : shown.includes(each))) });
}

/** Keeps the sizes of what stands in a group. */
export const keepSizes = (group: string, sizes: Sizes) =>
  arrange({ sizes: { ...useStore.getState().sizes, [group]: sizes } });

export function resetArrangement() {
  store(keyNow(), null);
  useStore.setState(initialFor(innerWidth));
  beginAnew();
}
