import { call, CallError } from '../../client/call.ts';
import type { Config } from '../../client/config.ts';
import { queryClient, queryOf } from '../../client/query.ts';
import { serverNow } from '../../clock/server-clock.ts';
import { apiBase } from '../../session/preferences.ts';
import { session } from '../../session/session.ts';
import { store } from '../../storage.ts';
import { noteOf } from '../log/hold-proof.ts';
import { held, look, rememberedKeys } from '../log/use-log.ts';
import { openAckStore } from './ack-store.ts';
import { askedNow, checkAcks, openAcks, type ListedAck } from './check-acks.ts';
import { keepAcks } from './keep-acks.ts';
import { openStates, receiptBy, type KeptAck } from './kept-ack.ts';

export const ackStore = openAckStore();

/** Whose promises these are: of this customer on this server; null where nobody is signed in. */
export function ackOwner(): string | null {
  const userId = session().userInfo?.userId;
  return userId === undefined ? null : `${apiBase()} ${userId}`;
}

const quiet = { quiet: true };
const logOf = async (): Promise<Config['log']> =>
  (await queryClient.fetchQuery({ ...queryOf('GET /common/getConfig'), staleTime: 600_000 })).log;

/** The keys of the log as this device has first seen them; before that as the server names them. */
export async function logKeys(): Promise<readonly string[]> {
  const known = rememberedKeys();
  if (known !== null) return known;
  const log = await logOf();
  return log === null ? [] : [log.vkey];
}

async function receiptOf(orderNo: string) {
  try {
    const { journalId, content, contentHash } = await call(
      'GET /fair/receipt/{orderNo}',
      { params: { orderNo } },
      quiet,
    );
    return { orderNo, journalId, content, contentHash };
  } catch (fault) {
    if (fault instanceof CallError && fault.code === 404) return null;
    throw fault;
  }
}

const openOf = async (owner: string): Promise<number> =>
  (await Promise.all(openStates.map((state) => ackStore.count(owner, state)))).reduce((sum, count) => sum + count, 0);

/** Notes whether there is something left to look for, for the next visit. */
async function noteOpen(owner: string): Promise<boolean> {
  const isOpen = (await openOf(owner)) > 0;
  store('acks open', isOpen ? owner : null);
  return isOpen;
}

/** @throws where the log proves by a checkpoint that it has not signed, or that can't be held against the known one */
async function allHeld(list: readonly ListedAck[]): Promise<readonly ListedAck[]> {
  const proofs = new Map(list.flatMap(({ proof }) => (proof === null ? [] : [[noteOf(proof), proof] as const])));
  for (const proof of proofs.values()) {
    const found = await held(proof);
    if (found !== null && found !== 'held') throw new Error(`the checkpoint of a proof is ${found}`);
  }
  return list;
}

/** The log has them after seconds, and has to after a minute; what is settled is asked for once it has to be. */
const looksMs = [10_000, 65_000] as const;
const settledMs = 5_000;

function looksOf(ack: KeptAck): number[] {
  const due = receiptBy(ack);
  return due === null ? [...looksMs] : [...looksMs, due - ack.time + settledMs];
}

const planned = new Set<string>();
/** Sets the looks that are still to come, once a visit, counted from when each promise was given. */
function planLooks(acks: readonly KeptAck[]): void {
  const fresh = acks.filter(({ content }) => !planned.has(content));
  const waits = fresh.flatMap((ack) => {
    planned.add(ack.content);
    const age = Math.max(0, askedNow(ack, { serverNow, deviceNow: Date.now }) - ack.time);
    return looksOf(ack).flatMap((look) => (look > age ? [look - age] : []));
  });
  for (const wait of new Set(waits)) setTimeout(() => void lookForAcks(), wait);
}

/** One look at the log and at what it holds of the promises; none where the log can't be told to be the known one. */
async function lookOnce(): Promise<void> {
  const owner = ackOwner();
  if (owner === null || !(await noteOpen(owner))) return;
  // A page that is opened within the minute of an order finds no look set for it.
  planLooks(await openAcks(owner, ackStore));
  const log = await logOf();
  if (log === null) return;
  const { finding, memory } = await look(log);
  if (memory === null || finding === 'unsigned' || finding === 'unproven') return;
  await checkAcks({
    owner,
    store: ackStore,
    keys: memory.keys,
    serverNow,
    deviceNow: Date.now,
    listed: async (from, to) =>
      allHeld((await call('GET /fair/acknowledgements', { query: { from, to } }, quiet)).list),
    receiptOf,
  });
  await noteOpen(owner);
}

const againMs = 30_000;
let again: ReturnType<typeof setTimeout> | undefined;
let looking = Promise.resolve();

/** Looks for what was promised, one look after the other; again in a while where nothing answers. */
export function lookForAcks(): Promise<void> {
  looking = looking.then(lookOnce).then(
    () => queryClient.invalidateQueries({ queryKey: ['acks'] }),
    () => {
      clearTimeout(again);
      again = setTimeout(() => void lookForAcks(), againMs);
    },
  );
  return looking;
}

/** Keeps what an answer promises, and looks for it in time. @param sentAt by the server's clock, epoch ms */
export async function hearAcks(data: unknown, sentAt: number): Promise<void> {
  const owner = ackOwner();
  if (owner === null) return;
  const kept = await keepAcks(data, { owner, keys: await logKeys(), sentAt, deviceNow: Date.now() }, ackStore);
  if (kept.length === 0) return;
  await noteOpen(owner);
  void queryClient.invalidateQueries({ queryKey: ['acks'] });
  planLooks(kept);
}
