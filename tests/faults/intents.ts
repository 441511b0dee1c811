import { setTimeout as sleep } from 'node:timers/promises';
import { callText, Connection, type HttpReply } from '../../bench/harness/connection.ts';
import type { Person } from '../../bench/harness/people.ts';

/** One intent of one customer to place one order, or a batch of them, however often it has to be sent. */
export interface Intent {
  readonly person: Person;
  readonly key: string;
  /** How many orders; a single one by its own call. */
  readonly size: number;
  /** What the customer knows of it: `unknown` until an answer has come. */
  outcome: 'unknown' | 'placed' | 'refused';
  /** The error's name. */
  refusedFor?: string;
  orderNos: readonly string[];
}

export const ticket = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '1' };
const retryMs = 50;
const reopenMs = 20;
const pollMs = 5;

export const newIntent = (person: Person, key: string, size = 1): Intent => ({
  person,
  key,
  size,
  outcome: 'unknown',
  orderNos: [],
});

/** @param changes of the usual ticket */
export const intentText = (
  { person: { token }, key, size }: Intent,
  changes: Partial<Record<keyof typeof ticket, string | number>> = {},
): string => {
  const one = { ...ticket, ...changes };
  if (size === 1) return callText('POST /portal/order/contractOrder', { token, key, body: JSON.stringify(one) });
  const orders = Array.from({ length: size }, () => ({ action: 'place', ...one }));
  return callText('POST /portal/order/batch', { token, key, body: JSON.stringify({ orders }) });
};

/** Writes an answer down. An answer that leaves the outcome open, as 503, tells nothing. */
export function note(intent: Intent, { status, body }: HttpReply): void {
  if (status === 200) {
    intent.outcome = 'placed';
    const { data } = JSON.parse(body) as { data: { orderNo: string } | { data: { orderNo: string } }[] };
    intent.orderNos = Array.isArray(data) ? data.map((one) => one.data.orderNo) : [data.orderNo];
  } else if (status < 500) {
    intent.outcome = 'refused';
    intent.refusedFor = (JSON.parse(body) as { data: { error: string } }).data.error;
  }
}

/** A steady flow of orders that goes on whatever happens to the server. */
export class Flow {
  readonly intents: Intent[] = [];
  /** When the last answer came that placed an order; from `performance.now()`. */
  lastPlacedAt = 0;
  /** The longest time between two such answers since it was last set to 0, in ms. */
  longestGapMs = 0;
  private readonly begun = new Set<Intent>();
  private stopped = false;
  private readonly people: readonly Person[];
  private readonly prefix: string;
  private readonly size: number;
  private readonly asksAgain: boolean;

  /**
   * @param prefix makes the keys of this flow its own @param size how many orders each intent has
   * @param asksAgain whether what is unknown is sent again with its key, as a patient customer does
   */
  constructor(people: readonly Person[], prefix: string, { size = 1, asksAgain = false } = {}) {
    this.people = people;
    this.prefix = prefix;
    this.size = size;
    this.asksAgain = asksAgain;
  }

  /** Sends until {@link stop}; an order that finds no free connection is sent when one is free. */
  async run(port: number, perSecond: number, connections = 64): Promise<void> {
    this.stopped = false;
    const free: Connection[] = await Promise.all(Array.from({ length: connections }, () => Connection.open(port)));
    const all = [...free];
    const waiting: Intent[] = [];
    const sent: Promise<void>[] = [];
    const drain = (): void => {
      // What is sent after the stop would be waited for by nobody.
      if (this.stopped) return;
      for (let connection = free.pop(); connection !== undefined; connection = free.pop()) {
        if (connection.closed) continue;
        const intent = waiting.shift();
        if (intent === undefined) {
          free.push(connection);
          return;
        }
        const used = connection;
        sent.push(
          this.send(used, intent).then(async () => {
            if (this.asksAgain && intent.outcome === 'unknown') waiting.push(intent);
            const next = this.asksAgain ? await this.reopened(used, port) : used;
            if (next !== used) all.push(next);
            free.push(next);
            drain();
          }),
        );
      }
    };
    const start = performance.now();
    for (let scheduled = 0; !this.stopped;) {
      await sleep(1);
      for (; start + (scheduled * 1000) / perSecond <= performance.now(); scheduled += 1) waiting.push(this.next());
      drain();
    }
    await Promise.all(sent);
    for (const connection of all) connection.close();
    // Those that were never sent are nobody's intent.
    for (const intent of waiting) if (!this.begun.has(intent)) this.intents.splice(this.intents.lastIndexOf(intent), 1);
  }

  stop(): void {
    this.stopped = true;
  }

  /** Another one in the place of one that was closed, as soon as somebody listens. */
  private async reopened(used: Connection, port: number): Promise<Connection> {
    for (; used.closed && !this.stopped; await sleep(reopenMs)) {
      const fresh = await Connection.open(port).catch(() => null);
      if (fresh !== null) return fresh;
    }
    return used;
  }

  private notePlaced(): void {
    const now = performance.now();
    if (this.lastPlacedAt > 0) this.longestGapMs = Math.max(this.longestGapMs, now - this.lastPlacedAt);
    this.lastPlacedAt = now;
  }

  private next(): Intent {
    const number = this.intents.length;
    const person = this.people[number % this.people.length] as Person;
    const intent = newIntent(person, `${this.prefix}-${number}`, this.size);
    this.intents.push(intent);
    return intent;
  }

  private async send(connection: Connection, intent: Intent): Promise<void> {
    try {
      this.begun.add(intent);
      note(intent, await connection.request(intentText(intent)));
      if (intent.outcome === 'placed') this.notePlaced();
      else if (this.asksAgain) await sleep(retryMs);
    } catch {
      // The connection broke: whether the order exists is what the retry finds out.
    }
  }
}

/** How many intents customers were told of. */
export const placedOf = ({ intents }: Pick<Flow, 'intents'>): number =>
  intents.filter(({ outcome }) => outcome === 'placed').length;
/** Those that are still open to the customers. */
export const unknownOf = ({ intents }: Pick<Flow, 'intents'>): Intent[] =>
  intents.filter(({ outcome }) => outcome === 'unknown');

/** Until so many more are placed. */
export async function untilPlaced(flow: Flow, more: number): Promise<void> {
  for (const until = placedOf(flow) + more; placedOf(flow) < until;) await sleep(pollMs);
}

/**
 * Repeats what is unknown, with the same keys, until every intent is carried out.
 * @throws when that is not so in time
 */
export async function resolve(port: number, intents: readonly Intent[], withinMs = 60_000): Promise<void> {
  const end = performance.now() + withinMs;
  const connection = await Connection.open(port);
  for (const intent of intents) {
    for (;;) {
      const reply = await connection.request(intentText(intent));
      note(intent, reply);
      if (reply.status === 200) break;
      // Right after a start the market has no price yet.
      if (performance.now() > end) throw new Error(`${intent.key} is not placed: ${reply.body}`);
      await sleep(retryMs);
    }
  }
  connection.close();
}
