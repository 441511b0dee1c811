import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import type { RuleSettingsSent } from '@candor/api-contract/calls/operator/rules/settings.ts';
import { isErrorCode } from '@candor/api-contract/errors.ts';
import { readSettings, settingsOf, writeSettings, type RuleSettings } from '@candor/core/rule-versions/settings.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { ConsoleServices } from '../console-services.ts';
import type { Effect } from '../proposals/effects/carry-out.ts';
import { judgedRules } from './questions.ts';

type Change = Extract<ProposalBody, { kind: 'rules-change' }>;

export const settingsField = (path: string): string => `proposal.settings.${path}`;

/** The settings as core has them. */
export function parsedSettings(sent: RuleSettingsSent): Outcome<RuleSettings> {
  const read = readSettings(sent);
  return 'fault' in read ? refused('rules-invalid', { field: settingsField(read.fault) }) : ok(read.settings);
}

/** As they are sent: the one spelling in which they are kept and compared. */
export const spelt = (settings: RuleSettings): RuleSettingsSent => writeSettings(settings) as RuleSettingsSent;

/** A new version of the rules. What is open keeps its own; core refuses what can't be set. */
export async function changeRules(
  { engine, rulesInForce }: Pick<ConsoleServices, 'engine' | 'rulesInForce'>,
  body: Change,
  approval: string,
): Promise<Outcome<Effect>> {
  const read = parsedSettings(body.settings);
  if (!read.ok) return read;
  const { basedOn, from } = body;
  const last = rulesInForce.versions.at(-1);
  const change = { basedOn, settings: read.value, from };
  const judged = await engine.ask(judgedRules, change);
  if (!judged.ok) {
    const field = judged.refusal === 'rules-invalid' ? settingsField(judged.field ?? '') : `proposal.${judged.field}`;
    return refused(isErrorCode(judged.refusal) ? judged.refusal : 'field-invalid', { field });
  }
  const isSame =
    last !== undefined && JSON.stringify(spelt(settingsOf(last.rules))) === JSON.stringify(spelt(read.value));
  if (isSame) return refused('state-unchanged');
  return ok({
    subject: 'rules',
    userId: null,
    body: { ...body, settings: spelt(read.value) },
    command: { kind: 'change-rules', ...change, approval },
  });
}
