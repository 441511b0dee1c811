import type { Contract } from '@candor/core/futures/contract.ts';
import type { CallServices } from '../../../services.ts';
import { answered, faults, missing, type Answered } from '../fault.ts';
import type { Params } from '../params.ts';

export type FuturesServices = Pick<CallServices, 'rules' | 'market' | 'clock'>;

/** Contracts of which the feed carries prices; one in which nothing new is opened is among them. */
export const listedContracts = ({ rules, market }: FuturesServices): Contract[] =>
  market.listings.flatMap(({ symbol }) => rules.futures.contracts.get(symbol) ?? []);

/** The contracts that a request names: one, or all. */
export function namedContracts(services: FuturesServices, params: Params): Answered<Contract[]> {
  const name = params.get('symbol');
  const contracts = listedContracts(services);
  if (name === null) return answered(contracts);
  const named = contracts.filter(({ symbol }) => symbol === name);
  return named.length === 0 ? faults.noSuchSymbol : answered(named);
}

/** The one contract that a request names. */
export function oneContract(services: FuturesServices, params: Params): Answered<Contract> {
  const name = params.get('symbol');
  if (name === null) return missing('symbol');
  const contract = listedContracts(services).find(({ symbol }) => symbol === name);
  return contract === undefined ? faults.noSuchSymbol : answered(contract);
}
