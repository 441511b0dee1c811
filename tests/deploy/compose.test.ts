import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { expect, test } from 'vitest';
import { openHostCheck } from '../../apps/server/running/exposure.ts';

const folder = path.resolve(import.meta.dirname, '../../deploy');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
/** Its own types lean on others that are not there. */
interface Told {
  readonly messages: readonly { type: string; message: string }[];
}

/** Of the linter for compose files, by the published schema; its taste in the order of keys is not ours. */
const errorsIn = (file: string): string[] =>
  (new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] }).lintFiles([file], false) as Told[]).flatMap(
    ({ messages }) => messages.filter(({ type }) => type === 'error').map(({ message }) => message),
  );

test('the compose file is one, and a word that none knows would be told', () => {
  expect(errorsIn(path.join(folder, 'compose.yml'))).toEqual([]);
  const wrong = path.join(mkdtempSync(path.join(tmpdir(), 'candor-compose-')), 'compose.yml');
  writeFileSync(wrong, read('compose.yml').replace('    restart: always', '    restarts: always'));
  expect(errorsIn(wrong)).toEqual([expect.stringContaining('additional properties')]);
  rmSync(path.dirname(wrong), { recursive: true });
});

test('every variable of the compose file is in its template, and the other way round', () => {
  const used = new Set([...read('compose.yml').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));
  const offered = new Set([...read('compose.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name));
  expect(used).toEqual(offered);
});

test('whom the proxy asks whether it is ready answers under that name', () => {
  const settingOf = (name: string): string => new RegExp(`^ +${name}: (.+)$`, 'm').exec(read('compose.yml'))?.[1] ?? '';
  const allowed = settingOf('ALLOWED_HOSTS').split(',');
  const reach = { HOST: '0.0.0.0', PUBLIC_URL: 'https://candor.example', NETWORK_LINES: [], ALLOWED_HOSTS: allowed };
  const isOwn = openHostCheck(reach, () => []);
  const upstreams = settingOf('UPSTREAMS').split(' ');
  expect(upstreams.map((upstream) => isOwn(upstream))).toEqual([true, true]);
});
