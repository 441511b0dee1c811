import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../source.ts';

interface File {
  readonly place: string;
  /** Bytes. */
  readonly size: number;
}

const mostBytes = 8 * 1024;
const folders = ['apps/web/design', 'apps/web/features', 'apps/web/shell', 'apps/web/public'];

const filesIn = (folder: string): File[] =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((place) => ({ place: path.relative(root, place), size: statSync(place).size }));

/** A face of letters is small, and what allows us to hand it on lies beside it. */
function faultsOf(files: readonly File[]): string[] {
  const places = new Set(files.map(({ place }) => place));
  return files
    .filter(({ place }) => /\.(woff2?|ttf|otf)$/.test(place))
    .flatMap(({ place, size }) => [
      ...(place.endsWith('.woff2') ? [] : [`${place} is not WOFF2`]),
      ...(size > mostBytes ? [`${place} has ${size} bytes, at most ${mostBytes}`] : []),
      ...(places.has(path.join(path.dirname(place), 'OFL.txt')) ? [] : [`${place} has no licence beside it`]),
    ]);
}

test('every face is small and has its licence beside it', () => {
  const files = folders.flatMap(filesIn);
  expect(files.filter(({ place }) => place.endsWith('.woff2')).length).toBe(1);
  expect(faultsOf(files)).toEqual([]);
});

test('the gate bites', () => {
  const licence = { place: path.join('a', 'OFL.txt'), size: 4_000 };
  const face = { place: path.join('a', 'b.woff2'), size: mostBytes };
  expect(faultsOf([licence, face])).toEqual([]);
  expect(faultsOf([face])).toHaveLength(1);
  expect(faultsOf([licence, { ...face, size: mostBytes + 1 }])).toHaveLength(1);
  expect(faultsOf([licence, { place: path.join('a', 'b.ttf'), size: 10 }])).toHaveLength(1);
});
