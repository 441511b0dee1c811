import type { ErrorCode } from '@candor/api-contract/errors.ts';
import type { Command } from '@candor/core/engine.ts';
import type { FuturesOrder } from '@candor/core/futures/order.ts';
import type { Beside } from '../../engine/seams/beside.ts';
import { question } from '../../engine/seams/question.ts';
import { askedFor, carryOut, keyOf, type OrderTeller, type OwnRequest } from '../../http/command.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import type { CallServices } from '../../services.ts';
import { cappedCountry } from '../../limits/capped-country.ts';
import { leverageRefused } from '../../limits/leverage-refused.ts';
import { refusedFutures, sizeLimits, type OpenedSize } from './refused-futures.ts';
import { presentFuturesOrder, type FuturesOrderRow } from './present.ts';

type OrderCommand = Extract<
  Command,
  {
    kind:
      | 'revoke-futures-order'
      | 'chase-futures-order'
      | 'close-position'
      | 'close-part'
      | 'reverse-position'
      | 'lock-position'
      | 'set-stops';
  }
>;

/** What is asked for the cap of the customer's country. */
const asksForCap = (command: OrderCommand) =>
  command.kind === 'chase-futures-order' || command.kind === 'lock-position';

export type Acted = Promise<Outcome<FuturesOrderRow>>;

/** How what an owner does with a futures order is carried out and answered. */
export interface OwnOrders {
  readonly act: (command: OrderCommand, request: OwnRequest) => Acted;
  /** What opens something is offered where futures are, within the country's leverage; getting out always is. */
  readonly open: (command: OrderCommand, request: OwnRequest) => Acted;
  readonly find: (orderNo: string, userId: string) => Promise<FuturesOrder | null>;
}

/** An order as its owner sees it right after a command. */
export const presentOwn = (order: FuturesOrder, _args: unknown, { nameOf, markOf }: Beside): FuturesOrderRow =>
  presentFuturesOrder(order, nameOf(order.symbol), markOf(order.symbol));

/** How what became of an owner's command is told: the size, of what opens something, for the words of a refusal. */
export const actedOnFutures: OrderTeller<FuturesOrder, OpenedSize | null, FuturesOrderRow, ErrorCode> = {
  name: 'acted-on-futures',
  present: presentOwn,
  refuse: (no, size, named) => refusedFutures(no, size === null ? {} : sizeLimits(named, size, no.refusal)),
};

/** An open order of its owner. */
export const ownFutures = question('own-futures', ({ state }, own: { userId: string; orderNo: string }) =>
  state.futures.own(own),
);

/** As a ticket would ask for it. */
const withLever = ({ symbol, leverage }: FuturesOrder) => ({ symbol, lever: leverage });

export function openOwnOrders(
  services: Pick<CallServices, 'db' | 'engine' | 'rules' | 'markOf' | 'operatorSettings'>,
): OwnOrders {
  const { engine } = services;
  const { countries } = services.operatorSettings;
  const find: OwnOrders['find'] = (orderNo, userId) => engine.ask(ownFutures, { userId, orderNo });
  const carry = (command: OrderCommand, size: OpenedSize | null, request: OwnRequest): Acted =>
    carryOut(
      services,
      askedFor<OrderCommand, OpenedSize | null, FuturesOrderRow>(command, actedOnFutures, size, 'futures_order'),
      keyOf(request),
    );
  return {
    act: (command, request) => carry(command, null, request),
    open: async (command, request) => {
      const { userId } = request.user;
      if (!(await countries.allowed(userId, 'futures'))) return refused('not-offered-here');
      const order = await find(command.orderNo, userId);
      // Of an order that isn't there the engine says so.
      if (order === null) return carry(command, null, request);
      const tooHigh = await leverageRefused(countries, userId, withLever(order));
      if (tooHigh !== null) return tooHigh;
      const country = await cappedCountry(services, userId);
      const size = { symbol: order.symbol, lots: order.lots.toString(), country };
      return carry(asksForCap(command) ? { ...command, country } : command, size, request);
    },
    find,
  };
}
