import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../running/start-error.ts';

/** Lies in a data folder while a backup is put into it. */
export const restoringName = 'restoring';

/** @throws StartError when a restore into this folder has not come to its end */
export function refuseUnfinished(folder: string): void {
  if (existsSync(join(folder, restoringName)))
    throw new StartError(
      `DATA_DIR: a restore into ${folder} was broken off, so something is missing in it. ` +
        'Run npm run restore again with the same backup.',
    );
}
