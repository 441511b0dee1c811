/** How high a screen is that has room for as many again, and the foot of the page below them; CSS pixels. */
const highFrom = 1_350;

/** Whether a list of six would leave the lower third of the screen empty. */
export const isHigh = innerHeight >= highFrom;

/** How many prices a list at home shows. */
export const pricesShown = isHigh ? 12 : 6;
