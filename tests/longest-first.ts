import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Those that take longest begin at once, in this order: one that began last would be waited for alone.
 * @param names parts of their paths
 */
export const longestFirst = (names: readonly string[]): typeof BaseSequencer =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const place = ({ moduleId }: TestSpecification): number => {
        const found = names.findIndex((name) => moduleId.includes(name));
        return found === -1 ? names.length : found;
      };
      return (await super.sort(files)).sort((a, b) => place(a) - place(b));
    }
  };
