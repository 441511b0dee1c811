import { expect, test } from 'vitest';
import { legendOf } from './legends.ts';

const widthOf = (text: string): number => text.length * 10;
const word = (text: string) => [{ text, colour: 'red' }];
const placesOf = (words: string[], width: number) =>
  legendOf(words.map(word), width, widthOf).map((shape) => (shape.kind === 'text' ? [shape.x, shape.y] : []));

test('words follow each other in one row while it is wide enough', () => {
  expect(placesOf(['ABCD', 'EF'], 400)).toEqual([
    [12, 10],
    [60, 10],
  ]);
});

test('what finds no room begins a row of its own', () => {
  expect(placesOf(['ABCD', 'EF', 'GHIJ'], 90)).toEqual([
    [12, 10],
    [60, 10],
    [12, 25],
  ]);
});

test('a name and its value stay in one row', () => {
  const pair = [...word('UP: '), ...word('90')];
  expect(legendOf([word('ABCD'), pair], 100, widthOf)).toMatchObject([
    { x: 12, y: 10 },
    { x: 12, y: 25, text: 'UP: ' },
    { x: 52, y: 25, text: '90' },
  ]);
});

test('without words there is nothing', () => {
  expect(legendOf([], 100, widthOf)).toEqual([]);
});
