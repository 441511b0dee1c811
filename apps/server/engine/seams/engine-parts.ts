import type { State } from '@candor/core/state.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Statement, Writer } from '../../db/database.ts';
import type { Lease } from '../../db/postgres/lease.ts';
import type { AckSigner } from '../acks/sign-together.ts';
import type { Surroundings } from './beside.ts';
import type { TraceParent } from '../../tracing/mark.ts';
import type { Spans } from '../../tracing/spans.ts';
import type { Named } from './named.ts';

/** What an engine counts for those who watch it. */
export interface EngineMeasures {
  /** A transaction was written. @param commands of its batch @param seconds that the database took */
  written(commands: number, seconds: number): void;
  /** The state was loaded anew after a fault. */
  reloaded(): void;
}

/** What owners are told of a transaction, kept with it. */
export interface KeptEvents {
  /** What is told within belongs to one transaction. @returns its rows; {@link committed} follows, if it is written */
  keep(tellAll: () => void): readonly Statement[];
  /** The transaction of the last {@link keep} has been written. @param spans of its commit, where it is traced */
  committed(spans: readonly TraceParent[]): void;
  /** Nobody knows whether it was. */
  doubt(): void;
}

export interface EngineParts {
  readonly db: Database;
  readonly clock: Clock;
  /**
   * Opens the data: called at the start, and again after every failed commit. What rests are open orders to be left
   * alone.
   */
  readonly load: (writer: Writer, resting: ReadonlySet<string>) => Promise<State>;
  /** A commit or a reload has failed; what waits is refused. */
  readonly onFault: (error: unknown) => void;
  /** Somebody who was told of a commit has failed; the commit stands. */
  readonly onListenerFault: (error: unknown) => void;
  /** The state has been loaded anew after a fault. */
  readonly onRebuilt: () => void;
  /** By which this process is the writer, where there are others. */
  readonly lease?: Lease;
  /** The tellers and questions that may be named; none without it. */
  readonly named?: Named;
  readonly surroundings?: Surroundings;
  /** Where what owners are told is kept with its transaction; without it they are told right after the commit. */
  readonly outbox?: KeptEvents;
  /** Who signs what is promised to customers; null while there is nobody. */
  readonly ackSigner?: () => AckSigner | null;
  readonly measures?: EngineMeasures;
  /** Tells of commits, where a call is traced. */
  readonly spans?: Spans;
}
