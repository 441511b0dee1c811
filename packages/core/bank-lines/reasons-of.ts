/** Why a movement on a bank account stands beside a deposit or a withdrawal. */
export type MatchReason = 'reference-equal' | 'amount-equal' | 'day-equal' | 'day-near' | 'name-equal';

/** What is compared of a movement on an account. */
export interface ComparedLine {
  /** Days since 1970-01-01. */
  readonly day: number;
  /** In dong; more than nothing came in. */
  readonly amount: bigint;
  /** References and words in it that can be the number of an order. */
  readonly references: readonly string[];
  readonly nameKey: string | null;
}

/** What is compared of a deposit or a withdrawal. */
export interface ComparedCase {
  /** The day at the bank on which it was asked for. */
  readonly day: number;
  /** In dong, as it moves on the account of ours: more than nothing comes in. */
  readonly amount: bigint;
  /** Its number, and the reference that it was credited against or paid with. */
  readonly references: readonly string[];
  readonly nameKeys: readonly string[];
}

/** Money is on its way for so many days at most, over a weekend with a holiday. */
export const nearDays = 3;

/**
 * Why a movement may be that of a case, in order of their weight; nothing where neither a reference, nor amount and day
 * together say so. It says what is equal and decides nothing.
 */
export function reasonsOf(line: ComparedLine, one: ComparedCase): MatchReason[] {
  const apart = line.day - one.day;
  const isReference = one.references.some((reference) => line.references.includes(reference));
  const isAmount = line.amount === one.amount;
  // Nobody pays before it was asked for, but a bank may book under the day before.
  const isNear = apart >= -1 && apart <= nearDays;
  if (!isReference && !(isAmount && isNear)) return [];
  return [
    ...(isReference ? (['reference-equal'] as const) : []),
    ...(isAmount ? (['amount-equal'] as const) : []),
    ...(apart === 0 ? (['day-equal'] as const) : []),
    ...(isNear && apart !== 0 ? (['day-near'] as const) : []),
    ...(line.nameKey !== null && one.nameKeys.includes(line.nameKey) ? (['name-equal'] as const) : []),
  ];
}

const weights: Readonly<Record<MatchReason, number>> = {
  'reference-equal': 8,
  'amount-equal': 4,
  'name-equal': 2,
  'day-equal': 1,
  'day-near': 0,
};

/** By which of two cases the one stands first for which more speaks. */
export const weightOf = (reasons: readonly MatchReason[]): number =>
  reasons.reduce((sum, reason) => sum + weights[reason], 0);
