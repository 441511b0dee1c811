import { randomBytes } from 'node:crypto';
import { DatabaseUnavailable, type Statement } from '../database.ts';

/** One process' claim to be the writer of a shard. */
export interface Lease {
  readonly shard: string;
  /** Names the process; its connections carry it. */
  readonly holder: string;
  /** Where the process answers. */
  readonly address: string;
  /** Of the last time that it became the writer; null before. */
  epoch: number | null;
  /** Another process has become the writer: this one has to end, it may be told more than once. */
  readonly onLost: () => void;
}

export const newHolder = (): string => randomBytes(6).toString('hex');

/** Another process has become the writer: nothing more may be written by this one. */
export class LeaseLost extends DatabaseUnavailable {
  override name = 'LeaseLost';

  constructor() {
    super(new Error('another process has become the writer'));
  }
}

/** SQLSTATE of `hold_lease`. */
const lostState = 'CL001';
const missingTable = '42P01';

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
export const isLost = (error: unknown): boolean => error instanceof LeaseLost || codeOf(error) === lostState;
/** Before the migration that makes it. */
export const isWithoutTable = (error: unknown): boolean => codeOf(error) === missingTable;

/** The first statement of each of the writer's transactions: from its end on the epoch can be raised. */
export const holdLease = ({ shard, epoch }: Lease): Statement[] =>
  epoch === null ? [] : [{ sql: 'select hold_lease($1, $2)', params: [shard, epoch] }];

/** Who holds it, as the table says. */
export const holderSql = 'select holder from writer_lease where shard = $1';

/** Raises the epoch, unless another process has done so since this one did; the epoch, or no row. */
export const raiseEpoch = ({ shard, holder, address, epoch }: Lease): Statement => ({
  sql: `insert into writer_lease as held (shard, epoch, holder, address, until)
    values ($1, 1, $2, $3, clock_timestamp() + interval '5 seconds')
    on conflict (shard) do update set epoch = held.epoch + 1, holder = excluded.holder, address = excluded.address,
      until = excluded.until
    where $4::bigint is null or held.epoch = $4
    returning epoch`,
  params: [shard, holder, address, epoch],
});

/** By it a process finds its own connections, and its successor finds them too. */
export const connectionName = (holder: string, part: string): string => `candor ${holder} ${part}`;

/** Ends what an earlier writer has open: it may be about to write. */
export const endConnectionsOf = (holder: string): Statement => ({
  sql: `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'candor ' || $1 || ' %' and pid <> pg_backend_pid()`,
  params: [holder],
});
