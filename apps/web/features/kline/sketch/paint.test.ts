import { expect, test } from 'vitest';
import { paint, type Brush } from './paint.ts';

/** Notes what is done to a canvas on which every letter is 6.4 pixels wide. */
function canvas() {
  const done: string[] = [];
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      void done.push(`${name} ${given.join(' ')}`.trim());
  const context: Brush = {
    beginPath: note('beginPath'),
    fill: note('fill'),
    fillRect: note('fillRect'),
    fillStyle: '',
    fillText: note('fillText'),
    lineTo: note('lineTo'),
    lineWidth: 0,
    measureText: (text) => ({ width: text.length * 6.4 }),
    roundRect: note('roundRect'),
    setLineDash: note('setLineDash'),
    stroke: note('stroke'),
    strokeStyle: '',
    textBaseline: 'alphabetic',
  };
  return { done, context };
}

test('a level line is as long as it is, and lies in the middle of its pixel', () => {
  const { done, context } = canvas();
  const points = [
    { x: 0, y: 7 },
    { x: 30, y: 7 },
  ];
  paint(context, [{ kind: 'line', points, colour: 'red', dash: [4, 4] }]);
  expect(done).toEqual(['setLineDash 4,4', 'beginPath', 'lineTo 0 7.5', 'lineTo 30 7.5', 'stroke']);
});

test('a line that bends lies half a pixel further, both ways, and has no dashes of the one before', () => {
  const { done, context } = canvas();
  const points = [
    { x: 1, y: 2 },
    { x: 3, y: 4 },
    { x: 5, y: 4 },
  ];
  paint(context, [{ kind: 'line', points, colour: 'red' }]);
  expect(done).toEqual(['setLineDash', 'beginPath', 'lineTo 1.5 2.5', 'lineTo 3.5 4.5', 'lineTo 5.5 4.5', 'stroke']);
});

test('a text is no wider than whole pixels, as the library writes it', () => {
  const { done, context } = canvas();
  paint(context, [{ kind: 'text', x: 1, y: 2, text: 'MID', colour: 'red' }]);
  expect(done).toEqual(['fillText MID 1 2 19']);
});

test('a rectangle has corners only where they are asked for; a line of one point is none', () => {
  const { done, context } = canvas();
  const box = { x: 1, y: 2, width: 3, height: 4, colour: 'red' };
  paint(context, [
    { kind: 'rect', ...box },
    { kind: 'rect', ...box, radius: 2 },
    { kind: 'line', points: [{ x: 1, y: 1 }], colour: 'red' },
  ]);
  expect(done).toEqual(['fillRect 1 2 3 4', 'beginPath', 'roundRect 1 2 3 4 2', 'fill']);
});
