import { expect, test } from 'vitest';
import { openWatchedBooks } from './watched-books.ts';

function peerOf() {
  const told: unknown[] = [];
  return { told, push: (topic: string, payload: unknown) => told.push([topic, payload]) };
}
const nothing = { depth: [], book: [], trade: [] };

test('a book is told to the processes whose customers watch it, and to them alone', () => {
  const { books, noted, gone } = openWatchedBooks();
  const [one, other] = [peerOf(), peerOf()];
  noted(one, { ...nothing, depth: ['BTCUSDT'], trade: ['BTCUSDT'] });
  noted(other, { ...nothing, depth: ['BTCUSDT', 'ETHUSDT'] });
  expect([...books.watched('depth')].sort()).toEqual(['BTCUSDT', 'ETHUSDT']);
  expect([[...books.watched('trade')], [...books.watched('book')]]).toEqual([['BTCUSDT'], []]);
  books.tell('trade', 'BTCUSDT', []);
  books.tell('book', 'ETHUSDT', { symbol: 'ETHUSDT', time: 1, tick: '1', step: '1', bids: '', asks: '' });
  expect([one.told, other.told]).toEqual([[['book', { event: 'trade', symbol: 'BTCUSDT', payload: [] }]], []]);
  noted(one, nothing);
  gone(other);
  expect([...books.watched('depth')]).toEqual([]);
  books.tell('depth', 'ETHUSDT', { symbol: 'ETHUSDT', bids: [], asks: [], time: 1 });
  expect([one.told.length, other.told.length]).toEqual([1, 0]);
});
