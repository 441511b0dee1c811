import { expect, test } from 'vitest';
import { at, importsOf, isCode, isTest, planted, readAll, type Import, type Source } from './source.ts';

/** Where a file stands: its part of the product, and its feature if it is in one. */
function placeOf(file: string): { part: string; feature: string | null } {
  const [group = '', name = '', folder = '', slug = ''] = file.split('/');
  const part = group === 'packages' || group === 'apps' ? name : group;
  return { part, feature: folder === 'features' && !slug.includes('.') ? slug : null };
}

const mayUse: Record<string, readonly string[]> = {
  core: ['core'],
  'api-contract': ['api-contract'],
  client: ['client', 'api-contract'],
  verifier: ['verifier'],
  server: ['server', 'core', 'api-contract'],
  web: ['web', 'core', 'client', 'api-contract', 'verifier'],
  console: ['console', 'client', 'api-contract'],
  witness: ['witness', 'verifier'],
  mcp: ['mcp', 'core', 'verifier'],
};
/** What the console takes of the core: how tables are written and read, as amounts it takes as they come. */
const readsTables = (part: string, target: string): boolean =>
  part === 'console' && /^packages\/core\/csv-(cell|table)\.ts$/.test(target);
/** Packages from outside, for the parts that may not have just any. */
const mayInstall: Record<string, readonly string[]> = {
  core: [],
  'api-contract': ['zod'],
  client: [],
  verifier: [],
};
/** Parts that reach browsers, and of the contract take types; those that are named here, its plain constants too. */
const inBrowsers: Readonly<Record<string, 'types' | 'constants'>> = {
  client: 'constants',
  web: 'constants',
  console: 'constants',
};
/** The files that put the features together. */
const composing = [
  /^apps\/server\/([^/]+|features\/routes|(?:demo|opening|opening\/front|orders)\/[^/]+)\.ts$/,
  /^apps\/server\/programs\/((binance|streams|ws-api)\/(\w+\/)?)?[^/]+\.ts$/,
  /^apps\/(web|console)\/[^/]+\.tsx?$/,
  /^apps\/web\/(routes|workspace)\/[^/]+\.tsx?$/,
];

/** What the engine stands on: neither the door nor a feature, in types neither, so that it can be read by itself. */
const isUnderEngine = (target: string): boolean =>
  /^apps\/server\/((engine|db|log\/format|tracing)\/|(clock|ids)\.ts$)/.test(target);
const isEngine = ({ path: place }: Source): boolean => place.startsWith('apps/server/engine/');

/** What builds an app may be shared; it reaches no browser. */
const buildsWith = (file: string, target: string): boolean =>
  /^apps\/\w+\/vite\.config\.ts$/.test(file) && target.startsWith('launcher/vite/');

/** Files of the contract that bring nothing with them: the web may use their constants. */
const plainFiles = (sources: Source[]): Set<string> =>
  new Set(
    sources
      .filter(
        (source) =>
          source.path.startsWith('packages/api-contract/') &&
          isCode(source) &&
          importsOf(source).every(({ typeOnly }) => typeOnly),
      )
      .map((source) => source.path),
  );

/** Tests hold the verifier against what it must not share a line with, and that against the verifier. */
const comparesVerifier = (source: Source, part: string): boolean =>
  isTest(source) && (part === 'verifier' || (source.path.startsWith('packages/verifier/') && part === 'core'));
/** And the witness against the log. */
const comparesWitness = (source: Source, part: string): boolean =>
  isTest(source) && (part === 'witness' || (source.path.startsWith('apps/witness/') && part === 'server'));

function faultOf(source: Source, { from, target, typeOnly }: Import, plain: Set<string>): string | null {
  const here = placeOf(source.path);
  const allowed = mayUse[here.part];
  if (allowed === undefined) return null;
  if (target === null) {
    const outside = mayInstall[here.part];
    return outside === undefined || isTest(source) || outside.includes(from)
      ? null
      : `${here.part} may not use the package ${from}`;
  }
  const there = placeOf(target);
  if ((there.part === 'tests' && isTest(source)) || buildsWith(source.path, target)) return null;
  if (comparesVerifier(source, there.part) || comparesWitness(source, there.part)) return null;
  if (readsTables(here.part, target)) return null;
  if (!allowed.includes(there.part)) return `${here.part} may not use ${there.part} (${from})`;
  const takes = inBrowsers[here.part];
  const mayRun = typeOnly || isTest(source) || (takes === 'constants' && plain.has(target));
  if (takes !== undefined && there.part === 'api-contract' && !mayRun) {
    return `${here.part} takes only ${takes} from api-contract, zod stays out of the bundle (${from})`;
  }
  if (isEngine(source) && !isTest(source) && there.part === 'server' && !isUnderEngine(target))
    return `the engine stands on the database, hash trees and marks of calls alone (${from})`;
  if (there.feature !== null && here.feature !== there.feature && !composing.some((place) => place.test(source.path))) {
    return here.feature === null
      ? `only features know features (${from})`
      : `feature ${here.feature} may not use feature ${there.feature}`;
  }
  return null;
}

function wrongDirections(sources: Source[]): string[] {
  const plain = plainFiles(sources);
  return sources.filter(isCode).flatMap((source) =>
    importsOf(source).flatMap((one) => {
      const fault = faultOf(source, one, plain);
      return fault === null ? [] : [at(source, one.node, fault)];
    }),
  );
}

