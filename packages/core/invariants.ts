import { promisedIncome } from './earn/order.ts';
import { accountTypes, mayBeNegative } from './ledger/account.ts';
import type { Limit } from './limits/limits.ts';
import { isLoaded, type State } from './state.ts';
import { dayKey } from './withdrawals/withdrawal.ts';

/**
 * What must hold after every command: per currency all accounts add up to zero, nothing is negative,
 * and what is frozen is exactly what open orders hold. Of a state in which not all are loaded nobody can say the sum.
 * @returns what is broken, in words; empty when all is well
 */
export function brokenInvariants(state: State): string[] {
  return [
    ...brokenAccounts(state),
    ...brokenQuotes(state),
    ...brokenLimits(state),
    ...brokenWithdrawals(state),
    ...brokenHolds(state),
  ];
}

function brokenAccounts({ accounts, loaded }: State): string[] {
  const broken: string[] = [];
  const sums = new Map<string, bigint>();
  for (const account of accounts.values()) {
    sums.set(account.currency, (sums.get(account.currency) ?? 0n) + account.available + account.frozen);
    if (account.frozen < 0n || (account.available < 0n && !mayBeNegative(account)))
      broken.push(`${account.id} is negative`);
  }
  if (loaded === 'all')
    for (const [currency, sum] of sums) if (sum !== 0n) broken.push(`${currency} adds up to ${sum}`);
  return broken;
}

function brokenQuotes({ quotes }: State): string[] {
  const broken = [...quotes].filter(
    ([userId, q]) => q.userId !== userId || q.fee + q.obtainable !== q.gross || q.fee <= 0n || q.obtainable <= 0n,
  );
  return broken.map(([, { quoteId }]) => `quote ${quoteId} does not add up`);
}

/** What waits is looser than what holds. */
const isBroken = ({ value, next }: Limit): boolean =>
  next !== null && (value === null || (next.value !== null && next.value <= value));

const brokenLimits = ({ limits }: State): string[] =>
  [...limits.values()].flatMap(({ userId, dailyLoss, stake }) =>
    [dailyLoss, stake].filter(isBroken).map(() => `${userId} waits for a limit that isn't looser`),
  );

function brokenWithdrawals(state: State): string[] {
  const broken: string[] = [];
  const { open, days } = state.withdrawals;
  for (const w of open.values()) {
    if (w.fee + w.expected !== w.amount) broken.push(`withdrawal ${w.orderNo} does not add up`);
    if (w.closing === true || !isLoaded(state, w.userId)) continue;
    if (days.get(dayKey(w.userId, w.platformDay)) !== w.orderNo)
      broken.push(`withdrawal ${w.orderNo} does not hold its day`);
  }
  return broken;
}

function brokenHolds(state: State): string[] {
  const held = new Map<string, bigint>();
  for (const { id, frozen } of state.accounts.values()) if (frozen !== 0n) held.set(id, frozen);
  const wanted = heldByOrders(state);
  return [...new Set([...held.keys(), ...wanted.keys()])]
    .filter((id) => held.get(id) !== wanted.get(id))
    .map((id) => `${id} holds ${held.get(id) ?? 0n}, open orders hold ${wanted.get(id) ?? 0n}`);
}

/** What open orders of all kinds hold, by account; only what is not nothing. */
function heldByOrders(state: State): Map<string, bigint> {
  const wanted = new Map<string, bigint>();
  const want = (id: string, units: bigint): void => {
    if (units !== 0n) wanted.set(id, (wanted.get(id) ?? 0n) + units);
  };
  for (const order of state.fast.orders.values()) {
    want(`${order.userId}:${accountTypes.account}:USDT`, order.stake);
    want(`fast-reserve:${accountTypes.house}:USDT`, order.payout);
  }
  for (const order of state.futures.orders.values()) want(`${order.userId}:${accountTypes.futures}:USDT`, order.held);
  for (const order of state.spot.orders.values()) {
    const pair = state.rules.spot.pairs.get(order.symbol);
    if (pair !== undefined)
      want(`${order.userId}:${accountTypes.coin}:${order.side === 'buy' ? pair.quote : pair.base}`, order.held);
  }
  for (const order of state.earn.orders.values()) {
    want(`${order.userId}:${accountTypes.account}:${order.currency}`, order.principal);
    want(`pool-${order.productId}:${accountTypes.house}:${order.currency}`, promisedIncome(order));
  }
  for (const w of state.withdrawals.open.values())
    if (isLoaded(state, w.userId)) want(`${w.userId}:${accountTypes.account}:${w.currency}`, w.amount);
  return wanted;
}
