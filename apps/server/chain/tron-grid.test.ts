import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestAnswers } from '../test-answers.ts';
import { ChainUnavailable, openTronGrid, type TronGrid } from './tron-grid.ts';

const contract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const contractHex = 'a614f803b6fd780986a42c78ec9c7f77e6ded13c';
const receiver = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';
const receiverHex = 'c84da1e5ae3e0e3c9d5e6a0f6d5f3a9a9c1f0b11';
const topic = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const id = 'a'.repeat(64);
const word = (hex: string): string => hex.padStart(64, '0');

let node: Awaited<ReturnType<typeof openTestAnswers>>;
let grid: TronGrid;
beforeAll(async () => {
  node = await openTestAnswers();
  grid = openTronGrid({ url: `${node.url}//`, key: 'key-1', contract });
});
afterAll(() => node.close());
beforeEach(() => {
  node.asked.length = 0;
  node.answer = {};
});
const answers = (body: unknown): void => {
  node.answer = { body };
};

const questions: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['the head', () => grid.head()],
  ['hints', () => grid.hintsSince(0, null)],
  ['a transaction', () => grid.transaction(id)],
];

test.each(questions)('%s is not known from a node that fails, breaks off or leads elsewhere', async (_name, ask) => {
  for (const answer of [
    'cut',
    { status: 500 },
    { status: 301, headers: { location: '/elsewhere' } },
    { body: '<html>' },
    { body: '' },
    { body: 'null' },
    { body: [] },
    { body: '"text"' },
  ] as const) {
    node.answer = answer;
    await expect(ask(), JSON.stringify(answer)).rejects.toThrow(ChainUnavailable);
  }
  // Each was asked once, and no redirection was followed.
  expect(node.asked).toHaveLength(8);
});

test('a node that is not there is unavailable, and says why', async () => {
  const gone = await openTestAnswers();
  await gone.close();
  const asking = openTronGrid({ url: gone.url, key: undefined, contract }).head();
  await expect(asking).rejects.toMatchObject({ name: 'ChainUnavailable', waitMs: 0, cause: expect.any(TypeError) });
});

test.each([
  ['30', 30_000],
  ['0.5', 500],
  ['86400', 300_000],
  ['0', 0],
  ['-5', 0],
  ['soon', 0],
  ['Infinity', 0],
])('a node that asks to wait %s s is left alone for %i ms', async (after, waitMs) => {
  node.answer = { status: 429, headers: { 'retry-after': after } };
  await expect(grid.head()).rejects.toMatchObject({ message: 'the node answered 429', waitMs });
});

test.each([
  ['no block', {}],
  ['no number', { block_header: { raw_data: { timestamp: 1 } } }],
  ['a number as text', { block_header: { raw_data: { number: '7', timestamp: 1 } } }],
  ['a number below zero', { block_header: { raw_data: { number: -1, timestamp: 1 } } }],
  ['a number too large to be exact', { block_header: { raw_data: { number: 2 ** 53, timestamp: 1 } } }],
  ['no time', { block_header: { raw_data: { number: 7 } } }],
  ['half a second', { block_header: { raw_data: { number: 7, timestamp: 1.5 } } }],
])('a head with %s is none', async (_name, body) => {
  answers(body);
  await expect(grid.head()).rejects.toThrow('/wallet/getnowblock answered something else');
});

test('the head is asked for with the key, and read', async () => {
  answers({ blockID: 'x', block_header: { raw_data: { number: 7, timestamp: 8, more: 9 }, witness_signature: 'y' } });
  expect(await grid.head()).toEqual({ block: 7, time: 8 });
  expect(node.asked.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/wallet/getnowblock', '{}'],
  ]);
  expect(node.asked[0]?.headers['tron-pro-api-key']).toBe('key-1');
});

const event = {
  transaction_id: id,
  contract_address: contract,
  event_name: 'Transfer',
  block_timestamp: 5,
  result: { from: `0x${contractHex}`, to: `0x${contractHex}`, value: '1' },
};
const page = (...data: unknown[]) => ({ success: true, data, meta: {} });

test('a page of nothing but what is no event is no page', async () => {
  for (const odd of [1, null, {}, { ...event, transaction_id: 'x' }, { ...event, block_timestamp: '5' }]) {
    answers(page(odd));
    await expect(grid.hintsSince(0, null), JSON.stringify(odd)).rejects.toThrow('the index answered no events');
  }
  answers({ ...page(event), success: false });
  await expect(grid.hintsSince(0, null)).rejects.toThrow('events answered something else: success');
});

