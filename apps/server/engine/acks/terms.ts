import type { Command } from '@candor/core/engine.ts';
import type { Exchange } from '@candor/core/exchange/quote.ts';
import { quoteText } from '@candor/core/exchange/quote.ts';
import { termsText, type FastOrder } from '@candor/core/fast/order.ts';

/** What is answered with an acknowledgement when it is accepted; of several orders each has its own. */
const acknowledged = {
  'place-fast-order': true,
  'place-futures-order': true,
  'place-spot-order': true,
  'place-spot-list': true,
  'revoke-futures-order': true,
  'chase-futures-order': true,
  'close-position': true,
  'close-part': true,
  'reverse-position': true,
  'lock-position': true,
  'set-stops': true,
  'end-spot-order': true,
  'amend-spot-order': true,
  'purchase-earn-product': true,
  'redeem-earn-order': true,
  'request-withdrawal': true,
  'cancel-withdrawal': true,
  'execute-exchange': true,
} as const satisfies Partial<Record<Command['kind'], true>>;

export type Acknowledged = Extract<Command, { kind: keyof typeof acknowledged }>;
export const isAcknowledged = (command: Command): command is Acknowledged => Object.hasOwn(acknowledged, command.kind);

/** Refusals of the engine that name the market or a limit of the house. */
const signedRefusals: readonly string[] = [
  'market-halted',
  'market-paused',
  'house-limit-reached',
  'exchange-limit-reached',
];
export const isSignedRefusal = (refusal: string): boolean => signedRefusals.includes(refusal);

/** A part of a command as text: units and ids as they are, a dash for none. */
const partText = (value: string | number | bigint | boolean | null): string =>
  value === null ? '-' : String(value).replaceAll(/[%|\n]/g, encodeURIComponent);

type Part = string | number | bigint | boolean | null | undefined | { readonly [name: string]: Part };

/** The parts of a command but its kind, `name=value` in the order of their names; parts of parts with a point. */
function partsOf(command: object, prefix = ''): string[] {
  return Object.entries(command as Readonly<Record<string, Part>>)
    .filter(([name]) => !(prefix === '' && name === 'kind'))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, value]) => {
      if (value === undefined) return [];
      if (typeof value === 'object' && value !== null) return partsOf(value, `${prefix}${name}.`);
      return [`${prefix}${name}=${partText(value)}`];
    });
}

/** What was asked for, as one line: the command, its parts and when it was received. */
export const askedText = (command: Command, time: number): string =>
  [command.kind, ...partsOf(command), time].join('|');

/**
 * What was accepted, as one line: of a fast order and of an exchange the terms of its receipt, else what was asked for.
 * @param value of the accepted command
 */
export function acceptedText(command: Acknowledged, value: unknown, time: number): string {
  if (command.kind === 'place-fast-order') return termsText(value as FastOrder);
  if (command.kind === 'execute-exchange') return quoteText((value as Exchange).quote);
  return askedText(command, time);
}
