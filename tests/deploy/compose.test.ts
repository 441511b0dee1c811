import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { openHostCheck } from '../../apps/server/running/exposure.ts';
import { settingsOf } from '../../apps/server/settings.ts';

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
  const upstreams = ['UPSTREAMS', 'STREAM_UPSTREAMS'].flatMap((name) => settingOf(name).split(' '));
  expect(upstreams.map((upstream) => isOwn(upstream))).toEqual([true, true, true, true]);
});

test('the compose file brings two of each role, under settings that the server takes', () => {
  const text = read('compose.yml')
    .replaceAll('${SECRETS_KEY}', 'a1'.repeat(32))
    .replaceAll(/\$\{\w+\}/g, 'abcdefghijklmnopqrst');
  const { services } = parse(text, { merge: true }) as {
    services: Record<string, { image: string; environment: Record<string, string> }>;
  };
  const roles = Object.entries(services).flatMap(([name, { image, environment }]) =>
    image.startsWith('candor:') && name !== 'migrate' ? [settingsOf({ HOST: '0.0.0.0', ...environment })] : [],
  );
  expect(roles.map(({ ROLE }) => ROLE).toSorted()).toEqual(['api', 'api', 'engine', 'engine', 'stream', 'stream']);
  const engines = roles.flatMap(({ ROLE, ENGINE_ADDRESS = '' }) => (ROLE === 'engine' ? [ENGINE_ADDRESS] : []));
  // Each says where it is itself.
  expect(engines).toEqual(['http://engine-a:8080', 'http://engine-b:8080']);
  expect(Object.keys(services)).toEqual(expect.arrayContaining(['engine-a', 'engine-b']));
});
