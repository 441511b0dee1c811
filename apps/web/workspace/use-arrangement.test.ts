import { kept } from '../../../tests/screens/browser.ts';
import { beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('innerWidth', 1440);
vi.useFakeTimers();
const called = vi.fn((_name: string, _sent: object): Promise<unknown> => Promise.resolve({ arrangement: null }));
vi.mock('../shell/client/call.ts', async (original) => ({ ...(await original<object>()), call: called }));
const { adoptArrangement, arrange, exchangePanes, keepSizes, resetArrangement, takePreset, togglePanel } =
  await import('./use-arrangement.ts');
const { initialFor, parseArrangement } = await import('./arrangement.ts');
const { changeUser, startSession } = await import('../shell/session/session.ts');

type User = Parameters<typeof startSession>[1];
const signIn = (userId: string) => startSession('token', { userId } as User);
const keptOf = (userId: string) => parseArrangement(kept.get(`workspace:${userId}`) ?? null, 1440);

beforeEach(() => {
  vi.clearAllTimers();
  called.mockClear();
  kept.clear();
  signIn('nobody');
  signIn('lan');
});

test('every change is kept for the account that is signed in, and for no other', () => {
  arrange({ swapped: true });
  togglePanel('dock');
  expect(keptOf('lan')).toEqual({ ...initialFor(1440), swapped: true, shown: ['watchList', 'book', 'ticket'] });
  signIn('minh');
  expect(kept.has('workspace:minh')).toBe(false);
  togglePanel('book');
  expect(keptOf('minh')).toEqual({ ...initialFor(1440), shown: ['watchList', 'ticket', 'dock'] });
  expect(keptOf('lan').swapped).toBe(true);
});

test('who comes back finds it, and a change of the own name changes nothing', () => {
  arrange({ dockTab: 'alerts' });
  signIn('minh');
  signIn('lan');
  changeUser({ nickName: 'Lan' });
  togglePanel('dock');
  expect(keptOf('lan')).toMatchObject({ dockTab: 'alerts', shown: ['watchList', 'book', 'ticket'] });
});

test('a panel that is folded away comes back in its place', () => {
  togglePanel('watchList');
  togglePanel('watchList');
  expect(keptOf('lan').shown).toEqual(initialFor(1440).shown);
});

test('sizes are kept by what stands beside each other, and given up by a preset', () => {
  keepSizes('columns:a,b', { a: 30, b: 70 });
  keepSizes('columns:b', { b: 100 });
  expect(keptOf('lan').sizes).toEqual({ 'columns:a,b': { a: 30, b: 70 }, 'columns:b': { b: 100 } });
  takePreset('simple');
  expect(keptOf('lan')).toMatchObject({ sizes: {}, shown: ['ticket'] });
});

test('what is reset is as at first, and nothing is kept', () => {
  takePreset('fourCharts');
  resetArrangement();
  expect(kept.has('workspace:lan')).toBe(false);
});

const sent = () =>
  called.mock.calls.flatMap(([name, { body }]: [string, { body?: { arrangement: string | null } }]) =>
    name === 'POST /player/workspace' ? [body?.arrangement ?? null] : [],
  );

test('the account is told of the last of several changes once they rest, and that it was reset', () => {
  arrange({ swapped: true });
  exchangePanes('charts', 'ticket');
  expect(sent()).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect(sent()).toEqual([kept.get('workspace:lan')]);
  expect(keptOf('lan').places).toEqual(['watchList', 'ticket', 'dock', 'book', 'charts']);
  resetArrangement();
  vi.advanceTimersByTime(2_000);
  expect(sent()[1]).toBeNull();
});

test('what was arranged is never told to the account of another', () => {
  arrange({ swapped: true });
  startSession('another token', { userId: 'minh' } as User);
  vi.advanceTimersByTime(2_000);
  expect(sent()).toEqual([]);
});

test('a device on which nothing was arranged takes over what the account has, another keeps its own', async () => {
  called.mockResolvedValue({ arrangement: JSON.stringify({ ...initialFor(1440), swapped: true }) });
  arrange({ dockTab: 'alerts' });
  await adoptArrangement();
  expect(called).not.toHaveBeenCalled();
  resetArrangement();
  await adoptArrangement();
  togglePanel('dock');
  expect(keptOf('lan')).toMatchObject({ swapped: true, shown: ['watchList', 'book', 'ticket'] });
});

test('what comes too late, or not at all, changes nothing', async () => {
  resetArrangement();
  called.mockResolvedValueOnce({ arrangement: JSON.stringify({ ...initialFor(1440), swapped: true }) });
  const adopting = adoptArrangement();
  arrange({ dockTab: 'alerts' });
  await adopting;
  expect(keptOf('lan')).toMatchObject({ swapped: false, dockTab: 'alerts' });
  resetArrangement();
  called.mockRejectedValueOnce(new Error('offline'));
  await adoptArrangement();
  expect(kept.has('workspace:lan')).toBe(false);
});

test('sizes of no more than twelve groups are kept, the newest', () => {
  for (let at = 0; at < 14; at += 1) keepSizes(`group ${at}`, { a: 100 });
  keepSizes('group 2', { a: 50, b: 50 });
  expect(Object.keys(keptOf('lan').sizes)).toEqual([
    ...Array.from({ length: 11 }, (_, at) => `group ${at + 3}`),
    'group 2',
  ]);
});
