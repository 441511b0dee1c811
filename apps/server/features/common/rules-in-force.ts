import type { RuleSettingsSent } from '@candor/api-contract/calls/operator/rules/settings.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { settingsOf, writeSettings } from '@candor/core/rule-versions/settings.ts';
import { comingAt, versionAt, type RulesVersion } from '@candor/core/rule-versions/version.ts';
import type { Clock } from '../../clock.ts';
import type { RulesInForce } from '../../engine/rules/rules-in-force.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';

/** Which version of the rules holds, and when the next one will. */
export function rulesNow(versions: readonly RulesVersion[], now: number): CallAnswer<'GET /common/rules/now'> {
  const { version, since } = versionAt(versions, now);
  return { version, since, next: comingAt(versions, now)[0]?.since ?? null };
}

const presentVersion = ({ version, since, rules }: RulesVersion) => ({
  version,
  since,
  settings: writeSettings(settingsOf(rules)) as RuleSettingsSent,
});

/** What holds for everybody, and what is coming, for everybody to see. */
export function registerRulesInForce(
  http: Http,
  { rulesInForce, clock }: { readonly rulesInForce: Pick<RulesInForce, 'versions'>; readonly clock: Clock },
): void {
  route(http, 'GET /common/rules/now', () => ok(rulesNow(rulesInForce.versions, clock.now())));
  route(http, 'GET /common/rules', () => {
    const [{ versions }, now] = [rulesInForce, clock.now()];
    return ok({ ...presentVersion(versionAt(versions, now)), coming: comingAt(versions, now).map(presentVersion) });
  });
}
