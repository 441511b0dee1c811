import type { Command, ResultOf } from '@candor/core/engine.ts';
import type { UserId } from '@candor/core/ledger/account.ts';
import { needsNothing, needsOf } from '@candor/core/restore/needs.ts';
import { addFound } from '@candor/core/restore/restore.ts';
import { assert } from '@candor/core/result.ts';
import { isLoaded, type State } from '@candor/core/state.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import type { Tick } from '@candor/core/tick.ts';
import { markNow, withMark } from '../tracing/mark.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Statement, Writer } from '../db/database.ts';
import { LeaseLost } from '../db/postgres/lease.ts';
import type { Ack } from './acks/ack.ts';
import type { DoorRefusal } from './acks/promises.ts';
import { Batch } from './batch.ts';
import { CommandQueue } from './command-queue.ts';
import { carryOutApart, isRefused, type Bench } from './carry-out-apart.ts';
import type { EngineParts } from './seams/engine-parts.ts';
import { EngineUnavailable, type Committed, type Executed, type Submission } from './submission.ts';
import { findNeeded } from './find-needed.ts';
import { findStored, type IdempotencyKey, type StoredAnswer } from './idempotency.ts';
import { KnownKeys } from './known-keys.ts';
import { tracedIn } from './seams/traced-in.ts';
import { besideOf, type Beside } from './seams/beside.ts';
import type { CommitEvents, CommitListener, EngineAccess, RefusalOf, ValueOf } from './seams/commands.ts';
import { namedOf, type Named } from './seams/named.ts';
import type { Question } from './seams/question.ts';
import type { Presented } from './seams/teller.ts';
import { tellEach } from './seams/tell-each.ts';

export type { RefusalOf, ValueOf } from './seams/commands.ts';

const batchMax = 2_000;
const queueMax = 20_000;
const retryMs = 200;
export { BooksBroken, EngineUnavailable, type Committed, type Executed, type Submission } from './submission.ts';

/**
 * The only writer of money: takes every command that waits, applies them in their order, writes all effects in one
 * transaction, and only then answers the callers and tells the listeners.
 */
export class Engine implements EngineAccess, CommitEvents {
  private readonly queue = new CommandQueue();
  private working: Promise<void> | null = null;
  private committing: Promise<void> = Promise.resolve();
  private lastAnswer: Promise<unknown> = Promise.resolve();
  private writer: Writer | null = null;
  private current: State | null = null;
  private stopped = false;
  private halted: EngineUnavailable | null = null;
  /** Orders whose changes can't be stored; left alone until the next start. */
  private readonly resting = new Set<string>();
  private readonly listeners: CommitListener[] = [];
  private readonly tellers: CommitListener[] = [];
  private readonly doubtListeners: (() => void)[] = [];
  private readonly keys: KnownKeys;
  private readonly parts: EngineParts;
  private readonly named: Named;
  private readonly beside: Beside;

  constructor(parts: EngineParts) {
    this.parts = parts;
    this.keys = new KnownKeys(parts.db, parts.clock);
    this.named = parts.named ?? namedOf([], []);
    this.beside = besideOf(this, parts);
  }

  /** @throws DataHeldError when another process is the writer */
  async start(): Promise<void> {
    await this.load(this.resting);
  }

  get ready(): boolean {
    return this.current !== null && !this.stopped && this.halted === null;
  }

  get waiting(): number {
    return this.queue.size;
  }

  /** The state after the last applied command; for reading only. @throws EngineUnavailable while it is being rebuilt */
  get state(): State {
    if (this.current === null) throw new EngineUnavailable('the engine is restarting');
    return this.current;
  }

  /** The {@link state} with all that a customer has. @throws EngineUnavailable */
  async stateOf(userId: UserId): Promise<State> {
    while (!isLoaded(this.state, userId)) await this.submit({ kind: 'load-customer', userId });
    return this.state;
  }

  /** Answers at once, for whoever stands beside the engine and asks about nobody idle. @throws EngineUnavailable */
  answer<Args, Answer>({ answer }: Question<Args, Answer>, args: Args): Answer {
    return answer(this.beside, args);
  }

  async ask<Args, Answer>({ name }: Question<Args, Answer>, args: Args): Promise<Answer> {
    const question = this.named.questions.get(name) as Question<Args, Answer> | undefined;
    assert(question !== undefined, `nobody answers ${name}`);
    const userId = question.about?.(args);
    if (userId !== undefined) await this.stateOf(userId);
    return question.answer(this.beside, args);
  }

