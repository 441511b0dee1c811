import { z } from 'zod';
import { innerHexOf, tronAddressOfHex } from './tron-address.ts';

export interface GridSettings {
  readonly url: string;
  readonly key: string | undefined;
  readonly contract: string;
}
export interface Head {
  readonly block: number;
  readonly time: number;
}
/** Transactions that say they moved the token, and to whom. */
export interface Hint {
  readonly txid: string;
  readonly to: string;
}
export interface HintPage {
  readonly hints: readonly Hint[];
  /** Latest moment on the page; null on an empty one. */ readonly until: number | null;
  /** Of the next page. */ readonly next: string | null;
}
/** A transfer of the one contract, in the transaction that carried it out. */
export interface Transfer {
  readonly logIndex: number;
  readonly to: string;
  readonly amount: bigint;
}
export interface Transaction {
  readonly block: number;
  readonly time: number;
  readonly succeeded: boolean;
  readonly transfers: readonly Transfer[];
}

/** A node can't be asked now, or answers what can't be. */
export class ChainUnavailable extends Error {
  override name = 'ChainUnavailable';
  /** Not before this many milliseconds. */
  readonly waitMs: number;
  constructor(message: string, waitMs = 0, options?: ErrorOptions) {
    super(message, options);
    this.waitMs = waitMs;
  }
}

export interface TronGrid {
  head(): Promise<Head>;
  /**
   * What the index knows of transfers since a moment, oldest first. A hint is never believed: the transaction says what
   * it did.
   */
  hintsSince(time: number, page: string | null): Promise<HintPage>;
  /** What an address holds of the contract, in its smallest units. */
  balanceOf(address: string): Promise<bigint>;
  /** @returns null for a transaction that is in no block */
  transaction(txid: string): Promise<Transaction | null>;
}

const timeoutMs = 15_000;
const pageSize = 200;
const waitMaxMs = 300_000;
/** keccak-256 of `Transfer(address,address,uint256)`. */
const transferTopic = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
/** Far above all the USDT there is, in its smallest units. */
const amountMax = 10n ** 20n;

const whole = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
const txid = z.string().regex(/^[0-9a-f]{64}$/);
const headShape = z.object({ block_header: z.object({ raw_data: z.object({ number: whole, timestamp: whole }) }) });
const eventsShape = z.object({
  success: z.literal(true),
  data: z.array(z.unknown()),
  meta: z.object({ fingerprint: z.string().optional() }),
});
const eventShape = z.object({
  transaction_id: txid,
  contract_address: z.string(),
  event_name: z.string(),
  block_timestamp: whole,
  result: z.object({ to: z.string() }),
});
const logShape = z.object({
  address: z.string(),
  topics: z.array(z.string()).default([]),
  data: z.string().default(''),
});
const infoShape = z.object({
  id: txid.optional(),
  blockNumber: whole.optional(),
  blockTimeStamp: whole.optional(),
  result: z.string().optional(),
  receipt: z.object({ result: z.string().optional() }).optional(),
  log: z.array(logShape).default([]),
});

/** One word of a contract that was only asked. */
const constantShape = z.object({
  result: z.object({ result: z.literal(true) }),
  constant_result: z.array(z.string().regex(/^[0-9a-f]{64}$/)).length(1),
});
/** What the contract is asked for, without a transaction. */
const balanceQuestion = (address: string, contract: string): object => ({
  owner_address: address,
  contract_address: contract,
  function_selector: 'balanceOf(address)',
  parameter: innerHexOf(address).padStart(64, '0'),
  visible: true,
});
const balanceIn = ({ constant_result: [word = ''] }: z.output<typeof constantShape>): bigint => BigInt(`0x${word}`);

