/** Orders. */
export const MarketOrderPage = () => null;
