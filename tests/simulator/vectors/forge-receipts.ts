import type { Chosen } from './choose-receipts.ts';
import { ofOrders } from './forge-orders.ts';
import {
  field,
  line,
  markChanged,
  moved,
  rewriting,
  rewritten,
  sha256,
  taped,
  tick,
  torn,
  type Forged,
  type Forgery,
  type Lie,
} from './lies.ts';

const win = 'fast win up 30 s 1';
const lost = 'fast lose down 30 s 1';

const ofAnyReceipt: readonly Forged[] = [
  [
    'another text than was hashed',
    win,
    ({ receipt }) => ({ receipt: { ...receipt, contentHash: sha256('x') } }),
    'receipt',
  ],
  ['the receipt of another order', win, ({ receipt }) => ({ receipt: { ...receipt, orderNo: 'o0' } }), 'receipt'],
  ['another journal', win, ({ receipt }) => ({ receipt: { ...receipt, journalId: '1' } }), 'receipt'],
  ['terms that were not agreed', win, () => ({ termsHash: sha256('as agreed') }), 'receipt'],
  ['a second result below the first', win, rewriting([/^result win$/m, 'result lose\nresult win']), 'receipt'],
  ['a line that no receipt has', win, rewriting([/$/, '\nnote paid in full']), 'receipt'],
  ['two lines in the other order', win, rewriting([/(entry .*)\n(exit .*)/, '$2\n$1']), 'receipt'],
  ['a number with an exponent', win, rewriting([/^profit \d+$/m, 'profit 1e9']), 'receipt'],
  ['a direction that is none', win, rewriting(['|up|', '|up |']), 'receipt'],
  ['a line feed at its end', win, rewriting([/$/, '\n']), 'receipt'],
];

const ofTheTape: readonly Forged[] = [
  ['a price that was changed afterwards', win, markChanged(5, { price: '1' }), 'chain'],
  [
    'a moment that was changed afterwards',
    win,
    (vector, tape) => {
      const time = (vector.tapes[0]?.marks[5]?.time ?? 0) + 1;
      return markChanged(5, { time })(vector, tape);
    },
    'chain',
  ],
  ['a live price that says it was filled in', win, markChanged(5, { backfilled: true }), 'chain'],
  ['a price that was left out', win, taped((tape) => [{ ...tape, marks: tape.marks.toSpliced(6, 1) }]), 'chain'],
  [
    'a price that was put in',
    win,
    taped((tape) => [
      { ...tape, marks: tape.marks.flatMap((one, i) => (i === 6 ? [one, { ...one, time: one.time + 1 }] : [one])) },
    ]),
    'chain',
  ],
  ['another head', win, taped((tape) => [{ ...tape, headHash: sha256('x') }]), 'chain'],
  ['another beginning', win, taped((tape) => [{ ...tape, prevHash: sha256('x') }]), 'chain'],
  ['two stretches that do not meet', win, taped(torn), 'chain'],
];

const ofFast: readonly Forged[] = [
  ['another entry price', win, moved([tick('entry', '='), -1n]), 'entry'],
  ['an entry elsewhere in the tape', win, moved([tick('entry', '@'), 1n]), 'entry'],
  ['an entry that says it was filled in', win, rewriting([/^(entry .*)$/m, '$1 backfilled']), 'entry'],
  ['another exit price', win, moved([tick('exit', '='), 1n]), 'exit'],
  ['an exit elsewhere in the tape', lost, moved([tick('exit', '@'), 1n]), 'exit'],
  ['a win that is told as lost', win, rewriting([/^result win$/m, 'result lose']), 'result'],
  ['a win that is told as void', win, rewriting([/^result win$/m, 'result void']), 'result'],
  ['a tie that is told as lost', 'fast tie up 30 s 1', rewriting([/^result tie$/m, 'result lose']), 'result'],
  ['a direction that was turned round', win, rewriting(['|up|', '|down|']), 'result', 'profit'],
  ['terms with a smaller payout than stake and rate give', win, moved([field(8), -1n]), 'payout'],
  ['a win that pays a millionth less', win, moved([line('profit'), -1n]), 'profit'],
  ['a loss that takes more than the stake', lost, moved([line('profit'), -1n]), 'profit'],
  ['a void that takes the stake', 'fast void without an exit up 1', rewriting([/^profit 0$/m, 'profit -1']), 'profit'],
];

