import { firstVersion, versionAt, type RulesVersion } from '@candor/core/rule-versions/version.ts';
import type { Rules } from '@candor/core/state.ts';
import type { Clock } from '../../clock.ts';

/** The versions of the rules that are committed, and those that hold at this moment. */
export interface RulesInForce {
  /** What the release says, before anybody has decided anything. */
  readonly release: Rules;
  /** Always those that hold when they are looked at: nobody keeps a part of them. */
  readonly rules: Rules;
  readonly versions: readonly RulesVersion[];
  /** The state was loaded with these. */
  load(versions: readonly RulesVersion[]): void;
  /** These were committed. */
  add(decided: readonly RulesVersion[]): void;
}

export function openRulesInForce(release: Rules, clock: Clock): RulesInForce {
  let versions: readonly RulesVersion[] = [firstVersion(release)];
  const now = (): Rules => versionAt(versions, clock.now()).rules;
  const live = {};
  for (const name of Object.keys(release) as (keyof Rules)[])
    Object.defineProperty(live, name, { enumerable: true, get: () => now()[name] });
  return {
    release,
    rules: live as Rules,
    get versions() {
      return versions;
    },
    load(all) {
      versions = [...all];
    },
    add(decided) {
      const known = new Set(versions.map(({ version }) => version));
      const fresh = decided.filter(({ version }) => !known.has(version));
      if (fresh.length > 0)
        versions = [...versions, ...fresh.map(({ version, since, rules }) => ({ version, since, rules }))];
    },
  };
}
