import type { Vector } from './choose-receipts.ts';
import { field, line, moved, plus, rewriting, rewritten, tick, type Forged, type Lie } from './lies.ts';

const opened = 'futures-open long at market 1';
const limited = 'futures-open long by a limit 1';
const asked = 'futures-close user long 1';
const ofOpenings: readonly Forged[] = [
  [
    'an opening under the number of another',
    opened,
    ({ receipt }) => ({ receipt: { ...receipt, orderNo: 'o0-open' } }),
    'receipt',
  ],
  [
    'an opening under the number of its order',
    opened,
    ({ receipt }) => ({ receipt: { ...receipt, orderNo: receipt.orderNo.slice(0, -5) } }),
    'receipt',
  ],
  ['an opening at a later mark', opened, moved([tick('mark', '@'), 1n]), 'opened'],
  ['an opening at another price than its mark', opened, moved([line('price'), -1n]), 'opened'],
  ['an opening that was asked for after its mark', opened, askedAfter('mark'), 'opened'],
  ['a limit that its mark had not reached', limited, (v) => reachedLess(v), 'opened'],
  ['a margin a millionth higher', opened, moved([line('margin'), 1n]), 'margin'],
  ['a fee of opening that is told larger', opened, moved([line('fee'), 1n]), 'openingFee'],
];
/** What was asked for, moved to the time of the mark that carried it out. */
function askedAfter(name: string): Lie {
  return (v) => {
    const [, time = ''] = new RegExp(`^${name} \\d+@(\\d+)=`, 'm').exec(v.receipt.content) ?? [];
    return { receipt: rewritten(v, [/^asked \d+$/m, `asked ${time}`]) };
  };
}
/** A limit below the mark that is said to have reached it. */
function reachedLess(v: Vector): ReturnType<Lie> {
  const [, price = '0'] = /^mark \d+@\d+=(\d+)/m.exec(v.receipt.content) ?? [];
  return { receipt: rewritten(v, [/^limit \d+$/m, `limit ${BigInt(price) - 1n}`]) };
}

const pair = 'futures-pair long 1';
const ofClosings: readonly Forged[] = [
  ['a closing at a later mark', asked, moved([tick('close', '@'), 1n]), 'close'],
  ['a closing that was asked for after its mark', asked, askedAfter('close'), 'close'],
  ['a closing whose opening lies elsewhere in the tape', asked, moved([tick('open', '@'), 1n]), 'opened'],
  [
    'a closing with a smaller margin, and paid accordingly',
    asked,
    moved([line('margin'), -2n], [line('paid'), -2n]),
    'margin',
  ],
  ['a closing that is told with less profit', asked, moved([line('profit'), -1n]), 'profit'],
  ['a closing that is told with a larger fee', asked, moved([line('fee'), 1n]), 'closingFee'],
  ['a closing that pays a millionth less', asked, moved([line('paid'), -1n]), 'paid'],
  ['more kept for another leg than was paid', asked, rewriting([/^kept 0$/m, 'kept 999999999999999']), 'paid'],
  ['a pair whose other leg opened elsewhere', pair, moved([tick('other-open', '@'), 1n]), 'opened'],
  ['a pair at a later mark', pair, moved([tick('close', '@'), 1n]), 'close'],
  ['a pair that pays a millionth less', pair, moved([line('paid'), -1n]), 'paid'],
];

/** A stop lower than the mark that is said to have reached it. */
function stopBelow(v: Vector): ReturnType<Lie> {
  const [, price = '0'] = /^trigger \w+#\d+@\d+=(\d+)/m.exec(v.receipt.content) ?? [];
  return { receipt: rewritten(v, [/\|falling\|\d+$/m, `|falling|${BigInt(price) - 1n}`]) };
}

const bought = 'spot buy market taker 1';
const rested = 'spot buy limit maker 1';
const sold = 'spot sell limit taker 1';
const letIn = 'spot-when sell gtc falling taker 1';
const forBook = 'spot-when buy maker - maker 1';
const tiered = 'spot-when buy in the further tier taker 1';
const ofDeals: readonly Forged[] = [
  ['a maker’s rate that is not the tier’s', tiered, moved([field(7), -1n]), 'fillTier'],
  ['a volume that reaches no further tier', tiered, rewriting([/\|\d+(\|\d+\|0:)/, '|1$1']), 'fillTier'],
  ['a volume of days that are not over', tiered, rewriting([/\|\d+(\|0:)/, '|99999$1']), 'fillTier'],
  ['a stop let in by a mark of another price', letIn, moved([/^(trigger \w+#\d+@\d+=)(\d+)(.*)$/m, -1n]), 'letIn'],
  ['a stop that the marks have not reached', letIn, stopBelow, 'trigger'],
  ['an order for the book alone that takes', forBook, rewriting([/\|maker\|-\|-$/m, '|ioc|-|-']), 'fillRole'],
  [
    'a deal under the number of another',
    bought,
    ({ receipt }) => ({ receipt: { ...receipt, orderNo: `${receipt.orderNo}1` } }),
    'receipt',
  ],
  ['a deal at a mark elsewhere in the tape', bought, moved([/^(mark \w+#)(\d+)(@.*)$/m, 1n]), 'fillMark'],
  ['a taker without a mark', bought, rewriting([/^mark .*$/m, 'mark -']), 'fillPrice'],
  [
    'a purchase above its limit',
    rested,
    (v) => ({ receipt: rewritten(v, plus(v, field(6), -100_000_000_000n)) }),
    'fillPrice',
  ],
  [
    'a purchase beyond the band',
    bought,
    (v) => ({ receipt: rewritten(v, plus(v, field(9), -60_000_000n)) }),
    'fillPrice',
  ],
  ['a purchase that costs a millionth more', bought, moved([line('amount'), 1n]), 'fillAmount'],
  ['a sale that brings a millionth less', sold, moved([line('amount'), -1n]), 'fillAmount'],
  ['a fee of a deal that is told larger', bought, moved([line('fee'), 1n]), 'fillFee'],
];

const income = 'earn-income daily 1';
const ended = 'earn-redemption lock-mining daily 1';
const wealth = 'earn-redemption wealth end 1';
const paidOut = 'withdrawal USDT chain 1';
const toBank = 'withdrawal USDT bank 1';
const ofRules: readonly Forged[] = [
  [
    'income under the number of another day',
    income,
    ({ receipt }) => ({ receipt: { ...receipt, orderNo: `${receipt.orderNo}1` } }),
    'receipt',
  ],
  ['income before its day was over', income, moved([line('due'), -1n]), 'dueDay'],
  ['income settled before it was due', income, moved([line('settled'), -864_000_000_000n]), 'dueDay'],
  ['a day’s income that is a unit less', income, moved([line('income'), -1n]), 'income'],
  ['a penalty that is told larger', ended, moved([line('penalty'), 1n]), 'penalty'],
  ['less of the principal than is left', ended, moved([line('returned'), -1n]), 'principalBack'],
  ['an end whose income is kept', wealth, moved([line('income'), 1n]), 'income'],
  ['a fee of a withdrawal that is told larger', paidOut, moved([line('fee'), 1n]), 'withdrawalFee'],
  ['less arriving than amount and fee leave', paidOut, moved([line('expected'), -1n]), 'arriving'],
  ['a dong less than the rate gives', toBank, moved([line('vnd'), -1n]), 'arriving'],
];

/** Of what owners ask for, deals of spot, and what follows from rules alone. */
export const ofOrders: readonly Forged[] = [...ofOpenings, ...ofClosings, ...ofDeals, ...ofRules];
