import { create } from 'zustand';
import { onSession, session } from '../shell/session/session.ts';
import { store, stored } from '../shell/storage.ts';
import {
  exchanged,
  initialFor,
  neighbourOf,
  panels,
  parseArrangement,
  presetOf,
  type Arrangement,
  type Pane,
  type PanelName,
  type Preset,
  type Sizes,
  type Way,
} from './arrangement.ts';
import { keepWithAccount, keptWithAccount } from './with-account.ts';

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
  const text = JSON.stringify(useStore.getState());
  store(keyNow(), text);
  keepWithAccount(text);
}

/** Takes over what the account has kept, where nothing was arranged on this device. */
export async function adoptArrangement() {
  const key = keyNow();
  const isOpen = () => key === keyNow() && stored(key) === null;
  if (!isOpen()) return;
  const kept = await keptWithAccount();
  if (kept === null || !isOpen()) return;
  useStore.setState(parseArrangement(kept, innerWidth));
  beginAnew();
}

export function takePreset(preset: Preset) {
  arrange(presetOf(preset, useStore.getState()));
  beginAnew();
}

export function togglePanel(panel: PanelName) {
  const { shown } = useStore.getState();
  arrange({ shown: panels.filter((each) => (each === panel ? !shown.includes(each) : shown.includes(each))) });
}

/** Two panes take each other's places. */
export const exchangePanes = (one: Pane, other: Pane) =>
  arrange({ places: exchanged(useStore.getState().places, one, other) });

/** What stands beside a pane in a direction. */
export const paneBeside = (pane: Pane, way: Way): Pane | undefined => neighbourOf(useStore.getState(), pane, way);

/** Sizes of more arrangements than anybody goes to and fro between are forgotten, the oldest first. */
const groupsMax = 12;

/** Keeps the sizes of what stands in a group. */
export function keepSizes(group: string, sizes: Sizes) {
  const { [group]: _before, ...others } = useStore.getState().sizes;
  arrange({ sizes: Object.fromEntries([...Object.entries(others), [group, sizes] as const].slice(-groupsMax)) });
}

export function resetArrangement() {
  store(keyNow(), null);
  keepWithAccount(null);
  useStore.setState(initialFor(innerWidth));
  beginAnew();
}
