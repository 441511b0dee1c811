import type { Http } from '../../http/http.ts';
import { registerSystem } from '../../http/system.ts';
import { isExposed } from '../../running/exposure.ts';
import { measureReadiness, type Readiness } from '../../running/readiness.ts';
import { version } from '../../features/common/version.ts';
import type { FrontGround } from './front-ground.ts';

/** Whether this process can work: `/health`, `/ready`, `/metrics`. */
export function registerFrontSystem(http: Http, { settings, db, installation, clock, connected }: FrontGround): void {
  const { engine, market, first } = connected;
  const readiness = (): Readiness =>
    measureReadiness({ clock, engine, market, lastCommitAt: () => market.lastCommitAt, checks: [] });
  registerSystem(http, {
    version,
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
