import type { TickerRequest } from '@candor/api-contract/events.ts';
import { spreadOf } from './harness/statistics.ts';
import type { SocketJob, SocketReport } from './sockets.ts';

/** Engine.IO and Socket.IO on the wire, as far as these clients need them. */
const wire = { open: '0', connect: '40', ping: '2', pong: '3', event: '42' };

const delays: number[] = [];
let [frames, changes, bytes] = [0, 0, 0];
let finished = false;

function count(text: string): void {
  const now = Date.now();
  const [, rows] = JSON.parse(text.slice(wire.event.length)) as [string, { time?: number }[]];
  frames += 1;
  changes += rows.length;
  bytes += text.length;
  const time = Math.max(...rows.map((row) => row.time ?? 0));
  if (time > 0) delays.push(now - time);
}

/** Connects, subscribes, and then reads whatever comes. */
function open(port: number, request: TickerRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/stream/?EIO=4&transport=websocket`);
    socket.addEventListener('error', () => reject(new Error('a socket could not be opened')));
    socket.addEventListener('close', () => {
      if (!finished) throw new Error('a socket was closed');
    });
    socket.addEventListener('message', ({ data }) => {
      const text = String(data);
      if (text === wire.ping) socket.send(wire.pong);
      else if (text.startsWith(wire.event)) count(text);
      else if (text.startsWith(wire.open)) socket.send(wire.connect);
      else if (text.startsWith(wire.connect)) {
        socket.send(`${wire.event}${JSON.stringify(['ticker_add', request])}`);
        resolve();
      }
    });
  });
}

process.on('message', (message: SocketJob | 'count' | 'report') => {
  if (message === 'count') {
    [frames, changes, bytes] = [0, 0, 0];
    delays.length = 0;
  } else if (message === 'report') {
    const { p50, p99, max } = spreadOf(delays);
    process.send?.({ frames, changes, bytes, p50Ms: p50, p99Ms: p99, maxMs: max } satisfies SocketReport);
    finished = true;
    process.disconnect?.();
    setTimeout(() => process.exit(0), 100);
  } else {
    void openAll(message).then(() => process.send?.('open'));
  }
});

async function openAll({ port, requests }: SocketJob): Promise<void> {
  for (const request of requests) await open(port, request);
}
