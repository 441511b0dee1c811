import { readFileSync, writeFileSync } from 'node:fs';
import { Promises } from '../../../apps/server/engine/acks/promises.ts';
import { ackText, type Ack } from '../../../apps/server/engine/acks/ack.ts';
import { entryOf } from '../../../apps/server/log/intake.ts';
import { inclusionProof, leafHash, treeOver } from '../../../apps/server/log/format/merkle.ts';
import { proofText } from '../../../apps/server/log/format/proof-text.ts';
import { logKeys, type LogKeys } from '../../../apps/server/log/keys.ts';
import { nodesOver } from '../../../apps/server/log/test-reader.ts';
import { emptyState } from '../../../packages/core/engine.ts';
import { paperRules } from '../../../packages/core/rules.ts';
import { hash } from 'node:crypto';

/** By hand, when promises are told otherwise: `node tests/simulator/vectors/write-acks.ts`. */
const folder = new URL('../../../packages/verifier/vectors/', import.meta.url);

interface Vector {
  readonly receipt: { readonly orderNo: string; readonly journalId: string; readonly content: string };
  readonly tapes: readonly { readonly prevHash: string; readonly marks: readonly { readonly seq: number }[] }[];
}
interface Kept {
  content: string;
  terms: string;
  salt: string;
  signature: string;
  proof: string | null;
}
interface AckVector {
  readonly name: string;
  readonly vkey: string;
  readonly bundle: readonly object[];
  readonly kept: Kept | null;
  readonly fails: readonly string[];
}

const keys = logKeys('vectors.example/log', Buffer.alloc(64, 7));
const others = logKeys('vectors.example/log', Buffer.alloc(64, 8));
const receipts = (JSON.parse(readFileSync(new URL('receipts.json', folder), 'utf8')) as Vector[]).filter(
  ({ receipt, tapes }) =>
    receipt.content.startsWith('terms fast|') &&
    /\nentry \d+@/.test(receipt.content) &&
    tapes[0]?.marks[0] !== undefined &&
    tapes[0].marks[0].seq < Number(/\nentry (\d+)@/.exec(receipt.content)?.[1]),
);
const termsOf = ({ receipt }: Vector): string => receipt.content.split('\n')[0]?.slice('terms '.length) ?? '';
const entrySeq = ({ receipt }: Vector): number => Number(/\nentry (\d+)@/.exec(receipt.content)?.[1]);

/** What was promised of orders whose receipts are vectors, in one transaction. */
function acksOf(vectors: readonly Vector[], signer: LogKeys): Ack[] {
  const state = emptyState(paperRules);
  const promises = new Promises(state, { origin: signer.origin, logSize: 40, sign: signer.signText });
  return vectors.map((vector, i) => {
    const [, orderNo = '', userId = '', symbol = '', direction, seconds, stake, rate, payout, bound = '-', received] =
      termsOf(vector).split('|');
    const [price, maxSlippage] = bound.split('~');
    const order = {
      orderNo,
      userId,
      symbol,
      direction,
      seconds: Number(seconds),
      stake,
      payoutRate: rate,
      payout,
      bound: maxSlippage === undefined ? null : { price, maxSlippage },
      receivedAt: Number(received),
    };
    const [tape] = vector.tapes;
    const [first] = tape?.marks ?? [];
    const head = headAfter(symbol, tape, first?.seq ?? 0);
    state.marks.set(symbol, {
      symbol,
      seq: first?.seq ?? 0,
      time: 0,
      price: 1n,
      backfilled: false,
      hash: head,
    } as never);
    const answer: { ack?: Ack } = {};
    promises.accept({ kind: 'place-fast-order', ...order } as never, order, answer, order.receivedAt);
    if (i === vectors.length - 1) promises.sign();
    if (answer.ack === undefined) throw new Error('an order is acknowledged');
    return answer.ack;
  });
}

