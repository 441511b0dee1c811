import type { CallName } from '@candor/api-contract/index.ts';
import { useEffect, useState } from 'react';
import { date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { refresh, useCall } from '../client/query.ts';
import { serverNow } from '../clock/server-clock.ts';

/** What follows from the rules, and is asked for anew when others hold. */
const ofRules: readonly CallName[] = [
  'GET /portal/common/contractRule',
  'GET /portal/common/spotRule/list',
  'GET /portal/order/spotFees',
  'GET /common/exchangeRule',
];
/** Half of the time for which other rules are known before they hold. */
const everyMs = 30_000;
/** What is further away is looked at again long before. */
const timerMaxMs = 3_600_000;

/**
 * Keeps a ticket to the terms that hold: says from when on others will, and when they have changed under it. While it
 * is on a screen, terms are never older than a version that holds.
 */
export function TermsLine() {
  const shown = useCall('GET /portal/common/contractRule', undefined, { staleTime: 600_000 }).data?.version;
  const { data, dataUpdatedAt, refetch } = useCall('GET /common/rules/now', undefined, {
    staleTime: 0,
    refetchInterval: everyMs,
  });
  const [begun, setBegun] = useState<number | null>(null);
  const { version, since, next = null } = data ?? {};
  useEffect(() => {
    if (version !== undefined) setBegun((former) => former ?? version);
    if (version !== undefined && shown !== undefined && version !== shown) void refresh(...ofRules);
  }, [version, shown, dataUpdatedAt]);
  useEffect(() => {
    if (next === null) return undefined;
    const timer = setTimeout(() => void refetch(), Math.min(Math.max(next - serverNow(), 0) + 250, timerMaxMs));
    return () => clearTimeout(timer);
  }, [next, refetch]);
  const line = lineOf({ next, changed: begun !== null && version !== begun ? since : undefined });
  return line === null ? null : (
    <p role="status" className="py-1 text-caption text-pretty text-warn">
      {line}
    </p>
  );
}

function lineOf({ next, changed }: { next: number | null; changed: number | undefined }): string | null {
  if (next !== null) return t('risk.termsFrom', { time: date(next, 'moment') });
  return changed === undefined ? null : t('risk.termsSince', { time: date(changed, 'moment') });
}