test('events of other contracts and kinds and to no address are no hints, but they were read', async () => {
  answers(
    page(
      { ...event, contract_address: receiver, block_timestamp: 6 },
      { ...event, event_name: 'Approval', block_timestamp: 9 },
      { ...event, result: { to: 'nobody' }, block_timestamp: 7 },
      { odd: true },
      event,
    ),
  );
  expect(await grid.hintsSince(0, null)).toEqual({ hints: [{ txid: id, to: contract }], until: 9, next: null });
});

test('a page is asked for from its moment, oldest first, and goes on where the one before has ended', async () => {
  answers({ success: true, data: [], meta: { fingerprint: 'next/page' } });
  expect(await grid.hintsSince(1_234, null)).toEqual({ hints: [], until: null, next: 'next/page' });
  await grid.hintsSince(1_234, 'next/page');
  const [first, second] = node.asked.map(({ method, path }) => [method, new URL(path, node.url)] as const);
  expect([first?.[0], first?.[1].pathname]).toEqual(['GET', `/v1/contracts/${contract}/events`]);
  const asked = {
    event_name: 'Transfer',
    min_block_timestamp: '1234',
    order_by: 'block_timestamp,asc',
    limit: '200',
  };
  expect(Object.fromEntries(first?.[1].searchParams ?? [])).toEqual(asked);
  expect(Object.fromEntries(second?.[1].searchParams ?? [])).toEqual({ ...asked, fingerprint: 'next/page' });
});

const log = { address: contractHex, topics: [topic, word('1'), word(contractHex)], data: word('ff') };
const info = { id, blockNumber: 11, blockTimeStamp: 12, receipt: { result: 'SUCCESS' }, log: [log] };

test.each([
  ['nothing', {}],
  ['no block', { ...info, blockNumber: undefined }],
  ['no time', { ...info, blockTimeStamp: undefined }],
])('a transaction with %s is in no block yet', async (_name, body) => {
  answers(body);
  expect(await grid.transaction(id)).toBeNull();
});

test('the answer to another question is not taken for this one', async () => {
  answers({ ...info, id: 'b'.repeat(64) });
  await expect(grid.transaction(id)).rejects.toThrow('the node answered another transaction');
});

test.each([
  ['says FAILED', { result: 'FAILED' }],
  ['was reverted', { receipt: { result: 'REVERT' } }],
  ['ran out of energy', { receipt: { result: 'OUT_OF_ENERGY' } }],
  ['says nothing of how it went', { receipt: {} }],
  ['has no receipt', { receipt: undefined }],
])('a transaction that %s has moved nothing', async (_name, change) => {
  answers({ ...info, ...change });
  expect(await grid.transaction(id)).toEqual({ block: 11, time: 12, succeeded: false, transfers: [] });
});

test.each([
  ['of another contract', { address: receiverHex }],
  ['of no contract', { address: '' }],
  ['of another event', { topics: [topic.replace('d', 'e'), word('1'), word(contractHex)] }],
  ['without a receiver', { topics: [topic, word('1')] }],
  ['without topics', { topics: [] }],
  ['to a word that is too short', { topics: [topic, word('1'), contractHex] }],
  ['to a word that is no hex', { topics: [topic, word('1'), word(contractHex).replace('a', 'g')] }],
  ['of nothing', { data: word('0') }],
  ['of more than there is', { data: word((10n ** 20n + 1n).toString(16)) }],
  ['of a number that is too short', { data: 'ff' }],
  ['of two numbers', { data: word('ff') + word('ff') }],
  ['without data', { data: '' }],
])('a line of the log %s is no transfer', async (_name, change) => {
  answers({ ...info, log: [{ ...log, ...change }] });
  expect(await grid.transaction(id)).toEqual({ block: 11, time: 12, succeeded: true, transfers: [] });
});

test('transfers keep their place among the lines of the log, whatever the address form of the node', async () => {
  const most = { ...log, data: word((10n ** 20n).toString(16)) };
  answers({ ...info, log: [{ ...log, address: receiverHex }, log, { ...most, address: `41${contractHex}` }] });
  expect(await grid.transaction(id)).toEqual({
    block: 11,
    time: 12,
    succeeded: true,
    transfers: [
      { logIndex: 1, to: contract, amount: 255n },
      { logIndex: 2, to: contract, amount: 10n ** 20n },
    ],
  });
  expect(node.asked[0]?.body).toBe(JSON.stringify({ value: id }));
});

test('without a key none is sent', async () => {
  answers({});
  await openTronGrid({ url: node.url, key: undefined, contract }).transaction(id);
  expect(node.asked[0]?.headers).not.toHaveProperty('tron-pro-api-key');
});
