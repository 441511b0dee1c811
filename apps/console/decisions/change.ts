import type { CallAnswer } from '@candor/api-contract/index.ts';

/** One thing as it is and as it would be; without an `old` it doesn't exist yet. */
export interface Change {
  readonly what: string;
  readonly old: string | null;
  readonly now: string;
}

/** What is known of how things stand; what isn't loaded, or may not be seen, is absent. */
export interface Known {
  readonly transaction?: CallAnswer<'GET /operator/deposits'>['list'][number] | undefined;
  readonly settings?: CallAnswer<'GET /operator/products'> | undefined;
  readonly accounts?: CallAnswer<'GET /operator/payAccounts'> | undefined;
  readonly lines?: CallAnswer<'GET /operator/lines'> | undefined;
  readonly operators?: CallAnswer<'GET /operator/operators'> | undefined;
  readonly roles?: CallAnswer<'GET /operator/roles'> | undefined;
  readonly closing?: CallAnswer<'GET /operator/customers/{userId}'>['closing'] | undefined;
  readonly cards?: CallAnswer<'GET /operator/customers/{userId}/cards'> | undefined;
  readonly person?: CallAnswer<'GET /operator/customers/{userId}'>['person'] | undefined;
  readonly balances?: CallAnswer<'GET /operator/customers/{userId}'>['balances'] | undefined;
  readonly retail?: CallAnswer<'GET /operator/countries'>['retail'] | undefined;
  readonly rules?: CallAnswer<'GET /operator/rules'> | undefined;
  readonly reserves?: CallAnswer<'GET /operator/exposure'>['reserves'] | undefined;
}

/** The word for a name of the wire; what has none stands as it is. */
export const named = (text: string | null | undefined, names: Readonly<Record<string, string>>): string =>
  text === null || text === undefined ? '' : (names[text] ?? text);

/** What stays as it is, but has to be seen by whoever decides. */
export const fact = (what: string, text: string): Change => ({ what, old: text, now: text });
