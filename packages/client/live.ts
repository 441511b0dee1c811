import type { BookRequest, ServerEvents, TickerRequest } from '@candor/api-contract/events.ts';

/** Of a socket of `socket.io-client` what is used here: whoever opens the stream brings it along. */
export interface LiveSocket {
  readonly connected: boolean;
  on(event: string, handler: (...args: never[]) => void): unknown;
  emit(event: string, ...args: readonly unknown[]): unknown;
  connect(): unknown;
  disconnect(): unknown;
}

export interface LiveHooks {
  /**
   * Something may have been missed while the line was cut, or while the server told late: what was read before it has
   * to be read again.
   */
  readonly onResync: () => void;
  readonly onUp?: () => void;
  readonly onDown?: () => void;
}

export interface Live {
  on<Event extends keyof ServerEvents>(event: Event, handler: ServerEvents[Event]): void;
  /** What is told of quotations, also after each cut; whole rows come as `ticker` at once. */
  watch(request: TickerRequest): void;
  /** Whose book and deals are told, also after each cut. */
  watchBook(request: BookRequest): void;
  close(): void;
}

/** Whoever ends a session cuts its line for good; as a visitor it goes on. */
const againMs = 1_000;

/** What was asked for, asked again whenever the line stands anew. */
class Asked {
  tickers: TickerRequest | null = null;
  book: BookRequest | null = null;
  readonly tickerHandlers = new Set<ServerEvents['ticker']>();
  private readonly socket: LiveSocket;

  constructor(socket: LiveSocket) {
    this.socket = socket;
  }

  askTickers(): void {
    if (this.tickers === null || !this.socket.connected) return;
    this.socket.emit('ticker_add', this.tickers, (rows: Parameters<ServerEvents['ticker']>[0]) => {
      for (const handle of this.tickerHandlers) handle(rows);
    });
  }

  askBook(): void {
    if (this.book !== null && this.socket.connected) this.socket.emit('depth_add', this.book);
  }
}

/**
 * The stream, kept open: what was asked for is asked again after each cut, and what may have been missed is said. With
 * a session the server's greeting tells for how long nothing has changed; where that is longer than the line was cut,
 * nothing was missed.
 * @param now ms that never go back
 */
export function openLive(socket: LiveSocket, hooks: LiveHooks, now = () => performance.now()): Live {
  const asked = new Asked(socket);
  const line = followLine(socket, hooks, { asked, now });
  return {
    on(event, handler) {
      socket.on(event, handler);
      if (event === 'ticker') asked.tickerHandlers.add(handler as ServerEvents['ticker']);
    },
    watch(request) {
      asked.tickers = request;
      asked.askTickers();
    },
    watchBook(request) {
      asked.book = request;
      asked.askBook();
    },
    close: () => line.close(),
  };
}

interface Following {
  readonly asked: Asked;
  readonly now: () => number;
}

/** Does what is due when the line stands, and when it is cut. */
function followLine(socket: LiveSocket, { onResync, onUp, onDown }: LiveHooks, { asked, now }: Following) {
  let [downAt, isClosed]: [number | null, boolean] = [null, false];
  const wait = greetingWait(onResync);
  socket.on('connect', () => {
    asked.askTickers();
    asked.askBook();
    if (downAt !== null) wait.begin(now() - downAt);
    downAt = null;
    onUp?.();
  });
  socket.on('greeting', ({ quietMs }: { quietMs: number }) => wait.greeted(quietMs));
  socket.on('delayed', ({ isDelayed }: { isDelayed: boolean }) => {
    if (!isDelayed) onResync();
  });
  socket.on('disconnect', (reason: string) => {
    downAt ??= now();
    wait.stop();
    onDown?.();
    const again = (): void => {
      if (!isClosed) socket.connect();
    };
    if (reason === 'io server disconnect') setTimeout(again, againMs);
  });
  return {
    close() {
      isClosed = true;
      wait.stop();
      socket.disconnect();
    },
  };
}

/** So long after its last word a line may be thought to live: the server's interval of pings and its patience. */
const noticedWithinMs = 45_000;
/** A greeting comes before anything else; where none comes, nobody says that nothing was missed. */
const greetingWithinMs = 1_000;

/** Says after a cut that something may have been missed, unless the greeting says that nothing was. */
function greetingWait(onResync: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cutMs = 0;
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    stop,
    begin(lasted: number) {
      stop();
      cutMs = lasted;
      timer = setTimeout(() => {
        timer = undefined;
        onResync();
      }, greetingWithinMs);
    },
    greeted(quietMs: number) {
      if (timer === undefined) return;
      stop();
      // The line was dead for longer than it was known to be.
      if (quietMs < cutMs + noticedWithinMs) onResync();
    },
  };
}
