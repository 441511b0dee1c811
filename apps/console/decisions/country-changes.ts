import { retailProducts, underlyings } from '@candor/api-contract/calls/operator/retail-rules.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import { words } from '../locales/words.ts';
import { fact, type Change, type Known } from './change.ts';
import type { Of } from './kinds.ts';

export type RetailRule = CallAnswer<'GET /operator/countries'>['retail'][number];
const w = words.countries;

const countryOf = ({ country, product }: Of<'country-on'>): Change => ({
  what: `${country} ${w.products[product]}`,
  old: w.off,
  now: w.on,
});

export const offeredText = (isOffered: boolean): string => (isOffered ? w.offered : w.notOffered);
/** @param max undefined where nothing limits it */
export function leverageText(max: number | undefined): string {
  if (max === undefined) return w.noLimit;
  return max === 0 ? w.notOffered : `${max}×`;
}

/** Each product and each leverage of a country; how it stands only where that was read. */
function retailRuleOf({ country, notOffered, leverageMax }: Of<'retail-rule'>, { retail }: Known): Change[] {
  const old = retail?.find((one) => one.country === country);
  const stands = (text: string): string | null => (retail === undefined ? null : text);
  return [
    fact(w.country, country),
    ...retailProducts.map((product) => ({
      what: w.products[product],
      old: stands(offeredText(old?.notOffered.includes(product) !== true)),
      now: offeredText(!notOffered.includes(product)),
    })),
    ...underlyings.map((underlying) => ({
      what: w.leverageOf[underlying],
      old: stands(leverageText(old?.leverageMax[underlying])),
      now: leverageText(Number(leverageMax[underlying])),
    })),
  ];
}

/** What is offered in a country. */
export const countryChangesOf = (body: Of<'country-on' | 'retail-rule'>, known: Known): Change[] =>
  body.kind === 'country-on' ? [countryOf(body)] : retailRuleOf(body, known);
