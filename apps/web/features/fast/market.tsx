/** Trade. */
export const MarketPage = () => null;
