import { canonicalState } from '@candor/core/canonical.ts';
import { apply, emptyState, type Command, type Outcome } from '@candor/core/engine.ts';
import type { FastOrder } from '@candor/core/fast/order.ts';
import { settleFromTape } from '@candor/core/fast/settle-order.ts';
import { brokenInvariants } from '@candor/core/invariants.ts';
import type { CustomerAccountType } from '@candor/core/ledger/account.ts';
import type { JournalKind } from '@candor/core/ledger/journal.ts';
import type { Instant, Mark } from '@candor/core/market/mark.ts';
import { amount, price, rate } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { restoreState } from '@candor/core/restore/restore.ts';
import { paperRules, realRules } from '@candor/core/rules.ts';
import type { Rules, State } from '@candor/core/state.ts';
import type { Draw } from './draw.ts';
import { nextEarnCommand } from './earn-commands.ts';
import { nextExchangeCommand } from './exchange-commands.ts';
import { nextFuturesCommand } from './futures-commands.ts';
import { nextLimitsCommand } from './limits-commands.ts';
import { FollowEarn } from './models/follow-earn.ts';
import { FollowExclusions } from './models/follow-exclusions.ts';
import { FollowFees } from './models/follow-fees.ts';
import { FollowFutures } from './models/follow-futures.ts';
import { FollowStops } from './models/follow-stops.ts';
import { LateMarks } from './prices/late-marks.ts';
import { nextTransactionCommand } from './transaction-commands.ts';
import { countryOf } from './rules/countries.ts';
import { nextAgentsCommand } from './rules/agents-command.ts';
import { nextRulesCommand } from './rules/rules-command.ts';
import { nextVolumesCommand } from './rules/volumes-command.ts';
import { nextSpotCommand } from './spot-commands.ts';
import { Random } from './random.ts';
import { Tables } from './tables.ts';

export interface SimulationReport {
  readonly commands: number;
  readonly accepted: Record<string, number>;
  readonly refused: Record<string, number>;
  readonly settled: Record<string, number>;
  /** Futures positions by the reason of their end. */
  readonly closed: Record<string, number>;
  readonly restarts: number;
  readonly state: string;
}

const symbols = ['BTCUSDT', 'ETHUSDT', 'XAUUSDT'];
/** Small reserves and limits, so that they are reached often. */
const contracts = new Map(
  symbols.flatMap((symbol) => {
    const contract = paperRules.futures.contracts.get(symbol);
    return contract === undefined ? [] : [[symbol, { ...contract, openInterestMax: usdt('150000') }] as const];
  }),
);
const paper: Rules = {
  ...paperRules,
  futures: { ...paperRules.futures, contracts },
  funding: {
    'fast-reserve': usdt('60000'),
    'bonus-pool': usdt('150'),
    'futures-house': usdt('1000'),
    'exchange-house': usdt('30000'),
  },
};
/** Real money: the house has what operators put in, which is little, and nothing comes from nothing. */
const real: Rules = { ...realRules, futures: paper.futures };
/** Seeds whose flow was sought out for what is rare in it, and stays what it was. */
const soughtOut: ReadonlySet<number> = new Set([14, 24, 27, 42]);
const reserves = ['fast-reserve', 'futures-house', 'spot-house', 'insurance', 'bonus-pool', 'exchange-house'] as const;
const users = Array.from({ length: 16 }, (_, i) => `user${i}`);
const tapeKeepMs = 3_600_000;
const lowestPrice = 200_000_000_000n;

/** Sees each command before and after it is applied, and throws where it should have done something else. */
export interface Follower {
  before(state: State, command: Command, now: Instant): void;
  after(state: State, command: Command, outcome: Outcome, now: Instant): void;
  /** The state has been read from its tables. */
  restarted?(): void;
}

/** Journals by which money comes from outside without operators, a customer's payment or a purchase. */
const fromNothing: readonly JournalKind[] = ['paper-loan', 'fund-house', 'test-funds'];

/**
 * Random users, commands, ticks, gaps and restarts, checked after every step.
 * @throws Error that names seed and step when anything is broken; the same seed replays it
 */