const ofVoids: readonly Forged[] = [
  [
    'an exit that came too late',
    'fast void without an exit up 1',
    (v) => {
      const late = v.tapes[0]?.marks.at(-1);
      return { receipt: rewritten(v, [/^exit -$/m, `exit ${late?.seq}@${late?.time}=${units(late?.price)}`]) };
    },
    'noExit',
  ],
  [
    'an entry that came too late',
    'fast void without an entry up 1',
    (v, tape) => {
      const { symbol = '', marks: own = [] } = v.tapes[0] ?? {};
      const late = own.at(-1);
      const end = (late?.time ?? 0) + 400_000;
      const longer = tape.cut(symbol, own[0]?.time ?? 0, end);
      if (longer === null) throw new Error('the run ends too early');
      const receipt = rewritten(v, [/^entry -$/m, `entry ${late?.seq}@${late?.time}=${units(late?.price)}`]);
      return { receipt, tapes: [longer] };
    },
    'noEntry',
  ],
  ['another entry beyond the bound', 'fast void after its entry up 1', moved([tick('entry', '@'), 1n]), 'slippage'],
  [
    'an order that was void though it had its exit',
    win,
    rewriting([/^exit .*$/m, 'exit -'], [/^result win$/m, 'result void'], [/^profit \d+$/m, 'profit 0']),
    'exit',
    'result',
    'profit',
  ],
];
const units = (price = '0'): string => {
  const [whole = '', fraction = ''] = price.split('.');
  return String(BigInt(whole + fraction.padEnd(8, '0')));
};

const stop = 'futures stopLoss long 1';
const liquidated = 'futures liquidation long 1';
const ofFutures: readonly Forged[] = [
  ['an opening elsewhere in the tape', stop, moved([tick('open', '@'), 1n]), 'opened'],
  [
    'a margin below what the leverage asks for, and paid accordingly',
    stop,
    moved([line('margin'), -1n], [line('paid'), -1n]),
    'margin',
  ],
  ['a closing that says it was filled in', stop, rewriting([/^(close .*)$/m, '$1 backfilled']), 'close'],
  [
    'a stop that nobody had set so',
    stop,
    (v) => {
      const before = BigInt(units(v.tapes[0]?.marks.at(-2)?.price));
      return { receipt: rewritten(v, [/^trigger stopLoss=\d+$/m, `trigger stopLoss=${before - 1n}`]) };
    },
    'trigger',
  ],
  ['a stop of profit that was none', stop, rewriting(['trigger stopLoss', 'trigger stopProfit']), 'trigger'],
  [
    'a liquidation a hair earlier than it was due',
    liquidated,
    moved([/^(trigger liquidation=)(\d+)()$/m, 1n]),
    'trigger',
  ],
  ['a liquidation that was none', stop, rewriting([/^trigger .*$/m, 'trigger liquidation=1']), 'trigger'],
  ['a loss that is told larger', stop, moved([line('profit'), -1n]), 'profit'],
  ['a fee that is told larger', stop, moved([line('fee'), 1n]), 'closingFee'],
  ['a millionth less than was due', stop, moved([line('paid'), -1n]), 'paid'],
];

const both = (name: string, n: number, by: bigint): Lie => moved([field(n), by], [line(name), by]);
const swap = 'exchange coin to coin 1';
const marks =
  (names: string, n: number): Lie =>
  (v) => {
    const [, seq = '0'] = new RegExp(`^${names} \\w+#(\\d+)@`, 'm').exec(v.receipt.content) ?? [];
    const inLine: [RegExp, string] = [new RegExp(`^(${names} \\w+#)\\d+`, 'm'), `$1${BigInt(seq) + 1n}`];
    const inTerms: [RegExp, string] = [new RegExp(`^(terms (?:[^|]*\\|){${n}}\\w+#)\\d+`), `$1${BigInt(seq) + 1n}`];
    return { receipt: n === 0 ? rewritten(v, inLine) : rewritten(v, inLine, inTerms) };
  };
const ofExchanges: readonly Forged[] = [
  ['a quote at a mark elsewhere in the tape', swap, marks('from', 7), 'quoteMarks'],
  ['a quote at another mark of the target', swap, marks('to', 8), 'quoteMarks'],
  ['an exchange at a mark elsewhere in the tape', swap, marks('to-at-execution', 0), 'exchangeMarks'],
  ['a rate a hair lower', swap, both('rate', 9, -1n), 'rate'],
  ['a fee a hair higher', swap, both('fee', 12, 1n), 'exchangeFee'],
  ['less obtained than was due', swap, both('obtainable', 13, -1n), 'obtained'],
  [
    'an exchange after its quote had ended',
    swap,
    (v) => {
      const expires = v.receipt.content.split('\n')[0]?.split('|').at(-1) ?? '';
      return { receipt: rewritten(v, [/^executed \d+$/m, `executed ${expires}`]) };
    },
    'within',
  ],
  ['a line that is not what was agreed', swap, moved([line('gross'), 1n]), 'receipt'],
  ['another source than was agreed', swap, rewriting([/^source .*$/m, 'source elsewhere']), 'receipt'],
];

/** Every forgery, made from the vectors. @throws Error where a vector that one is of is not there */
export function forgeReceipts(chosen: readonly Chosen[]): Forgery[] {
  const ofPrices = [...ofFast, ...ofVoids, ...ofFutures, ...ofExchanges];
  const all = [...ofAnyReceipt, ...ofTheTape, ...ofPrices, ...ofOrders];
  return all.map(([name, of, lie, ...fails]) => {
    const found = chosen.find(({ vector }) => vector.name === of);
    if (found === undefined) throw new Error(`there is no vector ${of}`);
    return { name, of, ...lie(found.vector, found.tape), fails };
  });
}
