import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { framesPerSecond, guardConnection, sendText, streamsAtMost, Subscriptions } from './connection.ts';
import { openRooms } from './rooms.ts';

/** A socket that notes what is done with it. */
class Noted extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly done: string[] = [];
  send = (text: string): unknown => this.done.push(`send ${text}`);
  ping = (): unknown => this.done.push('ping');
  terminate = (): unknown => this.done.push('terminate');
  close = (code: number): unknown => this.done.push(`close ${code}`);
}
const socketOf = (noted: Noted): WebSocket => noted as unknown as WebSocket;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('whoever answers pings stays for a day, and no longer', () => {
  const noted = new Noted();
  guardConnection(socketOf(noted), true);
  for (let turn = 0; turn < 10; turn += 1) {
    vi.advanceTimersByTime(20_000);
    noted.emit('pong');
  }
  expect(noted.done).toEqual(Array<string>(10).fill('ping'));
  noted.send = () => 0;
  for (let hour = 0; hour < 24 * 180; hour += 1) {
    vi.advanceTimersByTime(20_000);
    noted.emit('pong');
  }
  expect(noted.done).toContain('close 1008');
});

test('whoever answers none for a minute is cut off', () => {
  const noted = new Noted();
  guardConnection(socketOf(noted), true);
  vi.advanceTimersByTime(60_000);
  expect(noted.done).not.toContain('terminate');
  vi.advanceTimersByTime(20_000);
  expect(noted.done).toContain('terminate');
});

test('so many frames go through in a second', () => {
  const noted = new Noted();
  const { mayGoOn } = guardConnection(socketOf(noted), true);
  const frames = () => Array.from({ length: framesPerSecond + 1 }, mayGoOn);
  vi.advanceTimersByTime(1_000 - (performance.now() % 1_000));
  expect(frames()).toEqual([...Array<boolean>(framesPerSecond).fill(true), false]);
  expect(noted.done).toEqual(['close 1008']);
  vi.advanceTimersByTime(1_000);
  expect(mayGoOn()).toBe(true);
  const free = guardConnection(socketOf(new Noted()), false);
  expect(Array.from({ length: 100 }, free.mayGoOn)).toEqual(Array<boolean>(100).fill(true));
});

test('nothing is sent to what is closed, and who reads a megabyte behind is cut off', () => {
  const noted = new Noted();
  sendText(socketOf(noted), 'a');
  noted.bufferedAmount = 1024 * 1024 + 1;
  sendText(socketOf(noted), 'b');
  noted.readyState = 3;
  sendText(socketOf(noted), 'c');
  expect(noted.done).toEqual(['send a', 'terminate']);
});

test('streams are joined once, left, and left all when the socket closes', () => {
  const noted = new Noted();
  const rooms = openRooms();
  const subscriptions = new Subscriptions(socketOf(noted), rooms, false);
  expect(subscriptions.add(['a', 'b', 'a'])).toBe(true);
  rooms.publish('a', { n: 1 });
  subscriptions.remove(['a', 'never']);
  rooms.publish('a', { n: 2 });
  subscriptions.isCombined = true;
  rooms.publish('b', { n: 3 });
  expect(noted.done).toEqual(['send {"n":1}', 'send {"stream":"b","data":{"n":3}}']);
  noted.emit('close');
  expect([rooms.has('b'), subscriptions.names.size]).toEqual([false, 0]);
});

test('too many streams are refused together, and none of them is joined', () => {
  const rooms = openRooms();
  const subscriptions = new Subscriptions(socketOf(new Noted()), rooms, false);
  const names = Array.from({ length: streamsAtMost }, (_, at) => `s${at}`);
  expect([subscriptions.add(names), subscriptions.add(['one more']), rooms.has('one more')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(subscriptions.add(names.slice(0, 5))).toBe(true);
});
