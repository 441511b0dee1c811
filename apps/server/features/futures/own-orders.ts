import type { Command } from '@candor/core/engine.ts';
import type { FuturesOrder } from '@candor/core/futures/order.ts';
import { carryOut, keyOf, type Asked, type OwnRequest } from '../../http/command.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import type { Services } from '../../services.ts';
import { refusedFutures } from './refused-futures.ts';
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

export type Acted = Promise<Outcome<FuturesOrderRow>>;

/** How what an owner does with a futures order is carried out and answered. */
export interface OwnOrders {
  readonly act: (command: OrderCommand, request: OwnRequest) => Acted;
  /** What opens something is offered where futures are; getting out always is. */
  readonly open: (command: OrderCommand, request: OwnRequest) => Acted;
  readonly find: (orderNo: string, userId: string) => FuturesOrder | null;
}

/** How what became of an owner's command is told. */
export const answeredOrder = ({
  engine,
  nameOf,
}: Pick<Services, 'engine' | 'nameOf'>): Omit<Asked<OrderCommand, FuturesOrderRow>, 'command'> => ({
  present: (order) => presentFuturesOrder(order, nameOf(order.symbol), engine.state.marks.get(order.symbol)),
  refuse: (no) => refusedFutures(no),
  endedIn: 'futures_order',
});

export function openOwnOrders({
  db,
  engine,
  nameOf,
  operatorSettings,
}: Pick<Services, 'db' | 'engine' | 'nameOf' | 'operatorSettings'>): OwnOrders {
  const answered = answeredOrder({ engine, nameOf });
  const act: OwnOrders['act'] = (command, request) =>
    carryOut<OrderCommand, FuturesOrderRow>({ db, engine }, { ...answered, command }, keyOf(request));
  return {
    act,
    open: async (command, request) => {
      const allowed = await operatorSettings.countries.allowed(request.user.userId, 'futures');
      return allowed ? act(command, request) : refused('not-offered-here');
    },
    find: (orderNo, userId) => engine.state.futures.own({ userId, orderNo }),
  };
}
