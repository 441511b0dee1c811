import { assert } from '@candor/core/result.ts';
import type { Logger } from 'pino';
import type { AckSigner } from '../engine/acks/sign-together.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { keepDoing, type Every } from '../market/timing.ts';
import { openTurns } from '../queues/in-turn.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { treeHead, type Tree } from './format/tree.ts';
import { openHistory, type OpenLog } from './history.ts';
import type { LogKeys } from './keys.ts';
import type { LastSigned } from './last-signed.ts';
import { openLogWriter, type LogWriter } from './log-writer.ts';

/** A tree head that was signed: nothing beyond it is shown to anybody. */
export interface Signed {
  readonly log: number;
  readonly size: number;
  readonly note: string;
  readonly at: number;
}

export interface PublicLog {
  /** Opens the history, or begins another one. What waits goes on to be logged from then on. */
  start(): Promise<void>;
  /** Makes entries of all that waits, and signs. */
  settle(): Promise<void>;
  stop(): Promise<void>;
  /** Whose signatures are looked for; null before the start. */
  readonly identity: Pick<LogKeys, 'origin' | 'vkey' | 'cosignerVkey'> | null;
  readonly signed: Signed | null;
  /** Who signs what is promised to customers before it is in the log; null before the start. */
  readonly ackSigner: AckSigner | null;
}

export interface PublicLogParts {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly every: Every;
  readonly log: Pick<Logger, 'warn'>;
  /** Of the address that customers know; null without one. */
  readonly host: string | null;
  readonly lastSigned: LastSigned;
}

const turnMs = 1_000;
/** What waits longer than this, as after an upgrade, goes on with the next turn; nor does a stop wait for it. */
const turnWorkMs = 300;
/** A checkpoint is not older than ten seconds while anything happens; each costs a write to the disk. */
const signEveryMs = 4_000;

interface Running {
  readonly opened: OpenLog;
  readonly writer: LogWriter;
}

/** Makes entries of what was written to the intake and of what was settled, once a second, and signs the tree. */
export function openPublicLog(parts: PublicLogParts): PublicLog {
  const { clock, every, log, lastSigned } = parts;
  let running: Running | null = null;
  let signed: Signed | null = null;
  async function turn(isLast: boolean, atMostMs = turnWorkMs): Promise<void> {
    if (running === null) return;
    await takeFor(running.writer, atMostMs);
    if (isDue(signed, running.writer.tree, isLast ? Number.POSITIVE_INFINITY : clock.now()))
      signed = await signTree(lastSigned, running, clock.now());
  }

  // The tree has one end.
  const turns = openTurns();
  const inTurn = (isLast: boolean, atMostMs?: number): Promise<void> => turns(() => turn(isLast, atMostMs));
  const onFault = (error: unknown): void => log.warn({ err: error }, 'the public log waits');
  let stopTurns = (): Promise<void> => Promise.resolve();
  return {
    async start() {
      const begun = await openRunning(parts);
      signed = await signTree(lastSigned, begun, clock.now());
      running = begun;
      stopTurns = keepDoing(every, turnMs, () => inTurn(false), onFault).stop;
    },
    settle: () => inTurn(true, Number.POSITIVE_INFINITY),
    async stop() {
      await stopTurns();
      await inTurn(true).catch(onFault);
      running = null;
    },
    get identity() {
      return running?.opened.keys ?? null;
    },
    get signed() {
      return signed;
    },
    get ackSigner() {
      return running === null || signed === null ? null : signerOf(running.opened.keys, signed);
    },
  };
}

/** Whether a tree has grown and was not signed for a while. */
const isDue = (signed: Signed | null, { frontier }: Tree, now: number): boolean =>
  signed === null || (now - signed.at >= signEveryMs && frontier.size > signed.size);

const signerOf = ({ origin, signText }: LogKeys, { size }: Signed): AckSigner => ({
  origin,
  logSize: size,
  sign: signText,
});

/** Takes all that waits, or as much as there is time for. */
async function takeFor(writer: LogWriter, atMostMs: number): Promise<void> {
  const began = performance.now();
  while ((await writer.take()) && performance.now() - began < atMostMs);
}

async function openRunning(parts: PublicLogParts): Promise<Running> {
  const opened = await openHistory({ ...parts, now: parts.clock.now() }, parts.lastSigned.read());
  const { keys, previous } = opened;
  if (previous !== null)
    parts.log.warn({ previous: previous.origin, origin: keys.origin, reason: previous.reason }, 'another log begins');
  return { opened, writer: await openLogWriter(parts, opened.id, opened.tree) };
}

/** Keeps beside the database what is signed before anybody gets it. @throws where more was signed than there is */
async function signTree(lastSigned: LastSigned, { opened, writer }: Running, at: number): Promise<Signed> {
  const { id, keys } = opened;
  const { size, root } = treeHead(writer.tree);
  const last = lastSigned.read()?.checkpoint;
  assert(last?.origin !== keys.origin || last.size <= size, 'more was signed than these data hold');
  const note = keys.sign({ origin: keys.origin, size, root }, at);
  await lastSigned.write(note);
  return { log: id, size, note, at };
}
