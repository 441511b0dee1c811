import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';
import type { Person } from '../../../bench/harness/people.ts';

const greetedWithinMs = 20_000;

/** What a customer's device has been told. */
export interface Device {
  readonly orders: Set<string>;
  /** Prices by symbol and time. */
  readonly prices: Map<string, string>;
  /** Times of the first and the last of them. */
  readonly span: { from: number; to: number };
  /** How often it has come in. */
  greetings: number;
  /** What it was told of whether own events come late. */
  readonly delayed: boolean[];
  disconnect(): void;
}

interface Row {
  readonly symbol: string;
  readonly price?: string;
  readonly time?: number;
}

/** Connects, and comes again whenever its connection is lost. @param port of a process that holds sockets */
export async function connectDevice(
  { token }: Person,
  port: number,
  symbols: 'all' | readonly string[] = 'all',
): Promise<Device> {
  const transports = ['websocket'];
  const auth = { token };
  const waits = { reconnectionDelay: 100, reconnectionDelayMax: 500 };
  const socket = io(`http://127.0.0.1:${port}`, { path: '/stream', transports, auth, forceNew: true, ...waits });
  const device: Device = {
    orders: new Set(),
    prices: new Map(),
    span: { from: Number.POSITIVE_INFINITY, to: 0 },
    greetings: 0,
    delayed: [],
    disconnect: () => socket.disconnect(),
  };
  socket.on('greeting', () => (device.greetings += 1));
  socket.on('delayed', ({ isDelayed }: { isDelayed: boolean }) => device.delayed.push(isDelayed));
  socket.on('connect', () => socket.emit('ticker_add', { symbols }));
  socket.on('order', (...rows: { orderNo: string }[]) => rows.forEach(({ orderNo }) => device.orders.add(orderNo)));
  socket.on('ticker', (rows: Row[]) => {
    for (const { symbol, price, time } of rows) {
      if (price === undefined || time === undefined) continue;
      device.prices.set(`${symbol} ${time}`, price);
      device.span.from = Math.min(device.span.from, time);
      device.span.to = Math.max(device.span.to, time);
    }
  });
  for (const end = Date.now() + greetedWithinMs; device.greetings === 0; await sleep(20))
    if (Date.now() > end) throw new Error('a device was not let in');
  return device;
}
