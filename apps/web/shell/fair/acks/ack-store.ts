import type { AckState, KeptAck } from './kept-ack.ts';

/** Where this device keeps promises. All of it throws where a browser keeps nothing, as in some private windows. */
export interface AckStore {
  /** Keeps one; the same one again takes its place. */
  put(ack: KeptAck): Promise<unknown>;
  /** Whether it is kept already. */
  has(owner: string, content: string): Promise<boolean>;
  /** All of somebody, oldest first. */
  all(owner: string): Promise<KeptAck[]>;
  inState(owner: string, state: AckState): Promise<KeptAck[]>;
  count(owner: string, state: AckState): Promise<number>;
  /** Of an order, a quote or a call. */
  about(owner: string, subject: string): Promise<KeptAck[]>;
  /** Forgets what was given before a moment. @param before epoch milliseconds */
  prune(owner: string, before: number): Promise<void>;
}

const answered = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('nothing is kept here'));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('acknowledgements', 1);
  request.onupgradeneeded = () => {
    const acks = request.result.createObjectStore('acks', { keyPath: ['owner', 'content'] });
    for (const part of ['time', 'state', 'subject']) acks.createIndex(part, ['owner', part]);
  };
  return answered(request);
}

/** The store of this browser. */
export function openAckStore(): AckStore {
  let opened: Promise<IDBDatabase> | null = null;
  const acks = async (mode: IDBTransactionMode = 'readonly'): Promise<IDBObjectStore> =>
    (await (opened ??= open())).transaction('acks', mode).objectStore('acks');
  const found = async (index: string, key: IDBValidKey | IDBKeyRange): Promise<KeptAck[]> =>
    answered<KeptAck[]>((await acks()).index(index).getAll(key));
  const times = (owner: string, to: number) => IDBKeyRange.bound([owner, 0], [owner, to], false, true);
  return {
    put: async (ack) => answered((await acks('readwrite')).put(ack)),
    has: async (owner, content) => (await answered((await acks()).count([owner, content]))) > 0,
    all: (owner) => found('time', times(owner, Infinity)),
    inState: (owner, state) => found('state', [owner, state]),
    count: async (owner, state) => answered((await acks()).index('state').count([owner, state])),
    about: (owner, subject) => found('subject', [owner, subject]),
    async prune(owner, before) {
      const store = await acks('readwrite');
      const keys = await answered(store.index('time').getAllKeys(times(owner, before)));
      await Promise.all(keys.map((key) => answered(store.delete(key))));
    },
  };
}
