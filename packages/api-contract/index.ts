import type { Answered, CallDeclaration, Parsed, Sent } from './call.ts';
import { accountCalls } from './calls/accounts.ts';
import { authCalls, emailCalls } from './calls/auth.ts';
import { commonCalls, systemCalls } from './calls/common.ts';
import { fairCalls } from './calls/fair.ts';
import { futuresCalls } from './calls/futures.ts';
import { marketCalls } from './calls/market.ts';
import { orderCalls } from './calls/orders.ts';
import { currencyCalls, spotCalls } from './calls/spot.ts';

/** Every call of the API, by method and path. */
export const calls = { ...authCalls, ...emailCalls, ...accountCalls, ...marketCalls, ...orderCalls, ...futuresCalls, ...spotCalls, ...currencyCalls, ...commonCalls, ...fairCalls, ...systemCalls };

export type Calls = typeof calls;
export type CallName = keyof Calls;
/** What a client sends to a call. */
export type CallSent<Name extends CallName> = Sent<Calls[Name]>;
/** What a handler of a call gets. */
export type CallParsed<Name extends CallName> = Parsed<Calls[Name]>;
/** The `data` of a call's answer. */
export type CallAnswer<Name extends CallName> = Answered<Calls[Name]>;

export const declarationOf = (name: CallName): CallDeclaration => calls[name];
export const callNames = Object.keys(calls) as CallName[];
