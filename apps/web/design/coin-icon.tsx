import coins from './coins/coins.svg?url';

/** Currencies and symbols with a sign of their own in the sprite. */
const drawn = new Set(
  (
    'btc eth bnb sol xrp ada doge trx ton avax dot link ltc bch atom uni near apt sui arb op fil etc xlm algo ' +
    'aave pepe shib usdt usdc xau xag xpt copper wti brent natgas wheat corn soybean nas100 spx500 ger40 hk50 jp225'
  ).split(' '),
);

/** The sign of a currency (`BTC`) or of what a symbol trades (`BTCUSDT`, `XAUUSDT`). One sprite, fetched once. */
export function CoinIcon({ code, size = 36, className = '' }: { code: string; size?: number; className?: string }) {
  const name = (code.length > 4 ? code.replace(/USDT$/, '') : code).toLowerCase();
  if (!drawn.has(name)) {
    return (
      <span
        aria-hidden="true"
        style={{ width: size, height: size, fontSize: size * 0.36 }}
        className={`grid shrink-0 place-items-center rounded-full bg-pressed font-semibold text-soft ${className}`}
      >
        {name.slice(0, 3).toUpperCase()}
      </span>
    );
  }
  return (
    <svg width={size} height={size} aria-hidden="true" className={`shrink-0 overflow-hidden rounded-full ${className}`}>
      <use href={`${coins}#${name}`} />
    </svg>
  );
}
