import type { StatementRunner } from '../../apps/server/db/embedded/run-statements.ts';
import {
  DatabaseUnavailable,
  DataHeldError,
  faultOf,
  type Database,
  type Statement,
  type Writer,
} from '../../apps/server/db/database.ts';
import { holdLease, isLost, LeaseLost, raiseEpoch, type Lease } from '../../apps/server/db/postgres/lease.ts';
import type { Random } from '../simulator/random.ts';
import type { Process, Schedule } from './schedule.ts';

/** `late`: who asked has given up when it is carried out. */
export const storageFaults = ['refused', 'hangs', 'late', 'ambiguous', 'session lost', 'slow', 'disk full'] as const;
export type StorageFault = (typeof storageFaults)[number];
type Rows = Record<string, unknown>[];

/** How a fault ends for whoever asked. */
const states: Readonly<Record<StorageFault, string>> = {
  refused: '08006',
  hangs: '57014',
  late: '57014',
  ambiguous: '08006',
  'session lost': '57P01',
  slow: '',
  'disk full': '53100',
};
const unavailable = (code: string): Error => new DatabaseUnavailable(Object.assign(new Error(code), { code }));
const hangMs = 10_000;
const lateMs = 14_000;
const slowMs = 3_000;
const isWrite = ({ sql }: Statement): boolean => !/^\s*select/i.test(sql);

/** Of one process; it has ended with its lock. */
interface Session {
  readonly process: Process;
  ended: boolean;
}

/**
 * The one database of the world, as processes see it over a network: requests wait on their way and are carried out
 * whole, one at a time; their answers wait too, and may never come. It keeps a writer's lock and ends sessions as
 * PostgreSQL does; what holds epochs apart is the product's own (`hold_lease`).
 */
export class Storage {
  /** What happens to so large a share of requests now. */
  fault: { readonly kind: StorageFault; readonly share: number } | null = null;
  /** Who of the processes dies with its next transaction, as it is on its way or when it has been carried out. */
  fatal: { readonly process: Process; readonly when: 'before' | 'after'; readonly die: () => void } | null = null;
  /** How often it came to each. */
  readonly counts = new Map<string, number>();
  private readonly schedule: Schedule;
  private readonly random: Random;
  private readonly runner: StatementRunner;
  private holder: Session | null = null;
  /** Those beside whom another has become the writer: they get no connection but the one that they hold. */
  private readonly deposed = new Set<Process>();

  constructor(schedule: Schedule, random: Random, runner: StatementRunner) {
    this.schedule = schedule;
    this.random = random;
    this.runner = runner;
  }

  /** Whether another has become the writer in its place. */
  isDeposed(process: Process): boolean {
    return this.deposed.has(process);
  }

  /** As one process has it. */
  openFor(process: Process): Database {
    const pool = (statements: readonly Statement[], atomic: boolean): Promise<Rows[]> =>
      this.deposed.has(process)
        ? Promise.reject(unavailable(states['session lost']))
        : this.ask(process, statements, atomic);
    const query = async <Row>(sql: string, params: readonly unknown[] = []): Promise<Row[]> =>
      ((await pool([{ sql, params }], false))[0] ?? []) as Row[];
    const batch = (statements: readonly Statement[]): Promise<Rows[]> => pool(statements, true);
    const openWriter = (lease?: Lease): Promise<Writer> => this.openWriter(process, lease);
    return {
      kind: 'pglite',
      query,
      batch,
      patient: { query, batch },
      openWriter,
      awaitWriter: openWriter,
      close: () => Promise.resolve(),
    };
  }

  private async openWriter(process: Process, lease: Lease | undefined): Promise<Writer> {
    await this.ask(process, [{ sql: 'select 1' }], false);
    const { holder } = this;
    if (holder !== null && holder.process !== process && holder.process.state === 'running') {
      if (lease === undefined || lease.epoch === null)
        throw new DataHeldError('another process works on this database');
      lease.onLost();
      throw new LeaseLost();
    }
    // A frozen one may hold its session still: what it sends by it is refused by its epoch alone.
    if (holder !== null && holder.process !== process) this.deposed.add(holder.process);
    const session: Session = { process, ended: false };
    this.holder = session;
    if (lease !== undefined) await this.takeLease(process, lease);
    return this.writerOf(session, lease);
  }

