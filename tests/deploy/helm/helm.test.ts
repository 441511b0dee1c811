import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { settingsOf, settingsSchema } from '../../../apps/server/settings.ts';
import { render, type Scope } from './render.ts';

const house = path.resolve(import.meta.dirname, '../../..');
const chart = path.join(house, 'deploy/helm/candor');
const read = (file: string): string => readFileSync(path.join(chart, file), 'utf8');

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
interface Thing {
  readonly [key: string]: Json;
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}
const scopeWith = (changed: object = {}): Scope => ({
  Values: { ...(parse(read('values.yaml')) as object), ...changed },
  Release: { Name: 'candor' },
  Chart: parse(read('Chart.yaml')) as object,
});
/** What the chart makes, as Helm would hand it to Kubernetes. */
const thingsIn = (scope: Scope): Thing[] =>
  readdirSync(path.join(chart, 'templates')).flatMap((file) =>
    parseAllDocuments(render(read(`templates/${file}`), scope)).flatMap((document) => {
      expect(document.errors, file).toEqual([]);
      const thing = document.toJSON() as Thing | null;
      return thing === null ? [] : [thing];
    }),
  );
const all = thingsIn(scopeWith());

const cache = path.join(house, 'node_modules/.cache/candor/helm');
afterAll(() => rmSync(cache, { recursive: true, force: true }));
/** What the published types of Kubernetes say of these: unknown words, missing ones, wrong values. */
function faultsOf(things: readonly Thing[]): string {
  mkdirSync(cache, { recursive: true });
  const lines = things.map(({ apiVersion, kind, ...rest }, at) => {
    const from = `kubernetes-models/${apiVersion}`;
    const text = JSON.stringify({ apiVersion, kind, ...rest }, null, 2);
    return `import type { I${kind} as Kind${at} } from '${from}';\nexport const thing${at}: Kind${at} = ${text};`;
  });
  const file = path.join(cache, 'things.ts');
  writeFileSync(file, lines.join('\n'));
  const compiler = path.join(house, 'node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--ignoreConfig', '--strict', '--skipLibCheck', '--module', 'nodenext', file];
  return spawnSync(process.execPath, [compiler, ...options], { cwd: cache, encoding: 'utf8' }).stdout;
}

test('the chart makes what Kubernetes knows, and a word that it does not know would be told', () => {
  expect(faultsOf(all)).toBe('');
  expect(faultsOf(thingsIn(scopeWith({ files: { enabled: false } })))).toBe('');
  const wrong = all.map(
    (thing) => JSON.parse(JSON.stringify(thing).replace('minReadySeconds', 'minReadySecond')) as Thing,
  );
  expect(faultsOf(wrong)).toContain('"minReadySecond"');
  expect(faultsOf(thingsIn(scopeWith({ trustProxy: '', api: { replicas: 'two', resources: {} } })))).toContain(
    'string',
  );
});

test('what the renderer does not read, it does not pass over', () => {
  const values = scopeWith();
  for (const text of ['{{ include "x" . }}', '{{ .Values.nothing }}', '{{ .Values.host | upper }}', '{{ if true }}x'])
    expect(() => render(text, values), text).toThrow();
  expect(render('a\n{{- if .Values.files.enabled }}\nb: {{ .Values.host | quote }}\n{{- end }}\n', values)).toBe(
    'a\nb: "candor.example"\n',
  );
});

const named = (kind: string, name: string): Thing | undefined =>
  all.find((thing) => thing.kind === kind && thing.metadata.name === `candor-${name}`);
interface Container {
  readonly env?: readonly { readonly name: string; readonly value?: string }[];
  readonly envFrom: readonly object[];
  readonly image: string;
}
interface Workload {
  readonly spec: { readonly replicas: number; readonly template: { readonly spec: { containers: Container[] } } };
}