function headAfter(symbol: string, tape: Vector['tapes'][number] | undefined, seq: number): string {
  const mark = (tape?.marks as readonly Record<string, unknown>[] | undefined)?.find((one) => one['seq'] === seq);
  const flag = mark?.['backfilled'] === true ? 1 : 0;
  return hash(
    'sha256',
    `${tape?.prevHash}|${symbol}|${seq}|${String(mark?.['time'])}|${String(mark?.['price'])}|${flag}`,
  );
}

const saltedLeaf = (ack: Ack): Buffer =>
  hash('sha256', Buffer.concat([Buffer.of(0), Buffer.from(ack.salt, 'hex'), Buffer.from(ackText(ack))]), 'buffer');

/** Puts promises into a log of some entries. */
function logged(acks: readonly Ack[], time: number): Kept[] {
  const batch = treeOver(acks.map(saltedLeaf));
  const facts = { leaves: acks.length, root: Buffer.from(batch.root).toString('hex'), kinds: { ack: acks.length } };
  const entry = entryOf('batch', time, JSON.stringify(facts));
  const entries = [entryOf('act', time - 9, '{"act":"began"}'), entry, entryOf('act', time + 1, '{"act":"halt"}')];
  const nodes = nodesOver(entries.map(leafHash));
  const tree = treeOver(entries.map(leafHash));
  const checkpoint = keys.sign({ origin: keys.origin, size: entries.length, root: tree.root }, time);
  return acks.map((ack, index) => {
    const path = batch.pathOf(index).map((one) => Buffer.from(one).toString('base64'));
    const extra = { salt: ack.salt, index, leaves: acks.length, path, entry: entry.toString() };
    const proof = { index: 1, path: inclusionProof(1, entries.length, nodes), checkpoint };
    return {
      content: ackText(ack),
      terms: ack.terms,
      salt: ack.salt,
      signature: ack.signature,
      proof: proofText({ ...proof, extra: Buffer.from(JSON.stringify(extra)) }),
    };
  });
}

const chosen = receipts.slice(0, 5);
const acks = acksOf(chosen, keys);
/** Of five orders that were promised days apart each is logged in its own minute. */
const kept = acks.flatMap((ack, at) => logged(acks, ack.time + 700).slice(at, at + 1));
const [tooLate] = logged(acks, (acks[0]?.time ?? 0) + 60_001);

/** A bundle of one order, made long after it. */
function bundleOf(at: number, change: { ack?: Kept | null; receipt?: object | null } = {}): object[] {
  const [vector, own] = [chosen[at], kept[at]];
  if (vector === undefined || own === undefined) throw new Error('a vector');
  const ack = change.ack === undefined ? own : change.ack;
  const receipt = change.receipt === undefined ? vector.receipt : change.receipt;
  const { userId = '', time = 0 } = acks[at] ?? {};
  const made = time + 400_000;
  return [
    { kind: 'bundle', v: 1, userId, from: time - 1_000, to: made, madeAt: made },
    ...(ack === null ? [] : [{ kind: 'acknowledgement', time, ...ack }]),
    ...vector.tapes.map((tape) => ({ kind: 'tape', ...tape })),
    ...(receipt === null ? [] : [{ kind: 'receipt', ...receipt }]),
    {
      kind: 'end',
      statement: 0,
      acknowledgements: ack === null ? 0 : 1,
      receipts: receipt === null ? 0 : 1,
      tapes: vector.tapes.length,
    },
  ];
}

const [first, second] = kept;
if (first === undefined || second === undefined) throw new Error('two promises');
const changed = (change: Partial<Kept>): Kept => ({ ...first, ...change });
const inText = (from: RegExp | string, to: string): Kept => changed({ content: first.content.replace(from, to) });
const signed = first.signature.split('.');
const resigned = (at: number, part: string): Kept =>
  changed({ signature: signed.map((one, i) => (i === at ? part : one)).join('.') });
