import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
/** What the launcher fetches and remembers; not in git. */
export const runtimeFolder = path.join(root, '.runtime');
