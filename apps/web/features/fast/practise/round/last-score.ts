import { isDecimal } from '../../../../shell/amounts/amount-typed.ts';
import { store, storedJson } from '../../../../shell/storage.ts';
import type { Score } from './score.ts';

const key = 'practise';

/** All that is kept of practise: on this device, of the last round alone. */
export type LastScore = Pick<Score, 'wins' | 'losses' | 'result'>;

export function keepScore({ wins, losses, result }: Score): void {
  store(key, JSON.stringify({ wins, losses, result }));
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isSigned = (value: unknown): value is string => typeof value === 'string' && isDecimal(value.replace('-', ''));

/** What the last round came to; null without one, and where what is stored is something else. */
export function lastScore(): LastScore | null {
  const { wins, losses, result } = (storedJson(key) ?? {}) as Partial<Record<keyof LastScore, unknown>>;
  return isCount(wins) && isCount(losses) && isSigned(result) ? { wins, losses, result } : null;
}
