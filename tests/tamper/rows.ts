import type { BookPart } from '../../apps/server/books/run-checks.ts';
import { postgresUrl } from '../faults/place.ts';
import { changedEntry, type Entry } from './cover.ts';
import { lies, type Lie } from './lies.ts';
import type { Found } from './onlookers.ts';

/** A way to lie for whoever has the database, the key of the log and the server; and who finds it. */
export interface Row {
  readonly name: string;
  /** Without one the tables stay as they are. */
  readonly lie?: Lie;
  /** What the log says afterwards; without it exactly what the tables do. */
  readonly log?: (entries: readonly Entry[]) => readonly Entry[];
  /** What the house's own look at its books still finds: nothing, where everything was made to fit. */
  readonly books: readonly BookPart[];
  readonly phone: Found;
  /** On the embedded database, where a start takes longer, it stands for those beside it. */
  readonly standsForOthers?: true;
}

const indexOf = (entries: readonly Entry[], kind: string): number => entries.findIndex((one) => one.kind === kind);

/** Each is found by a phone that was there once, and by a witness: what it changes stands in the log, or under it. */
const all: readonly Row[] = [
  {
    name: 'a log that was shrunk',
    // So far, and so soon, that the minutes of all symbols which the server adds meanwhile don't make up for it.
    log: (entries) => entries.slice(0, Math.floor(entries.length / 8)),
    books: [],
    phone: 'shrunk',
    standsForOthers: true,
  },
  {
    name: 'a new log with the old key',
    log: (entries) => entries.slice(0, 1).map((one) => changedEntry(one, { time: 1 })),
    books: [],
    phone: 'shrunk',
    standsForOthers: true,
  },
  { name: 'a tick', lie: lies.tick, books: ['tape'], phone: 'forked' },
  { name: 'a tick and the head of its minute', lie: lies.tickAndHead, books: ['tape'], phone: 'forked' },
  { name: 'the chain of a symbol from a point on', lie: lies.chain, books: [], phone: 'forked', standsForOthers: true },
  { name: 'a receipt', lie: lies.receipt, books: [], phone: 'forked' },
  { name: 'an order with its receipt', lie: lies.order, books: [], phone: 'forked' },
  { name: 'its journal too', lie: lies.journal, books: ['balances', 'statement'], phone: 'forked' },
  { name: 'entries, balances and what is owed', lie: lies.balances, books: [], phone: 'forked', standsForOthers: true },
  { name: 'a row of the audit', lie: lies.auditRow, books: [], phone: 'forked' },
  { name: 'the tail of the audit', lie: lies.auditTail, books: [], phone: 'forked' },
  { name: 'all of the audit', lie: lies.auditAll, books: [], phone: 'forked', standsForOthers: true },
  { name: 'the root of the liabilities', lie: lies.liabilities, books: [], phone: 'forked' },
  { name: 'the statistics', lie: lies.statistics, books: [], phone: 'forked' },
  {
    name: 'an entry withheld',
    log: (entries) => entries.toSpliced(indexOf(entries, 'minute'), 1),
    books: [],
    phone: 'forked',
  },
  { name: 'an acknowledged order dropped from the log', lie: lies.dropped, books: [], phone: 'forked' },
];

export const rows = postgresUrl === undefined ? all.filter(({ standsForOthers }) => standsForOthers) : all;
