import type { CallName } from '@candor/api-contract/index.ts';
import type { Standing } from '@candor/core/customers/standing.ts';

/** Who is calling; open when no standing is said. */
export interface SessionUser {
  readonly userId: string;
  readonly sessionId: string;
  readonly standing?: Standing;
}

/** Live sessions, by token. */
export interface Sessions {
  /** @returns null for a token that is missing, malformed, unknown or ended */
  find(token: string): Promise<SessionUser | null>;
  end(sessionId: string): Promise<void>;
  /** @param exceptSessionId stays alive */
  endAll(userId: string, exceptSessionId?: string): Promise<void>;
  /** Tells of every session that ends, after it can no longer be found. */
  onEnd(listener: (session: SessionUser) => void): void;
}

/**
 * Beside what is asked for with GET: lists that are asked for with POST, customer service, and taking back what others
 * are shown or may do.
 */
const openToRestricted: ReadonlySet<CallName> = new Set<CallName>([
  'POST /account/balance',
  'POST /account/exchangeList',
  'POST /account/findAccount/{a}/{b}',
  'POST /account/findUserAccountList',
  'POST /account/findUserCurrencyAccount',
  'POST /account/findUserCurrencyAccountList',
  'POST /account/list',
  'POST /player/bankAccount/detail',
  'POST /player/notice/detail/{id}',
  'POST /player/notice/page',
  'POST /player/notice/readAll',
  'POST /portal/coin/product/detail/{id}',
  'POST /portal/order/getCoinOrder',
  'POST /portal/order/getContractOrder',
  'POST /portal/order/getSpotOrder',
  'POST /portal/order/getTransInfo',
  'POST /transaction/page',
  'POST /player/customer/link',
  'POST /player/exportData',
  'POST /service/send',
  'POST /common/file/upload',
  'POST /fair/ownProof/revoke',
  'POST /player/keys/end',
  'POST /player/passkeys/remove',
]);
/** Asked for with GET, and no mere reading: they change a list, or hand out where to send money. */
const closedToRestricted: ReadonlySet<CallName> = new Set<CallName>([
  'GET /tickerCollect/save',
  'GET /tickerCollect/delete',
  'GET /transaction/depositAddress',
  'GET /transaction/getRechargeBankAccount',
]);

/**
 * Why a customer who is frozen, or whose account is closed, may not make this call; null when it reads or writes to
 * support.
 */
export function standingRefusal(
  name: CallName,
  standing: SessionUser['standing'] = 'open',
): 'account-frozen' | 'account-closed' | null {
  if (standing === 'open' || standing === 'payouts-held') return null;
  const reads = name.startsWith('GET ') ? !closedToRestricted.has(name) : openToRestricted.has(name);
  if (reads) return null;
  return standing === 'closed' ? 'account-closed' : 'account-frozen';
}
