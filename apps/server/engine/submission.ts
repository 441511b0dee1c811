import type { Command } from '@candor/core/engine.ts';
import type { Account } from '@candor/core/ledger/account.ts';
import type { EarnOrder } from '@candor/core/earn/order.ts';
import type { Deposit } from '@candor/core/deposits/deposit.ts';
import type { FastOrder } from '@candor/core/fast/order.ts';
import type { Deal, SpotOrder } from '@candor/core/spot/order.ts';
import type { FuturesOrder } from '@candor/core/futures/order.ts';
import type { Effects } from '@candor/core/state.ts';
import type { Withdrawal } from '@candor/core/withdrawals/withdrawal.ts';
import type { Statement } from '../db/database.ts';
import type { Ack } from './acks/ack.ts';
import type { DoorRefusal } from './acks/promises.ts';
import type { TraceParent } from '../tracing/mark.ts';
import type { IdempotencyKey } from './idempotency.ts';
import type { Message } from './rows/messages.ts';

/** What a batch has changed, told after its commit. */
export interface Committed {
  readonly fastOrders: ReadonlySet<FastOrder>;
  readonly futuresOrders: ReadonlySet<FuturesOrder>;
  readonly spotOrders: ReadonlySet<SpotOrder>;
  readonly deals: readonly Deal[];
  readonly earnOrders: ReadonlySet<EarnOrder>;
  readonly deposits: ReadonlySet<Deposit>;
  readonly withdrawals: ReadonlySet<Withdrawal>;
  readonly accounts: ReadonlySet<Account>;
  readonly ruleVersions: Effects['ruleVersions'];
  /** What customers are to hear of. */
  readonly messages: readonly Message[];
}

/** The engine can't take commands now, or does not know whether this one was carried out. */
export class EngineUnavailable extends Error {
  override name = 'EngineUnavailable';
  /** What a call answers that meets it. */
  readonly statusCode = 503;
}

/** The books don't add up: no command is taken until they do. */
export class BooksBroken extends EngineUnavailable {
  override name = 'BooksBroken';
}

export type Executed<Answer, Refusal extends string> =
  | { readonly ok: true; readonly value: Answer }
  | {
      readonly ok: false;
      readonly refusal: Refusal | 'idempotency-conflict';
      readonly field?: string;
      readonly ack?: Ack;
    };

/** A command in the queue. */
export interface Submission {
  readonly command: Command;
  readonly now: number;
  /** Rows of others that belong into the same transaction, as the tape's. */
  readonly statements: readonly Statement[];
  /** The same, written only when the command is accepted: what allowed it, or what belongs to it. */
  readonly attached: readonly Statement[];
  readonly key: IdempotencyKey | undefined;
  /** Whether whoever asked is told so by a signed promise. */
  readonly isPromised: boolean;
  /** Of the call that asks, where it is traced. */
  readonly span?: TraceParent | undefined;
  /** Of a call that was refused before it became a command: then the command does nothing. */
  readonly doorRefusal?: DoorRefusal | undefined;
  /** Makes the answer of the value, from the state as it is right after the command. */
  readonly present: (value: unknown) => unknown;
  readonly resolve: (result: Executed<unknown, string>) => void;
  readonly reject: (error: Error) => void;
}
