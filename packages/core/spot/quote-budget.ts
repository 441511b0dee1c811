import { amount, type Amount } from '../money/amount.ts';
import { notionalUp, type TickValue } from './notional.ts';

/**
 * Quote currency that a market buy may spend. Exact and never overspent: every fill is charged {@link notionalUp}, so
 * what
 * the ledger takes per fill, however it rounds, is covered.
 */
export class QuoteBudget {
  private readonly value: TickValue;
  private rest: Amount;

  constructor(units: Amount, value: TickValue) {
    this.rest = units;
    this.value = value;
  }

  /** What is not spent. */
  get left(): Amount {
    return this.rest;
  }

  /** Whether one step at the price can be paid. */
  canBuyAt(tick: number): boolean {
    return notionalUp(tick, 1, this.value) <= this.rest;
  }

  /** How many steps at the price there is money for, at most `wanted`. */
  payable(tick: number, wanted: number): number {
    if (notionalUp(tick, wanted, this.value) <= this.rest) return wanted;
    // A count of steps below `wanted`, so it is exact as a number.
    return Number((this.rest * this.value.denominator) / (BigInt(tick) * this.value.numerator));
  }

  /** Pays for as many steps as there is money for. @returns how many, at most `wanted` */
  take(tick: number, wanted: number): number {
    const steps = this.payable(tick, wanted);
    this.rest = amount(this.rest - notionalUp(tick, steps, this.value));
    return steps;
  }
}