test('imports go in the allowed directions', () => {
  expect(wrongDirections(readAll())).toEqual([]);
});

test.each([
  ['packages/core/a.ts', `import { readFileSync } from 'node:fs';`],
  ['packages/core/a.ts', `import type { Call } from '@candor/api-contract/call.ts';`],
  ['packages/core/a.ts', `const late = import('../../apps/server/clock.ts');`],
  ['packages/api-contract/a.ts', `import { ok } from '@candor/core/result.ts';`],
  ['packages/api-contract/a.ts', `export * from '../core/result.ts';`],
  ['apps/server/http/a.ts', `import { Button } from '../../web/design/button.tsx';`],
  ['apps/server/engine/a.ts', `import { x } from '../features/fast/x.ts';`],
  ['apps/server/engine/rows/a.ts', `import type { Outcome } from '../../http/refused.ts';`],
  ['apps/server/engine/rows/a.ts', `import { refused } from '../../http/refused.ts';`],
  ['apps/server/features/fast/a.ts', `import { x } from '../accounts/x.ts';`],
  ['apps/web/features/fast/a.tsx', `export { x } from '../auth/x.tsx';`],
  ['packages/client/a.ts', `import { languages } from '@candor/api-contract/languages.ts';`],
  ['packages/client/a.ts', `import { ok } from '@candor/core/result.ts';`],
  ['packages/client/a.ts', `import { useState } from 'react';`],
  ['packages/client/a.ts', `import { t } from '../../apps/web/locales/i18n.ts';`],
  ['packages/core/a.ts', `import { send } from '@candor/client/send.ts';`],
  ['apps/server/a.ts', `import { send } from '@candor/client/send.ts';`],
  ['apps/web/features/fast/a.tsx', `import { calls } from '@candor/api-contract/index.ts';`],
  ['apps/console/features/deposits/a.tsx', `import { x } from '../proposals/x.tsx';`],
  ['apps/console/features/deposits/a.tsx', `import { ok } from '@candor/core/result.ts';`],
  ['packages/verifier/a.ts', `import { ok } from '@candor/core/result.ts';`],
  ['packages/verifier/a.ts', `import type { Mark } from '../core/market/mark.ts';`],
  ['packages/verifier/a.ts', `import { createHash } from 'node:crypto';`],
  ['apps/server/a.ts', `import { judge } from '@candor/verifier/index.ts';`],
  ['packages/core/a.ts', `import { judge } from '@candor/verifier/index.ts';`],
  ['apps/console/client/a.ts', `import { calls } from '@candor/api-contract/index.ts';`],
  ['apps/web/shell/a.ts', `import { compressed } from '../../../launcher/vite/compressed.ts';`],
  ['apps/web/vite.config.ts', `import { root } from '../../launcher/folders.mjs';`],
  ['apps/web/features/fast/a.tsx', `let x: import('../../../server/clock.ts').Clock;`],
])('a wrong direction is reported: %s %s', (place, text) => {
  expect(wrongDirections(planted({ [place]: text }))).toHaveLength(1);
});

test('allowed directions are not reported', () => {
  expect(
    wrongDirections(
      planted({
        'packages/core/a.test.ts': `import { test } from 'vitest'; import { ok } from './result.ts';`,
        'apps/server/server.ts': `
          import { registerFast } from './features/fast/routes.ts';
          import fastify from 'fastify';`,
        'apps/server/engine/a.ts': `import type { Clock } from '../clock.ts'; import { newId } from '../ids.ts';`,
        'packages/api-contract/languages.ts': `import type { z } from 'zod'; export const languages = ['vi'];`,
        'apps/web/shell/a.ts': `import { languages } from '@candor/api-contract/languages.ts';`,
        'apps/server/a.test.ts': `import { Random } from '../../tests/simulator/random.ts';`,
        'apps/web/features/fast/a.tsx': `
          import { type Calls } from '@candor/api-contract/index.ts';
          import { ok } from '@candor/core/result.ts';
          import { b } from './b.tsx';`,
        'apps/console/pages.tsx': `import { Deposits } from './features/deposits/deposits.tsx';`,
        'apps/console/client/a.ts': `
          import type { CallName } from '@candor/api-contract/index.ts';
          import { languages } from '@candor/api-contract/languages.ts';`,
        'packages/client/a.ts': `import type { CallName } from '@candor/api-contract/index.ts';`,
        'packages/client/a.test.ts': `import { languages } from '@candor/api-contract/languages.ts';`,
        'packages/verifier/a.test.ts': `import { ok } from '@candor/core/result.ts';`,
        'apps/web/shell/client/a.ts': `import { send } from '@candor/client/send.ts';`,
        'apps/console/client/b.ts': `import { send } from '@candor/client/send.ts';`,
        'apps/console/features/deposits/a.ts': `import { csvCellText } from '@candor/core/csv-cell.ts';`,
        'apps/console/vite.config.ts': `import { compressed } from '../../launcher/vite/compressed.ts';`,
        'apps/web/routes/tabs.ts': `const load = () => import('../features/home/home.tsx');`,
        'apps/web/workspace/side.tsx': `import { Book } from '../features/kline/book.tsx';`,
      }),
    ),
  ).toEqual([]);
});