/** What the image says, the chart's own values, and what stands in the secret. */
const given = {
  HOST: '0.0.0.0',
  DATABASE_URL: 'postgres://candor_server:x@postgres/candor',
  REDIS_URL: 'redis://valkey:6379',
  SECRETS_KEY: '1'.repeat(64),
  METRICS_TOKEN: '2'.repeat(32),
};

test('two of each role come, under settings that the server takes', () => {
  const config = all.find(({ kind }) => kind === 'ConfigMap') as unknown as { data: Record<string, string> };
  const roles = (['engine', 'api', 'stream'] as const).map((role) => {
    const workload = named(role === 'engine' ? 'StatefulSet' : 'Deployment', role) as unknown as Workload;
    const [container] = workload.spec.template.spec.containers;
    const own = Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value]));
    const address = own['ENGINE_ADDRESS']?.replace('$(POD_NAME)', 'candor-engine-0');
    const known = Object.entries({ ...given, ...config.data, ...own, ENGINE_ADDRESS: address });
    const settings = settingsOf(Object.fromEntries(known.filter(([key]) => key !== 'POD_NAME')));
    return [settings.ROLE, workload.spec.replicas, settings.PUBLIC_URL, settings.DATABASE_OWNER_URL];
  });
  expect(roles).toEqual(['engine', 'api', 'stream'].map((role) => [role, 2, 'https://candor.example', undefined]));
  const unknown = Object.keys(config.data).filter((key) => !Object.hasOwn(settingsSchema.shape, key));
  expect(unknown).toEqual([]);
});

test('nobody runs as root or writes to its root, and what is migrated is migrated as the owner', () => {
  const pods = all.filter(({ kind }) => ['StatefulSet', 'Deployment', 'Job'].includes(kind));
  expect(pods.length).toBe(4);
  for (const pod of pods) {
    const text = JSON.stringify(pod);
    for (const words of ['"runAsNonRoot":true', '"readOnlyRootFilesystem":true', '"drop":["ALL"]'])
      expect(text, pod.metadata.name).toContain(words);
    expect(text).toContain('"automountServiceAccountToken":false');
  }
  const program = /"apps\/server\/\S+?\.ts"/.exec(JSON.stringify(named('Job', 'migrate')))?.[0];
  expect(program).toBe('"apps/server/db/roles/run-migrate.ts"');
});

test('the address of an engine is that of its pod, and only others of the release reach it', () => {
  const { spec } = named('StatefulSet', 'engine') as unknown as { spec: { serviceName: string } };
  expect(named('Service', spec.serviceName.replace('candor-', ''))).toMatchObject({ spec: { clusterIP: 'None' } });
  expect(named('NetworkPolicy', 'engine')).toMatchObject({ spec: { policyTypes: ['Ingress'] } });
});

/** Of units for systemd, where its own program is there. */
const hasAnalyze = spawnSync('systemd-analyze', ['--version'], { stdio: 'ignore' }).status === 0;
const unitFaults = (file: string): string =>
  spawnSync('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', file], { encoding: 'utf8' })
    .stderr.split('\n')
    // What this machine has not installed is none of the unit's faults.
    .filter((line) => line.includes('candor') && !/not executable|No such file|not found|does not exist/.test(line))
    .join('\n');

test.runIf(hasAnalyze)('the units for systemd are ones, and a word that it does not know would be told', () => {
  mkdirSync(cache, { recursive: true });
  for (const file of ['candor.service', 'candor@.service', 'candor.target']) {
    const name = file.replace('@', '@engine');
    const text = readFileSync(path.join(house, 'deploy', file), 'utf8');
    writeFileSync(path.join(cache, name), text);
    expect(unitFaults(path.join(cache, name)), file).toBe('');
    if (file.endsWith('.target')) continue;
    writeFileSync(path.join(cache, name), text.replace('KillMode=mixed', 'KillModes=mixed'));
    expect(unitFaults(path.join(cache, name)), file).toContain('KillModes');
  }
  expect(
    execFileSync('sh', ['-c', `grep -o '%i' '${house}/deploy/candor@.service' | wc -l`], { encoding: 'utf8' }),
  ).toBe('3\n');
});
