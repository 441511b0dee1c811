import type { Command, ResultOf } from '@candor/core/engine.ts';
import type { Statement } from '../../db/database.ts';
import type { Ack } from '../acks/ack.ts';
import type { DoorRefusal } from '../acks/promises.ts';
import type { IdempotencyKey } from '../idempotency.ts';
import type { Committed, Executed } from '../submission.ts';
import type { Beside } from './beside.ts';
import type { Question } from './question.ts';
import type { Presented } from './teller.ts';

export type ValueOf<R> = Extract<R, { ok: true }> extends { value: infer V } ? V : never;
export type RefusalOf<R> = Extract<R, { ok: false }> extends { refusal: infer F extends string } ? F : never;

/** The only way to change money and orders; whatever is handed over is data. */
export interface Commands {
  /** Carries out a command; resolves after its commit. @throws EngineUnavailable */
  submit<C extends Command>(command: C): Promise<ResultOf<C>>;
  /**
   * Like {@link submit}, answering what the teller makes of the value; with a key the answer is stored and repeated.
   * @param attached written in the same transaction, if the command is accepted
   */
  execute<C extends Command, Answer>(
    command: C,
    told: Presented<ValueOf<ResultOf<C>>, Answer>,
    key?: IdempotencyKey,
    attached?: readonly Statement[],
  ): Promise<Executed<Answer, RefusalOf<ResultOf<C>>>>;
  /** Notes that a call was refused before it became a command. @returns the promise; null while nobody signs */
  signRefusal(refusal: DoorRefusal): Promise<Ack | null>;
  /**
   * Carries out what operators have decided; their decision's rows are written in the same transaction, if the command
   * is accepted.
   */
  decide<C extends Command>(command: C, statements: readonly Statement[]): Promise<ResultOf<C>>;
}

/** What reads need of the engine's memory. */
export interface View {
  readonly ready: boolean;
  /** Commands that wait. */
  readonly waiting: number;
  /** The state after the last applied command says it. @throws EngineUnavailable while it is being rebuilt */
  ask<Args, Answer>(question: Question<Args, Answer>, args: Args): Promise<Answer>;
}

/** Told of what was committed, beside the engine. */
export type CommitListener = (committed: Committed, beside: Beside) => void;

/** The engine as everybody but its own room has it. */
export interface EngineAccess extends Commands, View {}

/** The engine as those see it who work beside it. */
export interface CommitEvents {
  onCommitted(listener: CommitListener): void;
  /**
   * The teller does nothing but tell owners, by the stream, of what has changed. Where events are kept with their
   * transaction that is before its commit, else right after it.
   */
  tellOwners(teller: CommitListener): void;
  /**
   * Called when the state stands again after a commit in doubt: nobody knew whether it was stored, so what it has
   * changed, if anything, was told to nobody.
   */
  onDoubt(listener: () => void): void;
}
