import { e8, plain, step, tickOf, tickStep, tickText, usdt, type Step, type Tick } from './receipt-text.ts';

const up = (value: bigint, by: bigint): bigint => (value + by - 1n) / by;
const down = (value: bigint, by: bigint): bigint => (value >= 0n ? value / by : -up(-value, by));
/** Size (8 decimals) × price (8) in units of USDT (6). */
const perUnit = 10n ** 10n;

/** Its place in the tape, and that it was the second price in a row which reached the bar. */
export function closingSteps(
  close: Tick,
  bar: bigint,
  reached: (at: bigint) => boolean,
  ticks: readonly Tick[],
): Step[] {
  const at = ticks.findIndex(({ seq }) => seq === close.seq);
  const last = ticks[at] ?? null,
    before = ticks[at - 1] ?? null;
  const twice = last !== null && before !== null && reached(last.price) && reached(before.price);
  return [
    tickStep('close', close, last),
    { name: 'trigger', ok: twice, stated: plain(bar, 8), found: `${tickText(before)} / ${tickText(last)}` },
  ];
}

/** The steps of a futures position that closed by itself: its place, what triggered it, and what it pays. */
export function futuresSteps(facts: Map<string, string>, terms: readonly string[], ticks: readonly Tick[]): Step[] {
  const [, , , , direction = '', , sizeText = '0', , feeText = '0', maintenanceText = '0'] = terms;
  const size = BigInt(sizeText),
    feeRate = BigInt(feeText),
    margin = BigInt(facts.get('margin') ?? '0');
  const open = tickOf(facts.get('open')),
    close = tickOf(facts.get('close'));
  if (open === null || close === null) return [];
  const sign = direction === 'long' ? 1n : -1n;
  const value = (at: bigint): bigint => sign * size * (at - open.price);
  const [kind = '', triggerText = '0'] = (facts.get('trigger') ?? '').split('=');
  const bar = BigInt(triggerText === '-' ? '0' : triggerText);
  const reached = (at: bigint): boolean => {
    if (kind === 'liquidation')
      return (margin * perUnit + value(at)) * e8 <= size * at * (BigInt(maintenanceText) + feeRate);
    return kind === 'stopProfit' ? sign * (at - bar) >= 0n : sign * (at - bar) <= 0n;
  };
  const floating = down(value(close.price), perUnit),
    equity = margin + floating;
  const charged = up(size * close.price * feeRate, perUnit * e8);
  const most = charged < equity ? charged : equity;
  const fee = equity < 0n ? 0n : most;
  return [
    ...closingSteps(close, bar, reached, ticks),
    step('profit', usdt(BigInt(facts.get('profit') ?? '0')), usdt(equity < 0n ? -margin : floating)),
    step('paid', usdt(BigInt(facts.get('paid') ?? '0')), usdt(equity < 0n ? 0n : equity - fee)),
  ];
}