  onCommitted(listener: CommitListener): void {
    this.listeners.push(listener);
  }

  tellOwners(teller: CommitListener): void {
    this.tellers.push(teller);
  }

  onDoubt(listener: () => void): void {
    this.doubtListeners.push(listener);
  }

  submit<C extends Command>(command: C): Promise<ResultOf<C>> {
    return this.enqueue(command, { present: (value) => value }) as Promise<ResultOf<C>>;
  }

  execute<C extends Command, Answer>(
    command: C,
    told: Presented<ValueOf<ResultOf<C>>, Answer>,
    key?: IdempotencyKey,
    attached: readonly Statement[] = [],
  ): Promise<Executed<Answer, RefusalOf<ResultOf<C>>>> {
    return this.enqueue(command, { present: this.presenter(told), key, attached, isPromised: true }) as Promise<
      Executed<Answer, RefusalOf<ResultOf<C>>>
    >;
  }

  async signRefusal(doorRefusal: DoorRefusal): Promise<Ack | null> {
    const signed = await this.enqueue({ kind: 'load-customer', userId: doorRefusal.userId }, { doorRefusal });
    return signed.ok ? (signed.value as Ack | null) : null;
  }

  decide<C extends Command>(command: C, statements: readonly Statement[]): Promise<ResultOf<C>> {
    return this.enqueue(command, { present: (value) => value, attached: statements }) as Promise<ResultOf<C>>;
  }

  /** Hands over one frame of marks with the rows that record them in the tape. */
  async tick(marks: readonly Mark[], statements: readonly Statement[]): Promise<void> {
    const command: Tick = { kind: 'tick', marks };
    await this.enqueue(command, { statements });
  }

  /** Takes no command until {@link resume}: what is stored can't be built upon. What is under way is finished. */
  halt(fault: EngineUnavailable): void {
    this.halted = fault;
  }

  /** Takes commands again, on the state as the tables have it by now. */
  async resume(): Promise<void> {
    await this.working;
    this.halted = null;
    await (this.working = this.rebuild().finally(() => (this.working = null)));
  }

  /** What waits now is committed or refused, however much comes meanwhile, and the state is true again. */
  async settled(): Promise<void> {
    await this.lastAnswer.catch(() => undefined);
    await this.committing;
    if (this.current === null) await this.working;
  }

  /** Refuses new commands, finishes those that wait. @param lock whether this process stays the writer after it */
  async stop(lock: 'free' | 'kept' = 'free'): Promise<void> {
    this.stopped = true;
    await this.working;
    this.keys.stop();
    await (lock === 'kept' ? this.writer?.keep() : this.writer?.close());
    this.writer = null;
  }

  private presenter({ teller: name, args }: Presented<never, unknown>): (value: unknown) => unknown {
    const teller = this.named.tellers.get(name);
    assert(teller !== undefined, `nobody tells ${name}`);
    return (value) => teller.present(value as never, args as never, this.beside);
  }

  private enqueue(
    command: Command,
    options: {
      present?: (value: unknown) => unknown;
      key?: IdempotencyKey | undefined;
      statements?: readonly Statement[];
      attached?: readonly Statement[];
      isPromised?: boolean;
      doorRefusal?: DoorRefusal;
    },
  ): Promise<Executed<unknown, string>> {
    if (this.halted !== null) return Promise.reject(this.halted);
    if (!this.ready) return Promise.reject(new EngineUnavailable('the engine is not ready'));
    // A frame comes with the rows that record it: turned away it would leave a hole in the tape, on which nothing
    // starts again.
    const isFrame = options.statements !== undefined;
    if (this.queue.size >= queueMax && !isFrame)
      return Promise.reject(new EngineUnavailable('too many commands are waiting'));
    return (this.lastAnswer = new Promise<Executed<unknown, string>>((resolve, reject) => {
      this.queue.add({
        command,
        now: this.parts.clock.now(),
        statements: options.statements ?? [],
        attached: options.attached ?? [],
        key: options.key,
        isPromised: options.isPromised ?? false,
        doorRefusal: options.doorRefusal,
        span: markNow()?.span,
        present: options.present ?? (() => null),
        resolve,
        reject,
      });
      // What is committed together is no one call's.
      this.working ??= withMark(undefined, () => this.work());
    }));
  }

