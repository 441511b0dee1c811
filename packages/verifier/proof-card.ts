import { chainOf, ticksFor, type Need } from './chain.ts';
import { fastNeed, settlementSteps, type FastTerms, type Result } from './receipts/fast.ts';
import { firstStep, twiceSteps } from './receipts/futures.ts';
import { down, e8, plain, scaled, step, type Step, type StepName, type Tape, type Tick } from './text.ts';

interface ShownTick {
  readonly seq: number;
  readonly time: number;
  readonly price: string;
}
interface FastProof {
  readonly contractType: 'fast';
  readonly symbol: string;
  readonly direction: 'up' | 'down';
  readonly seconds: number;
  readonly payoutRate: string;
  readonly bound: { readonly price: string; readonly maxSlippage: string } | null;
  readonly receivedAt: number;
  readonly entry: ShownTick | null;
  readonly exit: ShownTick | null;
  readonly result: Result;
  readonly returnRate: string;
}
interface FuturesProof {
  readonly contractType: 'futures';
  readonly symbol: string;
  readonly direction: 'long' | 'short';
  readonly lever: number;
  readonly feeRate: string;
  readonly maintenanceRate: string;
  readonly marginRate: string;
  readonly open: ShownTick;
  readonly close: ShownTick;
  readonly reason: 'stopProfit' | 'stopLoss' | 'liquidation' | 'user' | 'reverse';
  readonly trigger: string | null;
  readonly askedAt: number | null;
  readonly returnRate: string;
}
/** What everybody may know of a shared order: the answer of `GET /fair/proof/{id}`. */
export type PublicProof = FastProof | FuturesProof;
/** Beside what receipts have too: that the liquidation price and the part that came back follow from the rates. */
export type ProofStep = Step<StepName | 'liquidation' | 'returned'>;

const tickOf = ({ seq, time, price }: ShownTick): Tick => ({ seq, time, price: scaled(price) });
const tickOrNone = (tick: ShownTick | null): Tick | null => (tick === null ? null : tickOf(tick));
const size = (value: bigint): bigint => (value < 0n ? -value : value);

const termsOf = ({ direction, seconds, receivedAt: received, bound }: FastProof): FastTerms => ({
  direction,
  seconds,
  received,
  bound: bound === null ? '-' : `${scaled(bound.price)}~${scaled(bound.maxSlippage)}`,
});

function needOf(proof: PublicProof): Need {
  const { symbol } = proof;
  if (proof.contractType === 'futures')
    return { symbol, from: proof.askedAt ?? proof.close.time - 1, to: proof.close.time };
  const { entry, exit, result } = proof;
  return fastNeed(symbol, termsOf(proof), { entry: tickOrNone(entry), exit: tickOrNone(exit), result });
}

/** The moments between which the tape is needed. */
export function stretchOfProof(proof: PublicProof): Need {
  const { symbol, from, to: least, until: to = least } = needOf(proof);
  return { symbol, from: from - (proof.contractType === 'futures' ? 5_000 : 1_000), to };
}

/** Compares what was rounded on the way: what differs by less agrees, and is said as it was stated. */
function near(name: 'liquidation' | 'returned', stated: bigint, found: bigint, within: bigint): ProofStep {
  const ok = size(stated - found) <= within;
  return { name, ok, stated: plain(stated, 8), found: plain(ok ? stated : found, 8) };
}

function fastSteps(proof: FastProof, ticks: readonly Tick[] | null): ProofStep[] {
  const { payoutRate } = proof;
  const stated = { entry: tickOrNone(proof.entry), exit: tickOrNone(proof.exit), result: proof.result };
  const { result, steps } = settlementSteps(termsOf(proof), stated, ticks);
  const returns: Readonly<Record<Result, string>> = { win: payoutRate, lose: '-1', tie: '0', void: '0' };
  return [...steps, step('returned', proof.returnRate, returns[result])];
}

/** As a part of the margin, in hundred-millionths: the move and both fees; never less than nothing comes back. */
function returnOf(proof: FuturesProof, open: bigint, close: bigint): bigint {
  const [margin, fee] = [scaled(proof.marginRate), scaled(proof.feeRate)];
  const move = proof.direction === 'long' ? close - open : open - close;
  const left = margin * open + move * e8 - fee * close;
  return down(((left > 0n ? left : 0n) - (margin + fee) * open) * e8, margin * open);
}

/** The price at which margin and loss are no more than what has to stay: see the rules of futures. */
function liquidationOf(proof: FuturesProof, open: bigint): bigint {
  const [margin, rates] = [scaled(proof.marginRate), scaled(proof.maintenanceRate) + scaled(proof.feeRate)];
  return proof.direction === 'long' ? (open * (e8 - margin)) / (e8 - rates) : (open * (e8 + margin)) / (e8 + rates);
}

/** A hundredth of a percent: amounts are rounded to the smallest unit. */
const returnWithin = 10_000n;
/** Ten millionths of the price: the rate of the margin has eight decimals. */
const priceWithin = 10_000_000n;

function futuresSteps(proof: FuturesProof, ticks: readonly Tick[] | null): ProofStep[] {
  const [open, close, bar] = [scaled(proof.open.price), tickOf(proof.close), scaled(proof.trigger ?? '0')];
  const goesUp = (proof.direction === 'long') === (proof.reason === 'stopProfit');
  const reached = (at: bigint): boolean => (goesUp ? at >= bar : at <= bar);
  return [
    ...(proof.askedAt === null
      ? twiceSteps(close, bar, reached, ticks)
      : [firstStep('close', proof.askedAt, close, ticks)]),
    ...(proof.reason === 'liquidation'
      ? [near('liquidation', bar, liquidationOf(proof, open), open / priceWithin)]
      : []),
    near('returned', scaled(proof.returnRate), returnOf(proof, open, close.price), returnWithin),
  ];
}

/**
 * Every step of a shared settlement, recomputed by whoever looks at it. All of them `ok` means that the result follows
 * from the shown terms and the public prices.
 */
export function verifyProof(proof: PublicProof, tape: Tape): ProofStep[] {
  const ticks = ticksFor(needOf(proof), [tape]);
  const chain = chainOf(tape);
  return [
    { ...chain, name: 'chain', ok: chain.ok && tape.symbol === proof.symbol },
    ...(proof.contractType === 'fast' ? fastSteps(proof, ticks) : futuresSteps(proof, ticks)),
  ];
}
