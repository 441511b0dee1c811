import { useEffect, useState } from 'react';
import type { Config } from '../../../shell/client/config.ts';
import { queryClient, queryKey } from '../../../shell/client/query.ts';
import { t } from '../../../locales/i18n.ts';
import { clockText } from './clock-text.ts';

/** How far the server's clock is ahead of the device's, from when the configuration came. */
function serverAhead(): number {
  const state = queryClient.getQueryState<Config>(queryKey('GET /common/getConfig'));
  return state?.data === undefined ? 0 : state.data.serverTime - state.dataUpdatedAt;
}

/** How long the rate of a report still holds. @param until epoch milliseconds, on the server's clock */
export function RateCountdown({ until }: { until: number }) {
  const [left, setLeft] = useState(() => until - Date.now() - serverAhead());
  useEffect(() => {
    const timer = setInterval(() => setLeft(until - Date.now() - serverAhead()), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <span role="timer" className="text-note text-soft">
      {left > 0 ? t('deposits.rateLeft', { time: clockText(left) }) : t('deposits.rateOver')}
    </span>
  );
}
