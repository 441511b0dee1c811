import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../source.ts';
import { pageOf } from './page.ts';
import { readAttacks, readLeft, readPromises } from './read.ts';

/** Makes docs/promises.md anew: after a bench, or when a table beside this has changed. */
writeFileSync(path.join(root, 'docs/promises.md'), pageOf(readPromises(), readAttacks(), readLeft()));
