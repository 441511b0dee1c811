import type { CallAnswer } from '@candor/api-contract/index.ts';
import { chainOf } from './chain.ts';
import { e8, exitWaitMs, entryWaitMs, plain, scaled, step } from './receipt-text.ts';
import type { Step, StepName, Tape, Tick } from './receipt-text.ts';
import { settlementSteps, type Result } from './verify-fast.ts';
import { closingSteps } from './verify-futures.ts';

/** What everybody may know of a shared order. */
export type PublicProof = CallAnswer<'GET /fair/proof/{id}'>;
type FastProof = Extract<PublicProof, { contractType: 'fast' }>;
type FuturesProof = Extract<PublicProof, { contractType: 'futures' }>;
/** Beside what receipts have too: that the liquidation price and the part that came back follow from the rates. */
export type ProofStep = Step<StepName | 'liquidation' | 'returned'>;

/** The moments between which the tape is needed. */
export function stretchOfProof(proof: PublicProof): { symbol: string; from: number; to: number } {
  const { symbol } = proof;
  if (proof.contractType === 'futures') return { symbol, from: proof.close.time - 5_000, to: proof.close.time };
  const { receivedAt, seconds, entry } = proof;
  const life = entry === null ? entryWaitMs : seconds * 1_000 + exitWaitMs;
  return { symbol, from: receivedAt - 1_000, to: (entry?.time ?? receivedAt) + life };
}

/** A decimal with its sign in hundred-millionths. */
const signed = (text: string): bigint => (text.startsWith('-') ? -scaled(text.slice(1)) : scaled(text));
const size = (value: bigint): bigint => (value < 0n ? -value : value);
const down = (value: bigint, by: bigint): bigint => (value >= 0n || value % by === 0n ? value / by : value / by - 1n);

type WireTick = FuturesProof['open'];
const tickOf = ({ seq, time, price }: WireTick): Tick => ({ seq, time, price: scaled(price) });
const tickOrNone = (tick: WireTick | null): Tick | null => (tick === null ? null : tickOf(tick));

/** Compares what was rounded on the way: what differs by less agrees, and is said as it was stated. */
function near(name: 'liquidation' | 'returned', stated: bigint, found: bigint, within: bigint): ProofStep {
  const ok = size(stated - found) <= within;
  return { name, ok, stated: plain(stated, 8), found: plain(ok ? stated : found, 8) };
}

function fastSteps(proof: FastProof, ticks: readonly Tick[]): ProofStep[] {
  const { direction, seconds, receivedAt: received, bound, payoutRate } = proof;
  const boundText = bound === null ? '-' : `${scaled(bound.price)}~${scaled(bound.maxSlippage)}`;
  const { result, steps } = settlementSteps(
    { direction, seconds, bound: boundText, received },
    { entry: tickOrNone(proof.entry), exit: tickOrNone(proof.exit), result: proof.result },
    ticks,
  );
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

function futuresSteps(proof: FuturesProof, ticks: readonly Tick[]): ProofStep[] {
  const [open, close, bar] = [scaled(proof.open.price), tickOf(proof.close), scaled(proof.trigger)];
  const goesUp = (proof.direction === 'long') === (proof.reason === 'stopProfit');
  const reached = (at: bigint): boolean => (goesUp ? at >= bar : at <= bar);
  return [
    ...closingSteps(close, bar, reached, ticks),
    ...(proof.reason === 'liquidation'
      ? [near('liquidation', bar, liquidationOf(proof, open), open / priceWithin)]
      : []),
    near('returned', signed(proof.returnRate), returnOf(proof, open, close.price), returnWithin),
  ];
}

/**
 * Every step of a shared settlement, recomputed by whoever looks at it. All of them `ok` means that the result follows
 * from the shown terms and the public prices.
 */
export function verifyProof(proof: PublicProof, tape: Tape): ProofStep[] {
  const ticks = tape.marks.map(({ seq, time, price }) => ({ seq, time, price: scaled(price) }));
  const chain = chainOf(tape);
  return [
    { ...chain, name: 'chain', ok: chain.ok && tape.symbol === proof.symbol },
    ...(proof.contractType === 'fast' ? fastSteps(proof, ticks) : futuresSteps(proof, ticks)),
  ];
}
