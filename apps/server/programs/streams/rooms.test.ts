import { expect, test } from 'vitest';
import { openRooms, type Listener } from './rooms.ts';

const listener = (): Listener & { readonly all: string[] } => {
  const all: string[] = [];
  return { all, hear: (stream, { plain, combined }) => void all.push(`${stream} ${plain} ${combined}`) };
};

test('an event reaches who hears its stream, once, as text that is made once', () => {
  const rooms = openRooms();
  const [a, b] = [listener(), listener()];
  for (const one of [a, a, b]) rooms.join('x@trade', one);
  let made = 0;
  rooms.publish('x@trade', () => ({ n: (made += 1) }));
  const text = 'x@trade {"n":1} {"stream":"x@trade","data":{"n":1}}';
  expect([a.all, b.all, made]).toEqual([[text], [text], 1]);
});

test('what nobody hears is not made', () => {
  const rooms = openRooms();
  const made = () => {
    throw new Error('it is made');
  };
  rooms.publish('x@trade', made);
  const one = listener();
  rooms.join('x@trade', one);
  rooms.leave('x@trade', one);
  rooms.publish('x@trade', made);
  expect([rooms.has('x@trade'), [...rooms.names()], one.all]).toEqual([false, [], []]);
});

test('the first who hears a stream is noticed, and whoever is first again', () => {
  const rooms = openRooms();
  const begun: string[] = [];
  rooms.onFirst((stream) => begun.push(stream));
  const [a, b] = [listener(), listener()];
  rooms.join('x', a);
  rooms.join('x', b);
  rooms.leave('x', a);
  rooms.leave('y', a);
  rooms.leave('x', b);
  rooms.join('x', b);
  expect(begun).toEqual(['x', 'x']);
});
