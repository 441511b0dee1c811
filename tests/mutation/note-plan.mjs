import { mkdirSync, writeFileSync } from 'node:fs';

/** What a run that is ended early has not reached is known only from its plan: how many mutants each file has. */
class PlanReporter {
  /** @param {{ mutantPlans: readonly { mutant: { fileName: string } }[] }} plan */
  onMutationTestingPlanReady({ mutantPlans }) {
    /** @type {Record<string, number>} */
    const counts = {};
    for (const { mutant } of mutantPlans) {
      const file = mutant.fileName.slice(mutant.fileName.lastIndexOf('packages/core/'));
      counts[file] = (counts[file] ?? 0) + 1;
    }
    mkdirSync('.mutation', { recursive: true });
    writeFileSync('.mutation/plan.json', JSON.stringify(counts));
  }
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'plan', injectableClass: PlanReporter }];
