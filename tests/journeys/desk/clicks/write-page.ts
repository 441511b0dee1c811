import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../gates/source.ts';
import { clicksPage } from './page.ts';

writeFileSync(path.join(root, 'docs/console-clicks.md'), clicksPage());
