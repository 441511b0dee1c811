import { accountTypes } from '@candor/core/ledger/account.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import { brokenLimit } from '@candor/core/limits/broken-limit.ts';
import { amount as units } from '@candor/core/money/amount.ts';
import { amount, until } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { queryClient, queryKey, outdate, useCall } from '../client/query.ts';
import { onEvent } from '../client/stream.ts';
import { balanceIn, useBalances } from '../funds/balances.ts';
import { fromMicros, micros } from '../funds/micros.ts';
import { useSignedIn } from './session.ts';

type Limits = CallAnswer<'GET /player/getInfo'>['limits'];

/** What is open and could still be lost, millionths of USDT. */
interface Opening {
  readonly stake: bigint;
  readonly atRisk: bigint;
}

const hourMs = 3_600_000;
const info = queryKey('GET /player/getInfo');
const isSet = (limits: Limits | undefined): boolean =>
  limits !== undefined && (limits.dailyLossUsdt ?? limits.stakeUsdt ?? limits.timeOutUntil) !== null;

// What the day has cost moves with every order that ends; who has set nothing is not asked for.
onEvent('balance', () => {
  if (isSet(queryClient.getQueryData<CallAnswer<'GET /player/getInfo'>>(info)?.limits)) outdate({ queryKey: info });
});

/**
 * The own limit that an order would break, in words; null when none. @param open what is open and could still be lost
 */
export function ownLimitText(limits: Limits, { stake, atRisk }: Opening, open: bigint): string | null {
  const { stakeUsdt, dailyLossUsdt, timeOutUntil, lostTodayUsdt } = limits;
  const most = (text: string | null) => (text === null ? null : units(micros(text)));
  const own = {
    timeOutUntil,
    stake: most(stakeUsdt),
    dailyLoss: most(dailyLossUsdt),
    lost: units(micros(lostTodayUsdt)),
    open: units(open),
  };
  // What the server names as a time-out is one, whatever the clock of the device says.
  const broken = brokenLimit(own, { stake: units(stake), atRisk: units(atRisk) }, Number.NEGATIVE_INFINITY);
  if (broken === 'own-time-out') return t('fast.ownTimeOut', { time: until(timeOutUntil) });
  if (broken === 'own-stake-limit') return t('fast.ownStake', { amount: amount(stakeUsdt) });
  if (broken === null) return null;
  const left = (own.dailyLoss ?? 0n) - own.lost - own.open;
  return t('fast.ownLoss', { amount: amount(fromMicros(left > 0n ? left : 0n)) });
}

/** When to ask again for a time-out that ends, milliseconds; `false` without one. */
const endsIn = (end: number | null): number | false =>
  end === null ? false : Math.min(hourMs, Math.max(1_000, end - Date.now()));

/** The own limit that stands against an order, before the server has to say it. */
export function useOwnLimit(opening: Opening): string | null {
  const signedIn = useSignedIn();
  const limits = useCall('GET /player/getInfo', undefined, {
    enabled: signedIn,
    staleTime: 60_000,
    refetchInterval: ({ state: { data } }) => endsIn(data?.limits.timeOutUntil ?? null),
  }).data?.limits;
  const counts = signedIn && limits !== undefined && limits.dailyLossUsdt !== null;
  const fast =
    useCall(
      'POST /portal/order/getContractOrder',
      { body: { contractType: 'fast', status: 'holding', limit: 100 } },
      { enabled: counts },
    ).data?.list ?? [];
  const futures = balanceIn(useBalances().data, accountTypes.futures, 'USDT')?.frozen;
  if (limits === undefined || !isSet(limits)) return null;
  const staked = fast.reduce((sum, row) => sum + ('amount' in row ? micros(row.amount) : 0n), 0n);
  return ownLimitText(limits, opening, staked + micros(futures));
}
