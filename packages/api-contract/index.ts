import type { Answered, CallDeclaration, Parsed, Sent } from './call.ts';
import { accountCalls } from './calls/accounts.ts';
import { authCalls, emailCalls } from './calls/auth.ts';
import { bankCalls, cardCalls } from './calls/cards.ts';
import { commonCalls, systemCalls } from './calls/common.ts';
import { earnCalls } from './calls/earn.ts';
import { exchangeCalls } from './calls/exchange.ts';
import { fairCalls } from './calls/fair.ts';
import { liabilityCalls } from './calls/fair/liabilities.ts';
import { proofCardCalls } from './calls/fair/proof-card.ts';
import { fileCalls } from './calls/files.ts';
import { futuresCalls } from './calls/futures.ts';
import { marketCalls } from './calls/market.ts';
import { commissionCalls } from './calls/accounts/commissions.ts';
import { mirrorCalls } from './calls/accounts/mirror.ts';
import { supportCalls } from './calls/support.ts';
import { noticeCalls } from './calls/notices.ts';
import { orderCalls } from './calls/orders.ts';
import { operatorCalls } from './calls/operator/index.ts';
import { alertCalls, pushCalls } from './calls/push.ts';
import { closingCalls } from './calls/closing.ts';
import { fundPasswordCalls, identityCalls, realityCalls, workspaceCalls } from './calls/players.ts';
import { recoveryCalls } from './calls/service/recovery.ts';
import { passkeyCalls } from './calls/auth/passkeys.ts';
import { programKeyCalls } from './calls/programs/keys.ts';
import { smsCalls } from './calls/sms.ts';
import { spotCalls } from './calls/spot.ts';
import { transactionCalls } from './calls/transactions.ts';
import { currencyTypeCalls, walletCalls } from './calls/wallets.ts';

/** Every call of the API, by method and path. */
export const calls = {
  ...authCalls,
  ...emailCalls,
  ...passkeyCalls,
  ...fundPasswordCalls,
  ...closingCalls,
  ...recoveryCalls,
  ...identityCalls,
  ...cardCalls,
  ...bankCalls,
  ...walletCalls,
  ...programKeyCalls,
  ...currencyTypeCalls,
  ...smsCalls,
  ...accountCalls,
  ...exchangeCalls,
  ...commissionCalls,
  ...mirrorCalls,
  ...earnCalls,
  ...marketCalls,
  ...orderCalls,
  ...futuresCalls,
  ...spotCalls,
  ...transactionCalls,
  ...commonCalls,
  ...noticeCalls,
  ...alertCalls,
  ...workspaceCalls,
  ...realityCalls,
  ...pushCalls,
  ...fairCalls,
  ...liabilityCalls,
  ...proofCardCalls,
  ...fileCalls,
  ...operatorCalls,
  ...supportCalls,
  ...systemCalls,
};

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
