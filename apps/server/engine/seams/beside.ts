import type { Language } from '@candor/api-contract/languages.ts';
import type { EarnProduct } from '@candor/core/earn/product.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import type { Price } from '@candor/core/money/amount.ts';
import type { Currency } from '@candor/core/money/currencies.ts';
import { versionAt } from '@candor/core/rule-versions/version.ts';
import type { Rules, State } from '@candor/core/state.ts';
import type { Clock } from '../../clock.ts';

/** What is known around an engine, beside its state. */
export interface Surroundings {
  /** Product name of a symbol. */
  nameOf(symbol: string): string;
  /** Price of one unit in USDT; null while none is known. */
  priceOf(currency: Currency): Price | null;
  /** Whether a symbol is not traded now. */
  halted(symbol: string): boolean;
  /** What a product of lock mining or wealth is called. */
  productName(product: Pick<EarnProduct, 'productId' | 'kind' | 'days' | 'dividend'>, language: Language): string;
}

/** What can be looked at right beside the engine: its state as it is at this moment, for reading only. */
export interface Beside extends Surroundings {
  readonly state: State;
  readonly rules: Rules;
  /** Platform time, in epoch ms. */
  readonly now: number;
  /** The last accepted mark of a symbol. */
  markOf(symbol: string): Mark | undefined;
}

/** Where nothing is around. */
const nothingAround: Surroundings = {
  nameOf: (symbol) => symbol,
  priceOf: () => null,
  halted: () => false,
  productName: ({ productId }) => productId,
};

interface BesideParts {
  readonly clock: Clock;
  readonly surroundings?: Surroundings;
}

/** Always of the state as it is when it is looked at. */
export const besideOf = (
  engine: { readonly state: State },
  { clock, surroundings = nothingAround }: BesideParts,
): Beside => ({
  ...surroundings,
  get state() {
    return engine.state;
  },
  get rules() {
    return versionAt(engine.state.ruleVersions, clock.now()).rules;
  },
  get now() {
    return clock.now();
  },
  markOf: (symbol) => engine.state.marks.get(symbol),
});
