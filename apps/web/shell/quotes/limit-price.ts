/**
 * How a limit stands against the market: whether it would fill at once, and how far it lies from it as a signed share
 * of the market.
 * @param limit in the same unit as the market, above zero both
 */
export const limitAgainst = (buys: boolean, limit: bigint, market: bigint): { crosses: boolean; away: number } => ({
  crosses: buys ? limit >= market : limit <= market,
  away: Number(limit - market) / Number(market),
});
