import { kept } from '../../../tests/screens/browser.ts';
import { beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('innerWidth', 1440);
const { arrange, keepSizes, resetArrangement, takePreset, togglePanel } = await import('./use-arrangement.ts');
const { initialFor, parseArrangement } = await import('./arrangement.ts');
const { changeUser, startSession } = await import('../shell/session/session.ts');

type User = Parameters<typeof startSession>[1];
const signIn = (userId: string) => startSession('token', { userId } as User);
const keptOf = (userId: string) => parseArrangement(kept.get(`workspace:${userId}`) ?? null, 1440);

beforeEach(() => {
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
