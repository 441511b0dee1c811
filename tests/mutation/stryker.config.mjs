import process from 'node:process';

/** A folder or a file of core, without its ending, or `{several,of/them}`: the launcher names them. */
const place = process.env['MUTATION_PLACE'];
const output = '.mutation';

/**
 * Plants faults in the rules of money and trading, one at a time, and runs the tests that reach each: one that no test
 * notices has survived. What is known stays in the incremental file, so a run does only what has changed.
 */
export default {
  mutate: [`packages/core/${place}{/**/*,}.ts`, '!**/*.test.ts', '!**/test-*.ts'],
  ignorePatterns: ['**', '!package.json', '!tsconfig.base.json', '!packages/core/**', '!tests/mutation/*'],
  testRunner: 'direct',
  plugins: [
    './tests/mutation/direct-runner.ts',
    './tests/mutation/ignore-asserts.mjs',
    './tests/mutation/note-plan.mjs',
  ],
  ignorers: ['asserts'],
  // Names of refusals, statuses and journals are unions: an empty one does not compile.
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env['MUTATION_WORKERS'] ?? 2),
  timeoutMS: 2_000,
  timeoutFactor: 2,
  incremental: true,
  incrementalFile: `${output}/incremental.json`,
  tempDirName: `${output}/sandbox`,
  reporters: ['clear-text', 'progress-append-only', 'plan', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  jsonReporter: { fileName: `${output}/report.json` },
  htmlReporter: { fileName: `${output}/report.html` },
  thresholds: { high: 90, low: 85, break: 80 },
};
