import { underlyingOf, type Underlying } from '../market/underlying.ts';

/** Products that a country's rules for retail customers may rule out as a whole. */
export const retailProducts = ['fast', 'futures', 'bonus'] as const;
export type RetailProduct = (typeof retailProducts)[number];

/** What may be offered to retail customers of a country. */
export interface RetailRule {
  readonly notOffered: readonly RetailProduct[];
  /** The most leverage of each class, a whole number; 0 where nothing may be opened in it. */
  readonly leverageMax: Readonly<Record<Underlying, number>>;
}

/** A measure of an authority, and the day from which it holds. */
interface Source {
  readonly measure: string;
  readonly since: string;
}
interface Region extends RetailRule {
  readonly countries: readonly string[];
  readonly sources: readonly Source[];
}

const caps = { 'gold-or-major-index': 20, 'commodity-or-minor-index': 10, crypto: 2 } as const;

/** Members of the EEA, and the parts of France and Finland in it that have a country code of their own. */
const eea =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO AX GF GP MF MQ RE YT';

/** Known rules, strictest reading: what is ruled out for retail customers is not offered to anybody there. */
export const retailRegions: readonly Region[] = [
  {
    countries: eea.split(' '),
    notOffered: ['fast', 'bonus'],
    leverageMax: caps,
    sources: [
      {
        measure: 'ESMA decision (EU) 2018/795, binary options; since 2019 each national authority',
        since: '2018-07-02',
      },
      { measure: 'ESMA decision (EU) 2018/796, CFDs; since 2019 each national authority', since: '2018-08-01' },
    ],
  },
  {
    countries: ['GB'],
    notOffered: ['fast', 'bonus'],
    leverageMax: { ...caps, crypto: 0 },
    sources: [
      { measure: 'FCA PS19/11, binary options', since: '2019-04-02' },
      { measure: 'FCA PS19/18, CFDs', since: '2019-08-01' },
      { measure: 'FCA PS20/10, derivatives on cryptoassets', since: '2021-01-06' },
    ],
  },
  {
    countries: ['AU'],
    notOffered: ['fast', 'bonus'],
    leverageMax: caps,
    sources: [
      { measure: 'ASIC instrument 2020/986, CFDs', since: '2021-03-29' },
      { measure: 'ASIC instrument 2021/240, binary options', since: '2021-05-03' },
    ],
  },
];

const byCountry: ReadonlyMap<string, RetailRule> = new Map(
  retailRegions.flatMap(({ countries, notOffered, leverageMax }) =>
    countries.map((country): [string, RetailRule] => [country, { notOffered, leverageMax }]),
  ),
);

/** The rule that the list knows of a country; undefined where it knows none. @param country ISO 3166-1 alpha-2 */
export const knownRetailRule = (country: string): RetailRule | undefined => byCountry.get(country);

/** Countries of the list. */
export const knownRetailCountries: readonly string[] = [...byCountry.keys()];

/** The most leverage that a rule lets a symbol be opened with; Infinity where nothing limits it. */
export function leverageMaxOf(rule: RetailRule | undefined, symbol: string): number {
  const underlying = underlyingOf(symbol);
  return rule === undefined || underlying === undefined ? Infinity : rule.leverageMax[underlying];
}
