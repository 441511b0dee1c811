import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { planted, readAll, root } from '../source.ts';
import { findings, following, needless, reachingOut, rules, typedIntoSql } from './unsafe.ts';

const sources = readAll();

test('nothing runs texts, goes through a shell, trusts anybody or uses what is no longer approved', () => {
  expect(findings(sources)).toEqual([]);
});

test('every exception is still needed, and has its reason', () => {
  expect(needless(sources)).toEqual([]);
  const reasons = rules.flatMap((rule) => Object.values(rule.reasons));
  expect(reasons.filter((reason) => reason.length < 10)).toEqual([]);
});

const inPieces = (...pieces: readonly string[]): string => pieces.join('');
test.each([
  ['apps/web/a.ts', inPieces('ev', 'al(text);'), 'runs a text as code'],
  ['apps/server/a.ts', 'const make = new Function("x", text);', 'runs a text as code'],
  ['launcher/a.mjs', "import { exec } from 'node:child_process';", 'starts a program through a shell'],
  ['apps/server/a.ts', 'spawn(tool, args, { shell: true });', 'starts a program through a shell'],
  ['apps/web/a.tsx', 'element.innerHTML = text;', 'makes elements of a text'],
  ['apps/web/a.tsx', '<p dangerouslySetInnerHTML={{ __html }} />', 'makes elements of a text'],
  ['apps/server/a.ts', "createHash('md5')", 'uses a hash that is no longer approved'],
  ['apps/server/a.ts', "createHmac('sha1', key)", 'uses a hash that is no longer approved'],
  ['apps/server/a.ts', "createCipheriv('aes-256-cbc', key, iv)", 'uses another cipher than AES with GCM'],
  ['apps/server/a.ts', "createDecipheriv('aes-128-ecb', key, null)", 'uses another cipher than AES with GCM'],
  [
    'apps/server/a.ts',
    'const id = String(Math.random());',
    'takes a secret or an id from a chance that can be foreseen',
  ],
  ['apps/server/a.ts', 'request(url, { rejectUnauthorized: false });', 'does not look at who answers'],
  ['apps/server/a.ts', "reply.header('Set-Cookie', token);", 'sets or reads a cookie'],
  ['apps/web/a.ts', "addEventListener('message', take);", 'takes messages that a page of somebody else could send'],
  [
    'apps/server/a.ts',
    'const value = deserialize(body);',
    'makes objects of bytes in a format that can carry more than data',
  ],
])('it is reported: %s %s', (place, text, what) => {
  expect(findings(planted({ [place]: text }))).toEqual([`${place} ${what}`]);
});

test('what is approved is not reported', () => {
  const text = "createHash('sha256'); createCipheriv('aes-256-gcm', key, iv); /x/.exec(text); spawn(tool, args);";
  expect(findings(planted({ 'apps/server/a.ts': text }))).toEqual([]);
  expect(needless(planted({}), [{ what: '', places: /x/, pattern: /x/, reasons: { a: 'gone' } }])).toEqual(['a']);
});

test('no request of the server follows where an answer sends it', () => {
  expect(following(sources)).toEqual([]);
  const calls = "await fetch(a, { redirect: 'error' }); await fetch(b, { method: 'POST' });";
  expect(following(planted({ 'apps/server/a.ts': calls }))).toEqual(['apps/server/a.ts follows where it is sent']);
});

