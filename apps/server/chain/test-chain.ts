import { randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { innerHexOf } from './tron-address.ts';

const blockMs = 3_000;
const topic = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const payer = 'a614f803b6fd780986a42c78ec9c7f77e6ded13d';

interface Paid {
  readonly contract: string;
  readonly to: string;
  readonly amount: bigint;
}
interface BalanceQuestion {
  readonly contract_address: string;
  readonly function_selector: string;
  readonly parameter: string;
}
interface Kept {
  readonly txid: string;
  block: number;
  readonly paid: readonly Paid[];
  readonly failed: boolean;
  readonly hidden: boolean;
}

/** Blocks and the transactions in them, as TronGrid tells of them. */
class TestLedger {
  pageSize = 200;
  private readonly kept: Kept[] = [];
  private block = 1_000;
  private readonly start: number;
  private readonly contract: string;
  constructor(start: number, contract: string) {
    this.start = start;
    this.contract = contract;
  }

  /** Blocks pass. */
  mine(blocks: number): void {
    this.block += blocks;
  }

  /** A transaction with one or more transfers in the newest block; answers its id. */
  pay(
    paid: readonly Paid[],
    { failed = false, unindexed = false }: { failed?: boolean; unindexed?: boolean } = {},
  ): string {
    const txid = randomBytes(32).toString('hex');
    this.kept.push({ txid, block: this.block, paid, failed, hidden: unindexed });
    return txid;
  }

  /** The block of a transaction is replaced: it is in none any more. */
  orphan(txid: string): void {
    this.find(txid).block = 0;
  }

  /** It comes again, in the newest block. */
  remine(txid: string): void {
    this.find(txid).block = this.block;
  }

  answerOf(url: URL, body: string): object | null {
    if (url.pathname === '/wallet/getnowblock')
      return { blockID: 'x', block_header: { raw_data: { number: this.block, timestamp: this.timeOf(this.block) } } };
    if (url.pathname === '/wallet/gettransactioninfobyid')
      return this.transaction((JSON.parse(body) as { value: string }).value);
    if (url.pathname === '/wallet/triggerconstantcontract') return this.balance(JSON.parse(body) as BalanceQuestion);
    return url.pathname === `/v1/contracts/${this.contract}/events` ? this.events(url.searchParams) : null;
  }

  /** Only what the contract's own `balanceOf` is asked for has an answer. */
  private balance({ contract_address: contract, function_selector: selector, parameter }: BalanceQuestion): object {
    if (contract !== this.contract || selector !== 'balanceOf(address)')
      return { result: { result: false, code: 'CONTRACT_VALIDATE_ERROR' } };
    const held = this.kept
      .filter(({ failed, block }) => !failed && block > 0)
      .flatMap(({ paid }) => paid)
      .filter(({ to }) => innerHexOf(to).padStart(64, '0') === parameter)
      .reduce((sum, { amount }) => sum + amount, 0n);
    return { result: { result: true }, constant_result: [held.toString(16).padStart(64, '0')] };
  }

  private timeOf(block: number): number {
    return this.start + (block - 1_000) * blockMs;
  }

  private find(txid: string): Kept {
    const found = this.kept.find((one) => one.txid === txid);
    if (found === undefined) throw new Error('no such transaction');
    return found;
  }

  private events(query: URLSearchParams): object {
    const since = Number(query.get('min_block_timestamp'));
    const all = this.kept
      .filter(({ hidden, failed, block }) => !hidden && !failed && block > 0 && this.timeOf(block) >= since)
      .flatMap(({ txid, block, paid }) =>
        paid.map(({ contract, to, amount }, index) => ({
          transaction_id: txid,
          contract_address: contract,
          event_name: 'Transfer',
          event_index: index,
          block_number: block,
          block_timestamp: this.timeOf(block),
          result: { from: `0x${payer}`, to: `0x${innerHexOf(to)}`, value: amount.toString() },
        })),
      );
    const from = Number(query.get('fingerprint') ?? '0');
    const data = all.slice(from, from + this.pageSize);
    return {
      success: true,
      data,
      meta: {
        page_size: data.length,
        ...(from + data.length < all.length ? { fingerprint: String(from + data.length) } : {}),
      },
    };
  }

  private transaction(txid: string): object {
    const found = this.kept.find((one) => one.txid === txid);
    if (found === undefined || found.block === 0) return {};
    const base = { id: txid, blockNumber: found.block, blockTimeStamp: this.timeOf(found.block) };
    if (found.failed) return { ...base, receipt: { result: 'REVERT' }, result: 'FAILED' };
    const log = found.paid.map(({ contract, to, amount }) => ({
      address: innerHexOf(contract),
      topics: [topic, payer.padStart(64, '0'), innerHexOf(to).padStart(64, '0')],
      data: amount.toString(16).padStart(64, '0'),
    }));
    return { ...base, receipt: { result: 'SUCCESS' }, log };
  }
}

type Fault = number | 'garbage' | 'cut' | null;

/** A chain, and a node that speaks TronGrid's interface over it, with the faults that a test asks for. */
export interface TestChain extends Pick<TestLedger, 'mine' | 'pay' | 'orphan' | 'remine' | 'pageSize'> {
  readonly url: string;
  /** Paths that were asked for. */
  readonly asked: string[];
  /** What is answered instead for a path. */
  fault: ((path: string) => Fault) | null;
  close(): Promise<void>;
}

export async function openTestChain(time: () => number, contract: string): Promise<TestChain> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://node');
      chain.asked.push(url.pathname);
      const fault = chain.fault?.(url.pathname) ?? null;
      if (fault === null) send(response, ledger.answerOf(url, body));
      else fail(response, fault);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const ledger = new TestLedger(time(), contract);
  const chain: TestChain = Object.assign(ledger, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked: [],
    fault: null,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
  return chain;
}

function send(response: ServerResponse, answer: object | null): void {
  response.writeHead(answer === null ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}

function fail(response: ServerResponse, fault: Exclude<Fault, null>): void {
  if (fault === 'cut')
    response.writeHead(200, { 'content-length': '500' }).write('{"success":true,', () => response.destroy());
  else if (fault === 'garbage')
    response.writeHead(200).end('{"success":true,"data":[{"a":1}],"meta":{},"id":5,"block_header":"x"}');
  else response.writeHead(fault, fault === 429 ? { 'retry-after': '30' } : {}).end('{"Error":"limit"}');
}
