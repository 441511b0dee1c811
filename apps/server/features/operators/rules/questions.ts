import { judgeRules, type ChangeRules } from '@candor/core/rule-versions/change-rules.ts';
import { houseWorst, keptOpen, type HouseWorst, type KeptOpen } from '@candor/core/rule-versions/preview.ts';
import { withSettings } from '@candor/core/rule-versions/settings.ts';
import { versionAt, type RulesVersion } from '@candor/core/rule-versions/version.ts';
import { question } from '../../../engine/seams/question.ts';

type Change = Pick<ChangeRules, 'basedOn' | 'settings' | 'from'>;

/** What core would answer to a change of the rules, now. */
export const judgedRules = question('judged-rules', ({ state, now }, change: Change) => judgeRules(state, change, now));

interface Weighed {
  readonly base: RulesVersion;
  readonly kept: KeptOpen;
  readonly worst: { readonly before: HouseWorst; readonly after: HouseWorst };
}

/** What the house can come to pay, under the rules in force and under others, and what is open and keeps its terms. */
export const weighedRules = question(
  'weighed-rules',
  ({ state, now }, { settings }: Pick<Change, 'settings'>): Weighed => {
    const base = versionAt(state.ruleVersions, now);
    return {
      base,
      kept: keptOpen(state),
      worst: { before: houseWorst(state, base.rules), after: houseWorst(state, withSettings(base.rules, settings)) },
    };
  },
);
