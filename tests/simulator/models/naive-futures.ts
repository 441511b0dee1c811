import type { Command } from '@candor/core/engine.ts';
import type { Contract, FuturesRules, Tier } from '@candor/core/futures/contract.ts';
import type { PlaceFuturesOrder } from '@candor/core/futures/place-order.ts';
import type { CloseAll } from '@candor/core/futures/position/close-all.ts';
import type { ClosePart } from '@candor/core/futures/position/close-part.ts';
import type { SetStops } from '@candor/core/futures/position/set-stops.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import { NaiveMargins, purse } from './naive-margins.ts';
import { cost, notional, sizeOf, triggersAt, type Position } from './naive-position.ts';

const requests = { 'close-position': 'close', 'reverse-position': 'reverse', 'lock-position': 'lock' } as const;

/**
 * Futures on paper, as decisions.md (section 5) tells them, written down once more: one list of positions, looked at as
 * a whole by every mark. It is told which commands were taken, and says what follows from them.
 */
export class NaiveFutures extends NaiveMargins {
  readonly marks = new Map<string, Mark>();
  /** Those that hold for what is asked next; what is open has its own terms. */
  rules: FuturesRules;

  constructor(rules: FuturesRules) {
    super();
    this.rules = rules;
  }

  /** A command that was taken. */
  take(command: Command, now: number): void {
    switch (command.kind) {
      case 'tick':
        for (const mark of command.marks) this.follow(mark, now);
        return;
      case 'clock':
        for (const position of this.positions.values()) this.dropMissed(position, now);
        return;
      case 'place-futures-order':
        this.place(command, now);
        return;
      case 'revoke-futures-order':
        this.cancel(this.get(command.orderNo));
        return;
      case 'chase-futures-order':
        Object.assign(this.get(command.orderNo), { marketSince: now, chasedUnder: this.rules.tiers });
        return;
      case 'set-stops':
        this.setStops(command);
        return;
      case 'close-position':
      case 'reverse-position':
      case 'lock-position': {
        const newOrderNo = command.kind === 'close-position' ? '' : command.newOrderNo;
        this.get(command.orderNo).asked = { kind: requests[command.kind], at: now, newOrderNo, size: 0n };
        return;
      }
      case 'close-part':
        this.askPart(command, now);
        return;
      case 'close-all':
        for (const position of this.openOf(command))
          position.asked ??= { kind: 'close', at: now, newOrderNo: '', size: 0n };
        return;
      default:
    }
  }

  /** The price that an order is frozen for: the mark, its limit, or for a short what is higher. */
  expected({ orderType, price, direction }: PlaceFuturesOrder, mark: bigint): bigint {
    if (orderType === 'market' || price === null) return mark;
    return direction === 'short' && mark > price ? mark : price;
  }

  /** Null beyond the last. */
  tierAt({ size }: Pick<Position, 'size'>, at: bigint, tiers = this.rules.tiers): Tier | null {
    return tiers.find(({ notionalMax }) => notional(size, at) <= notionalMax) ?? null;
  }

  /** The order that a command asks for, before it is frozen. */
  asked(command: PlaceFuturesOrder, now: number): Position | null {
    const { orderNo, userId, symbol, lots, leverage, takeProfit, stopLoss } = command;
    const contract = this.rules.contracts.get(symbol);
    const mark = this.marks.get(symbol);
    if (contract === undefined || mark === undefined) return null;
    const size = sizeOf(lots, contract);
    const limit = command.orderType === 'limit' ? command.price : null;
    return {
      orderNo,
      userId,
      symbol,
      side: command.direction,
      size,
      leverage,
      feeRate: contract.feeRate,
      limit,
      purse: purse(command),
      maintenance: this.tierAt({ size }, this.expected(command, mark.price))?.maintenanceRate ?? 0n,
      receivedAt: now,
      status: 'pending',
      marketSince: command.orderType === 'market' ? now : null,
      chasedUnder: null,
      asked: null,
      held: 0n,
      open: null,
      fee: 0n,
      takeProfit,
      stopLoss,
      triggered: [],
      partner: null,
    };
  }

  private place(command: PlaceFuturesOrder, now: number): void {
    const position = this.asked(command, now);
    const mark = this.marks.get(command.symbol);
    if (position === null || mark === undefined) throw new Error(`the model has no market ${command.symbol}`);
    this.hold(position, cost(position, this.expected(command, mark.price)));
    this.positions.set(position.orderNo, position);
  }

  private askPart({ orderNo, newOrderNo, lots }: ClosePart, now: number): void {
    const position = this.get(orderNo);
    const size = sizeOf(lots, this.contract(position.symbol));
    position.asked = { kind: size === position.size ? 'close' : 'part', at: now, newOrderNo, size };
  }

  private contract(symbol: string): Contract {
    const contract = this.rules.contracts.get(symbol);
    if (contract === undefined) throw new Error(`the model has no contract ${symbol}`);
    return contract;
  }

  /** What somebody has open and a command means: all of it, what is of a symbol, or the legs of a pair. */
  openOf({ userId, symbol, pairOf }: Omit<CloseAll, 'kind'>): Position[] {
    return [...this.positions.values()]
      .filter((one) => one.userId === userId && one.status !== 'pending')
      .filter((one) => symbol === null || one.symbol === symbol)
      .filter((one) => pairOf === null || [one.orderNo, one.partner].includes(pairOf));
  }

