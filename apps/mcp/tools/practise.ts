import { settleFromTape } from '@candor/core/fast/settle-order.ts';
import { fastRules } from '@candor/core/fast/terms.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import { price, priceScale, shareDown } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import { chainOf, type Tape } from '@candor/verifier/index.ts';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { answering } from '../answer.ts';
import { publicCall } from '../public-calls.ts';

/** A moment of the past that is to be guessed from. */
interface Round {
  readonly symbol: string;
  readonly seconds: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** So much is seen before one says up or down, and less where the tape has just begun. */
const [seenMs, seenLeastMs] = [120_000, 5_000];
const oldestMs = 1_800_000;
/** Marks come four times a second at most: so many can't have taken less time. */
const markMs = 250;
const roundsAtMost = 50;
const shownEveryMs = 1_000;
const stake = usdt('100');

/** The tape of a stretch, if it comes to its hash. @throws where it does not, or is empty */
async function tapeOf(address: string, query: { symbol: string; from: number; to: number }): Promise<Mark[]> {
  const tape = await publicCall<Tape>(address, '/fair/tape', query);
  if (tape.marks.length === 0) throw new Error('There are no prices of that time; try again.');
  if (chainOf(tape).ok !== true) throw new Error('The prices do not come to the hashes given with them.');
  return tape.marks.map((mark) => ({
    ...mark,
    symbol: tape.symbol,
    price: price(parseDecimal(mark.price, priceScale) ?? 0n),
  }));
}

/** One price of each second, as it was. */
function thinned(marks: readonly { time: number; shown: string }[]): [time: number, price: string][] {
  const rows: [number, string][] = [];
  for (const { time, shown } of marks)
    if (time - (rows.at(-1)?.[0] ?? -Infinity) >= shownEveryMs) rows.push([time, shown]);
  return rows;
}

async function begin(address: string, asked: Pick<Round, 'symbol' | 'seconds'>): Promise<[Round, object]> {
  const { symbol } = asked;
  const newest = (await tapeOf(address, { symbol, from: Date.now() - 30_000, to: Date.now() + 60_000 })).at(-1);
  if (newest === undefined) throw new Error('There are no prices now.');
  const decided = asked.seconds * 1_000 + fastRules.entryWaitMs + fastRules.exitWaitMs + 2_000;
  const room = Math.min(newest.seq * markMs, oldestMs) - decided - seenLeastMs;
  if (room <= 0) throw new Error('The tape has just begun; try again in a minute.');
  const back = randomInt(0, room + 1);
  const at = newest.time - decided - back;
  const marks = await tapeOf(address, { symbol, from: at - Math.min(seenMs, room - back + seenLeastMs), to: at });
  const prices = thinned(marks.map(({ time, price: units }) => ({ time, shown: formatPlain(units, priceScale) })));
  return [{ ...asked, at }, { prices }];
}

const shownMark = (mark: Mark | null): object | null =>
  mark === null ? null : { time: mark.time, price: formatPlain(mark.price, priceScale), seq: mark.seq };

async function settle(address: string, { symbol, seconds, at }: Round, direction: 'up' | 'down'): Promise<object> {
  const payoutRate =
    fastRules.terms.find((term) => term.seconds === seconds)?.payoutRate ?? fastRules.terms[0]?.payoutRate;
  if (payoutRate === undefined) throw new Error('There is no contract of this length.');
  const to = at + seconds * 1_000 + fastRules.entryWaitMs + fastRules.exitWaitMs + 1_000;
  const marks = await tapeOf(address, { symbol, from: at - 1_000, to });
  const payout = shareDown(stake, payoutRate);
  const terms = { orderNo: 'practise', userId: 'practise', symbol, direction, seconds, stake, payoutRate, payout };
  const settled = settleFromTape({ ...terms, bound: null, receivedAt: at }, marks, to, fastRules);
  if (settled === null) throw new Error('The prices of that time do not decide it; try another round.');
  return { direction, result: settled.result, entry: shownMark(settled.entry), exit: shownMark(settled.exit) };
}

const lengths = fastRules.terms.map(({ seconds }) => seconds);
const annotations = { readOnlyHint: true, openWorldHint: true };
const asking = {
  symbol: z
    .string()
    .regex(/^[A-Z0-9]{2,20}$/)
    .default('BTCUSDT'),
  seconds: z
    .number()
    .int()
    .refine((seconds) => lengths.includes(seconds))
    .default(30)
    .describe(lengths.join(', ')),
};

/** Rounds that wait for an answer; the oldest are forgotten. */
class Rounds {
  private readonly waiting = new Map<string, Round>();

  add(round: Round): string {
    const id = randomUUID();
    this.waiting.set(id, round);
    for (const old of [...this.waiting.keys()].slice(0, -roundsAtMost)) this.waiting.delete(old);
    return id;
  }

  /** @throws where it is none, or was settled already */
  find(id: string): Round {
    const round = this.waiting.get(id);
    if (round === undefined) throw new Error('There is no such round, or it was settled already.');
    return round;
  }

  end(id: string): void {
    this.waiting.delete(id);
  }
}

/** Practise of fast contracts on the public tape: nothing is sent, and no money is in it. */
export function addPractiseTools(server: McpServer, address: string): void {
  const rounds = new Rounds();
  const description =
    'Begin a round of practise: prices of a past moment, to say whether they are higher or lower so many seconds later';
  server.registerTool('practise_begin', { description, inputSchema: asking, annotations }, (asked) =>
    answering(async () => {
      const [round, shown] = await begin(address, asked);
      return { round: rounds.add(round), ...asked, ...shown };
    }),
  );
  server.registerTool(
    'practise_settle',
    {
      description: 'Say up or down in a round of practise: it is settled on the tape, as a real order would be',
      inputSchema: { round: z.string(), direction: z.enum(['up', 'down']) },
      annotations,
    },
    ({ round, direction }) =>
      answering(async () => {
        const settled = await settle(address, rounds.find(round), direction);
        rounds.end(round);
        return settled;
      }),
  );
}
