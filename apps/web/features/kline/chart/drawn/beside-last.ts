/** How far the tag of the last price reaches from its line, with the time to the end of the candle below it. */
const lastPx = { above: 10, below: 27 };
const halfTagPx = 10;

/**
 * Where the tag of a price stands so that it doesn't cover that of the last price: at its own line, or where the last
 * price's ends, on the side of its line.
 * @param y of its line, CSS pixels from the top
 * @param last the line of the last price, if there is one
 */
export function besideLast(y: number, last: number | undefined): number {
  if (last === undefined) return y;
  const [top, bottom] = [last - lastPx.above - halfTagPx, last + lastPx.below + halfTagPx];
  if (y <= top || y >= bottom) return y;
  return y <= last ? top : bottom;
}
