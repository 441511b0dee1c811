import type { Currency } from '../money/currencies.ts';

export type SymbolGroup = 'usdt' | 'futures';

/** A market that Candor knows. It is listed when the feed carries it. */
export interface Listing {
  readonly symbol: string;
  /** Product name as shown, the same in every language. */
  readonly name: string;
  readonly group: SymbolGroup;
  /** A currency of the ledger in group `usdt`; a product code in group `futures`. */
  readonly base: string;
  readonly quote: 'USDT';
  /** The tick size is 10^-priceDecimals. */
  readonly priceDecimals: number;
  /** The smallest traded quantity is 10^-quantityDecimals. */
  readonly quantityDecimals: number;
}

const pair = (base: Currency, name: string, priceDecimals: number, quantityDecimals: number): Listing => ({
  symbol: `${base}USDT`,
  name,
  group: 'usdt',
  base,
  quote: 'USDT',
  priceDecimals,
  quantityDecimals,
});

const future = (base: string, name: string, priceDecimals: number): Listing => ({
  symbol: `${base}USDT`,
  name,
  group: 'futures',
  base,
  quote: 'USDT',
  priceDecimals,
  quantityDecimals: 2,
});

/** In the order in which lists show them. */
export const catalogue: readonly Listing[] = [
  pair('BTC', 'Bitcoin', 2, 5),
  pair('ETH', 'Ethereum', 2, 4),
  pair('BNB', 'BNB', 2, 3),
  pair('SOL', 'Solana', 2, 3),
  pair('XRP', 'XRP', 4, 1),
  pair('DOGE', 'Dogecoin', 5, 0),
  pair('ADA', 'Cardano', 4, 1),
  pair('TRX', 'TRON', 5, 1),
  pair('TON', 'Toncoin', 4, 2),
  pair('AVAX', 'Avalanche', 3, 2),
  pair('LINK', 'Chainlink', 3, 2),
  pair('DOT', 'Polkadot', 4, 2),
  pair('LTC', 'Litecoin', 2, 3),
  pair('BCH', 'Bitcoin Cash', 2, 3),
  pair('SUI', 'Sui', 4, 1),
  pair('UNI', 'Uniswap', 4, 2),
  pair('NEAR', 'NEAR Protocol', 4, 1),
  pair('APT', 'Aptos', 4, 2),
  pair('ATOM', 'Cosmos', 4, 2),
  pair('ARB', 'Arbitrum', 5, 1),
  pair('OP', 'Optimism', 5, 1),
  pair('FIL', 'Filecoin', 4, 2),
  pair('ETC', 'Ethereum Classic', 3, 2),
  pair('XLM', 'Stellar', 5, 0),
  pair('ALGO', 'Algorand', 5, 0),
  pair('AAVE', 'Aave', 2, 3),
  pair('PEPE', 'Pepe', 8, 0),
  pair('SHIB', 'Shiba Inu', 8, 0),
  pair('USDC', 'USD Coin', 5, 0),
  future('XAU', 'Gold', 2),
  future('XAG', 'Silver', 3),
  future('XPT', 'Platinum', 2),
  future('WTI', 'Crude Oil', 3),
  future('BRENT', 'Brent Oil', 3),
  future('NATGAS', 'Natural Gas', 4),
  future('COPPER', 'Copper', 4),
  future('WHEAT', 'Wheat', 4),
  future('CORN', 'Corn', 4),
  future('SOYBEAN', 'Soybeans', 4),
  future('NAS100', 'Nasdaq 100', 1),
  future('SPX500', 'S&P 500', 2),
  future('GER40', 'DAX 40', 1),
  future('HK50', 'Hang Seng', 1),
  future('JP225', 'Nikkei 225', 1),
];

const bySymbol: ReadonlyMap<string, Listing> = new Map(catalogue.map((listing) => [listing.symbol, listing]));

/** @param symbol as on the wire, `BTCUSDT`; upper case */
export const listingOf = (symbol: string): Listing | undefined => bySymbol.get(symbol);
