/** Candles that were drawn before the app was there lie over the page on a canvas of this name. */
export const earlyCanvas = 'early-candles';

/** Takes them away: the page has drawn its own, in the same place, or shows something else. */
export const dropEarly = (): void => document.querySelector(`#${earlyCanvas}`)?.remove();
