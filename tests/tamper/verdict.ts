import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const launcher = path.join(import.meta.dirname, '../../launcher/run.mjs');

/** What `npm run verify` says of a file, in a folder that holds nothing else. */
export interface Verdict {
  /** 0 right, 1 false, 2 not told. */
  readonly code: number | null;
  /** The names of steps that are false, and of those that are right. */
  readonly wrong: readonly string[];
  readonly right: readonly string[];
}

export function verdictOn(file: Buffer): Verdict {
  const folder = mkdtempSync(path.join(tmpdir(), 'candor-evidence-'));
  try {
    const evidence = path.join(folder, 'evidence.json');
    writeFileSync(evidence, file);
    const { status, stdout } = spawnSync(process.execPath, [launcher, 'verify', evidence], { encoding: 'utf8' });
    const steps = (mark: string): string[] =>
      [...stdout.matchAll(new RegExp(`^  ${mark} +(\\w+):`, 'gm'))].map(([, name = '']) => name);
    return { code: status, wrong: steps('FALSE'), right: steps('right') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