const stranger = acksOf(chosen, others)[0];
const [mine] = chosen;
if (stranger === undefined || mine === undefined) throw new Error('a promise of somebody else');
/** The same order on other terms, as if nothing else had been agreed. */
function otherTerms(vector: Vector): object {
  const content = vector.receipt.content.replace(
    /^(terms (?:[^|]+\|){5})(\d+)/,
    (_, head: string, seconds: string) => `${head}${Number(seconds) + 1}`,
  );
  return { ...vector.receipt, content, contentHash: hash('sha256', content) };
}
const lateSeq = `#${entrySeq(mine)}@`;
const leaf = ['promiseSigned', 'inBatch'];

const forgeries: readonly [
  string,
  Partial<{ ack: Kept | null; receipt: object | null; kept: Kept | null }>,
  string[],
][] = [
  ['other terms than were hashed', { ack: changed({ terms: `${first.terms}0` }) }, ['promise']],
  ['another kind', { ack: inText(/^ack place-fast-order/, 'refusal market-halted') }, leaf],
  ['another act', { ack: inText('place-fast-order', 'place-spot-order') }, leaf],
  ['a later receipt', { ack: inText(/\|(\d+)$/, '|1799999999999') }, ['promise', ...leaf]],
  ['another size of the log', { ack: inText('|40|', '|41|') }, leaf],
  ['another head of the tape', { ack: inText(/@[0-9a-f]{64}/, `@${'e'.repeat(64)}`) }, [...leaf, 'seen']],
  ['the entry already seen', { ack: inText(/#\d+@/, lateSeq) }, [...leaf, 'seen', 'afterReceipt']],
  ['a text that is no promise', { ack: inText('ack ', 'ack  ') }, ['promise']],
  ['another salt', { ack: changed({ salt: second.salt }) }, ['promiseSigned']],
  ['the signature of another promise', { ack: changed({ signature: second.signature }) }, ['promiseSigned']],
  ['another place in what was signed', { ack: resigned(0, '1') }, ['promiseSigned']],
  ['another number of leaves', { ack: resigned(1, '4') }, ['promiseSigned']],
  ['a path of zeros', { ack: resigned(2, Buffer.alloc(96).toString('base64')) }, ['promiseSigned']],
  [
    'the key of somebody else',
    {
      ack: changed({
        signature: signed
          .map((one, i) =>
            i === 3
              ? Buffer.concat([
                  Buffer.from(one, 'base64').subarray(0, 4),
                  Buffer.from(stranger.signature.split('.')[3] ?? '', 'base64').subarray(4),
                ]).toString('base64')
              : one,
          )
          .join('.'),
      }),
    },
    ['promiseSigned'],
  ],
  ['the proof of another promise', { ack: changed({ proof: second.proof }) }, ['inBatch', 'keptPromise']],
  ['in the log after its minute', { ack: tooLate ?? null, kept: null }, ['keptPromise']],
  ['no proof after its minute', { ack: changed({ proof: null }) }, ['keptPromise']],
  ['an acknowledged order dropped', { receipt: null }, ['settled']],
  ['a receipt on other terms than were promised', { receipt: otherTerms(mine) }, ['settled']],
  [
    'dropped with its promise, which its owner kept',
    { ack: null, receipt: null, kept: changed({ proof: null }) },
    ['keptPromise', 'held', 'settled'],
  ],
  ['a promise dropped that its owner kept', { ack: null, kept: first }, ['held']],
];
const vectors: AckVector[] = [
  ...chosen.map((_, at) => ({
    name: `promise ${at + 1} of ${chosen.length}`,
    vkey: keys.vkey,
    bundle: bundleOf(at),
    kept: kept[at] ?? null,
    fails: [],
  })),
  ...forgeries.map(([name, change, fails]) => ({
    name,
    vkey: keys.vkey,
    bundle: bundleOf(0, change),
    kept: change.kept ?? null,
    fails,
  })),
];
writeFileSync(
  new URL('acknowledgements.json', folder),
  `[\n${vectors.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`,
);
