import type { CallName, CallSent } from '@candor/api-contract/index.ts';

type Needed<T> = { [K in keyof T as undefined extends T[K] ? never : {} extends T[K] ? never : K]: T[K] };
type Free<T> = { [K in keyof T as undefined extends T[K] ? never : {} extends T[K] ? K : never]?: T[K] };
/** What a call needs: `params`, `query` and `body`, each only where it has any. */
export type Sent<Name extends CallName> = Needed<CallSent<Name>> & Free<CallSent<Name>>;

/** What follows the name of a call: what it needs, to be left out where that is nothing, and the caller's options. */
export type Arguments<Name extends CallName, Options> =
  {} extends Sent<Name> ? [Sent<Name>?, Options?] : [Sent<Name>, Options?];

export type Values = Readonly<Record<string, string | number | undefined>>;
/** What is sent, whatever the call. */
export interface Parts {
  params?: Values;
  query?: Values;
  body?: unknown;
}
