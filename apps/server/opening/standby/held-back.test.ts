import { expect, test } from 'vitest';
import { manualTime } from '../../market/timing.ts';
import { heldBack } from './held-back.ts';

test('what is held back has no turn; let go, each has its own, and what was stopped meanwhile has none', () => {
  const time = manualTime(0);
  const { every, letGo } = heldBack(time.every);
  const turns: string[] = [];
  const stops = ['early', 'stopped'].map((name) => every(1_000, () => turns.push(name)));
  time.advance(3_000);
  expect(turns).toEqual([]);
  stops[1]?.();
  letGo();
  every(1_000, () => turns.push('late'));
  time.advance(2_000);
  expect(turns).toEqual(['early', 'late', 'early', 'late']);
  stops[0]?.();
  time.advance(1_000);
  expect(turns.slice(4)).toEqual(['late']);
});
