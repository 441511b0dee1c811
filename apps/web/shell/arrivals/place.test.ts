import { expect, test } from 'vitest';
import { placeFor } from './place.ts';

const screen = { bar: 56, screen: 844, now: null };
const price = { top: 64, bottom: 116 };
const buttons = { top: 640, bottom: 770 };

test('a card drops under the bar where nothing has to stay in sight, and under the price where one stands', () => {
  expect(placeFor(150, [], screen)).toBe(60);
  expect(placeFor(150, [buttons], screen)).toBe(60);
  expect(placeFor(150, [buttons, price], screen)).toBe(120);
});

test('between a price and the buttons of a low screen there is no place, nor in its lower half', () => {
  expect(placeFor(150, [price, { top: 260, bottom: 380 }], { ...screen, screen: 390 })).toBeNull();
  expect(placeFor(150, [price, { top: 110, bottom: 430 }], screen)).toBeNull();
});

test('it stays where it stands, and makes way for what comes under it', () => {
  expect(placeFor(150, [], { ...screen, now: 120 })).toBe(120);
  expect(placeFor(150, [{ top: 130, bottom: 180 }], { ...screen, now: 120 })).toBe(184);
});
