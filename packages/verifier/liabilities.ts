import { sha256 } from './sha256.ts';

interface Root {
  readonly currency: string;
  readonly decimals: number;
  readonly sum: string;
  readonly hash: string;
  readonly leaves: number;
}
interface Leaf {
  readonly currency: string;
  readonly balance: string;
  readonly nonce: string;
  readonly path: readonly { readonly side: 'left' | 'right'; readonly sum: string; readonly hash: string }[];
}
export interface Liabilities {
  readonly roots: readonly Root[];
  readonly own: { readonly userId: string; readonly leaves: readonly Leaf[] } | null;
}

/** One currency: whether the own balance is part of the published sum. */
export interface Counted {
  readonly currency: string;
  readonly balance: string;
  readonly total: string;
  readonly customers: number;
  readonly ok: boolean;
}

/** A decimal text in units of its last decimal. @returns null for what is no such number, a negative one among them */
function unitsOf(text: string, decimals: number): bigint | null {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return whole === undefined || fraction.length > decimals ? null : BigInt(whole + fraction.padEnd(decimals, '0'));
}

function leadsTo(userId: string, leaf: Leaf, root: Root): boolean {
  const balance = unitsOf(leaf.balance, root.decimals);
  if (balance === null || balance === 0n) return false;
  let sum = balance,
    hash = sha256(`0|${leaf.nonce}|${userId}|${balance}`);
  for (const step of leaf.path) {
    // A sibling below zero would hide what is owed to others.
    const beside = unitsOf(step.sum, root.decimals);
    if (beside === null) return false;
    const [left, right] =
      step.side === 'left'
        ? [`${beside}|${step.hash}`, `${sum}|${hash}`]
        : [`${sum}|${hash}`, `${beside}|${step.hash}`];
    hash = sha256(`1|${left}|${right}`);
    sum += beside;
  }
  return sum === unitsOf(root.sum, root.decimals) && hash === root.hash;
}

/**
 * Whether the own balances are counted in what is published.
 * @param userId as this device knows it: a leaf of somebody else's must not pass for the own one
 */
export function verifyLiabilities({ roots, own }: Liabilities, userId: string): Counted[] {
  return (own?.leaves ?? []).map((leaf) => {
    const root = roots.find(({ currency }) => currency === leaf.currency);
    return {
      currency: leaf.currency,
      balance: leaf.balance,
      total: root?.sum ?? '0',
      customers: root?.leaves ?? 0,
      ok: root !== undefined && own?.userId === userId && leadsTo(userId, leaf, root),
    };
  });
}
