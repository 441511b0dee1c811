import {
  reconnectMaxMs,
  reconnectMinMs,
  type BookRequest,
  type ClientEvents,
  type ServerEvents,
  type TickerChange,
  type TickerRequest,
} from '@candor/api-contract/events.ts';
import type { Socket } from 'socket.io-client';
import { create } from 'zustand';
import { apiBase } from '../session/preferences.ts';
import { changeUser, onSession, session } from '../session/session.ts';
import { loadPrivate, loadPublic } from '../session/loaders.ts';
import { awaitGreeting, catchUp, greeted } from '../session/catch-up.ts';
import { outdate } from './query.ts';
import { changesOf, mergeRest, mergeTickers } from '../quotes/tickers.ts';
import { isCalm, onWanted, wantedSymbols } from '../on-screen/wanted.ts';
import { organisation } from '../early/early.ts';
import { liveOptions } from '@candor/client/live-options.ts';

const downTipMs = 3_000;
/** Rows come and go many at a time. */
const tellMs = 150;
/** A look at another app is short; who is away for longer needs no line that wakes the radio. */
const restMs = 10_000;

/**
 * Whether the live connection stands, `up: false` only once it has been down for three seconds; and whether the server
 * says by it that it tells of own orders late.
 */
export const useConnection = create<{ up: boolean; late: boolean }>(() => ({ up: true, late: false }));

/** `quotes` are received as `ticker`. */
type Received = Exclude<keyof ServerEvents, 'greeting' | 'delayed' | 'quotes' | 'prices' | 'depth'>;
type Handler<Event extends Received> = ServerEvents[Event];
const handlers: { [Event in Received]: Set<Handler<Event>> } = {
  ticker: new Set([mergeTickers]),
  rest: new Set([mergeRest]),
  order: new Set(),
  balance: new Set(),
  transaction: new Set(),
  earn: new Set(),
  book: new Set(),
  trade: new Set(),
  support: new Set(),
  notice: new Set(),
  alert: new Set(),
  user: new Set([followUser]),
};

/** The own verification has moved on: what is kept of the user, and the page that shows it. */
function followUser(change: Parameters<ServerEvents['user']>[0]) {
  changeUser(change);
  outdate({ predicate: ({ queryKey }) => String(queryKey[0]).includes('/playerInfo/') });
}

/** Listens to an event of the server, whenever the connection stands. @returns how to stop */
export function onEvent<Event extends Received>(event: Event, handler: Handler<Event>): () => void {
  handlers[event].add(handler);
  return () => void handlers[event].delete(handler);
}

let socket: Socket<ServerEvents, ClientEvents> | null = null;
let downTimer: ReturnType<typeof setTimeout> | undefined;

/** The first failure starts the time; later tries that fail too don't start it anew. */
function down() {
  downTimer ??= setTimeout(() => useConnection.setState({ up: false }), downTipMs);
}

let connectedBefore = false;
const none: BookRequest = { symbol: null };
let watched = none;
/** What the server was last asked for on this connection. */
let asked = '';
let tellTimer: ReturnType<typeof setTimeout> | undefined;
let restTimer: ReturnType<typeof setTimeout> | undefined;

/** Asks for the parts of a book that are on screen, and none other. */
export function watchBook(request: BookRequest) {
  watched = request;
  if (!document.hidden) socket?.emit('depth_add', request);
}

/** What is on screen: nothing while the page is hidden. */
function wanted(): TickerRequest {
  if (document.hidden) return { symbols: [] };
  return { symbols: wantedSymbols(), rest: true, brief: true, ...(isCalm() ? { pace: 'calm' } : {}) };
}

/** Asks for the prices that are on screen, unless they come already. */
function tell() {
  tellTimer = undefined;
  const request = wanted();
  const text = JSON.stringify(request);
  if (socket?.connected !== true || text === asked) return;
  asked = text;
  socket.emit('ticker_add', request, mergeTickers);
}

const tellSoon = () => void (tellTimer ??= setTimeout(tell, tellMs));

