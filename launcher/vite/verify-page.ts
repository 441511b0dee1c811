import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { scriptOf } from './early-start.ts';

/**
 * Writes the verifier's page: one file with all that it needs, which works from a disk too. The server lets exactly
 * its script run (`apps/server/http/static.ts`).
 */
export const verifyPage = (web: string): Plugin => ({
  name: 'verify-page',
  apply: 'build',
  writeBundle: {
    sequential: true,
    async handler({ dir = '' }) {
      const script = await scriptOf(join(web, 'verify/page.ts'), {});
      if (/<\/?script|<!--/i.test(script)) throw new Error('the verifier can not stand in a page');
      const page = readFileSync(join(web, 'verify/page.html'), 'utf8');
      writeFileSync(
        join(dir, 'verify.html'),
        page.replace('<!--script-->', () => `<script>${script}</script>`),
      );
    },
  },
});