/** Speaks to TronGrid, or to a node with its interface (developers.tron.network/reference). */
export function openTronGrid({ url, key, contract }: GridSettings): TronGrid {
  const base = url.replace(/\/+$/, '');
  async function ask<Shape extends z.ZodType>(shape: Shape, path: string, body?: object): Promise<z.output<Shape>> {
    const parsed = shape.safeParse(await answerOf(`${base}${path}`, key, body));
    if (parsed.success) return parsed.data;
    throw new ChainUnavailable(
      `${path.split('?')[0]} answered something else: ${parsed.error.issues[0]?.path.join('.') ?? ''}`,
    );
  }
  return {
    async head() {
      const { block_header: header } = await ask(headShape, '/wallet/getnowblock', {});
      return { block: header.raw_data.number, time: header.raw_data.timestamp };
    },
    async hintsSince(time, page) {
      const query = new URLSearchParams({
        event_name: 'Transfer',
        min_block_timestamp: String(time),
        order_by: 'block_timestamp,asc',
        limit: String(pageSize),
        ...(page === null ? {} : { fingerprint: page }),
      });
      return hintsIn(await ask(eventsShape, `/v1/contracts/${contract}/events?${query}`), contract);
    },
    balanceOf: async (address) =>
      balanceIn(await ask(constantShape, '/wallet/triggerconstantcontract', balanceQuestion(address, contract))),
    async transaction(id) {
      const info = await ask(infoShape, '/wallet/gettransactioninfobyid', { value: id });
      if (info.id === undefined || info.blockNumber === undefined || info.blockTimeStamp === undefined) return null;
      if (info.id !== id) throw new ChainUnavailable('the node answered another transaction');
      const succeeded = info.receipt?.result === 'SUCCESS' && info.result !== 'FAILED';
      return {
        block: info.blockNumber,
        time: info.blockTimeStamp,
        succeeded,
        transfers: succeeded ? info.log.flatMap((log, logIndex) => transferOf(log, logIndex, contract)) : [],
      };
    },
  };
}

/** @throws ChainUnavailable when nothing on the page is an event */
function hintsIn({ data, meta }: z.output<typeof eventsShape>, contract: string) {
  const events = data.flatMap((one) => {
    const event = eventShape.safeParse(one);
    return event.success ? [event.data] : [];
  });
  // Single odd events don't hold up the rest; a page of nothing else is no page.
  if (data.length > 0 && events.length === 0) throw new ChainUnavailable('the index answered no events');
  const hints = events
    .filter((event) => event.contract_address === contract && event.event_name === 'Transfer')
    .flatMap((event): Hint[] => {
      const to = tronAddressOfHex(event.result.to);
      return to === null ? [] : [{ txid: event.transaction_id, to }];
    });
  return {
    hints,
    until: events.reduce<number | null>((latest, event) => Math.max(latest ?? 0, event.block_timestamp), null),
    next: meta.fingerprint ?? null,
  };
}

/**
 * What a line of the log moves, if it is a transfer of the contract: the address decides, not the symbol that a token
 * gives itself.
 */
function transferOf(
  { address, topics: [topic, , to], data }: z.output<typeof logShape>,
  logIndex: number,
  contract: string,
): Transfer[] {
  if (
    tronAddressOfHex(address) !== contract ||
    topic !== transferTopic ||
    to === undefined ||
    !/^[0-9a-f]{64}$/.test(to) ||
    !/^[0-9a-f]{64}$/.test(data)
  )
    return [];
  const receiver = tronAddressOfHex(to.slice(-40));
  const amount = BigInt(`0x${data}`);
  return receiver === null || amount === 0n || amount > amountMax ? [] : [{ logIndex, to: receiver, amount }];
}

async function answerOf(url: string, key: string | undefined, body: object | undefined): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'TRON-PRO-API-KEY': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.ok) return await response.json();
    await response.body?.cancel();
  } catch (error) {
    throw new ChainUnavailable('the node could not be reached, or its answer broke off', 0, { cause: error });
  }
  const seconds = Number(response.headers.get('retry-after') ?? '0');
  throw new ChainUnavailable(
    `the node answered ${response.status}`,
    Number.isFinite(seconds) && seconds > 0 ? Math.min(waitMaxMs, seconds * 1000) : 0,
  );
}
