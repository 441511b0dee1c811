import { feeAt, floating, margin, cost, settled, triggersAt, type Position, type Reason } from './naive-position.ts';
import { Purses } from './purses.ts';

/** How an order has ended. */
export interface Ended {
  readonly reason: Reason | 'cancelled';
  readonly at: bigint | null;
  readonly profit: bigint | null;
  readonly fee: bigint;
  /** The other leg, where both have closed as one. */
  readonly partner: string | null;
}

export const insurance = 'insurance:0:USDT';
export const fees = 'fees:0:USDT';
export const purse = ({ userId }: { readonly userId: string }): string => `${userId}:3:USDT`;

/** What opening, closing and taking back do to margins, fees and the customers' money; it knows no time. */
export class NaiveMargins {
  readonly positions = new Map<string, Position>();
  readonly purses = new Purses();
  /** By the last command. */
  readonly ended = new Map<string, Ended>();

  get(orderNo: string): Position {
    const position = this.positions.get(orderNo);
    if (position === undefined) throw new Error(`the model has no order ${orderNo}`);
    return position;
  }

  protected open(position: Position, at: bigint, mark: bigint): void {
    this.hold(position, cost(position, at));
    this.shareFee(position, feeAt(position, at));
    position.held = margin(position, at);
    position.open = at;
    position.marketSince = null;
    position.status = 'holding';
    // A stop that the opening itself has passed does not arm.
    const passed = triggersAt(position, mark);
    if (passed.includes('stopLoss')) position.stopLoss = null;
    if (passed.includes('takeProfit')) position.takeProfit = null;
  }

  closing(position: Position, at: bigint) {
    return settled(position.held, floating(position, at), feeAt(position, at));
  }

  protected close(position: Position, at: bigint, reason: Reason): void {
    const closing = this.closing(position, at);
    this.pay(position, closing);
    this.end(position, { reason, at, profit: closing.profit, fee: position.fee, partner: null });
  }

  /** Some of the size ends with its share of margin and fees, rounded down, under a number of its own. */
  protected closePart(position: Position, size: bigint, orderNo: string, at: bigint): void {
    const share = (units: bigint): bigint => (units * size) / position.size;
    const part: Position = { ...position, orderNo, size, held: share(position.held), fee: share(position.fee) };
    position.held -= part.held;
    position.fee -= part.fee;
    position.size -= size;
    this.positions.set(orderNo, part);
    this.close(part, at, 'user');
  }

  /** Closing one leg raises the other to initial margin at the same mark, or both close together. */
  protected closeOrLeg(leg: Position, at: bigint): void {
    if (leg.partner === null) return this.close(leg, at, 'user');
    const other = this.get(leg.partner);
    const [gained, fee] = [floating(leg, at), feeAt(leg, at)];
    const missing = margin(other, at) - other.held - floating(other, at);
    const raise = missing > 0n ? missing : 0n;
    if (leg.held + gained - fee < raise) return this.closeBoth(leg, other, at);
    this.pay(leg, { profit: gained, fee, proceeds: leg.held + gained - fee, deficit: 0n });
    this.end(leg, { reason: 'user', at, profit: gained, fee: leg.fee, partner: null });
    this.hold(other, other.held + raise);
    Object.assign(other, { status: 'holding', partner: null });
  }

  /** As one: how profit and fee are shared between the two rows is not said anywhere, only their sum. */
  protected closeBoth(leg: Position, other: Position, at: bigint): void {
    leg.held += other.held;
    const gained = floating(leg, at) + floating(other, at);
    const both = settled(leg.held, gained, feeAt(leg, at) + feeAt(other, at));
    this.pay(leg, both);
    this.end(other, { reason: 'user', at, profit: null, fee: other.fee, partner: leg.orderNo });
    this.end(leg, { reason: 'user', at, profit: both.profit, fee: leg.fee + other.fee, partner: other.orderNo });
  }

  protected cancel(position: Position): void {
    this.hold(position, 0n);
    this.end(position, { reason: 'cancelled', at: null, profit: null, fee: 0n, partner: null });
  }

  private end(position: Position, how: Ended): void {
    this.positions.delete(position.orderNo);
    this.ended.set(position.orderNo, how);
  }

  protected hold(position: Position, units: bigint): void {
    this.purses.add(position.purse, position.held - units);
    position.held = units;
  }

  /** What is left is the customer's, the fee the house's; what is lost beyond the margin comes from the insurance. */
  private pay(position: Position, { proceeds, fee, deficit }: ReturnType<typeof settled>): void {
    position.held = 0n;
    this.purses.add(position.purse, proceeds);
    this.shareFee(position, fee);
    const insured = this.purses.of(insurance);
    this.purses.add(insurance, -(deficit < insured ? deficit : insured));
  }

  /** A tenth of each fee feeds the insurance. */
  private shareFee(position: Position, fee: bigint): void {
    position.fee += fee;
    this.purses.add(insurance, fee / 10n);
    this.purses.add(fees, fee - fee / 10n);
  }
}
