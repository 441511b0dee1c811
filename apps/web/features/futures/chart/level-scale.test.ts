import { expect, test } from 'vitest';
import { pathOf, placed, scaleOf, topOf, type Level } from './level-scale.ts';

const level = (id: string, price: number): Level => ({ id, price, text: id, tone: 'brand', own: false });

test('near levels widen the picture, far ones stand at its edge', () => {
  const levels = [level('near', 105), level('far', 60), level('high', 400)];
  const scale = scaleOf([90, 100], levels);
  if (scale === null) throw new Error('there is a price series');
  const { inside, above, below } = placed(levels, scale);
  expect([inside, above, below].map((each) => each.map(({ id }) => id).join())).toEqual(['near', 'high', 'far']);
});

test('a still price has a picture too, and no price series has none', () => {
  const scale = scaleOf([100, 100], []);
  expect(scale !== null && scale.high > scale.low && topOf(100, scale)).toBeCloseTo(50);
  expect(scaleOf([], [])).toBeNull();
});

test('the path runs from edge to head and stays in the picture', () => {
  expect(pathOf([0, 10, 20], { low: 0, high: 10 }, 96)).toBe('M0.00 100.00L48.00 0.00L96.00 0.00');
});
