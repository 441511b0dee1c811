import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { joinTabs } from './tabs.ts';

/** Every channel hears what the others say, as tabs of one browser do. */
class Channel {
  static open: Channel[] = [];
  heard: (event: { data: unknown }) => void = () => undefined;
  constructor() {
    Channel.open.push(this);
  }
  addEventListener(_name: string, listener: (event: { data: unknown }) => void): void {
    this.heard = listener;
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open) if (other !== this) other.heard({ data });
  }
}
beforeEach(() => {
  Channel.open = [];
  vi.stubGlobal('BroadcastChannel', Channel);
});
// Files of one worker share its globals: the next one's tabs are not to hear those of this one.
const real = globalThis.BroadcastChannel;
afterAll(() => void vi.stubGlobal('BroadcastChannel', real));

/** A tab that keeps what it has. */
function openTab(first: string | null) {
  const tab = { token: first };
  const opened = joinTabs({
    token: () => tab.token,
    onSession: (token) => (tab.token = token),
    onEnded: () => (tab.token = null),
  });
  return Object.assign(tab, opened);
}

test('a new tab works on with the session of an open one, and asks nobody who has none', async () => {
  const [first, empty] = [openTab('t1'), openTab(null)];
  expect(empty.token).toBe('t1');
  await empty.joined;
  first.token = null;
  empty.token = null;
  expect(openTab(null).token).toBe(null);
});

test('nobody waits for long where there is no other tab', async () => {
  const alone = openTab(null);
  await alone.joined;
  expect(alone.token).toBe(null);
});

test('an open session is not taken over by another one', () => {
  const [own, other] = [openTab('t1'), openTab('t2')];
  openTab(null);
  expect([own.token, other.token]).toEqual(['t1', 't2']);
});

test('what one tab ends is ended in those that work with it, and in no other', () => {
  const [first, second, other] = [openTab('t1'), openTab('t1'), openTab('t2')];
  first.ended('t1');
  expect([second.token, other.token]).toEqual([null, 't2']);
});
