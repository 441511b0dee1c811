declare const brand: unique symbol;
/** A nominal type: a plain bigint can't be passed where an amount is meant. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };
