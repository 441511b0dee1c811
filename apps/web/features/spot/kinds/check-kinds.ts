import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import { t, type PlainKey } from '../../../locales/i18n.ts';
import type { Terms } from '../terms.ts';
import {
  bandIssue,
  checkTicket,
  highest,
  read,
  worthUp,
  type Around,
  type Checked,
  type Draft,
  type Field,
  type Issue,
  type Side,
} from '../ticket/ticket-maths.ts';

type Read = ReturnType<typeof read>;
const ruled = (key: PlainKey): Issue => ({ kind: 'invalid', say: () => t(key) });

/** With what is wrong with some fields; what is fine there is fine. */
const withIssues = (checked: Checked, more: Partial<Record<Field, Issue | undefined>>): Checked => {
  const issues: Partial<Record<Field, Issue>> = {};
  const names: readonly Field[] = ['price', 'quantity', 'amount', 'stopPrice', 'stopLimitPrice'];
  for (const name of names) {
    const issue = name in more ? more[name] : checked.issues[name];
    if (issue !== undefined) issues[name] = issue;
  }
  return { ...checked, issues };
};

const need = { kind: 'required', say: () => t('kinds.needTrigger') } as const;
function readTrigger(text: string, { tick }: Terms): Read {
  const trigger = read(text, priceScale, tick, 'tick');
  return trigger.issue?.kind === 'required' ? { value: null, issue: need } : trigger;
}

/** Whether a price still lies ahead of the market. */
const isAhead = (when: Draft['stopWhen'], at: bigint, mark: bigint): boolean =>
  when === 'rising' ? at > mark : at < mark;

/** An order that waits for its stop; the band lies around that. */
export function checkStop(draft: Draft, terms: Terms, around: Around): Checked {
  const { value: trigger, issue } = readTrigger(draft.stopPrice, terms);
  const { mark } = around;
  const passed = trigger !== null && mark !== null && !isAhead(draft.stopWhen, trigger, mark);
  const checked = { ...checkTicket(draft, terms, { ...around, mark: trigger }), trigger };
  return withIssues(checked, { stopPrice: issue ?? (passed ? ruled('kinds.reached') : undefined) });
}

/** How the market comes to the stop of two orders: it ends a loss. */
export const lossWay = (side: Side): Draft['stopWhen'] => (side === 'buy' ? 'rising' : 'falling');

/** What the stop's order costs at most: its own price, or the edge of the band. Nothing more of a sale. */
const worstOf = (side: Side, trigger: bigint | null, stopLimit: bigint | null, terms: Terms): bigint | null =>
  side === 'sell' || trigger === null ? null : (stopLimit ?? highest(trigger, terms));

/** Two orders of which one ends the other: what is held is what the dearer one can cost. */
export function checkOco(draft: Draft, terms: Terms, around: Around): Checked {
  const { side } = draft;
  const { mark, available } = around;
  const limit = checkTicket(draft, terms, around);
  const { value: trigger, issue } = readTrigger(draft.stopPrice, terms);
  const second = readStopLimit(draft, trigger, terms);
  const worst = worstOf(side, trigger, second.value, terms);
  const { price, quantity } = limit;
  const dearer = worst === null || quantity === null ? null : worthUp(worst, quantity, terms);
  const total = dearer !== null && dearer > (limit.total ?? 0n) ? dearer : limit.total;
  const isShort = side === 'buy' && total !== null && available !== null && total > available;
  const isBehind = trigger !== null && mark !== null && !isAhead(lossWay(side), trigger, mark);
  const takes = price !== null && mark !== null && (side === 'buy' ? price >= mark : price <= mark);
  return withIssues(
    { ...limit, total, trigger, stopLimit: second.value },
    {
      price: limit.issues.price ?? (takes ? ruled(gainIssues[side]) : undefined),
      quantity: limit.issues.quantity ?? (isShort ? { kind: 'short' } : undefined),
      stopPrice: issue ?? (isBehind ? ruled(lossIssues[side]) : undefined),
      stopLimitPrice: second.issue,
    },
  );
}

const gainIssues = { buy: 'kinds.gainBuy', sell: 'kinds.gainSell' } as const;
const lossIssues = { buy: 'kinds.aheadBuy', sell: 'kinds.aheadSell' } as const;

function readStopLimit({ side, stopLimitPrice }: Draft, trigger: bigint | null, terms: Terms): Read {
  if (stopLimitPrice === '') return { value: null };
  const second = read(stopLimitPrice, priceScale, terms.tick, 'tick');
  const beyond = second.value === null ? undefined : bandIssue(side, second.value, trigger, terms);
  const issue = second.issue ?? beyond;
  return issue === undefined ? second : { value: second.value, issue };
}

/** A draft of two orders with the price of the dearer one. */
export function dearestOfTwo(draft: Draft, terms: Terms): Draft {
  const [price, trigger, stopLimit] = [draft.price, draft.stopPrice, draft.stopLimitPrice].map((text) =>
    parseDecimal(text, priceScale),
  );
  const worst = worstOf(draft.side, trigger ?? null, stopLimit ?? null, terms);
  return worst === null || worst <= (price ?? 0n) ? draft : { ...draft, price: formatPlain(worst, priceScale) };
}
