/** The picture of the prices in the chart, which keeps room for what stands at its edges. CSS pixels. */
export const plotPx = { top: 14, height: 116 };
/** From one label to the next, CSS pixels. */
export const labelPx = 15;
/** Beside it stand the prices, CSS pixels. */
export const axisPx = 84;
/** The newest price stands so far to the right of the picture, percent. */
export const newest = 95;
export const toneTexts = {
  up: 'text-up',
  down: 'text-down',
  warn: 'text-warn',
  brand: 'text-brand',
  error: 'text-error',
};
