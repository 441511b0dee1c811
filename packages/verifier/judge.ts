import { ackSteps, keptAck, readAck, type Acknowledgement, type AnsweredAck } from './acks/acknowledgement.ts';
import { givenIn, heldSteps } from './acks/against-bundle.ts';
import { settledAlone } from './acks/settled.ts';
import { readBundle, verifyBundle, type Bundle, type Part } from './bundle.ts';
import { kindOf } from './receipts/grammar.ts';
import { verifyLiabilities, type Liabilities, type Owner } from './liabilities.ts';
import { cosignedAt } from './log/cosignature.ts';
import { followKeys } from './log/key-chain.ts';
import { checkpointIn, isSignedBy, originStep, readAnyKey, readNote, signersOf, toBase64 } from './log/note.ts';
import type { Checkpoint, Note, NoteKey } from './log/note.ts';
import { isOneHistory, saidAt, type Seen } from './log/one-history.ts';
import { provesEntry, readProof } from './log/proof.ts';
import { logSteps } from './log/receipt-proof.ts';
import { verifyProof, type PublicProof } from './proof-card.ts';
import { platformDayOf, recomputeDay, type Seeds } from './prices/recompute-day.ts';
import { verifyReceipt, type Known } from './receipt.ts';
import { utf8 } from './sha256.ts';
import { short, tapeIn, untold, type Receipt, type Step, type Tape } from './text.ts';

/** Right: all agrees. False: something differs. Unknown: nothing differs, and something could not be told. */
export type Verdict = 'right' | 'false' | 'unknown';
export interface Judgement {
  readonly verdict: Verdict;
  readonly parts: readonly Part[];
}

const isAny = (parts: readonly Part[], ok: boolean | null): boolean =>
  parts.some(({ steps }) => steps.some((one) => one.ok === ok));
/** The verdict on all parts together. */
export function judgementOf(parts: readonly Part[]): Judgement {
  if (isAny(parts, false)) return { verdict: 'false', parts };
  return { verdict: isAny(parts, null) || !isAny(parts, true) ? 'unknown' : 'right', parts };
}

/** A receipt, and its proof where the log has it already. */
type Logged = Receipt & Known & { readonly proof?: string | null };

/** A promise out of a file, and when the log was asked for it. */
type KeptAck = Acknowledgement & { readonly askedAt?: number };

/** All that files can hold. */
const nothingGiven = () => ({
  receipts: [] as Logged[],
  bundles: [] as Bundle[],
  acks: [] as KeptAck[],
  tapes: [] as Tape[],
  cards: [] as PublicProof[],
  liabilities: [] as LiabilitiesFile[],
  seeds: [] as Seeds[],
  notes: [] as Note[],
  keys: [] as NoteKey[],
  proofs: [] as string[],
  consistency: [] as string[][],
  tiles: {} as Record<string, string>,
  /** What nobody knows may be an entry of the log. */
  others: [] as Uint8Array[],
  parts: [] as Part[],
});
type Given = Readonly<ReturnType<typeof nothingGiven>>;

/** Two checkpoints of one log that are not of one history, as apps and witnesses keep them. */
interface Evidence {
  readonly notes: readonly string[];
  readonly keys: readonly string[];
  /** Entries by which these have named others, each behind its proof. */
  readonly named?: readonly string[];
  readonly tiles?: Record<string, string>;
}

function takeEvidence(given: Given, { notes, keys, named = [], tiles }: Evidence): void {
  for (const text of [...notes, ...keys, ...named]) takeText(given, text);
  Object.assign(given.tiles, tiles);
}

/** Promises as an app keeps them: beside them the keys that it knew, and receipts that speak against them. */
interface KeptFile {
  readonly acknowledgements: readonly KeptAck[];
  readonly keys?: readonly string[];
  readonly receipts?: readonly Logged[];
}

function takeKept(given: Given, { acknowledgements, keys = [], receipts = [] }: KeptFile): void {
  given.acks.push(...acknowledgements);
  given.receipts.push(...receipts);
  for (const key of keys) takeText(given, key);
}

/** What a file is, is told by what it holds: an answer of the server, with or without its envelope. */
function takeObject(given: Given, object: Record<string, unknown>, text: string): void {
  const data: unknown = object['code'] === undefined ? object : (object['data'] ?? {});
  const has = (...names: readonly string[]): boolean => names.every((name) => Object.hasOwn(data as object, name));
  if (has('acknowledgements')) takeKept(given, data as KeptFile);
  else if (has('content', 'salt', 'signature')) given.acks.push(data as KeptAck);
  else if (has('ack')) given.acks.push(keptAck((data as { ack: AnsweredAck }).ack));
  else if (has('content', 'contentHash')) given.receipts.push(data as Logged);
  else if (has('marks', 'prevHash')) given.tapes.push(tapeIn(data as Tape));
  else if (has('contractType', 'returnRate')) given.cards.push(data as PublicProof);
  else if (has('roots', 'own')) given.liabilities.push(data as LiabilitiesFile);
  else if (has('list', 'publicValues')) given.seeds.push(data as Seeds);
  else if (has('notes', 'keys')) takeEvidence(given, data as Evidence);
  else if (has('consistency')) given.consistency.push((data as { consistency: string[] }).consistency);
  else if (has('tiles')) Object.assign(given.tiles, (data as { tiles: Given['tiles'] }).tiles);
  else given.others.push(utf8(text));
}