  /** Batches grow under load by themselves: what has come during one commit is the next batch. */
  private async work(): Promise<void> {
    // What arrives in the same turn of the event loop shares the first commit.
    await nextTurn();
    for (let taken = this.queue.take(batchMax); taken.length > 0; taken = this.queue.take(batchMax))
      await (this.committing = this.commit(taken));
    // In the same turn in which the queue was seen empty: a later command starts the work anew.
    this.working = null;
  }

  private async commit(submissions: readonly Submission[]): Promise<void> {
    try {
      await this.carryOut(submissions);
    } catch (error) {
      this.parts.onFault(error);
      this.parts.outbox?.doubt();
      let isInDoubt = false;
      try {
        if (!isRefused(error)) throw error;
        await carryOutApart(this.bench(), submissions, error);
      } catch (fault) {
        // Whoever was answered already stays so.
        for (const { reject } of submissions) reject(new EngineUnavailable('the batch failed', { cause: fault }));
        isInDoubt = true;
      }
      await this.rebuild();
      if (isInDoubt && !this.stopped) tellEach(this.doubtListeners, (tell) => tell(), this.parts.onListenerFault);
    }
  }

  /** In one transaction; answers and tells after its commit. @throws what kept it from being stored */
  private async carryOut(submissions: readonly Submission[]): Promise<void> {
    const { batch, committed } = await this.write(submissions, []);
    batch.answer();
    if (this.parts.outbox === undefined) this.tell(this.tellers, committed);
    this.tell(this.listeners, committed);
  }

  private tell(listeners: readonly CommitListener[], committed: Committed): void {
    tellEach(listeners, (listener) => listener(committed, this.beside), this.parts.onListenerFault);
  }

  private async write(
    submissions: readonly Submission[],
    last: readonly Statement[],
  ): Promise<{ batch: Batch; committed: Committed }> {
    const { state } = this;
    const batch = new Batch(state, this.parts.ackSigner?.() ?? null);
    const keys = submissions.flatMap(({ key }) => (key === undefined ? [] : [key]));
    // Without a writer nothing may count as done.
    if (this.writer === null) throw new EngineUnavailable('the engine has no writer');
    const asked = keys.filter((key) => this.keys.mayBeStored(key));
    const stored: Map<string, StoredAnswer> = await findStored(this.writer, asked);
    for (const key of keys) this.keys.note(key);
    const needs = needsOf(
      state,
      submissions.map(({ command }) => command),
    );
    if (!needsNothing(needs)) addFound(state, needs.customers, await findNeeded(this.writer, needs));
    for (const submission of submissions) batch.take(state, submission, stored);
    const committed = batch.committed();
    const kept = this.parts.outbox?.keep(() => this.tell(this.tellers, committed)) ?? [];
    const statements = [...batch.statements(committed), ...kept, ...last];
    const before = performance.now();
    const traced = tracedIn(this.parts.spans, submissions);
    if (statements.length > 0) await this.writer.batch(statements);
    traced.end();
    this.parts.outbox?.committed(traced.spans);
    this.parts.measures?.written(submissions.length, (performance.now() - before) / 1_000);
    return { batch, committed };
  }

  private bench(): Bench {
    return {
      db: this.parts.db,
      resting: this.resting,
      state: () => this.state,
      carryOut: (submissions) => this.carryOut(submissions),
      write: (submissions, last) => this.write(submissions, last),
      reload: (resting) => this.reload(resting),
    };
  }

  /** The state as the tables have it now, with a new writer. @throws when that can't be had */
  private async reload(resting: ReadonlySet<string> = this.resting): Promise<void> {
    // A lock that is let go, even for a moment, is a standby's.
    await this.writer?.keep().catch(() => undefined);
    this.writer = null;
    await this.load(resting);
  }

  private async load(resting: ReadonlySet<string>): Promise<void> {
    this.writer = await this.parts.db.openWriter(this.parts.lease);
    this.current = await this.parts.load(this.writer, resting);
    this.keys.fill();
  }

  /** After a failed commit only the database knows what is true. */
  private async rebuild(): Promise<void> {
    this.current = null;
    for (const { reject } of this.queue.take(Number.POSITIVE_INFINITY))
      reject(new EngineUnavailable('the engine is restarting'));
    while (!this.stopped) {
      try {
        await this.reload();
        this.parts.measures?.reloaded();
        this.parts.onRebuilt();
        return;
      } catch (error) {
        this.parts.onFault(error);
        // Beside a new writer nothing is tried again.
        if (error instanceof LeaseLost) this.stopped = true;
        await new Promise((resolve) => void setTimeout(resolve, retryMs));
      }
    }
  }
}