export function simulate(
  seed: number,
  commands: number,
  mode: Rules['mode'] = 'paper',
  followers: (rules: Rules) => readonly Follower[] = () => [],
): SimulationReport {
  const run = new Simulation(seed, mode === 'paper' ? paper : real, followers);
  for (let step = 1; step <= commands; step += 1) {
    try {
      run.step();
    } catch (error) {
      throw new Error(`seed ${seed}, step ${step}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
  return run.report(commands);
}

class Simulation {
  private readonly rules: Rules;
  private state: State;
  private now = Date.UTC(2026, 0, 1);
  private orders = 0;
  private restarts = 0;
  private readonly random: Random;
  /** Of operators, who act whatever customers do. */
  private readonly others: Random;
  /** Of what pays agents, beside all others. */
  private readonly agents: Random;
  /** Of what counts volumes, beside them too. */
  private readonly volumes: Random;
  private readonly late: LateMarks;
  private readonly tables = new Tables();
  /** Models that share no rule with core; they know no house that can't pay, so they follow on paper. */
  private readonly followers: readonly Follower[];
  private readonly tape = new Map<string, Mark[]>();
  private readonly accepted: Record<string, number> = {};
  private readonly refused: Record<string, number> = {};
  private readonly settled: Record<string, number> = {};
  private readonly closed: Record<string, number> = {};

  private readonly amends: boolean;

  constructor(seed: number, rules: Rules, followers: (rules: Rules) => readonly Follower[]) {
    this.random = new Random(seed);
    this.amends = !soughtOut.has(seed);
    this.others = new Random(seed + 7);
    this.agents = new Random(seed + 13);
    this.volumes = new Random(seed + 19);
    this.late = new LateMarks(this.amends ? seed + 29 : null);
    this.rules = rules;
    this.state = emptyState(rules);
    const models = rules.mode === 'paper' ? [new FollowFutures(this.state), new FollowEarn()] : [];
    this.followers = [new FollowExclusions(), new FollowStops(), new FollowFees(), ...models, ...followers(rules)];
    this.carryOut({ kind: 'fund-house' });
    if (rules.mode === 'real') for (const userId of users) this.credit(userId);
  }

  /**
   * With real money nobody has test funds to begin with. What operators may give has a ceiling, alone and for a day.
   */
  private credit(userId: string): void {
    for (const part of [1, 2]) {
      for (const accountType of [1, 2, 3] as const) {
        this.carryOut({
          kind: 'adjust-balance',
          adjustmentId: `first-${userId}-${accountType}-${part}`,
          userId,
          accountType,
          currency: 'USDT',
          amount: usdt('10000'),
          reverses: null,
          reason: 'the first funds',
          approval: 'p',
        });
      }
      this.now += dayMs;
    }
  }

  step(): void {
    const { random } = this;
    this.now += random.chance(0.9) ? random.whole(0, 400) : random.whole(0, 3_000);
    if (random.chance(0.002)) this.now += random.whole(1_000, 600_000);
    if (random.chance(0.0005)) this.now += random.whole(1, 3 * 86_400_000);
    if (random.chance(0.0002)) this.now += random.whole(3_600_000, 90_000_000);
    if (random.chance(0.001)) this.restart();
    if (this.amends && this.agents.chance(0.005)) this.carryOut(nextAgentsCommand(this.agents, this.state, this.now));
    if (this.amends && this.volumes.chance(0.003)) this.carryOut(nextVolumesCommand(this.volumes, users, this.now));
    this.carryOut(this.others.chance(0.001) ? nextRulesCommand(this.others, this.state, this.now) : this.nextCommand());
    const broken = brokenInvariants(this.state);
    if (broken.length > 0) throw new Error(broken.join('; '));
  }

  report(commands: number): SimulationReport {
    const { accepted, refused, settled, closed, restarts } = this;
    return { commands, accepted, refused, settled, closed, restarts, state: canonicalState(this.state) };
  }

  private carryOut(command: Command): void {
    const before = [...this.state.fast.orders.values()];
    for (const follower of this.followers) follower.before(this.state, command, this.now);
    const outcome = apply(this.state, command, this.now);
    const { result, effects } = outcome;
    for (const follower of this.followers) follower.after(this.state, command, outcome, this.now);
    this.tables.write(effects);
    const given =
      this.rules.mode === 'real' ? effects.journals.find(({ kind }) => fromNothing.includes(kind)) : undefined;
    if (given !== undefined) throw new Error(`${given.kind} ${given.reference} pays from nothing`);
    const counts = result.ok ? this.accepted : this.refused;
    const name = result.ok ? command.kind : `${command.kind} ${result.refusal}`;
    counts[name] = (counts[name] ?? 0) + 1;
    for (const { closeReason } of effects.changedFutures)
      if (closeReason !== null) this.closed[closeReason] = (this.closed[closeReason] ?? 0) + 1;
    for (const order of before) if (order.result !== null) this.checkSettlement(order);
  }

  /** The engine followed the tape tick by tick; the pure function reads it whole. Both must agree. */
  private checkSettlement(order: FastOrder): void {
    const expected = settleFromTape(
      order,
      after(this.tape.get(order.symbol) ?? [], order.receivedAt),
      this.now,
      this.rules.fast,
    );
    const same =
      expected !== null &&
      expected.result === order.result &&
      expected.exit?.seq === order.exit?.seq &&
      expected.entry?.seq === order.entry?.seq;
    if (!same)
      throw new Error(`${order.orderNo} settled as ${order.result}, the tape says ${JSON.stringify(expected?.result)}`);
    this.settled[order.result ?? ''] = (this.settled[order.result ?? ''] ?? 0) + 1;
  }

  private restart(): void {
    const restored = restoreState(this.rules, this.tables.snapshot(this.state.marks.values()));
    if (canonicalState(restored) !== canonicalState(this.state)) throw new Error('the tables restore another state');
    this.state = restored;
    for (const follower of this.followers) follower.restarted?.();
    this.restarts += 1;
  }

  private nextCommand(): Command {
    const { random } = this;
    const userId = random.pick(users);
    const draw = (family: string): Draw => ({
      random,
      state: this.state,
      userId,
      newId: `${family}${(this.orders += 1)}`,
      amends: this.amends,
    });
    const dice = random.next();
    if (dice < 0.45) return this.tick();
    if (dice < 0.5) this.late.seenAt = this.now;
    if (dice < 0.5) return { kind: 'clock' };
    if (dice < 0.54) return this.rules.mode === 'paper' ? { kind: 'take-test-funds', userId } : this.topUp();
    if (dice < 0.58) return nextEarnCommand(draw('e'));
    if (dice < 0.59) return { kind: 'sign-up-gift', userId };
    if (dice < 0.6) return nextLimitsCommand(random, userId);
    if (dice < 0.64) return this.transfer(userId);
    if (dice < 0.69) return nextExchangeCommand(draw('q'));
    if (dice < 0.73) return nextTransactionCommand(draw('m'), this.now);
    if (dice < 0.78) return this.place(userId);
    if (dice < 0.88) return nextSpotCommand(draw('s'), symbols);
    return nextFuturesCommand(draw('f'), symbols);
  }

  private tick(): Command {
    const marks = symbols
      .filter(() => this.random.chance(0.8))
      .flatMap((symbol) => {
        const tape = this.tape.get(symbol) ?? [];
        this.tape.set(symbol, tape);
        const last = tape.at(-1);
        if (last !== undefined && last.time >= this.now) return [];
        const wild = this.random.chance(0.02);
        const step = BigInt(this.random.whole(-3, 3)) * (wild ? 40_000_000_000n : 1_000_000n);
        const before = last?.price ?? 6_000_000_000_000n;
        const mark: Mark = {
          symbol,
          seq: (last?.seq ?? -1) + 1,
          time: this.late.timeOf(last, this.now),
          backfilled: this.random.chance(0.01),
          // A long walk must not lead below zero, where no market is.
          price: price(before + step >= lowestPrice ? before + step : before - step),
        };
        tape.push(mark);
        if (tape.length > 40_000) tape.splice(0, tape.length - after(tape, this.now - tapeKeepMs).length - 1);
        return [mark];
      });
    return { kind: 'tick', marks };
  }

  /** Operators fund the house now and then. */
  private topUp(): Command {
    const { random } = this;
    const units = amount(BigInt(random.chance(0.3) ? random.whole(0, 3_000_000_000) : 0));
    return { kind: 'top-up-reserve', reserve: random.pick(reserves), amount: units, reference: `p${this.orders}` };
  }

  private transfer(userId: string): Command {
    const { random } = this;
    const type = (): CustomerAccountType => random.pick([1, 2, 3] as const);
    return {
      kind: 'transfer',
      transferId: `t${this.orders}`,
      userId,
      fromType: type(),
      toType: type(),
      currency: random.pick(['USDT', 'USDT', 'BTC'] as const),
      amount: amount(BigInt(random.chance(0.02) ? random.whole(-1, 0) : random.whole(1, 3_000_000_000))),
    };
  }

  private place(userId: string): Command {
    const { random } = this;
    const symbol = random.chance(0.01) ? 'NOSUCH' : random.pick(symbols);
    const last = this.state.marks.get(symbol);
    this.orders += 1;
    return {
      kind: 'place-fast-order',
      userId,
      country: countryOf(userId),
      orderNo: `o${this.orders}`,
      symbol,
      direction: random.pick(['up', 'down'] as const),
      seconds: random.chance(0.02) ? 31 : random.pick([30, 60, 90, 120, 180, 300]),
      stake: amount(BigInt(random.chance(0.5) ? random.whole(1_000_000, 20_000_000) : random.whole(0, 12_000_000_000))),
      bound:
        last !== undefined && random.chance(0.3)
          ? { price: last.price, maxSlippage: rate(BigInt(random.whole(0, 50))) }
          : null,
    };
  }
}

/** The marks later than a time. */
function after(tape: readonly Mark[], time: number): Mark[] {
  let [low, high] = [0, tape.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tape[middle]?.time ?? 0) > time) high = middle;
    else low = middle + 1;
  }
  return tape.slice(low);
}
