import type { Instant } from '../market/mark.ts';
import { assert, ok, refuse, type Result } from '../result.ts';
import type { State } from '../state.ts';
import type { Turn } from '../turn.ts';
import { settingsFault } from './settings-fault.ts';
import { withSettings, type RuleSettings } from './settings.ts';
import type { DecidedVersion } from './version.ts';

/** Two operators set the rules, as a whole. */
export interface ChangeRules {
  readonly kind: 'change-rules';
  /** The last version that they have seen: one that was decided meanwhile is not overwritten unseen. */
  readonly basedOn: number;
  readonly settings: RuleSettings;
  /** From when they hold; null for as soon as they can, {@link rulesNoticeMs} after this command. */
  readonly from: Instant | null;
  readonly approval: string;
}

export type ChangeRulesRefusal = 'rules-moved' | 'rules-past' | 'rules-invalid';

/** So long it is known before it holds: a ticket that is open learns it, and nobody is accepted under terms unseen. */
export const rulesNoticeMs = 60_000;
/** A version may be decided so long before it holds. */
export const rulesAheadMaxMs = 366 * 86_400_000;

/**
 * Whether they can be set, and from when they would hold. Never from a moment that has passed or is too near to be
 * known by then: what was accepted keeps the version that it was accepted under. What was decided before and doesn't
 * hold yet is replaced.
 */
export function judgeRules(
  { ruleVersions }: Pick<State, 'ruleVersions'>,
  { basedOn, settings, from }: Pick<ChangeRules, 'basedOn' | 'settings' | 'from'>,
  now: Instant,
): Result<Instant, ChangeRulesRefusal> {
  const [release, last] = [ruleVersions[0], ruleVersions.at(-1)];
  if (release === undefined || last?.version !== basedOn) return refuse('rules-moved', 'basedOn');
  const since = from ?? now + rulesNoticeMs;
  if (since < now + rulesNoticeMs || since > now + rulesAheadMaxMs) return refuse('rules-past', 'from');
  const fault = settingsFault(settings, release.rules);
  return fault === null ? ok(since) : refuse('rules-invalid', fault);
}

/** Decides a version; it begins to hold by itself, with the first command of its time. */
export function changeRules(turn: Turn, command: ChangeRules): Result<DecidedVersion, ChangeRulesRefusal> {
  const { state, effects, now } = turn;
  const judged = judgeRules(state, command, now);
  if (!judged.ok) return judged;
  const { basedOn, settings, approval } = command;
  const decided: DecidedVersion = { version: basedOn + 1, since: judged.value, settings, approval };
  const release = state.ruleVersions[0]?.rules ?? state.rules;
  assert(decided.since > now, 'rules never begin to hold in the past');
  assert(decided.version === state.ruleVersions.length + 1, 'versions are counted without a gap');
  const rules = withSettings(release, settings);
  state.ruleVersions.push({ version: decided.version, since: decided.since, rules });
  effects.ruleVersions.push({ ...decided, rules });
  return ok(decided);
}
