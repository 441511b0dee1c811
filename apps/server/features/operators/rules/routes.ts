import type { CallAnswer } from '@candor/api-contract/index.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { differencesOf, type HouseWorst } from '@candor/core/rule-versions/preview.ts';
import { settingsOf, writeSettings } from '@candor/core/rule-versions/settings.ts';
import { comingAt, versionAt, type RulesVersion } from '@candor/core/rule-versions/version.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import { refused } from '../../../http/refused.ts';
import { route } from '../../../http/route.ts';
import type { ConsoleServices } from '../console-services.ts';
import { parsedSettings, settingsField, spelt } from './change-rules.ts';
import { judgedRules, weighedRules } from './questions.ts';

interface DecisionRow extends Record<string, unknown> {
  readonly version: number;
  readonly maker: string;
  readonly checker: string;
  readonly reason: string;
  readonly decided_at: string;
}
const decisionsSql = `select v.version, m.name as maker, c.name as checker, p.reason, p.decided_at
  from rules_version v join operator_proposal p on p.id = v.proposal_id
  join operator m on m.id = p.maker join operator c on c.id = p.checker order by v.version`;

type Worst = CallAnswer<'POST /operator/rules/preview'>['worst']['before'];
const presentWorst = (worst: HouseWorst): Worst =>
  Object.fromEntries(Object.entries(worst).map(([name, units]) => [name, formatAmount(units, 'USDT')])) as Worst;

/** @param decision of two operators; none is behind the release's own rules */
function presentVersion({ version, since, rules }: RulesVersion, decision: DecisionRow | undefined) {
  const { maker = null, checker = null, reason = null } = decision ?? {};
  const decidedAt = decision === undefined ? null : Number(decision.decided_at);
  return { version, since, settings: spelt(settingsOf(rules)), maker, checker, reason, decidedAt };
}

/** The versions of the rules, and what others would come to. */
export function registerRules(http: Http, services: ConsoleServices): void {
  const { db, clock, engine, rulesInForce } = services;
  route(http, 'GET /operator/rules', async () => {
    const decisions = new Map((await db.query<DecisionRow>(decisionsSql)).map((row) => [row.version, row]));
    const [{ versions }, time] = [rulesInForce, clock.now()];
    return ok({
      time,
      inForce: versionAt(versions, time).version,
      coming: comingAt(versions, time).map(({ version }) => version),
      versions: versions.toReversed().map((one) => presentVersion(one, decisions.get(one.version))),
    });
  });
  route(http, 'POST /operator/rules/preview', async ({ body }) => {
    const read = parsedSettings(body.settings);
    if (!read.ok) return read;
    const judged = await engine.ask(judgedRules, { ...body, settings: read.value });
    if (!judged.ok)
      return refused(judged.refusal, {
        field: judged.refusal === 'rules-invalid' ? settingsField(judged.field ?? '') : judged.field,
      });
    const { base, kept, worst } = await engine.ask(weighedRules, { settings: read.value });
    return ok({
      since: judged.value,
      differences: differencesOf(writeSettings(settingsOf(base.rules)), writeSettings(read.value)),
      kept,
      worst: { before: presentWorst(worst.before), after: presentWorst(worst.after) },
    });
  });
}
