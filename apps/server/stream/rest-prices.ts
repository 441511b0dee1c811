import type { ServerEvents, Ticker, TickerChange } from '@candor/api-contract/events.ts';
import { briefTexts, type Changes } from './change-texts.ts';
import { Pace } from './pace.ts';
import { sendPacked } from './send-text.ts';
import type { CandorSocket, CandorSockets, Quotations } from './ticker-rooms.ts';

const restTurns = 16;
const restRoom = 'prices';

export interface RestPrices {
  /** Tells a socket the prices of what is not on its screen from now on; null ends it. */
  subscribe(socket: CandorSocket, form: 'whole' | 'brief' | null): void;
  turn(changes: Changes): void;
}

/** Prices of everything every four seconds: in whole, or of what has changed. */
export function restPrices(io: CandorSockets, quotations: Quotations): RestPrices {
  const whole = new Pace(restTurns, 0);
  const brief = new Pace(restTurns, 0);
  const members = new Set<CandorSocket>();
  const tell = (sockets: ReadonlySet<CandorSocket>, changes: Changes): void => {
    const text = briefTexts(changes, { event: 'rest', lagMs: brief.everyMs, rows: [] })('all');
    if (text !== null && sockets.size > 0) sendPacked(sockets, text);
  };
  return {
    subscribe(socket, form) {
      void (form === 'whole' ? socket.join(restRoom) : socket.leave(restRoom));
      if (form !== 'brief') members.delete(socket);
      else if (!members.has(socket)) {
        members.add(socket);
        tell(new Set([socket]), pricesIn(livePrices(quotations.rows('all'))));
      }
    },
    turn(changes) {
      const taken = brief.take(changes);
      if (taken !== null) tell(members, pricesIn(taken.values()));
      if (whole.take(changes) !== null && io.of('/').adapter.rooms.has(restRoom))
        io.to(restRoom).emit('prices', pricesOf(livePrices(quotations.rows('all'))));
    },
  };
}

/** A halted symbol has no price of now: its last one is in the list. */
const livePrices = (rows: readonly Ticker[]): Ticker[] => rows.filter(({ halted, price }) => !halted && price !== null);

function pricesOf(rows: readonly Ticker[]): Parameters<ServerEvents['prices']>[0] {
  return {
    time: rows.reduce((newest, { time }) => Math.max(newest, time), 0),
    prices: rows.flatMap(({ symbol, price, open }) => (price === null ? [] : [[symbol, price, open] as const])),
  };
}

/** Of changes only prices, now and a day ago. */
function pricesIn(changes: Iterable<TickerChange>): Changes {
  const prices = new Map<string, TickerChange>();
  for (const { symbol, price, time, open } of changes)
    if (typeof price === 'string' || open !== undefined)
      prices.set(symbol, {
        symbol,
        ...(typeof price === 'string' && time !== undefined ? { price, time } : {}),
        ...(open === undefined ? {} : { open }),
      });
  return prices;
}
