import { connect } from 'node:net';
import { spreadOf } from '../harness/statistics.ts';
import { FrameReader, upgradeText } from '../harness/stream-client.ts';

/** What one process of plain sockets is asked to do: a path for each. */
export interface PlainJob {
  readonly port: number;
  readonly paths: readonly string[];
}
export interface PlainReport {
  readonly frames: number;
  readonly bytes: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const atOnce = 50;
/** Of so many frames one is read: reading all would cost more than the server does. */
const readEach = 64;
const openingBrace = 0x7b;
const delays: number[] = [];
let [frames, bytes] = [0, 0];

function count(message: Buffer): void {
  frames += 1;
  bytes += message.length;
  if (frames % readEach !== 0 || message[0] !== openingBrace) return;
  const { data } = JSON.parse(message.toString()) as { data?: { E?: number } };
  if (data?.E !== undefined) delays.push(Date.now() - data.E);
}

function open(port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const reader = new FrameReader();
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('a socket was closed')));
    socket.on('data', (chunk: Buffer) => {
      for (const message of reader.take(chunk)) count(message);
      resolve();
    });
    socket.write(upgradeText(port, path));
  });
}

async function openAll({ port, paths }: PlainJob): Promise<void> {
  for (let at = 0; at < paths.length; at += atOnce)
    await Promise.all(paths.slice(at, at + atOnce).map((path) => open(port, path)));
}

process.on('message', (message: PlainJob | 'count' | 'report') => {
  if (message === 'count') {
    [frames, bytes] = [0, 0];
    delays.length = 0;
  } else if (message === 'report') {
    const { p50, p99 } = spreadOf(delays);
    const report: PlainReport = { frames, bytes, p50Ms: p50, p99Ms: p99 };
    process.send?.(report, () => process.exit(0));
  } else {
    openAll(message).then(
      () => process.send?.('open'),
      (fault: unknown) => {
        console.error(fault);
        process.exit(1);
      },
    );
  }
});
