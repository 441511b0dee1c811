import { assert } from '@candor/core/result.ts';
import type { Logger } from 'pino';
import type { AckSigner } from '../engine/acks/sign-together.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { keepDoing, type Every } from '../market/timing.ts';
import { openTurns } from '../queues/in-turn.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { treeHead, type Tree } from './format/tree.ts';
import { openHistory, readPrevious, type OpenLog } from './history.ts';
import type { LogKeys } from './keys.ts';
import { base64 } from './format/merkle.ts';
import type { LastSigned, SignedOnce } from './last-signed.ts';
import { readKeys, readLogs } from './log-table.ts';
import { openLogWriter, type LogWriter } from './log-writer.ts';
import { readConsistency, readRoot } from './read-nodes.ts';
import { lastKnown } from './witnesses/ask.ts';
import { noPolicy, type Policy } from './witnesses/policy.ts';
import { openWitnesses, type Cosigner, type Witnesses } from './witnesses/witnesses.ts';

/** A tree head that was signed: nothing beyond it is shown to anybody. */
export interface Signed {
  readonly log: number;
  readonly size: number;
  /** Base64, as in the note. */
  readonly root: string;
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
  /** What is shown: signed, with what witnesses have put under it; not larger than {@link signed}. */
  readonly shown: Signed | null;
  /** What this log says of the one before it; null where it is the first. */
  readonly previous: Began;
  /** Whose cosignatures are asked for. */
  readonly policy: Policy;
  readonly cosigners: readonly Cosigner[];
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
  /** {@link noPolicy} without it. */
  readonly policy?: Policy;
}

const turnMs = 1_000;
/** What waits longer than this, as after an upgrade, goes on with the next turn; nor does a stop wait for it. */
const turnWorkMs = 300;
/** A checkpoint is not older than ten seconds while anything happens; each costs a write to the disk. */
const signEveryMs = 4_000;

type Began = Awaited<ReturnType<typeof readPrevious>>;

interface Running {
  readonly opened: OpenLog;
  readonly previous: Began;
  readonly writer: LogWriter;
}

/** What changes while a log is open; it has one end, so its turns come one after the other. */
interface State {
  readonly parts: PublicLogParts;
  readonly witnesses: Witnesses;
  running: Running | null;
  signed: Signed | null;
}

async function signNow(state: State, running: Running): Promise<void> {
  state.signed = await signTree(state.parts, running.opened, running.writer.tree, state.witnesses);
}

async function turn(state: State, isLast: boolean, atMostMs: number): Promise<void> {
  const { running, signed, parts } = state;
  if (running === null) return;
  await takeFor(running.writer, atMostMs);
  const isDue = isLast || signed === null || parts.clock.now() - signed.at >= signEveryMs;
  if (isDue && running.writer.tree.frontier.size > (signed?.size ?? 0)) await signNow(state, running);
}

/** Never two histories: what a witness shows of this log's own words ends it, where these data don't hold it. */
async function look(state: State, found: SignedOnce): Promise<void> {
  const { running, parts } = state;
  if (running === null || (await holds(parts, running, found))) return;
  const next = await openRunning(parts, found);
  await signNow(state, next);
  state.running = next;
}

async function begin(state: State): Promise<void> {
  const running = await openRunning(state.parts, await strongest(state.parts));
  await signNow(state, running);
  state.running = running;
}

async function end(state: State): Promise<void> {
  await state.witnesses.stop();
  state.running = null;
}

/** Makes entries of what was written to the intake and of what was settled, once a second, and signs the tree. */
export function openPublicLog(parts: PublicLogParts): PublicLog {
  const { every, log, policy = noPolicy } = parts;
  const turns = openTurns();
  const onFault = (error: unknown): void => log.warn({ err: error }, 'the public log waits');
  const onOther = (found: SignedOnce): void => void turns(() => look(state, found)).catch(onFault);
  const witnesses = openWitnesses({ ...parts, policy, onOther });
  const state: State = { parts, witnesses, running: null, signed: null };
  const inTurn = (isLast: boolean, atMostMs = turnWorkMs): Promise<void> => turns(() => turn(state, isLast, atMostMs));
  let stopTurns = (): Promise<void> => Promise.resolve();
  return {
    async start() {
      await begin(state);
      stopTurns = keepDoing(every, turnMs, () => inTurn(false), onFault).stop;
    },
    settle: () => inTurn(true, Number.POSITIVE_INFINITY),
    stop: () =>
      stopTurns()
        .then(() => inTurn(true).catch(onFault))
        .then(() => end(state)),
    get identity() {
      return state.running?.opened.keys ?? null;
    },
    get signed() {
      return state.signed;
    },
    get shown() {
      return state.signed === null ? null : shownOf(state.signed, witnesses);
    },
    get previous() {
      return state.running?.previous ?? null;
    },
    policy,
    get cosigners() {
      return witnesses.cosigners;
    },
    get ackSigner() {
      return signerOf(state);
    },
  };
}

