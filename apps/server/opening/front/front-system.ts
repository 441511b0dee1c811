import type { Http } from '../../http/http.ts';
import { registerSystem } from '../../http/system.ts';
import { isExposed, ownAddress } from '../../running/exposure.ts';
import { measureReadiness, type Readiness } from '../../running/readiness.ts';
import { gaugesIn } from '../../running/figures/gauges.ts';
import { measureProcess } from '../../running/figures/process-metrics.ts';
import { version } from '../../features/common/version.ts';
import type { FrontGround } from './front-ground.ts';

const turnMaxMs = 1_000;
/** So long calls wait for the next engine. */
const takeOverMaxMs = 10_000;

/** A proxy that took all processes away while one engine follows another would refuse what only has to wait. */
const isTakenOver = (turnAgeMs: number): boolean => turnAgeMs > turnMaxMs && turnAgeMs < takeOverMaxMs;

/** Whether this process can work: `/health`, `/ready`, `/metrics`. */
export function registerFrontSystem(http: Http, ground: FrontGround): void {
  const { settings, db, installation, clock, connected, bus } = ground;
  const { engine, market, first } = connected;
  const readiness = (): Readiness => {
    const measured = measureReadiness({ clock, engine, market, lastCommitAt: () => market.lastCommitAt, checks: [] });
    return isTakenOver(market.ageMs) ? { ...measured, reasons: [] } : measured;
  };
  const { registry } = http.metrics;
  measureProcess(registry, { role: settings.ROLE, version, db, readiness, bus });
  gaugesIn(registry)('candor_turn_age_seconds', 'Since the engine was last heard of', () => market.ageMs / 1_000);
  registerSystem(http, {
    version,
    address: ownAddress(settings),
    metricsToken: settings.METRICS_TOKEN ?? '',
    isExposed: isExposed(settings),
    health: () => ({
      ready: engine.ready,
      database: db.kind,
      feed: first.feedInfo.name,
      mode: installation.mode,
    }),
    readiness,
  });
}
