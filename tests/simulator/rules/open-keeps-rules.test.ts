import { canonicalState } from '@candor/core/canonical.ts';
import { apply, type Command, type Outcome } from '@candor/core/engine.ts';
import { brokenInvariants } from '@candor/core/invariants.ts';
import type { Instant } from '@candor/core/market/mark.ts';
import { rulesNoticeMs } from '@candor/core/rule-versions/change-rules.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { restoreState } from '@candor/core/restore/restore.ts';
import type { Rules, State } from '@candor/core/state.ts';
import { expect, test } from 'vitest';
import type { Draw } from '../draw.ts';
import { nextExchangeCommand } from '../exchange-commands.ts';
import { nextFuturesCommand } from '../futures-commands.ts';
import { Random } from '../random.ts';
import { simulate, type Follower } from '../simulate.ts';
import { nextSpotCommand } from '../spot-commands.ts';
import { Tables } from '../tables.ts';
import { nextTransactionCommand } from '../transaction-commands.ts';
import { nextSettings } from './rules-command.ts';

/** What deals with what is open; all else opens something. */
const ofOpen = new Set<Command['kind']>([
  'tick',
  'clock',
  'revoke-futures-order',
  'close-position',
  'close-part',
  'close-all',
  'set-stops',
  'end-spot-order',
  'execute-exchange',
  'credit-deposit',
  'reject-deposit',
  'cancel-deposit',
  'approve-withdrawal',
  'reject-withdrawal',
  'send-withdrawal',
  'mark-unknown-withdrawal',
  'confirm-withdrawal',
  'fail-withdrawal',
  'cancel-withdrawal',
]);

/** Copies of what a run has written, and the state and moment at which it has ended. */
class Copying implements Follower {
  readonly copies = [new Tables(), new Tables()] as const;
  readonly rules: Rules;
  state: State | null = null;
  now: Instant = 0;

  constructor(rules: Rules) {
    this.rules = rules;
  }

  before(): void {
    // Only what was written counts.
  }

  after(state: State, _command: Command, { effects }: Outcome, now: Instant): void {
    for (const tables of this.copies) tables.write(effects);
    [this.state, this.now] = [state, now];
  }
}

/** Two states that are the same, as a restart would make them. */
function twoOf({ copies, rules, state }: Copying): readonly [State, State] {
  const marks = [...(state?.marks.values() ?? [])];
  const [one, other] = copies.map((tables) => restoreState(rules, tables.snapshot(marks)));
  if (one === undefined || other === undefined) throw new Error('there are two copies');
  return [one, other];
}

const symbols = ['BTCUSDT', 'ETHUSDT', 'XAUUSDT'];

function nextOfOpen(draw: Draw, now: Instant): Command {
  const { random, state } = draw;
  for (;;) {
    const dice = random.next();
    if (dice < 0.4) return tick(random, state, now);
    if (dice < 0.45) return { kind: 'clock' };
    // It stands for seconds only.
    const [quote] = state.quotes.values();
    if (quote !== undefined && dice < 0.55)
      return { kind: 'execute-exchange', userId: quote.userId, quoteId: quote.quoteId };
    const command = anyCommand(draw, { dice, now });
    if (ofOpen.has(command.kind)) return command;
  }
}

function anyCommand(draw: Draw, { dice, now }: { readonly dice: number; readonly now: Instant }): Command {
  if (dice < 0.65) return nextFuturesCommand(draw, symbols);
  if (dice < 0.85) return nextTransactionCommand(draw, now);
  if (dice < 0.9) return nextExchangeCommand(draw);
  const { random, state } = draw;
  const [first, ...others] = [...state.spot.orders.values()];
  const order = others.length > 0 && random.chance(0.5) ? random.pick(others) : first;
  if (order === undefined || random.chance(0.9)) return nextSpotCommand(draw, symbols);
  return { kind: 'end-spot-order', userId: order.userId, orderNo: order.orderNo, untouched: false };
}

function tick(random: Random, { marks }: State, now: Instant): Command {
  const next = [...marks.values()].filter(({ time }) => time < now);
  const step = (): bigint => BigInt(random.whole(-3, 3)) * (random.chance(0.05) ? 40_000_000_000n : 1_000_000n);
  return {
    kind: 'tick',
    marks: next.map((mark) => {
      const wanted = mark.price + step();
      return {
        ...mark,
        seq: mark.seq + 1,
        time: now,
        price: (wanted > 200_000_000_000n ? wanted : mark.price) as never,
      };
    }),
  };
}

