import { readFileSync } from 'node:fs';
import { readAck, type Acknowledgement, type AnsweredAck } from '@candor/verifier/acks/acknowledgement.ts';
import type { Receipt } from '@candor/verifier/text.ts';
import type { AckStore } from './ack-store.ts';
import type { ListedAck } from './check-acks.ts';
import type { KeptAck } from './kept-ack.ts';

/** The verifier's own vectors: promises with their proofs, and receipts of what was promised. */
interface Vector {
  readonly vkey: string;
  readonly bundle: readonly { readonly kind: string }[];
}
const file = new URL('../../../../../packages/verifier/vectors/acknowledgements.json', import.meta.url);
const [vector] = JSON.parse(readFileSync(file, 'utf8')) as readonly Vector[];
if (vector === undefined) throw new Error('a vector');
const lineOf = (kind: string): unknown => vector.bundle.find((line) => line.kind === kind);
export const listed = lineOf('acknowledgement') as ListedAck;
const { orderNo, journalId, content, contentHash } = lineOf('receipt') as Receipt;
/** By which it was settled. */
export const receipt = { orderNo, journalId, content, contentHash };
/** As it stands in the answer of its call. */
const answeredFrom = ({ content: text, terms, salt, signature }: Acknowledgement): AnsweredAck => {
  const facts = readAck(text);
  if (facts === null) throw new Error('a promise');
  return { ...facts, terms, salt, signature };
};
export const answered = answeredFrom(listed);
export const keys = [vector.vkey];

/** Keeps promises as long as a test takes. */
export function memoryStore(): AckStore & { readonly rows: Map<string, KeptAck> } {
  const rows = new Map<string, KeptAck>();
  const keyOf = (whose: string, text: string): string => `${whose} ${text}`;
  const of = async (fits: (ack: KeptAck) => boolean): Promise<KeptAck[]> =>
    [...rows.values()].filter(fits).toSorted((a, b) => a.time - b.time);
  return {
    rows,
    put: async (ack) => rows.set(keyOf(ack.owner, ack.content), ack),
    has: async (whose, text) => rows.has(keyOf(whose, text)),
    all: (whose) => of((ack) => ack.owner === whose),
    inState: (whose, state) => of((ack) => ack.owner === whose && ack.state === state),
    count: async (whose, state) => (await of((ack) => ack.owner === whose && ack.state === state)).length,
    about: (whose, subject) => of((ack) => ack.owner === whose && ack.subject === subject),
    async prune(whose, before) {
      for (const [key, ack] of rows) if (ack.owner === whose && ack.time < before) rows.delete(key);
    },
  };
}