/** Everything that the server connects to, and who says where that is. */
const connections: Readonly<Record<string, string>> = {
  'apps/server/backup/control.ts': 'a socket in the own data folder',
  'apps/server/bus/redis-client.ts': 'REDIS_URL',
  'apps/server/chain/tron-grid.ts': 'TRON_GRID_URL',
  'apps/server/db/postgres.ts': 'DATABASE_URL, DATABASE_READ_URL',
  'apps/server/db/postgres/migrated-template.ts': 'the database of tests',
  'apps/server/db/postgres/writer.ts': 'DATABASE_URL',
  'apps/server/files/s3-blobs.ts': 'FILES_S3_URL',
  'apps/server/http/hand-on/hand-on.ts': 'the engine, by its lease',
  'apps/server/http/shards/pass-on.ts': 'SHARDS',
  'apps/server/log/timestamps/timestamps.ts': 'TIMESTAMP_URL',
  'apps/server/log/witnesses/ask.ts': 'LOG_POLICY',
  'apps/server/mail/smtp.ts': 'SMTP_URL',
  'apps/server/market/binance/link.ts': 'BINANCE_WS_URL, MARKET_SOURCES',
  'apps/server/market/binance/rest.ts': 'BINANCE_REST_URL, MARKET_SOURCES',
  'apps/server/market/simulated/public-value/drand.ts': 'DRAND_URL',
  'apps/server/opening/topology/members.ts': 'processes that it has started itself',
  'apps/server/pager/adapters/post-outside.ts': 'channels of operators: public, or named by ALERTS_INSIDE',
  'apps/server/push/post.ts': 'push services of browsers: public https names alone',
  'apps/server/rpc/connect.ts': 'the engine, by its lease',
  'apps/server/sms/http-provider.ts': 'SMS_URL',
  'apps/server/tracing/open-spans.ts': 'TRACES_URL',
};

test('the server connects to what this list and docs/security.md name, and to nothing else', () => {
  expect(reachingOut(sources)).toEqual(Object.keys(connections).sort());
  const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
  const settings = Object.values(connections).flatMap((place) => place.match(/[A-Z0-9]+(_[A-Z0-9]+)+/g) ?? []);
  expect(settings.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  const found = "import { request } from 'node:https'; import type pg from 'pg';";
  expect(
    reachingOut(planted({ 'apps/server/new.ts': found, 'apps/server/b.ts': "import type pg from 'pg';" })),
  ).toEqual(['apps/server/new.ts']);
});

test('no statement holds what somebody has sent', () => {
  expect(typedIntoSql(sources)).toEqual([]);
  const text = 'db.query(`select * from t where a = ${body.name} and ${condition}`, [query.x]);';
  expect(typedIntoSql(planted({ 'apps/server/a.ts': text }))).toEqual(['apps/server/a.ts: body.name']);
});

/** What tests alone need; its scripts are never run, as every install goes without. */
const withScripts = new Set(['node_modules/@scarf/scarf', 'node_modules/bufferutil', 'node_modules/ccxt']);

/** Packages come from the registry, each with the checksum of what was looked at when it was chosen. */
test('every package of the lock file has its checksum, and runs nothing when it is installed', () => {
  interface Package {
    readonly link?: boolean;
    readonly inBundle?: boolean;
    readonly integrity?: string;
    readonly resolved?: string;
    readonly hasInstallScript?: boolean;
  }
  expect(readFileSync(path.join(root, 'launcher/npm.mjs'), 'utf8')).toContain("'--ignore-scripts'");
  const faultsIn = (packages: Readonly<Record<string, Package>>): string[] =>
    Object.entries(packages)
      .filter(([place, { link, inBundle }]) => place.includes('node_modules/') && link !== true && inBundle !== true)
      .filter(
        ([place, { integrity = '', resolved = 'https://registry.npmjs.org/', hasInstallScript }]) =>
          !integrity.startsWith('sha512-') ||
          !resolved.startsWith('https://registry.npmjs.org/') ||
          (hasInstallScript === true && !withScripts.has(place)),
      )
      .map(([place]) => place);
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Package>;
  };
  expect(Object.keys(packages).length).toBeGreaterThan(300);
  expect(faultsIn(packages)).toEqual([]);
  expect(
    faultsIn({
      'node_modules/a': { integrity: 'sha512-x' },
      'node_modules/b': {},
      'node_modules/c': { integrity: 'sha512-x', resolved: 'git+ssh://git@example.org/c.git' },
      'node_modules/d': { integrity: 'sha512-x', hasInstallScript: true },
      'node_modules/e': { integrity: 'sha1-x' },
    }),
  ).toEqual(['node_modules/b', 'node_modules/c', 'node_modules/d', 'node_modules/e']);
});
