import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import { retailProducts, type RetailRule } from '@candor/core/countries/retail-rules.ts';
import { underlyings } from '@candor/core/market/underlying.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../../../http/refused.ts';
import { isCountry } from '../../../../i18n/countries.ts';
import type { ConsoleServices } from '../../console-services.ts';
import type { Effect } from './carry-out.ts';

/** Decides what may be offered to retail customers of a country; what is open runs on by its terms. */
export function decideRetailRule(
  { operatorSettings }: Pick<ConsoleServices, 'operatorSettings'>,
  { country, notOffered, leverageMax }: Extract<ProposalBody, { kind: 'retail-rule' }>,
  approval: string,
): Outcome<Effect> {
  if (!isCountry(country)) return refused('country-unknown', { field: 'country' });
  const { retailRules } = operatorSettings.countries;
  const rule: RetailRule = { notOffered: retailProducts.filter((one) => notOffered.includes(one)), leverageMax };
  if (isSame(retailRules.of(country), rule)) return refused('state-unchanged');
  const change = retailRules.decide(country, rule, approval);
  return ok({
    subject: `retail-rule:${country}`,
    userId: null,
    statements: [change.statement],
    apply: change.apply,
  });
}

const isSame = (one: RetailRule | undefined, other: RetailRule): boolean =>
  one !== undefined &&
  retailProducts.every((product) => one.notOffered.includes(product) === other.notOffered.includes(product)) &&
  underlyings.every((underlying) => one.leverageMax[underlying] === other.leverageMax[underlying]);