/** Nothing comes for a page that nobody sees; when it is seen again it is told at once what it shows. */
function look() {
  clearTimeout(restTimer);
  tell();
  if (document.hidden) restTimer = setTimeout(() => document.hidden && socket?.disconnect(), restMs);
  else if (socket?.connected === false) socket.connect();
  if (watched.symbol !== null) socket?.emit('depth_add', document.hidden ? none : watched);
}

function up() {
  clearTimeout(downTimer);
  downTimer = undefined;
  useConnection.setState({ up: true, late: false });
  asked = '';
  tell();
  if (watched.symbol !== null && !document.hidden) socket?.emit('depth_add', watched);
  const signedIn = session().token !== null;
  if (connectedBefore) {
    catchUp();
    void loadPublic();
    if (signedIn) void loadPrivate();
  } else if (signedIn) awaitGreeting();
  connectedBefore = true;
}

/** What was told late is in its lists by now, also what was not kept to be told. */
function delayed({ isDelayed }: Parameters<ServerEvents['delayed']>[0]) {
  useConnection.setState({ late: isDelayed });
  if (!isDelayed) catchUp();
}

function listen(to: Socket<ServerEvents, ClientEvents>) {
  to.on('connect', up);
  to.on('greeting', greeted);
  to.on('delayed', delayed);
  to.on('disconnect', down);
  to.on('connect_error', down);
  const quoted = (changes: TickerChange[]) => handlers.ticker.forEach((handle) => handle(changes));
  to.on('ticker', quoted);
  to.on('quotes', (brief) => quoted(changesOf(brief)));
  to.on('rest', (changes) => handlers.rest.forEach((handle) => handle(changes)));
  to.on('book', (book) => handlers.book.forEach((handle) => handle(book)));
  to.on('trade', (trades) => handlers.trade.forEach((handle) => handle(trades)));
  to.on('order', (...rows) => rows.forEach((row) => handlers.order.forEach((handle) => handle(row))));
  to.on('transaction', (row) => handlers.transaction.forEach((handle) => handle(row)));
  to.on('earn', (change) => handlers.earn.forEach((handle) => handle(change)));
  to.on('support', (message) => handlers.support.forEach((handle) => handle(message)));
  to.on('notice', (message) => handlers.notice.forEach((handle) => handle(message)));
  to.on('alert', (fired) => handlers.alert.forEach((handle) => handle(fired)));
  to.on('user', (change) => handlers.user.forEach((handle) => handle(change)));
  to.on('balance', (rows) => handlers.balance.forEach((handle) => handle(rows)));
  // The server closes the sockets of an ended session; as a visitor the prices go on.
  to.on(
    'disconnect',
    (reason) => reason === 'io server disconnect' && setTimeout(() => to === socket && connectSeen(to), reconnectMinMs),
  );
}

/** Connects what is not, unless nobody looks: it is connected when somebody does. */
const connectSeen = (to: Socket<ServerEvents, ClientEvents>) =>
  void (!document.hidden && !to.connected && to.connect());

async function connect() {
  const { io } = await import('socket.io-client');
  socket?.disconnect();
  socket = io(apiBase() || location.origin, {
    ...liveOptions,
    query: { 'org-code': organisation() },
    auth: (answer) => answer({ token: session().token ?? undefined }),
  });
  listen(socket);
}

/** Connects anew, to the line now chosen. */
export const reopenStream = () => void connect().catch(startOver);

/**
 * Browsers never fetch a script again that once failed to come: when the server answers again, the page starts anew.
 */
function startOver() {
  down();
  setTimeout(() => {
    fetch(`${apiBase()}/health`).then(({ ok }) => (ok ? location.reload() : startOver()), startOver);
  }, reconnectMaxMs);
}

/** Opens the live connection and keeps it open; its library is fetched now, after the first paint. */
export function openStream() {
  reopenStream();
  let token = session().token;
  onSession((now) => {
    if (now.token === token) return;
    token = now.token;
    if (socket !== null) connectSeen(socket.disconnect());
  });
  addEventListener('online', () => {
    if (socket === null) reopenStream();
    else connectSeen(socket);
  });
  onWanted(tellSoon);
  document.addEventListener('visibilitychange', look);
}
