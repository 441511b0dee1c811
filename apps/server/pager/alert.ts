import type { AlertCause } from '@candor/api-contract/calls/operator/alerts/causes.ts';

/** Something that operators have to know of, as long as it is so; of a cause and a subject there is one open alert. */
export interface Condition {
  readonly cause: AlertCause;
  /** What it is about: a queue, a reserve, an order, an operator. */
  readonly subject: string;
  /** In words without anything of a person. */
  readonly facts: Readonly<Record<string, string>>;
  /** What it is so of, one by one, where that can grow: operators are told anew of what joins it. */
  readonly members?: readonly string[];
}

export interface RaisedAlert extends Condition {
  readonly id: string;
  readonly raisedAt: number;
}

export const keyOf = ({ cause, subject }: Pick<Condition, 'cause' | 'subject'>): string => `${cause} ${subject}`;