  private setStops({ orderNo, takeProfit, stopLoss }: SetStops): void {
    const position = this.get(orderNo);
    if (takeProfit !== undefined) position.takeProfit = takeProfit;
    if (stopLoss !== undefined) position.stopLoss = stopLoss;
    // The mark that triggered the old stop did not trigger the new one, unless it lies there as well.
    const mark = this.marks.get(position.symbol)?.price ?? 0n;
    if (position.open !== null)
      position.triggered = position.triggered.filter((reason) => triggersAt(position, mark).includes(reason));
  }

  /**
   * What was asked at market first, then limits, then what the mark triggers; each in the order of asking. A mark older
   * than two seconds fills and triggers nothing.
   */
  private follow(mark: Mark, now: number): void {
    this.marks.set(mark.symbol, mark);
    for (const position of this.of(mark.symbol)) this.dropMissed(position, mark.time);
    const waiting = this.of(mark.symbol).filter((one) => askedAt(one) < mark.time);
    for (const position of sorted(waiting, askedAt)) this.carryOut(position, mark);
    if (now - mark.time > 2_000) {
      for (const position of this.of(mark.symbol)) position.triggered = [];
      return;
    }
    const triggered = this.of(mark.symbol).filter(({ status }) => status === 'holding');
    const limits = this.of(mark.symbol).filter(
      ({ status, marketSince }) => status === 'pending' && marketSince === null,
    );
    for (const position of sorted(limits, receivedAt)) if (reaches(position, mark.price)) this.fill(position, mark);
    for (const position of sorted(triggered, receivedAt)) this.trigger(position, mark);
  }

  private trigger(position: Position, mark: Mark): void {
    const now = triggersAt(position, mark.price);
    const again = now.find((reason) => position.triggered.includes(reason));
    if (again === undefined) position.triggered = now;
    else this.close(position, mark.price, again);
  }

  /** Two seconds without a mark: an order at market is cancelled, a chased limit waits again, a request is lost. */
  private dropMissed(position: Position, seen: number): void {
    if (seen <= askedAt(position) + 2_000) return;
    position.asked = null;
    if (position.status !== 'pending') return;
    if (position.limit === null) this.cancel(position);
    else position.marketSince = null;
  }

  private carryOut(position: Position, mark: Mark): void {
    const { asked } = position;
    if (!this.positions.has(position.orderNo)) return;
    if (position.status === 'pending') return this.fill(position, mark);
    if (asked === null) return;
    position.asked = null;
    if (asked.kind === 'part') return this.closePart(position, asked.size, asked.newOrderNo, mark.price);
    if (asked.kind === 'close') return this.closeOrPair(position, mark);
    if (position.status === 'holding') this.counter(position, asked.kind, asked.newOrderNo, mark);
  }

  /** A leg alone, or with the other where both were to close by now. */
  private closeOrPair(position: Position, mark: Mark): void {
    const other = this.positions.get(position.partner ?? '');
    if (other?.asked?.kind === 'close' && other.asked.at < mark.time) this.closeBoth(position, other, mark.price);
    else this.closeOrLeg(position, mark.price);
  }

  /** At the mark; without the money a limit opens at its own price, a chased one waits, one at market is cancelled. */
  private fill(position: Position, mark: Mark): void {
    const money = position.held + this.purses.of(position.purse);
    if (cost(position, mark.price) <= money) this.openChased(position, mark.price);
    else if (position.marketSince === null && position.limit !== null) this.open(position, position.limit, mark.price);
    else if (position.limit === null) this.cancel(position);
    else position.marketSince = null;
  }

  /** At the mark: what was chased has the tier of what it opens, or the last one. */
  private openChased(position: Position, mark: bigint): void {
    const { chasedUnder, marketSince } = position;
    if (chasedUnder !== null && marketSince !== null)
      position.maintenance = (this.tierAt(position, mark, chasedUnder) ?? chasedUnder.at(-1))?.maintenanceRate ?? 0n;
    this.open(position, mark, mark);
  }

  /** Same lots and leverage on the other side, if the money carries it. */
  private counter(position: Position, kind: 'reverse' | 'lock', orderNo: string, mark: Mark): void {
    const side = position.side === 'long' ? 'short' : 'long';
    const clean = { status: 'pending', held: 0n, open: null, fee: 0n, takeProfit: null, stopLoss: null } as const;
    const other: Position = { ...position, ...clean, orderNo, side, limit: null, receivedAt: mark.time, triggered: [] };
    const fromClosing = kind === 'reverse' ? this.closing(position, mark.price).proceeds : 0n;
    if (this.purses.of(position.purse) + fromClosing < cost(other, mark.price)) return;
    if (kind === 'reverse') this.close(position, mark.price, 'reverse');
    this.positions.set(orderNo, other);
    this.open(other, mark.price, mark.price);
    if (kind === 'reverse') return;
    Object.assign(position, { status: 'locked', partner: orderNo, triggered: [] });
    Object.assign(other, { status: 'locked', partner: position.orderNo });
  }

  private of(symbol: string): Position[] {
    return [...this.positions.values()].filter((position) => position.symbol === symbol);
  }
}

const askedAt = ({ asked, marketSince }: Position): number => asked?.at ?? marketSince ?? Infinity;
const receivedAt = (position: Position): number => position.receivedAt;
const sorted = (positions: Position[], time: (position: Position) => number): Position[] =>
  positions.sort((a, b) => time(a) - time(b) || (a.orderNo < b.orderNo ? -1 : 1));
const reaches = ({ side, limit }: Position, mark: bigint): boolean =>
  limit !== null && (side === 'long' ? mark <= limit : mark >= limit);
