/** How a simulated market behaves. */
export interface Profile {
  /** USDT, on the anchor day. */
  readonly price: number;
  /** Standard deviation of a day's logarithmic return. */
  readonly volatility: number;
  /** Mean traded value of a day, USDT. */
  readonly turnover: number;
  /** Mean deals per second. */
  readonly tradeRate: number;
  /** `round` markets never sleep; `session` markets are quiet outside the exchange's hours and on weekends. */
  readonly rhythm: 'round' | 'session';
}

const coin = (price: number, volatility: number, turnover: number, tradeRate: number): Profile => ({
  price,
  volatility,
  turnover,
  tradeRate,
  rhythm: 'round',
});
const product = (price: number, volatility: number, turnover: number, tradeRate: number): Profile => ({
  price,
  volatility,
  turnover,
  tradeRate,
  rhythm: 'session',
});

/** Levels of late 2026, made up: plausible, not quoted from anywhere. */
export const profiles: Readonly<Record<string, Profile>> = {
  BTCUSDT: coin(92_000, 0.024, 2.8e9, 7),
  ETHUSDT: coin(3_050, 0.033, 1.3e9, 6),
  BNBUSDT: coin(880, 0.027, 3.2e8, 3),
  SOLUSDT: coin(138, 0.039, 5.5e8, 4),
  XRPUSDT: coin(2.12, 0.038, 4.1e8, 3),
  DOGEUSDT: coin(0.146, 0.045, 1.6e8, 2),
  ADAUSDT: coin(0.43, 0.042, 8e7, 1.2),
  TRXUSDT: coin(0.281, 0.02, 9e7, 1),
  TONUSDT: coin(1.62, 0.038, 3e7, 0.8),
  AVAXUSDT: coin(14.1, 0.043, 6e7, 1),
  LINKUSDT: coin(13.2, 0.041, 8e7, 1.2),
  DOTUSDT: coin(2.25, 0.041, 3e7, 0.8),
  LTCUSDT: coin(84.5, 0.034, 6e7, 1),
  BCHUSDT: coin(561, 0.036, 4e7, 0.8),
  SUIUSDT: coin(1.58, 0.05, 9e7, 1.5),
  UNIUSDT: coin(6.1, 0.046, 4e7, 0.8),
  NEARUSDT: coin(1.83, 0.046, 4e7, 0.8),
  APTUSDT: coin(1.92, 0.045, 2e7, 0.6),
  ATOMUSDT: coin(2.43, 0.04, 1.5e7, 0.5),
  ARBUSDT: coin(0.212, 0.047, 3e7, 0.7),
  OPUSDT: coin(0.314, 0.048, 2e7, 0.6),
  FILUSDT: coin(1.61, 0.044, 2e7, 0.6),
  ETCUSDT: coin(13.4, 0.037, 1.5e7, 0.5),
  XLMUSDT: coin(0.241, 0.04, 4e7, 0.8),
  ALGOUSDT: coin(0.134, 0.043, 1.5e7, 0.5),
  AAVEUSDT: coin(181, 0.046, 4e7, 0.8),
  PEPEUSDT: coin(0.00000468, 0.055, 9e7, 1.5),
  SHIBUSDT: coin(0.00000862, 0.042, 3e7, 0.8),
  USDCUSDT: coin(0.99985, 0.00012, 9e8, 2),
  XAUUSDT: product(4_120, 0.0105, 6e8, 3),
  XAGUSDT: product(51.2, 0.019, 1.5e8, 1.5),
  XPTUSDT: product(1_560, 0.017, 2e7, 0.6),
  WTIUSDT: product(60.4, 0.02, 3e8, 2),
  BRENTUSDT: product(64.1, 0.019, 2e8, 1.5),
  NATGASUSDT: product(4.21, 0.035, 9e7, 1),
  COPPERUSDT: product(5.06, 0.014, 6e7, 0.8),
  WHEATUSDT: product(5.42, 0.016, 2e7, 0.5),
  CORNUSDT: product(4.36, 0.014, 2e7, 0.5),
  SOYBEANUSDT: product(11.24, 0.012, 2e7, 0.5),
  NAS100USDT: product(25_100, 0.013, 5e8, 3),
  SPX500USDT: product(6_720, 0.0095, 5e8, 3),
  GER40USDT: product(23_600, 0.0105, 2e8, 1.5),
  HK50USDT: product(25_900, 0.0145, 1.5e8, 1.2),
  JP225USDT: product(49_300, 0.0135, 1.5e8, 1.2),
};

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const roundHours = hours.map((hour) => Math.round(1_000 + 450 * Math.cos(((hour - 15) * Math.PI) / 12)) / 1_000);
const sessionHours = hours.map((hour) => {
  if (hour >= 13 && hour < 21) return 2.4;
  return hour >= 7 && hour < 13 ? 1.2 : 0.35;
});

/** Liveliness of the 24 hours of a day, UTC. */
export const hourlyActivity = (profile: Profile): readonly number[] =>
  profile.rhythm === 'round' ? roundHours : sessionHours;

/** Liveliness of a day. @param day since 1970-01-01, a Thursday */
export function dailyActivity(profile: Profile, day: number): number {
  const weekend = (day + 4) % 7 === 0 || (day + 4) % 7 === 6;
  if (!weekend) return 1;
  return profile.rhythm === 'round' ? 0.6 : 0.15;
}
