import type { Command } from '@candor/core/engine.ts';
import type { FastOrder } from '@candor/core/fast/order.ts';
import type { ClosingOutcome } from '@candor/core/futures/position/close-all.ts';
import type { OrderResult } from '@candor/core/orders/carry-out-orders.ts';
import { assert } from '@candor/core/result.ts';
import type { State } from '@candor/core/state.ts';
import { termsHash } from '../rows/fast.ts';
import { termsHashOf, type Ack, type Promised } from './ack.ts';
import { newSalts, signTogether, type AckSigner } from './sign-together.ts';
import { acceptedText, askedText, isAcknowledged, isSignedRefusal, type Acknowledged } from './terms.ts';

/** Why a call is refused that never becomes a command. */
export interface DoorRefusal {
  readonly userId: string;
  readonly reason: string;
  /** Method and path. */
  readonly call: string;
  readonly terms: string;
}

type Outcome = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly refusal: string };
type Answer = { ack?: Ack };
/** How each order of a batch is answered. */
type OrderAnswer =
  | { readonly ok: true; readonly value: Answer }
  | ({ readonly ok: false; readonly error: string } & Answer);

type Said = Omit<Promised, 'termsHash' | 'lastSeq' | 'lastHead' | 'logSize' | 'time'>;

/** What is promised by the commands of one transaction. The signature comes when all are taken. */
export class Promises {
  private readonly acks: Ack[] = [];
  private readonly salts: string[] = [];
  private readonly state: State;
  private readonly signer: AckSigner;

  constructor(state: State, signer: AckSigner) {
    this.state = state;
    this.signer = signer;
  }

  /** Puts into the answer of an accepted command what it is promised. */
  accept(command: Command, value: unknown, answer: unknown, now: number): void {
    if (command.kind === 'carry-out-orders') this.acceptOrders(command.orders, value as OrderResult[], answer, now);
    else if (command.kind === 'close-all') this.acceptClosings(command.userId, value as ClosingOutcome[], answer, now);
    else this.acceptOne(command, value, answer, now);
  }

  /** The promise that goes with a refusal; undefined for one that names neither the market nor a limit. */
  refuse(command: Command, refusal: string, now: number): Ack | undefined {
    if (!isAcknowledged(command) || !isSignedRefusal(refusal)) return undefined;
    const terms = askedText(command, now);
    return this.add(
      { kind: 'refusal', what: refusal, ...subjectOf(command), symbol: this.symbolOf(command), terms },
      now,
    );
  }

  refuseAtDoor({ userId, reason, call, terms }: DoorRefusal, now: number): Ack {
    return this.add({ kind: 'refusal', what: reason, subject: call, userId, symbol: null, terms }, now);
  }

  /** @returns all of them, signed */
  sign(): readonly Ack[] {
    signTogether(this.acks, this.signer);
    return this.acks;
  }

  private acceptOne(command: Command, value: unknown, answer: unknown, now: number): void {
    if (!isAcknowledged(command)) return;
    const terms = acceptedText(command, value, now);
    const symbol = (value as { readonly symbol?: string } | null)?.symbol ?? null;
    const said = { kind: 'ack', what: command.kind, ...subjectOf(command), symbol, terms } as const;
    const known = command.kind === 'place-fast-order' ? termsHash(value as FastOrder) : termsHashOf(terms);
    (answer as Answer).ack = this.add(said, now, known);
  }

  /** Some of the orders that were asked for never became a command; of the others the results are in their order. */
  private acceptOrders(
    orders: readonly Command[],
    results: readonly OrderResult[],
    answer: unknown,
    now: number,
  ): void {
    const answers = (answer as readonly OrderAnswer[]).filter((one) => one.ok || isSignedRefusal(one.error));
    const promised = orders.flatMap((command, i) => {
      const result = results[i] as Outcome;
      return result.ok || isSignedRefusal(result.refusal) ? [{ command, result }] : [];
    });
    assert(answers.length === promised.length, 'every order that was carried out is answered');
    promised.forEach(({ command, result }, i) => {
      const one = answers[i];
      if (one?.ok === true && result.ok) this.acceptOne(command, result.value, one.value, now);
      else if (one?.ok === false && !result.ok) Object.assign(one, { ack: this.refuse(command, result.refusal, now) });
    });
  }

  private acceptClosings(userId: string, closings: readonly ClosingOutcome[], answer: unknown, now: number): void {
    closings.forEach(({ order, refusal }, i) => {
      const command = { kind: 'close-position', userId, orderNo: order.orderNo } as const;
      const row = (answer as readonly { readonly order: object }[])[i];
      if (refusal === null && row !== undefined) this.acceptOne(command, order, row.order, now);
    });
  }

  private symbolOf(command: Acknowledged): string | null {
    if ('symbol' in command) return command.symbol;
    return 'orderNo' in command ? (this.state.futures.orders.get(command.orderNo)?.symbol ?? null) : null;
  }

  private add(said: Said, time: number, hashOfTerms = termsHashOf(said.terms)): Ack {
    const mark = said.symbol === null ? undefined : this.state.marks.get(said.symbol);
    // A mark of the tape comes with the head of the chain after it.
    const lastHead = mark !== undefined && 'hash' in mark ? String(mark.hash) : null;
    const ack: Ack = {
      ...said,
      termsHash: hashOfTerms,
      lastSeq: lastHead === null ? null : (mark?.seq ?? null),
      lastHead,
      logSize: this.signer.logSize,
      time,
      salt: this.salt(),
      signature: '',
    };
    this.acks.push(ack);
    return ack;
  }

  private salt(): string {
    if (this.salts.length === 0) this.salts.push(...newSalts(saltsAtOnce));
    return this.salts.pop() ?? '';
  }
}

const saltsAtOnce = 64;

/** Whose command it is, and what it is about. */
const subjectOf = (command: {
  readonly userId: string;
  readonly orderNo?: string;
  readonly quoteId?: string;
}): { readonly subject: string; readonly userId: string } => ({
  subject: command.orderNo ?? command.quoteId ?? '',
  userId: command.userId,
});
