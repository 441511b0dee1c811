import type { Rules } from '@candor/core/state.ts';
import type { Countries } from '../operators/countries.ts';

interface Parts {
  readonly rules: Pick<Rules, 'caps'>;
  readonly operatorSettings: { readonly countries: Pick<Countries, 'of'> };
}

/** The customer's country where any has a cap: else nothing rests on it, and nobody looks. */
export const cappedCountry = ({ rules, operatorSettings }: Parts, userId: string): Promise<string | null> | null =>
  rules.caps.countries.length === 0 ? null : operatorSettings.countries.of(userId);
