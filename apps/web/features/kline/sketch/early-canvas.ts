/** Candles that were drawn before the app was there lie over the page on a canvas of this name. */
export const earlyCanvas = 'early-candles';

/** Takes them away: the page has drawn its own, in the same place, or shows something else. */
export const dropEarly = (): void => document.querySelector(`#${earlyCanvas}`)?.remove();

/** So is the price that was known last. */
export const earlyPrice = 'early-price';

/** Takes it away: the page has the price of now, or shows something else. */
export const dropEarlyPrice = (): void => document.querySelector(`#${earlyPrice}`)?.remove();
