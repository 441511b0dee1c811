import { expect, test } from 'vitest';
import { placeOn } from './early-place.ts';

const phone = { width: 390, fontPx: 16, decimals: 2 };

test('the chart stands where its header ends, as high as the page makes it', () => {
  const style = (above: number) =>
    `top:calc(${above + 11}px + env(safe-area-inset-top));height:calc(max(100dvh - 180px, 400px) - ${above}px)`;
  expect([320, 359, 360, 639, 640, 767].map((width) => placeOn({ ...phone, width }))).toEqual(
    [158, 158, 162, 162, 154, 154].map(style),
  );
});

test('where the header is another nothing is drawn before it is there', () => {
  const others = [{ width: 768 }, { fontPx: 20 }, { decimals: 6 }];
  expect(others.map((change) => placeOn({ ...phone, ...change }))).toEqual([null, null, null]);
});
