import type { BriefBook } from '@candor/api-contract/events.ts';
import type { Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { bareStream, connect, leaveAll, settle } from './test-stream.ts';

const bare = await bareStream(0);
afterAll(async () => {
  leaveAll();
  await bare.stream.close();
});

const side = Array.from({ length: 20 }, (_, at) => `${at * 37 + 101} ${at * 7_919 + 40_127}`).join(' ');
const book: BriefBook = { symbol: 'BTCUSDT', time: 1, tick: '0.01', step: '0.00001', bids: side, asks: side };

/** Watches the book as a browser does. @returns what arrives, and in how many bytes */
async function watching(perMessageDeflate: boolean): Promise<{ next: () => Promise<string>; bytes: () => number }> {
  const socket = new WebSocket(`${bare.url.replace('http', 'ws')}/stream/?EIO=4&transport=websocket`, {
    perMessageDeflate,
  });
  const arrived = (): Promise<string> =>
    new Promise((resolve) => socket.once('message', (data: Buffer) => resolve(data.toString())));
  await arrived();
  socket.send('40');
  await arrived();
  socket.send(`42${JSON.stringify(['depth_add', { symbol: 'BTCUSDT', parts: ['book'] }])}`);
  return { next: arrived, bytes: () => (socket as unknown as { _socket: Socket })._socket.bytesRead };
}

test('a book is compressed for who has agreed to it, and whole for who has not: both read the same', async () => {
  const [packed, plain, library] = [await watching(true), await watching(false), await connect(bare.url)];
  library.emit('depth_add', { symbol: 'BTCUSDT', parts: ['book'] });
  const heard = new Promise((resolve) => library.once('book', resolve));
  await settle(library);
  await expect.poll(() => [...bare.stream.books.watched('book')]).toEqual(['BTCUSDT']);
  const before = { packed: packed.bytes(), plain: plain.bytes() };
  const answers = [packed.next(), plain.next()];
  bare.stream.books.tell('book', 'BTCUSDT', book);
  const text = `42${JSON.stringify(['book', book])}`;
  expect(await Promise.all(answers)).toEqual([text, text]);
  expect(await heard).toEqual(book);
  const [inPacked, inPlain] = [packed.bytes() - before.packed, plain.bytes() - before.plain];
  expect(inPlain).toBe(text.length + 4);
  expect(inPacked).toBeLessThan(inPlain * 0.65);
});
