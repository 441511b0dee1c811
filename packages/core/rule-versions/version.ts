import type { Instant } from '../market/mark.ts';
import { assert } from '../result.ts';
import type { Rules } from '../state.ts';
import type { RuleSettings } from './settings.ts';
import { withSettings } from './settings.ts';

/** Rules and the moment from which they hold, until those of a later version do. */
export interface RulesVersion {
  /** Counts from 1, which is what the release says. */
  readonly version: number;
  /** From this moment on what is accepted is accepted under them. */
  readonly since: Instant;
  readonly rules: Rules;
}

/** A version as it is kept: the first is the release's and is not. */
export interface DecidedVersion extends Pick<RulesVersion, 'version' | 'since'> {
  readonly settings: RuleSettings;
  /** The proposal of two operators. */
  readonly approval: string;
}

/** What the release says, before anybody has decided anything. */
export const firstVersion = (rules: Rules): RulesVersion => ({ version: 1, since: 0, rules });

/** All versions, the first one with them. @param decided in their order */
export const versionsOf = (rules: Rules, decided: readonly DecidedVersion[]): RulesVersion[] => [
  firstVersion(rules),
  ...decided.map(({ version, since, settings }) => ({ version, since, rules: withSettings(rules, settings) })),
];

/**
 * The version under which something that is received at a moment is accepted: of those that hold by then the one that
 * was decided last. As none is decided for a moment that has passed, what it says of a moment never changes, so every
 * order names its version by its own moment of receipt.
 */
export function versionAt(versions: readonly RulesVersion[], at: Instant): RulesVersion {
  const found = versions.findLast(({ since }) => since <= at);
  assert(found !== undefined, 'the first version holds from the beginning');
  assert(found.since <= at, 'nothing holds before its moment');
  return found;
}

/** Versions that are decided, were not replaced and don't hold yet, the next one first. */
export const comingAt = (versions: readonly RulesVersion[], at: Instant): RulesVersion[] =>
  versions
    .filter(({ since, version }) => since > at && versionAt(versions, since).version === version)
    .sort((a, b) => a.since - b.since);
