import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole program, whose packages an example may import. */
export const root = fileURLToPath(new URL('../../../../', import.meta.url));

export interface Example {
  readonly language: string;
  /** The heading that it stands under. */
  readonly heading: string;
  readonly text: string;
}

/** The examples of a text in Markdown, in their order. */
export async function examplesIn(file: string): Promise<Example[]> {
  const examples: Example[] = [];
  let heading = '';
  const parts = (await readFile(join(root, file), 'utf8')).matchAll(/^#+ (.+)$|^```(\w+)\n([\s\S]*?)\n```$/gm);
  for (const [, title, language, text] of parts) {
    if (title !== undefined) heading = title;
    else if (language !== undefined && text !== undefined) examples.push({ language, heading, text });
  }
  return examples;
}

const commands: Readonly<Record<string, readonly [command: string, ending: string]>> = {
  bash: ['bash', 'sh'],
  js: [process.execPath, 'mjs'],
  ts: [process.execPath, 'ts'],
  python: ['python3', 'py'],
};

/** Whether this machine has what an example is run by. */
export function canRun({ language }: Example): boolean {
  const [command = ''] = commands[language] ?? [];
  return command !== '' && spawnSync(command, ['--version']).status === 0;
}

export interface Ended {
  readonly out: string;
  readonly code: number | null;
}

/** Runs an example as it is written, from a file in the program's folder. */
export async function runExample({ language, text }: Example, env: Readonly<Record<string, string>>): Promise<Ended> {
  const [command = '', ending = ''] = commands[language] ?? [];
  const folder = await mkdtemp(join(root, '.runtime/example-'));
  try {
    const file = join(folder, `example.${ending}`);
    await writeFile(file, text);
    return await outputOf(command, file, env);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function outputOf(command: string, file: string, env: Readonly<Record<string, string>>): Promise<Ended> {
  const child = spawn(command, [file], { cwd: root, env: { ...process.env, ...env }, timeout: 60_000 });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (out += String(data)));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { out, code };
}
