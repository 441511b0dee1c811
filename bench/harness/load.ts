import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Person } from './people.ts';
import type { Spread } from './statistics.ts';

/** What the load process is asked to do; its sessions take turns. */
export interface LoadJob {
  readonly port: number;
  readonly people: readonly Person[];
  readonly connections: number;
  readonly seconds: number;
  /**
   * Orders per second, whether answers come or not; absent: every connection sends its next order when it has an
   * answer.
   */
  readonly perSecond?: number;
  /** Exactly so many orders; the load ends when they are answered. */
  readonly orders?: number;
  /** Epoch ms of the first order; absent: at once. */
  readonly startAt?: number;
  /** With an idempotency key each, as the app sends them. */
  readonly keyed?: boolean;
  /** Method and path; fast contracts and futures without it. */
  readonly call?: string;
  readonly order: Readonly<Record<string, string | number>>;
}

export interface LoadReport {
  readonly answered: number;
  readonly perSecond: number;
  /** Answers other than 200, and broken connections. */
  readonly failed: number;
  readonly firstFailure: string | null;
  /** From the moment an order was due until its answer, in ms. */
  readonly latency: Spread;
  /** Share of a core that the load itself took. */
  readonly ownCpu: number;
}

const program = fileURLToPath(new URL('./load-process.ts', import.meta.url));

/** Lets another process send orders. */
export function runLoad(job: LoadJob): Promise<LoadReport> {
  return new Promise((resolve, reject) => {
    const child = fork(program, { execArgv: ['--disable-warning=ExperimentalWarning'] });
    let report: LoadReport | null = null;
    child.once('message', (message) => {
      report = message as LoadReport;
    });
    child.once('exit', (code) =>
      report === null ? reject(new Error(`the load has failed (${code})`)) : resolve(report),
    );
    child.send(job);
  });
}
