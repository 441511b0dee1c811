import type { Rules } from '../state.ts';

/**
 * As JSON has it: units as text, what is found by name as an object. Rules with one tier say nothing of tiers, so what
 * the log has of them keeps its hash.
 */
function plain(key: string, value: unknown): unknown {
  if (key === 'feeTiers' && Array.isArray(value) && value.length === 0) return undefined;
  if (value instanceof Map) return Object.fromEntries(value as ReadonlyMap<string, unknown>);
  if (value instanceof Set) return [...(value as ReadonlySet<unknown>)];
  return typeof value === 'bigint' ? value.toString() : value;
}

/** All rules as one text, as the public log tells them. Its SHA-256 is their hash. */
export const rulesText = (rules: Rules): string => JSON.stringify(rules, plain);
