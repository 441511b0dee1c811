import { importsOf, isCode, isTest, type Source } from '../source.ts';

/** A part of the house: the folders that it is made of. */
export interface Room {
  readonly name: string;
  /** Beginnings of paths; the longest that fits decides. */
  readonly places: readonly string[];
}
export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** Imports of values; types alone draw no arrow. */
  readonly imports: number;
}

const server = (...folders: string[]): string[] => folders.map((folder) => `apps/server/${folder}/`);
const core = (...folders: string[]): string[] => folders.map((folder) => `packages/core/${folder}/`);

/** The house from the roof to the ground: an arrow may only lead down, or along its own floor. */
export const floors: readonly (readonly Room[])[] = [
  [
    { name: 'web: pages', places: ['apps/web/', 'apps/web/features/'] },
    { name: 'console', places: ['apps/console/'] },
    { name: 'server: start', places: ['apps/server/', ...server('demo')] },
  ],
  [
    { name: 'web: shell', places: ['apps/web/shell/'] },
    { name: 'server: features', places: server('features', 'transactions') },
    { name: 'stream', places: server('stream') },
  ],
  [
    { name: 'web: design', places: ['apps/web/design/'] },
    { name: 'operators', places: server('operators') },
    { name: 'files', places: server('files', 'secrets') },
    { name: 'messages', places: server('mail', 'sms', 'push') },
    { name: 'chain', places: server('chain') },
  ],
  [
    { name: 'web: words', places: ['apps/web/locales/'] },
    { name: 'client', places: ['packages/client/'] },
    { name: 'door', places: server('http', 'proofs', 'security') },
    { name: 'market data', places: server('market', 'books', 'clock') },
  ],
  [
    { name: 'engine', places: server('engine') },
    { name: 'server: words', places: server('i18n') },
    { name: 'database', places: server('db') },
  ],
  [
    { name: 'api-contract', places: ['packages/api-contract/'] },
    { name: 'core: engine', places: ['packages/core/engine.ts', 'packages/core/transactions.ts'] },
    { name: 'running', places: server('running') },
  ],
  [
    { name: 'core: trading', places: core('fast', 'futures', 'spot', 'earn', 'exchange', 'limits') },
    { name: 'core: state', places: ['packages/core/'] },
    { name: 'core: customers', places: core('customers', 'bonus', 'adjustments', 'transfers', 'test-funds') },
    { name: 'core: payments', places: core('deposits', 'withdrawals', 'bank-cards', 'identity') },
    { name: 'core: house', places: core('house') },
  ],
  [
    { name: 'core: market', places: core('market', 'fair', 'valuation') },
    { name: 'core: ledger', places: core('ledger') },
  ],
  [{ name: 'core: money', places: core('money') }],
];

const places = floors
  .flat()
  .flatMap((room) => room.places.map((place) => ({ place, name: room.name })))
  .toSorted((a, b) => b.place.length - a.place.length);

/** The room that a file lies in, or null for what belongs to no room. */
export const roomOf = (file: string): string | null => places.find(({ place }) => file.startsWith(place))?.name ?? null;

const isProduct = (source: Source): boolean =>
  isCode(source) && !isTest(source) && !/(^|\/)test-[^/]+$/.test(source.path) && !source.path.endsWith('.mjs');

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
