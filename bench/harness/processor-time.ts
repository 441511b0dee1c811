import { readdirSync, readFileSync } from 'node:fs';

/** Whose processor time is counted: a server, and its database's sessions where PostgreSQL runs on this machine. */
export interface Watched {
  readonly pid: number;
  /** Name of the database; null for the embedded one, which is a thread of the server. */
  readonly database: string | null;
}

/** Processor time so far, in µs. */
export interface ProcessorTime {
  /** The server's main thread. */
  readonly main: number;
  /** All its other threads: garbage collection, compiler, the embedded database. */
  readonly rest: number;
  /** Sessions of the database; what its common processes write for it is not among them. */
  readonly postgres: number;
}

const nsPerUs = 1_000;

/** 0 for what has ended meanwhile. */
function ranUs(schedstat: string): number {
  try {
    return Number(readFileSync(schedstat, 'latin1').split(' ')[0]) / nsPerUs;
  } catch {
    return 0;
  }
}

/** PostgreSQL names its processes: `postgres: <cluster>: <user> <database> <client> <what it does>`. */
function isSessionOf(database: string, pid: string): boolean {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'latin1').split(' ');
    return words[0] === 'postgres:' && words.includes(database);
  } catch {
    return false;
  }
}

/** Processes of a database's sessions. */
export const sessionsOf = (database: string): string[] =>
  readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isSessionOf(database, name));

/** Memory of these processes in MiB, what they share counted once in all. Linux only, as who may look at them. */
export const proportionalMib = (pids: readonly string[]): number =>
  sum(pids.map((pid) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1_024));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Linux only. */
export function processorTime({ pid, database }: Watched): ProcessorTime {
  const threads = readdirSync(`/proc/${pid}/task`).filter((thread) => thread !== String(pid));
  const sessions = database === null ? [] : sessionsOf(database);
  return {
    main: ranUs(`/proc/${pid}/task/${pid}/schedstat`),
    rest: sum(threads.map((thread) => ranUs(`/proc/${pid}/task/${thread}/schedstat`))),
    postgres: sum(sessions.map((session) => ranUs(`/proc/${session}/schedstat`))),
  };
}

/** What was taken between two readings, or beyond what is taken anyway. */
export const less = (later: ProcessorTime, earlier: ProcessorTime): ProcessorTime => ({
  main: later.main - earlier.main,
  rest: later.rest - earlier.rest,
  postgres: later.postgres - earlier.postgres,
});

export const times = ({ main, rest, postgres }: ProcessorTime, factor: number): ProcessorTime => ({
  main: main * factor,
  rest: rest * factor,
  postgres: postgres * factor,
});