function signerOf({ running, signed }: State): AckSigner | null {
  if (running === null || signed === null) return null;
  const { origin, signText } = running.opened.keys;
  return { origin, logSize: signed.size, sign: signText };
}

function shownOf(signed: Signed, witnesses: Pick<Witnesses, 'shown'>): Signed {
  const shown = witnesses.shown();
  if (shown === null) return signed;
  const { offered, lines } = shown;
  const { size, root } = offered.checkpoint;
  return { log: signed.log, size, root: base64(root), note: offered.note + lines.join(''), at: offered.at };
}

/** Whether these data hold what was once signed of this log. */
async function holds(
  { db }: PublicLogParts,
  { opened, writer }: Running,
  { checkpoint }: SignedOnce,
): Promise<boolean> {
  const { origin, size, root } = checkpoint;
  if (origin !== opened.keys.origin) return true;
  if (size > writer.tree.frontier.size) return false;
  return Buffer.compare(await readRoot({ db, log: opened.id, size }), root) === 0;
}

/** The largest checkpoint that is known outside the database: beside it, or to a witness. */
async function strongest({ db, lastSigned, policy = noPolicy }: PublicLogParts): Promise<SignedOnce | null> {
  const own = lastSigned.read();
  const logs = await readLogs(db);
  const log = logs.find(({ origin }) => origin === own?.checkpoint.origin) ?? logs[0];
  if (log === undefined) return own;
  const keys = await readKeys(db, log.id);
  const asked = policy.witnesses.filter(({ url }) => url !== null);
  const known = await Promise.all(asked.map((witness) => lastKnown(witness, keys)));
  return known.reduce(
    (most, one) => (one !== null && one.checkpoint.size >= (most?.checkpoint.size ?? 0) ? one : most),
    own,
  );
}

/** Takes all that waits, or as much as there is time for. */
async function takeFor(writer: LogWriter, atMostMs: number): Promise<void> {
  const began = performance.now();
  while ((await writer.take()) && performance.now() - began < atMostMs);
}

async function openRunning(parts: PublicLogParts, signed: SignedOnce | null): Promise<Running> {
  const opened = await openHistory({ ...parts, now: parts.clock.now() }, signed);
  const { keys, previous } = opened;
  if (previous !== null)
    parts.log.warn({ previous: previous.origin, origin: keys.origin, reason: previous.reason }, 'another log begins');
  const writer = await openLogWriter(parts, opened.id, opened.tree);
  return { opened, writer, previous: await readPrevious(parts.db, opened.id) };
}

/**
 * Keeps beside the database what is signed before anybody gets it, and hands it to the witnesses.
 * @throws where more was signed than there is
 */
async function signTree(
  { db, clock, lastSigned }: PublicLogParts,
  { id, keys }: OpenLog,
  tree: Tree,
  witnesses: Pick<Witnesses, 'offer'>,
): Promise<Signed> {
  const { size, root } = treeHead(tree);
  const { origin } = keys;
  const at = clock.now();
  const last = lastSigned.read()?.checkpoint;
  assert(last?.origin !== origin || last.size <= size, 'more was signed than these data hold');
  const note = keys.sign({ origin, size, root }, at);
  await lastSigned.write(note);
  const proofFrom = (older: number): Promise<Uint8Array[]> => readConsistency({ db, log: id, size }, older);
  witnesses.offer({ checkpoint: { origin, size, root }, note, at, keys: () => readKeys(db, id), proofFrom });
  return { log: id, size, root: base64(root), note, at };
}
