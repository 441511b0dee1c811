import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canRun, examplesIn, runExample, type Example } from './test-examples.ts';
import { openVenue, type Venue } from './test-venue.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue();
  // A clock of whole seconds must not name a time before it was opened.
  await sleep(1_100);
});
afterAll(() => venue.close());

const examples = await examplesIn('docs/programs.md');

/** @param forged by another secret than the key's */
async function run(example: Example, forged?: string) {
  const { apiKey, secret, token } = await venue.trader();
  const ended = await runExample(example, { ADDRESS: venue.url, API_KEY: apiKey, API_SECRET: forged ?? secret });
  const { list } = await venue.call<{
    list: { status: string; timing: string; dealAmount: string; dealPrice: string }[];
  }>('POST /portal/order/getSpotOrder', token, { status: 'all' });
  return { ...ended, list };
}

const lot = 0.00001;
/** By its cost it buys whole lots: what is left of 50 USDT buys none. The last may cost more than all on average. */
const spent = ([order]: { dealAmount: string; dealPrice: string }[]): boolean => {
  const left = 50 - Number(order?.dealAmount);
  return left >= 0 && left < lot * Number(order?.dealPrice) * 1.01;
};

const bots = examples.filter(({ heading }) => heading === 'Connecting ccxt');
const orders = examples.filter(({ heading }) => heading === 'First order in five minutes');
const books = examples.filter(({ heading }) => heading === 'Keeping a book');
const own = examples.filter(({ heading }) => heading === 'Signing');
const checks = examples.filter(({ heading }) => heading === 'Fairness');

test('the guides hold these examples, and no other', () => {
  expect(examples.map(({ heading, language }) => `${heading}: ${language}`)).toEqual([
    'First order in five minutes: bash',
    'First order in five minutes: ts',
    'First order in five minutes: python',
    'Connecting ccxt: js',
    'Signing: ts',
    'Signing: python',
    'Keeping a book: ts',
    'Fairness: bash',
  ]);
});

test.for(orders)('the first order is placed by $language as it is written', async (example, { skip }) => {
  if (!canRun(example)) skip(`${example.language} is not on this machine`);
  const { out, code, list } = await run(example);
  // What is printed of the order is as the dialect says it, and the same as what has become of it here.
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringMatching(/\bstatus\W+FILLED\b/) as unknown });
  expect(Number(/\bcummulativeQuoteQty\W+([\d.]+)/.exec(out)?.[1])).toBe(Number(list[0]?.dealAmount));
  expect(list.map(({ status }) => status)).toEqual(['filled']);
  expect(spent(list)).toBe(true);
});

test.for(bots)('the bot of the documents trades as it is written', async (example) => {
  expect(example.text.split('\n').length).toBeLessThanOrEqual(32);
  const { out, code, list } = await run(example);
  const rounds = out.match(/^round \d: \d+ at \d+(\.\d+)?$/gm)?.length;
  expect({ code, rounds, out }).toMatchObject({ code: 0, rounds: 5 });
  expect(list.length).toBeGreaterThan(0);
  expect(new Set(list.map(({ status, timing }) => `${status} ${timing}`))).toEqual(new Set(['cancelled maker']));
});

test.for(own)('own calls are signed by $language as it is written', async (example, { skip }) => {
  if (!canRun(example)) skip(`${example.language} is not on this machine`);
  const { out, code, list } = await run(example);
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringMatching(/filled[\s\S]*BTC/) as unknown });
  expect(list.map(({ status }) => status)).toEqual(['filled']);
  expect(spent(list)).toBe(true);
});

test.for([...orders, ...bots, ...own])(
  'what $language under “$heading” signs by another secret has no effect',
  async (example, { skip }) => {
    if (!canRun(example)) skip(`${example.language} is not on this machine`);
    const { out, list } = await run(example, 'x'.repeat(64));
    expect({ out, list }).toMatchObject({
      out: expect.stringMatching(/-1022|key-rejected|40[01]/) as unknown,
      list: [],
    });
  },
);

test.for(books)('a book is kept as it is written, and its sides do not cross', async (example) => {
  const { out, code } = await run(example);
  const told = [...out.matchAll(/^change (\d+): ([\d.]+) \/ ([\d.]+)$/gm)];
  expect({ code, out, told: told.length }).toMatchObject({ code: 0, told: 3 });
  for (const [, , bid, ask] of told) expect(Number(bid)).toBeLessThan(Number(ask));
  expect(Number(told.at(-1)?.[1])).toBeGreaterThan(Number(told[0]?.[1]));
});

test.for(checks)('what anybody can check is answered as it is written', async (example, { skip }) => {
  if (!canRun(example)) skip(`${example.language} is not on this machine`);
  const { out, code } = await run(example);
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('"code":200') as unknown });
  expect(out).toMatch(/\n— \S+ \S+/);
});
