import type { ServerEvents } from '@candor/api-contract/events.ts';
import { session } from './session.ts';
import { outdate } from '../client/query.ts';

/** A server that says nothing by then does not know. */
const patienceMs = 2_000;

const isPrivate = (name: unknown): boolean =>
  typeof name === 'string' &&
  /\/(account|order|transaction|lockMining|userProductOrder|playerInfo|notice|service|alerts)(\/|$)/.test(name);

const listeners = new Set<() => void>();

/** Calls back when something of the user's may have happened while no line stood. @returns how to stop */
export function onCatchUp(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let timer: ReturnType<typeof setTimeout> | undefined;

function stopWaiting() {
  clearTimeout(timer);
  timer = undefined;
}

/** What happened while no line stood is only in the lists, and not in those asked for before. */
export function catchUp() {
  stopWaiting();
  if (session().token === null) return;
  outdate({ predicate: ({ queryKey }) => isPrivate(queryKey[0]) });
  for (const listener of listeners) listener();
}

/** The line stands for the first time: the server says next whether the page may have missed something. */
export function awaitGreeting() {
  stopWaiting();
  timer = setTimeout(catchUp, patienceMs);
}

/** Since the page was opened; by the clock that goes on while a phone sleeps, too. */
const openForMs = (): number => Math.max(performance.now(), Date.now() - performance.timeOrigin);

/**
 * Where nothing has happened since the page was opened, all that it has asked for is as new as the line; only what it
 * has kept from before is not.
 */
export function greeted({ quietMs }: Parameters<ServerEvents['greeting']>[0]) {
  if (timer === undefined) return;
  if (quietMs <= openForMs()) return catchUp();
  stopWaiting();
  outdate({
    fetchStatus: 'idle',
    predicate: ({ queryKey, state }) => isPrivate(queryKey[0]) && state.dataUpdatedAt < performance.timeOrigin,
  });
}
