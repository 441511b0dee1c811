import '../../../../tests/screens/browser.ts';
import { languages } from '@candor/api-contract/languages.ts';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../locales/i18n.ts';
import { learnProof } from '../../locales/late/proof-words.ts';
import { contentOf } from './card-content.ts';
import type { CheckedProof } from './checked-proof.ts';
import { placeLine } from './place-line.ts';
import { endsOf } from './price-way.ts';

const entry = { seq: 7, time: 1_795_176_095_250, price: '60000' };
const exit = { seq: 127, time: 1_795_176_125_250, price: '60001.5' };
const proof = {
  contractType: 'fast',
  symbol: 'BTCUSDT',
  direction: 'up',
  seconds: 30,
  payoutRate: '0.8',
  bound: null,
  receivedAt: 1_795_176_095_000,
  entry,
  exit,
  result: 'win',
  returnRate: '0.8',
} as const;
const points = [endsOf(proof).entry, endsOf(proof).exit].filter((point) => point !== null);
const step = (ok: boolean) => ({ name: 'chain' as const, ok, stated: 'a', found: 'a' });
const checked = (...steps: CheckedProof['steps']): CheckedProof => ({ proof, line: { points, straight: true }, steps });
const id = 'A'.repeat(22);

beforeAll(() => learnProof());

test('a picture is made from what its address shows to everybody, and from nothing else', async () => {
  await speak('en');
  expect(contentOf(id, checked(step(true)), 'paper')).toEqual({
    words: {
      pair: 'BTC/USDT',
      terms: 'Up · 30s',
      result: '+80%',
      tone: 'up',
      of: 'of the stake',
      why: 'The exit price 60,001.50 is above the entry price 60,000.00.',
      entry: { name: 'Entry price', price: '60,000.00', at: entry.time },
      exit: { name: 'Exit price', price: '60,001.50', at: exit.time },
    },
    points: [
      { time: entry.time, price: 60_000 },
      { time: exit.time, price: 60_001.5 },
    ],
    seal: 'Recomputed from public prices: 1 of 1',
    scan: 'Scan to check it yourself',
    address: `https://candor.example/proof/${id}`,
    paper: 'Simulated market · test funds',
  });
});

test('what was not recomputed, or does not agree, has no seal; real money has no mark of paper', async () => {
  await speak('en');
  expect(contentOf(id, checked(), 'real')).toMatchObject({ seal: null, paper: null });
  expect(contentOf(id, checked(step(true), step(false)), 'paper').seal).toBeNull();
});

test.each(languages)('a picture in %s says everything', async (language) => {
  await speak(language);
  const { words, ...rest } = contentOf(id, checked(step(true)), 'paper');
  for (const text of [words.terms, words.of, words.why, words.entry.name, rest.seal, rest.scan, rest.paper])
    expect(text).not.toMatch(/^$|\w\.\w+[A-Z]|\{/);
});

test('a position says what closed it and what is left of its margin, rounded against it', async () => {
  await speak('en');
  const position = {
    contractType: 'futures',
    symbol: 'BTCUSDT',
    direction: 'short',
    lever: 20,
    feeRate: '0.0006',
    maintenanceRate: '0.005',
    marginRate: '0.05',
    open: entry,
    close: exit,
    reason: 'liquidation',
    trigger: '60001',
    askedAt: null,
    returnRate: '-0.06064467',
  } as const;
  expect(contentOf(id, { ...checked(), proof: position }, 'paper').words).toMatchObject({
    terms: 'Short · 20×',
    result: '−6.07%',
    tone: 'down',
    of: 'of the margin, after fees',
    why: 'Liquidation at 60,001.00',
    entry: { name: 'Entry', price: '60,000.00' },
    exit: { name: 'Closing price', price: '60,001.50' },
  });
});

test('an order that was void has no line, and says why', async () => {
  await speak('en');
  const wordsOf = (changes: object) => {
    const shown = { ...proof, result: 'void', returnRate: '0', ...changes } as CheckedProof['proof'];
    return contentOf(id, { ...checked(), proof: shown }, 'paper').words;
  };
  expect(wordsOf({ entry: null, exit: null })).toMatchObject({
    result: '0%',
    tone: 'flat',
    why: 'No valid price came in time for the entry. The stake was returned.',
    entry: { price: '—', at: null },
  });
  expect(wordsOf({ exit: null }).why).toBe('No valid price came within 5 seconds of expiry.');
});

test('a line goes from side to side, its highest price on top, one that stood still in the middle', () => {
  const box = { x: 10, y: 20, width: 100, height: 50 };
  const line = [
    { time: 0, price: 5 },
    { time: 5, price: 9 },
    { time: 20, price: 1 },
  ];
  expect(placeLine(line, box)).toEqual({
    path: 'M10 45L35 20L110 70',
    entry: { x: 10, y: 45 },
    exit: { x: 110, y: 70 },
  });
  expect(
    placeLine(
      line.map(({ time }) => ({ time, price: 3 })),
      box,
    )?.exit,
  ).toEqual({ x: 110, y: 45 });
  expect(placeLine(line.slice(0, 1), box)).toBeNull();
});

test('a position that its owner has closed says so, in every language', async () => {
  const position = {
    contractType: 'futures',
    symbol: 'BTCUSDT',
    direction: 'long',
    lever: 20,
    feeRate: '0.0006',
    maintenanceRate: '0.005',
    marginRate: '0.05',
    open: entry,
    close: exit,
    reason: 'user',
    trigger: null,
    askedAt: exit.time - 1,
    returnRate: '0.1',
  } as const;
  const said = new Set<string>();
  for (const language of languages) {
    await speak(language);
    await learnProof();
    said.add(contentOf(id, { ...checked(), proof: position }, 'paper').words.why);
  }
  expect(said.size).toBe(languages.length);
  for (const why of said) expect(why).toMatch(/60.?001[.,]50/);
});
