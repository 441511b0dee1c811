import { importsOf, isCode, isTest, type Source } from '../source.ts';

/** A part of the house: the folders that it is made of. */
export interface Room {
  readonly name: string;
  /** Where its middle stands on its floor, of {@link columns}. */
  readonly column: number;
  /** Beginnings of paths; the longest that fits decides. */
  readonly places: readonly string[];
}
export const columns = 12;
export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** Imports of values; types alone draw no arrow. */
  readonly imports: number;
}

const server = (...folders: string[]): string[] => folders.map((folder) => `apps/server/${folder}/`);
const core = (...folders: string[]): string[] => folders.map((folder) => `packages/core/${folder}/`);

const fileOfServer = (name: string): string => `apps/server/${name}.ts`;

/** What stands on nothing of the server and may be used everywhere in it. */
const serverBasics = [
  ...server('queues', 'log/format', 'tracing', 'disk'),
  ...['clock', 'ids', 'installation', 'settings', 'chain/account-key', 'chain/tron-address'].map(fileOfServer),
  ...[
    'exposure',
    'fault-log',
    'log',
    'networks',
    'proxy-watch',
    'real-mode',
    'settings/console-settings',
    'settings/forms',
    'settings/settings-together',
    'settings-file',
    'start-error',
  ].map((name) => fileOfServer(`running/${name}`)),
];

/** The house from the roof to the ground: an arrow may only lead down, or along its own floor. */
export const floors: readonly (readonly Room[])[] = [
  [
    { name: 'web: pages', column: 1, places: ['apps/web/'] },
    { name: 'web: shell', column: 3.2, places: ['apps/web/shell/'] },
    { name: 'console', column: 5.4, places: ['apps/console/'] },
    { name: 'mcp', column: 7.2, places: ['apps/mcp/'] },
    {
      name: 'server: start',
      column: 9,
      places: [
        'apps/server/',
        'apps/server/operators/create-first.ts',
        'apps/server/backup/run-',
        'apps/server/db/roles/run-',
        ...server('demo', 'opening', 'running'),
      ],
    },
  ],
  [
    { name: 'web: design', column: 2.1, places: ['apps/web/design/'] },
    { name: 'stream', column: 10.4, places: server('stream') },
    { name: 'features', column: 8, places: server('features', 'orders', 'programs', 'trading') },
    { name: 'cluster', column: 5.6, places: server('cluster') },
  ],
  [
    { name: 'web: words', column: 0.9, places: ['apps/web/locales/'] },
    { name: 'client', column: 3.2, places: ['packages/client/'] },
    {
      name: 'shared rows',
      column: 5,
      places: server('alerts', 'destinations', 'identity', 'limits', 'programs/keys', 'recovery', 'transactions'),
    },
    { name: 'operators', column: 6.5, places: server('operators', 'pager') },
    { name: 'checks', column: 8, places: server('backup', 'books', 'clock', 'tallies') },
    { name: 'messages', column: 9.5, places: server('mail', 'sms', 'push', 'pager') },
    { name: 'chain', column: 11, places: server('chain') },
  ],
  [
    { name: 'public log', column: 3.8, places: server('log') },
    { name: 'door', column: 6, places: server('http', 'proofs', 'security') },
    { name: 'files', column: 8.2, places: server('files', 'secrets') },
    { name: 'market data', column: 10.4, places: server('market') },
  ],
  [
    { name: 'engine', column: 7.6, places: server('engine') },
    { name: 'processes', column: 2.6, places: server('bus', 'rpc', 'event-outbox') },
    { name: 'server: words', column: 5, places: server('i18n', 'words') },
    { name: 'database', column: 10, places: server('db') },
  ],
  [
    { name: 'verifier', column: 1, places: ['packages/verifier/'] },
    { name: 'api-contract', column: 3, places: ['packages/api-contract/'] },
    { name: 'core: engine', column: 7.6, places: ['packages/core/engine.ts', 'packages/core/restore/restore.ts'] },
    { name: 'server: basics', column: 10.4, places: serverBasics },
  ],
  [
    {
      name: 'core: trading',
      column: 4.2,
      places: core('fast', 'futures', 'spot', 'orders', 'earn', 'exchange', 'limits', 'mirror'),
    },
    { name: 'core: state', column: 6.4, places: ['packages/core/'] },
    {
      name: 'core: customers',
      column: 2,
      places: core('customers', 'bonus', 'adjustments', 'mandates', 'transfers', 'test-funds'),
    },
    { name: 'core: payments', column: 8.6, places: core('deposits', 'withdrawals', 'bank-cards', 'identity') },
    { name: 'core: house', column: 10.8, places: core('house') },
  ],
  [
    { name: 'core: market', column: 8, places: core('market', 'fair', 'valuation') },
    { name: 'core: ledger', column: 4.8, places: core('ledger') },
  ],
  [{ name: 'core: money', column: 6.4, places: core('money') }],
  [{ name: 'core: basics', column: 6.4, places: ['packages/core/result.ts', 'packages/core/platform-day.ts'] }],
];

const places = floors
  .flat()
  .flatMap((room) => room.places.map((place) => ({ place, name: room.name })))
  .toSorted((a, b) => b.place.length - a.place.length);

/** The room that a file lies in, or null for what belongs to no room. */
export const roomOf = (file: string): string | null => places.find(({ place }) => file.startsWith(place))?.name ?? null;

const isProduct = (source: Source): boolean => isCode(source) && !isTest(source) && !source.path.endsWith('.mjs');

/** What the rooms import from each other. */
export function arrowsBetween(sources: readonly Source[]): Arrow[] {
  const counts = new Map<string, Arrow>();
  for (const source of sources.filter(isProduct)) {
    const from = roomOf(source.path);
    for (const { target, typeOnly } of importsOf(source)) {
      const to = target === null || typeOnly ? null : roomOf(target);
      if (from === null || to === null || from === to) continue;
      const known = counts.get(`${from} > ${to}`)?.imports ?? 0;
      counts.set(`${from} > ${to}`, { from, to, imports: known + 1 });
    }
  }
  return [...counts.values()];
}

const floorOf = (name: string): number => floors.findIndex((floor) => floor.some((room) => room.name === name));

/** Arrows that lead up: a part that knows what is built on it. */
export const leadingUp = (arrows: readonly Arrow[]): string[] =>
  arrows
    .filter(({ from, to }) => floorOf(to) < floorOf(from))
    .map(({ from, to, imports }) => `${from} → ${to} (${imports})`);
