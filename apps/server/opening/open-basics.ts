import type { Database } from '../db/database.ts';
import type { OpenLimit } from '../http/limits.ts';
import { openMetrics } from '../http/metrics.ts';
import { openSharedLimits } from '../http/shared-limits/shared-limits.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Ground } from '../services.ts';
import { openSpans } from '../tracing/open-spans.ts';
import { openReads } from './open-reads.ts';
import type { Start } from './start.ts';

/** What every process has, whatever it does: its figures and spans, limits, and where long questions go. */
export async function openBasics(
  start: Start,
  db: Database,
  secrets: Secrets,
): Promise<Pick<Ground, 'metrics' | 'reads' | 'openLimit' | 'spans'>> {
  const spans = await openSpans(start.settings);
  start.stops.add(() => spans.close());
  const metrics = openMetrics();
  return { metrics, spans, reads: openReads(start, db, metrics), openLimit: openLimitsOf(start, secrets) };
}

/** Limits by what Redis is not told; all processes with one key of secrets make the same of it. */
function openLimitsOf({ settings, log, stops }: Start, secrets: Secrets): OpenLimit {
  const nameOf = (limit: string, key: string): string =>
    secrets.fingerprint(`limit ${settings.ORGANISATION} ${limit}`, key);
  const { openLimit, close } = openSharedLimits({ url: settings.REDIS_URL, log, nameOf });
  stops.add(async () => close());
  return openLimit;
}