  private async takeLease(process: Process, lease: Lease): Promise<void> {
    const [rows] = await this.ask(process, [raiseEpoch(lease)], true);
    const epoch = rows?.[0]?.['epoch'];
    if (epoch === undefined) {
      lease.onLost();
      throw new LeaseLost();
    }
    lease.epoch = Number(epoch);
  }

  private writerOf(session: Session, lease: Lease | undefined): Writer {
    const end = async (): Promise<void> => {
      session.ended = true;
      if (this.holder === session) this.holder = null;
    };
    return {
      batch: async (statements) => {
        if (session.ended) throw unavailable(states['session lost']);
        const fence = lease === undefined ? [] : holdLease(lease);
        try {
          return (await this.ask(session.process, [...fence, ...statements], true)).slice(fence.length);
        } catch (error) {
          session.ended ||= error instanceof DatabaseUnavailable;
          if (!isLost(error)) throw error;
          lease?.onLost();
          throw new LeaseLost();
        }
      },
      // What is kept is kept by the process, which is still the holder.
      keep: () => Promise.resolve(),
      close: end,
    };
  }

  /** There and back; what a dead process had on its way is dropped by whoever finds it. */
  private ask(process: Process, statements: readonly Statement[], atomic: boolean): Promise<Rows[]> {
    return new Promise((resolve, reject) => {
      const fault = this.drawFault(statements);
      const back = (after: number, answer: () => void): void => {
        this.schedule.after(after, answer, process);
      };
      const carryOut = async (): Promise<void> => {
        this.strike(process, statements, 'before');
        // What a dead process has sent may still arrive.
        if (process.state === 'dead' && this.random.chance(0.5)) return;
        try {
          const rows = await this.run(statements, atomic);
          this.strike(process, statements, 'after');
          const isUnknown = fault === 'ambiguous' || fault === 'hangs';
          back(this.latency(fault), () => (isUnknown ? reject(unavailable(states[fault])) : resolve(rows)));
        } catch (error) {
          back(this.latency(fault), () => reject(faultOf(error)));
        }
      };
      const never = fault === 'refused' || fault === 'session lost' || fault === 'disk full';
      if (fault === 'late') {
        back(this.latency('hangs'), () => reject(unavailable(states[fault])));
        this.schedule.outside(this.random.whole(0, lateMs), () => this.lateRun(process, statements, atomic));
        return;
      }
      const isDropped = never || (fault === 'hangs' && this.random.chance(0.5));
      if (isDropped) back(this.latency(fault), () => reject(unavailable(states[fault])));
      else this.schedule.outside(this.latency(null), carryOut);
    });
  }

  /** Nobody is told what comes of it. */
  private async lateRun(process: Process, statements: readonly Statement[], atomic: boolean): Promise<void> {
    if (process.state === 'dead') return;
    await this.run(statements, atomic).catch(() => undefined);
  }

  /** One by itself is a transaction anyway, and costs half as much of the real time where its text is known. */
  private run(statements: readonly Statement[], atomic: boolean): Promise<Rows[]> {
    const [{ params = [] } = {}, ...more] = statements;
    const isAlone = more.length === 0 && params.length > 0;
    return atomic || isAlone ? this.runner.together(statements) : this.runner.each(statements);
  }

  private strike(process: Process, statements: readonly Statement[], when: 'before' | 'after'): void {
    const { fatal } = this;
    if (fatal?.process !== process || fatal.when !== when || !statements.some(isWrite)) return;
    this.fatal = null;
    fatal.die();
  }

  private drawFault(statements: readonly Statement[]): StorageFault | null {
    const { fault } = this;
    if (fault === null || !this.random.chance(fault.share)) return null;
    if (fault.kind === 'disk full' && !statements.some(isWrite)) return null;
    if (fault.kind === 'session lost' && this.holder !== null) this.holder.ended = true;
    this.counts.set(fault.kind, (this.counts.get(fault.kind) ?? 0) + 1);
    return fault.kind;
  }

  private latency(fault: StorageFault | null): number {
    if (fault === 'hangs') return hangMs;
    return fault === 'slow' ? this.random.whole(50, slowMs) : this.random.whole(0, 2);
  }
}
