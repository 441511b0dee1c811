/** What the path of a symbol starts from: price, deviation of a day, decimals, and whether it sleeps. */
export interface Profile {
  readonly price: number;
  readonly volatility: number;
  readonly decimals: number;
  readonly isRound: boolean;
}

/** Symbol without USDT, price on the anchor day, deviation of a day, decimals of the price. */
const round = `BTC 92000 .024 2, ETH 3050 .033 2, BNB 880 .027 2, SOL 138 .039 2, XRP 2.12 .038 4, DOGE .146 .045 5,
ADA .43 .042 4, TRX .281 .02 5, TON 1.62 .038 4, AVAX 14.1 .043 3, LINK 13.2 .041 3, DOT 2.25 .041 4, LTC 84.5 .034 2,
BCH 561 .036 2, SUI 1.58 .05 4, UNI 6.1 .046 4, NEAR 1.83 .046 4, APT 1.92 .045 4, ATOM 2.43 .04 4, ARB .212 .047 5,
OP .314 .048 5, FIL 1.61 .044 4, ETC 13.4 .037 3, XLM .241 .04 5, ALGO .134 .043 5, AAVE 181 .046 2,
PEPE .00000468 .055 8, SHIB .00000862 .042 8, USDC .99985 .00012 5`;
const session = `XAU 4120 .0105 2, XAG 51.2 .019 3, XPT 1560 .017 2, WTI 60.4 .02 3, BRENT 64.1 .019 3,
NATGAS 4.21 .035 4, COPPER 5.06 .014 4, WHEAT 5.42 .016 4, CORN 4.36 .014 4, SOYBEAN 11.24 .012 4, NAS100 25100 .013 1,
SPX500 6720 .0095 2, GER40 23600 .0105 1, HK50 25900 .0145 1, JP225 49300 .0135 1`;

const read = (text: string, isRound: boolean): [string, Profile][] =>
  text.split(/,\s+/).map((row) => {
    const [name = '', ...numbers] = row.split(' ');
    const [price = 0, volatility = 0, decimals = 0] = numbers.map(Number);
    return [`${name}USDT`, { price, volatility, decimals, isRound }];
  });
export const profiles: ReadonlyMap<string, Profile> = new Map([...read(round, true), ...read(session, false)]);

/** Liveliness of the hours of a platform day, the first from 23:00 to 24:00 UTC. */
const roundHours = [
  [0.775, 0.682, 0.61, 0.565, 0.55, 0.565, 0.61, 0.682, 0.775, 0.884, 1, 1.116, 1.225, 1.318, 1.39, 1.435, 1.45],
  [1.435, 1.39, 1.318, 1.225, 1.116, 1, 0.884],
].flat();
const sessionHours = [
  [0.35, 0.35, 0.35, 0.35, 0.35, 0.35, 0.35, 0.35, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2],
  [2.4, 2.4, 2.4, 2.4, 2.4, 2.4, 2.4, 2.4, 0.35, 0.35],
].flat();
export const hoursOf = ({ isRound }: Profile): readonly number[] => (isRound ? roundHours : sessionHours);

/** Liveliness of a platform day; day 0 was a Thursday. */
export function livelyOf({ isRound }: Profile, day: number): number {
  if (day % 7 !== 2 && day % 7 !== 3) return 1;
  return isRound ? 0.6 : 0.15;
}
