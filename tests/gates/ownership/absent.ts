import { isErrorCode } from '@candor/api-contract/errors.ts';
import { expect } from 'vitest';

/** How a call answers about something that isn't there, or isn't one's own. */
export type Absent =
  | 'not-found'
  | 'empty-list'
  /** The call is carried out, and refuses this item of it as not found. */
  | 'item-not-found'
  | 'quote-ended'
  | 'wallet-unknown'
  | 'bank-card-unknown'
  | 'file-unknown';

export interface Reply {
  readonly status: number;
  readonly text: string;
}

const errorOf = ({ text }: Reply): unknown => (JSON.parse(text) as { data: { error?: string } | null }).data?.error;
const listOf = ({ text }: Reply): unknown => (JSON.parse(text) as { data: { list?: unknown[] } }).data.list;
/** How the items of a request are answered. */
const itemsOf = ({ text }: Reply): number[] =>
  (JSON.parse(text) as { data: { code: number }[] }).data.map(({ code }) => code);

export function expectAbsent(reply: Reply, absent: Absent): void {
  if (absent === 'empty-list') return expect([reply.status, listOf(reply)]).toEqual([200, []]);
  if (absent === 'item-not-found') return expect([reply.status, itemsOf(reply)]).toEqual([200, [404]]);
  expect(isErrorCode(absent)).toBe(true);
  expect(errorOf(reply)).toBe(absent);
  if (absent === 'not-found') expect(reply.status).toBe(404);
}

/** The owner gets it. */
export function expectOwn(reply: Reply, absent: Absent | undefined): void {
  expect(reply).toMatchObject({ status: 200 });
  if (absent === 'empty-list') expect(listOf(reply)).toHaveLength(1);
  if (absent === 'item-not-found') expect(itemsOf(reply)).toEqual([200]);
}