function takeText(given: Given, text: string): void {
  const key = readAnyKey(text.trim());
  const note = readNote(text);
  if (text.startsWith('c2sp.org/tlog-proof@')) given.proofs.push(text);
  else if (key !== null) given.keys.push(key);
  else if (note !== null) given.notes.push(note);
  else if (/^\s*\{"kind":"bundle"/.test(text)) takeBundle(given, text);
  else if (/^\s*\{/.test(text)) takeObject(given, JSON.parse(text) as Record<string, unknown>, text);
  else given.others.push(utf8(text));
}

function takeBundle(given: Given, text: string): void {
  const bundle = readBundle(text);
  if (bundle === null) given.parts.push({ subject: 'bundle', steps: [untold('whole', '?')] });
  else given.bundles.push(bundle);
}

/** Unpacks gzip where it is. @throws TypeError where the bytes are no gzip after all */
async function textOf(bytes: Uint8Array): Promise<string> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return new TextDecoder().decode(bytes);
  return new Response(new Blob([bytes.slice()]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}

const receiptPart = (receipt: Logged, tapes: readonly Tape[]): Part => ({
  subject: `${kindOf(receipt.content) ?? '?'} ${receipt.orderNo}`,
  steps:
    kindOf(receipt.content) === null
      ? [untold('receipt', short(receipt.contentHash))]
      : verifyReceipt(receipt, tapes, receipt),
});

/** What was found of a receipt, and that the log has it. */
async function withLog(part: Part, { content, proof }: Logged, keys: readonly NoteKey[]): Promise<Part> {
  if (typeof proof !== 'string') return part;
  return { ...part, steps: [...part.steps, ...(await logSteps(content, proof, keys))] };
}

async function bundleParts(bundle: Bundle, keys: readonly NoteKey[]): Promise<Part[]> {
  const [whole, ...parts] = verifyBundle(bundle);
  const receipts: readonly Logged[] = bundle.receipts;
  const logged = await Promise.all(
    receipts.map((receipt, i) => withLog(parts[i] ?? { subject: '?', steps: [] }, receipt, keys)),
  );
  const promised = await ackParts(bundle.acknowledgements, { bundles: [bundle], receipts: [], keys });
  return whole === undefined ? [...logged, ...promised] : [whole, ...logged, ...promised];
}

/** Whether a key of any kind has signed a note. */
async function isSigned(note: Note, key: NoteKey): Promise<boolean | null> {
  if (key.type === 1) return isSignedBy(note, key);
  const at = await cosignedAt(note, key);
  return typeof at === 'number' ? true : at;
}

/** Each promise by itself, against the bundles that should hold what it led to, and the receipts beside it. */
const ackParts = (
  acks: readonly KeptAck[],
  { bundles, receipts, keys }: Readonly<Pick<Given, 'bundles' | 'receipts'>> & { readonly keys: readonly NoteKey[] },
): Promise<Part[]> => {
  const given = bundles.map(givenIn);
  const proofs = new Map(bundles.flatMap((one) => one.acknowledgements.map(({ content, proof }) => [content, proof])));
  const madeAt = bundles[0]?.span.madeAt ?? null;
  return Promise.all(
    acks.map(async (ack): Promise<Part> => {
      const facts = readAck(ack.content);
      // Whoever kept it from the answer of the call has its proof in a bundle.
      const proof = ack.proof ?? proofs.get(ack.content) ?? null;
      const steps = await ackSteps({ ...ack, proof }, keys, ack.askedAt ?? madeAt);
      const subject = facts === null ? '?' : `${facts.kind} ${facts.what} ${facts.subject}`;
      const held = given.flatMap((one) => heldSteps(ack, one));
      return { subject, steps: [...steps, ...held, ...settledAlone(ack, receipts)] };
    }),
  );
};

async function signatureStep(note: Note, keys: readonly NoteKey[]): Promise<Step> {
  const stated = note.signatures.map(({ name }) => name).join(' · ');
  const own = signersOf(note, keys);
  if (own.length === 0) return untold('signature', stated);
  const found = await Promise.all(own.map((key) => isSigned(note, key)));
  // What this device can't check is no loss where another key of the same log has signed.
  const ok = found.includes(false) ? false : found.includes(true) || null;
  return { name: 'signature', ok, stated, found: own.map(({ name }) => name).join(' · ') };
}

const headText = ({ size, root }: Checkpoint): string => `${size} ${toBase64(root)}`;

/** Whether the larger of two checkpoints of one log has grown from the smaller. */
function historyStep(a: Seen, b: Seen, { consistency: [consistency], tiles }: Given): Step {
  const [older, newer] = a.size <= b.size ? [a, b] : [b, a];
  const ok = isOneHistory(a, b, { consistency, tiles });
  return { name: 'oneHistory', stated: headText(older), found: headText(newer), ok };
}

async function checkpointParts(given: Given): Promise<Part[]> {
  const read = given.notes.flatMap((note) => {
    const checkpoint = checkpointIn(note);
    return checkpoint === null ? [] : [{ note, checkpoint }];
  });
  const parts = await Promise.all(
    read.map(async ({ note, checkpoint }): Promise<Part> => ({
      subject: `checkpoint ${checkpoint.origin} ${checkpoint.size}`,
      steps: [await signatureStep(note, given.keys)],
    })),
  );
  const [a, b] = await Promise.all(
    read.map(async ({ note, checkpoint }): Promise<Seen> => ({
      ...checkpoint,
      at: await saidAt(note, checkpoint.origin, given.keys),
    })),
  );
  return a === undefined || b === undefined
    ? parts
    : [...parts, { subject: 'checkpoints', steps: [historyStep(a, b, given)] }];
}

/** The prices of each symbol on each day whose seed is given. */
async function pricesParts({ seeds, tapes }: Given): Promise<Part[]> {
  const [published] = seeds;
  if (published === undefined) return [];
  const days = Map.groupBy(tapes, ({ symbol, marks }) => `${symbol} ${platformDayOf(marks[0]?.time ?? 0)}`);
  return Promise.all(
    [...days].map(async ([of, own]) => {
      const [symbol = '', day = ''] = of.split(' ');
      const isIn = (from: number, to: number, { marks }: Tape): boolean =>
        marks.some(({ time }) => time >= from && time <= to);
      const tapesOf = (from: number, to: number): Promise<Tape[]> =>
        Promise.resolve(own.filter((tape) => isIn(from, to, tape)));
      return {
        subject: `prices ${of}`,
        steps: await recomputeDay({ seeds: published, symbol, day: Number(day), tapesOf }),
      };
    }),
  );
}

async function proofPart(text: string, { keys, others }: Given): Promise<Part> {
  const proof = readProof(text);
  if (proof === null) return { subject: 'proof', steps: [{ name: 'included', ok: false, stated: '?', found: '—' }] };
  const place = `#${proof.index} / ${proof.checkpoint.size}`;
  const included = others.some((entry) => provesEntry(proof, entry));
  const step =
    others.length === 0 ? untold('included', place) : { name: 'included', ok: included, stated: place, found: place };
  return { subject: `proof #${proof.index}`, steps: [await signatureStep(proof.note, keys), step] };
}

/** An answer of liabilities, and in a file of evidence what its owner knows besides; without it that is unknown. */
type LiabilitiesFile = Liabilities & Partial<Owner>;

/** Each currency of it; what the log proves of it is worth no more than the signature on its checkpoint. */
async function liabilityParts(answer: LiabilitiesFile, keys: readonly NoteKey[]): Promise<Part[]> {
  const { v, own, salt = null, lines = null } = answer;
  const names = answer.names ?? (v === 2 ? [] : [own?.userId ?? '']);
  const proof = v === 2 ? readProof(answer.proof ?? '') : null;
  const signed = proof === null ? [] : [await originStep(proof.note, keys)];
  return verifyLiabilities(answer, { names, salt, lines }).map(({ currency, steps }) => ({
    subject: `liabilities ${currency}`,
    steps: [...steps, ...signed],
  }));
}

/** Trusts the keys that those at hand have named. */
async function takeNamedKeys({ keys, others }: Given): Promise<readonly Part[]> {
  const entries = others.map((bytes) => new TextDecoder().decode(bytes));
  const { keys: all, named } = await followKeys(keys, entries);
  keys.push(...all.slice(keys.length));
  return named;
}

/** What cannot be read is false as it stands, and says so instead of failing. */
const unreadable: Part = { subject: '?', steps: [{ name: 'readable', ok: false, stated: '?', found: '—' }] };

/**
 * Judges files together: a bundle; receipts or shared orders with stretches of the tape; liabilities; checkpoints with
 * a key, a proof of consistency or tiles; a proof with the entry that it is of.
 */
export async function judge(files: readonly Uint8Array[]): Promise<Judgement> {
  const given = nothingGiven();
  try {
    for (const file of files) takeText(given, await textOf(file));
    given.parts.push(...(await takeNamedKeys(given)));
    for (const bundle of given.bundles) given.parts.push(...(await bundleParts(bundle, given.keys)));
    given.parts.push(...(await ackParts(given.acks, given)));
    for (const receipt of given.receipts)
      given.parts.push(await withLog(receiptPart(receipt, given.tapes), receipt, given.keys));
    for (const card of given.cards)
      for (const tape of given.tapes.slice(0, 1))
        given.parts.push({ subject: `shared ${card.contractType}`, steps: verifyProof(card, tape) });
    given.parts.push(...(await pricesParts(given)));
    for (const answer of given.liabilities) given.parts.push(...(await liabilityParts(answer, given.keys)));
    given.parts.push(...(await checkpointParts(given)));
    for (const proof of given.proofs) given.parts.push(await proofPart(proof, given));
  } catch {
    given.parts.push(unreadable);
  }
  return judgementOf(given.parts);
}