const withoutRules = (state: State): string =>
  canonicalState(state)
    .split('\n')
    .filter((line) => !line.startsWith('rules '))
    .join('\n');

/** All that a command has come to: answer, journals, receipts, and the rows of what it has changed. */
const said = ({ result, effects }: Outcome): string =>
  JSON.stringify([result, ...Object.values(effects).map((rows) => [...rows])], (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );

interface Ended {
  fast: number;
  futures: number;
  spot: number;
  exchanges: number;
  deposits: number;
  withdrawals: number;
}

/** Quotes stand for seconds only: everybody asks for one before anything else happens. */
const quotesOf = ({ accounts }: State): Command[] =>
  [...new Set([...accounts.values()].filter(({ type }) => type === 1).map(({ owner }) => owner))].map((userId) => ({
    kind: 'quote-exchange',
    quoteId: `q-${userId}`,
    userId,
    from: 'USDT',
    to: 'BTC',
    quantity: usdt('5'),
    source: 'simulated',
  }));

/** Goes on with two copies of one state, one under other rules. @returns what has ended meanwhile */
function goOn(seed: number, commands: number): Ended {
  const made: Copying[] = [];
  simulate(seed, 3_000, 'paper', (rules) => {
    made.push(new Copying(rules));
    return made;
  });
  const [copy] = made;
  if (copy === undefined) throw new Error('the run was not followed');
  const random = new Random(seed + 99);
  const [as, other] = twoOf(copy);
  let { now } = copy;
  expect(canonicalState(as)).toBe(canonicalState(other));
  for (const command of [tick(random, as, (now += 500)), ...quotesOf(as)])
    for (const state of [as, other]) apply(state, command, now);
  const ended: Ended = { fast: 0, futures: 0, spot: 0, exchanges: 0, deposits: 0, withdrawals: 0 };
  for (let step = 0; step < commands; step += 1) {
    now += random.whole(1, 600);
    if (random.chance(0.05)) changeRulesOf(other, random, now);
    const userId = random.chance(0.5) ? `user${random.whole(0, 15)}` : ownerOf(random, as);
    const command = nextOfOpen({ random, state: as, userId, newId: `n${step}` }, now);
    const [here, there] = [apply(as, command, now), apply(other, command, now)];
    if (said(here) !== said(there)) throw new Error(`${command.kind} at ${step}: ${said(here)}\n${said(there)}`);
    count(ended, here);
  }
  expect(withoutRules(other)).toBe(withoutRules(as));
  expect(brokenInvariants(other)).toEqual([]);
  return ended;
}

function ownerOf(random: Random, { futures, spot }: State): string {
  const orders = [...futures.orders.values(), ...spot.orders.values()];
  return orders.length === 0 ? 'user0' : random.pick(orders).userId;
}

function changeRulesOf(state: State, random: Random, now: Instant): void {
  const basedOn = state.ruleVersions.at(-1)?.version ?? 1;
  const settings = nextSettings(random, state);
  const from = random.chance(0.5) ? null : now + rulesNoticeMs + random.whole(0, 3_000);
  const { result } = apply(state, { kind: 'change-rules', basedOn, settings, from, approval: 'p' }, now);
  expect(result.ok).toBe(true);
}

function count(ended: Ended, { effects }: Outcome): void {
  for (const { result } of effects.changedFastOrders) if (result !== null) ended.fast += 1;
  for (const { closedAt } of effects.changedFutures) if (closedAt !== null) ended.futures += 1;
  for (const { endedAt } of effects.changedSpot) if (endedAt !== null) ended.spot += 1;
  ended.exchanges += effects.exchanges.length;
  for (const { finishedAt } of effects.deposits) if (finishedAt !== null) ended.deposits += 1;
  for (const { finishedAt } of effects.withdrawals) if (finishedAt !== null) ended.withdrawals += 1;
}

test('whatever the rules become, what is open goes on to the last digit as if they had stayed', () => {
  const all = Array.from({ length: 12 }, (_, index) => index + 1).map((seed) => goOn(seed, 1_500));
  // Otherwise nothing of that kind was looked at.
  for (const kind of ['fast', 'futures', 'spot', 'exchanges', 'deposits', 'withdrawals'] as const)
    expect(
      all.reduce((sum, ended) => sum + ended[kind], 0),
      kind,
    ).toBeGreaterThan(kind === 'exchanges' || kind === 'spot' ? 0 : 10);
});
