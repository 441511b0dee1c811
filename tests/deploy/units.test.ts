import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../deploy');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const analyser = '/usr/bin/systemd-analyze';

/** What systemd says against a unit; nothing when it is right. */
function faultsIn(file: string): string {
  const { stderr, status } = spawnSync(analyser, ['verify', '--man=no', file], { encoding: 'utf8' });
  return status === 0 ? stderr : `${status}: ${stderr}`;
}

test.runIf(existsSync(analyser))('systemd takes each unit, and would tell a key that it does not know', () => {
  for (const unit of ['candor.service', 'candor@.service', 'candor.target'])
    expect(faultsIn(path.join(folder, unit)), unit).toBe('');
  const wrong = path.join(mkdtempSync(path.join(tmpdir(), 'candor-unit-')), 'wrong.service');
  writeFileSync(wrong, read('candor.service').replace('LimitCORE', 'LimitCOER'));
  expect(faultsIn(wrong)).toContain("Unknown key 'LimitCOER'");
  rmSync(path.dirname(wrong), { recursive: true });
});

test('one process of several is locked in as the one for everything is', () => {
  const own = /^(Environment|EnvironmentFile)=/;
  const service = (file: string): string[] => {
    const lines = read(file).slice(read(file).indexOf('[Service]'), read(file).indexOf('[Install]')).split('\n');
    return lines.filter((line) => !own.test(line)).toSorted();
  };
  expect(service('candor@.service')).toEqual(service('candor.service'));
});
