import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { planted, readAll } from '../source.ts';
import { drawRooms, pictureFile } from './draw.ts';
import { arrowsBetween, leadingUp, roomOf } from './rooms.ts';

const arrows = arrowsBetween(readAll());

test('no room uses one that stands on it', () => {
  expect(arrows.length).toBeGreaterThan(100);
  expect(leadingUp(arrows)).toEqual([]);
});

test('the picture of the architecture is what the imports say: write-picture.ts draws it anew', () => {
  expect(readFileSync(pictureFile, 'utf8')).toBe(drawRooms(arrows));
});

test('what leads up is reported, a type alone is not, and the longest beginning of a path names the room', () => {
  const tree = planted({
    'apps/server/engine/a.ts': "import { b } from '../http/b.ts';\nimport type { C } from '../http/c.ts';",
    'packages/core/money/a.ts': "import type { D } from '../ledger/d.ts';",
    'packages/core/futures/a.ts': "import { e } from '../money/e.ts';\nimport { f } from '../money/f.ts';",
  });
  expect(arrowsBetween(tree)).toEqual([
    { from: 'engine', to: 'door', imports: 1 },
    { from: 'core: trading', to: 'core: money', imports: 2 },
  ]);
  expect(leadingUp(arrowsBetween(tree))).toEqual(['engine → door (1)']);
  expect(['packages/core/state.ts', 'packages/core/result.ts', 'bench/run.ts'].map(roomOf)).toEqual([
    'core: state',
    'core: basics',
    null,
  ]);
});

test('an arrow that others say already is not drawn', () => {
  const [a, b, c] = [
    { from: 'engine', to: 'core: engine', imports: 1 },
    { from: 'core: engine', to: 'core: trading', imports: 1 },
    { from: 'engine', to: 'core: trading', imports: 9 },
  ];
  const drawn = (picture: string): string[] => picture.match(/<title>[^<]+/g) ?? [];
  expect(drawn(drawRooms([a, b, c]))).toEqual(drawn(drawRooms([a, b])));
  expect(drawn(drawRooms([b, c]))).toHaveLength(2);
});
