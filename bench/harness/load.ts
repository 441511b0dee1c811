import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Person } from './people.ts';
import type { ProcessorTime, Watched } from './processor-time.ts';
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
  /** Method and path; fast contracts and futures without it. */
  readonly call?: string;
  /** Whose processor time is reported beside the load's own. */
  readonly watched?: Watched;
  readonly order: Readonly<Record<string, string | number>>;
  /** So many of the order in each request, by the call for batches. */
  readonly batch?: number;
}

export interface LoadReport {
  readonly answered: number;
  readonly perSecond: number;
  /** Answers other than 200, batches of which an order was refused, and broken connections. */
  readonly failed: number;
  readonly firstFailure: string | null;
  /** From the moment an order was due until its answer, in ms. */
  readonly latency: Spread;
  /** The same of those that were due while a frame of marks is stored: in the first hundredth of its second. */
  readonly besideFrame: Spread;
  readonly tookMs: number;
  /** Processor time that the load itself took, in µs. */
  readonly ownUs: number;
  /** The same of the server and its database, what they take at rest among it; null without `watched`. */
  readonly server: ProcessorTime | null;
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
