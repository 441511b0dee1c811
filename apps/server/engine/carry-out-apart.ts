import type { State } from '@candor/core/state.ts';
import { DatabaseUnavailable, DataHeldError, type Database, type Statement } from '../db/database.ts';
import { Batch } from './batch.ts';
import { changedOrders, comesAgain, CommandSetAside, setAsideRow, trialEnd, wasTrial } from './set-aside.ts';
import { isKeyTaken } from './idempotency.ts';
import { EngineUnavailable, type Submission } from './submission.ts';

/** What of the engine is needed to find what can't be stored. */
export interface Bench {
  readonly db: Database;
  /** Orders that are left alone until the next start. */
  readonly resting: Set<string>;
  state(): State;
  carryOut(submissions: readonly Submission[]): Promise<void>;
  write(submissions: readonly Submission[], last: readonly Statement[]): Promise<unknown>;
  reload(resting?: ReadonlySet<string>): Promise<void>;
}

/** Orders at fault in one command, at most; with more of them the command is set aside as a whole. */
const restingAtOnceMax = 20;

/**
 * The database has looked at it and said no, or we were wrong: it would fail again. Otherwise nobody knows, or the
 * database is gone.
 */
export const isRefused = (error: unknown): boolean =>
  !(error instanceof DatabaseUnavailable || error instanceof EngineUnavailable || error instanceof DataHeldError);

/**
 * Carries out what can be stored of commands that could not be stored together, half by half in their order, and sets
 * the others aside. @throws when the database is gone
 */
export async function carryOutApart(bench: Bench, submissions: readonly Submission[], error: unknown): Promise<void> {
  await bench.reload();
  const [only] = submissions;
  if (only === undefined) return;
  const isLookedUp = !isKeyTaken(error);
  if (submissions.length === 1 && isLookedUp) {
    await setAside(bench, only, error);
    return;
  }
  // Of a key that memory didn't know the table was not asked; after the reload it is, so they may stay together.
  const middle = Math.ceil(submissions.length / 2);
  const parts = isLookedUp ? [submissions.slice(0, middle), submissions.slice(middle)] : [submissions];
  for (const part of parts) {
    try {
      await bench.carryOut(part);
    } catch (fault) {
      if (!isRefused(fault)) throw fault;
      await carryOutApart(bench, part, fault);
    }
  }
}

/** One command that can't be stored: without the orders at fault, where it comes again by itself; else not at all. */
async function setAside(bench: Bench, submission: Submission, error: unknown): Promise<void> {
  const { command, now } = submission;
  let fault = error;
  for (let found = 0; comesAgain(command) && found < restingAtOnceMax; found += 1) {
    const orderNo = await findOrderAtFault(bench, submission);
    if (orderNo === null) break;
    bench.resting.add(orderNo);
    await bench.db.batch([setAsideRow(command, now, fault, orderNo)]);
    await bench.reload();
    try {
      await bench.carryOut([submission]);
      return;
    } catch (next) {
      if (!isRefused(next)) throw next;
      fault = next;
      await bench.reload();
    }
  }
  await bench.db.batch([setAsideRow(command, now, fault, null)]);
  submission.reject(new CommandSetAside(`${command.kind} could not be stored`, { cause: fault }));
  // A frame's rows are the tape: without them nothing could be recorded on top.
  if (submission.statements.length > 0)
    await bench.write([{ ...submission, command: { kind: 'tick', marks: [] } }], []);
}

/**
 * By halves: of the orders that a command changes, one with which alone it can't be stored; null when there is none.
 */
async function findOrderAtFault(bench: Bench, submission: Submission): Promise<string | null> {
  const batch = new Batch();
  batch.take(bench.state(), submission, new Map());
  const all = changedOrders(batch.committed());
  let suspects = all;
  while (suspects.length > 1) {
    const half = suspects.slice(0, Math.ceil(suspects.length / 2));
    suspects = (await failsWith(bench, submission, new Set(all).difference(new Set(half))))
      ? half
      : suspects.slice(half.length);
  }
  const [suspect] = suspects;
  const isFound =
    suspect !== undefined && (await failsWith(bench, submission, new Set(all).difference(new Set(suspects))));
  await bench.reload();
  return isFound ? suspect : null;
}

/** Tries a command while some of the orders that it changes are asleep; nothing is kept of it. */
async function failsWith(bench: Bench, submission: Submission, asleep: ReadonlySet<string>): Promise<boolean> {
  await bench.reload(bench.resting.union(asleep));
  try {
    await bench.write([submission], trialEnd);
  } catch (error) {
    if (!isRefused(error)) throw error;
    return !wasTrial(error);
  }
  throw new Error('a trial was stored');
}
