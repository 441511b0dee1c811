import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Receipt } from '@candor/verifier/text.ts';
import type { AckStore } from './ack-store.ts';
import { openStates, receiptBy, stateOf, type KeptAck } from './kept-ack.ts';

export type ListedAck = CallAnswer<'GET /fair/acknowledgements'>['list'][number];

interface Asked {
  readonly owner: string;
  readonly store: AckStore;
  /** Of the log, as this device has just found it. */
  readonly keys: readonly string[];
  /** Epoch milliseconds: of the server as well as it is known, and of this device. */
  readonly serverNow: () => number;
  readonly deviceNow: () => number;
  /** What the server says it has promised, both ends included, oldest first and not more than some hundred. */
  readonly listed: (from: number, to: number) => Promise<readonly ListedAck[]>;
  /** The receipt of an order; null while there is none. */
  readonly receiptOf: (orderNo: string) => Promise<Receipt | null>;
}

const togetherMs = 60_000;

/** Those that are asked for at once, since they were given one soon after the other. */
function together(acks: readonly KeptAck[]): KeptAck[][] {
  const groups: KeptAck[][] = [];
  for (const ack of acks.toSorted((a, b) => a.time - b.time)) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group === undefined || last === undefined || ack.time - last.time > togetherMs) groups.push([ack]);
    else group.push(ack);
  }
  return groups;
}

/** The proofs that the server has of what it promised from one moment to another. */
async function proofsOf({ listed }: Asked, from: number, to: number): Promise<Map<string, string | null>> {
  const proofs = new Map<string, string | null>();
  for (let start = from; ;) {
    const list = await listed(start, to);
    const before = proofs.size;
    for (const { content, proof } of list) proofs.set(content, proof);
    const last = list.at(-1);
    if (last === undefined || last.time >= to || proofs.size === before) return proofs;
    start = last.time;
  }
}

/** Now, by the server's clock: of two clocks the earlier one counts, as neither may make a promise late. */
export const askedNow = ({ time, keptAt }: KeptAck, clocks: Pick<Asked, 'serverNow' | 'deviceNow'>): number =>
  Math.min(clocks.serverNow(), time + Math.max(0, clocks.deviceNow() - keptAt));

/** All promises of which something may still be found. */
export const openAcks = async (owner: string, store: AckStore): Promise<KeptAck[]> =>
  (await Promise.all(openStates.map((state) => store.inState(owner, state)))).flat();

async function askLog(acks: readonly KeptAck[], asked: Asked): Promise<void> {
  const askedAt = acks.map((ack) => askedNow(ack, asked));
  const proofs = await proofsOf(asked, acks[0]?.time ?? 0, acks.at(-1)?.time ?? 0);
  for (const [i, ack] of acks.entries()) {
    const now = { ...ack, proof: proofs.get(ack.content) ?? null, askedAt: askedAt[i] ?? null };
    await asked.store.put({ ...now, state: await stateOf(now, asked.keys) });
  }
}

async function askReceipt(ack: KeptAck, { keys, receiptOf, store }: Asked): Promise<void> {
  const receipt = await receiptOf(ack.subject);
  if (receipt === null) return;
  const now = { ...ack, receipt };
  await store.put({ ...now, state: await stateOf(now, keys) });
}

/**
 * Looks for everything that was promised and is not found yet: in the log, then for how it was settled. What a server
 * doesn't answer stays as it is.
 */
export async function checkAcks(asked: Asked): Promise<void> {
  const { owner, store, serverNow } = asked;
  const open = await openAcks(owner, store);
  for (const group of together(open.filter(({ state }) => state !== 'logged'))) await askLog(group, asked);
  const running = await store.inState(owner, 'logged');
  for (const ack of running) if ((receiptBy(ack) ?? Infinity) < serverNow()) await askReceipt(ack, asked);
}
