import { hash } from 'node:crypto';
import type { Command } from '@candor/core/engine.ts';
import type { Statement } from '../db/database.ts';
import type { Committed } from './submission.ts';

/** The effects of a command can't be stored; it was refused, and is kept for operators. Nothing of it was done. */
export class CommandSetAside extends Error {
  override name = 'CommandSetAside';
}

/** What comes again by itself until it is done: here it is an order that is at fault. */
export const comesAgain = ({ kind }: Command): boolean => kind === 'tick' || kind === 'clock' || kind === 'pay-income';

/** Orders that a command has changed. */
export const changedOrders = ({ fastOrders, futuresOrders, earnOrders }: Committed): string[] =>
  [...fastOrders, ...futuresOrders, ...earnOrders].map(({ orderNo }) => orderNo);

const trialState = 'CT000';
/** Ends a transaction that is only tried: all constraints are looked at, then it is rolled back. */
export const trialEnd: readonly Statement[] = [
  { sql: 'set constraints all immediate' },
  { sql: `do $$ begin raise exception 'only a trial' using errcode = '${trialState}'; end $$` },
];
export const wasTrial = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === trialState;

const plain = (_key: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return value.toString();
  return value instanceof Map || value instanceof Set ? [...value] : value;
};

/** The row that keeps what was set aside; the same again adds none. @param orderNo the order at fault, if it is one */
export function setAsideRow(command: Command, time: number, error: unknown, orderNo: string | null): Statement {
  const input = JSON.stringify(command, plain);
  const fingerprint = hash('sha256', orderNo === null ? `command ${input}` : `order ${orderNo}`, 'hex');
  return {
    sql: `insert into set_aside (time, kind, order_no, input, error, fingerprint) values ($1, $2, $3, $4, $5, $6)
      on conflict (fingerprint) do nothing`,
    params: [time, command.kind, orderNo, input, error instanceof Error ? error.message : String(error), fingerprint],
  };
}
