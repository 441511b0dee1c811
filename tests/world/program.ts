import type { Server } from 'node:http';
import inject from 'light-my-request';
import type { Database } from '../../apps/server/db/database.ts';
import { memoryBlobs } from '../../apps/server/files/blobs.ts';
import type { Every } from '../../apps/server/market/timing.ts';
import { openLog } from '../../apps/server/running/log.ts';
import { openServer, type CandorServer } from '../../apps/server/server.ts';
import { settingsOf } from '../../apps/server/settings.ts';
import type { Prices } from './prices.ts';
import type { Process, Schedule } from './schedule.ts';

export interface Request {
  readonly method: 'GET' | 'POST';
  /** With the query. */
  readonly path: string;
  readonly token?: string | undefined;
  readonly key?: string | undefined;
  /** Of an operator's session. */
  readonly operator?: string | undefined;
  /** What is sent as JSON; bytes go as they are, under the type that is named. */
  readonly body?: object | undefined;
  readonly bytes?: { readonly type: string; readonly data: Buffer } | undefined;
}
export interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

/** Calls at every multiple of a period, as the product's own timer does. */
const everyOn =
  (schedule: Schedule): Every =>
  (periodMs, run) => {
    let cancel = (): void => {};
    const arm = (): void => {
      cancel = schedule.after(periodMs - (schedule.now % periodMs), () => {
        arm();
        run();
      });
    };
    arm();
    return () => cancel();
  };

const host = '127.0.0.1';
/** As long as whoever runs it would wait. */
const stopMostMs = 30_000;
const blobs = memoryBlobs();

/** The whole product as one process of the world: it is started, asked, frozen and killed. */
export class Program implements Process {
  state: Process['state'] = 'running';
  readonly held: (() => unknown)[] = [];
  /** No venue reaches it. */
  isCutOff = false;
  private readonly schedule: Schedule;
  private readonly whenDead: Promise<null>;
  private die = (): void => {};
  private door: Server | null = null;
  private server: CandorServer | null = null;

  constructor(schedule: Schedule) {
    this.schedule = schedule;
    this.whenDead = new Promise((resolve) => {
      this.die = () => resolve(null);
    });
  }

  /** Whether it lets calls in. */
  get answers(): boolean {
    return this.state === 'running' && this.door !== null;
  }

  /** Whether connections can be opened to it: one that is frozen only never says anything. */
  get hasDoor(): boolean {
    return this.door !== null;
  }

  /** @returns null when it has died on the way */
  async start(db: Database, prices: Prices): Promise<CandorServer | null> {
    const { schedule } = this;
    const clock = { now: () => schedule.now };
    const every = everyOn(schedule);
    const settings = settingsOf({ PORT: '0', LOG_LEVEL: 'silent', DEMO_ACCOUNT: '0', RATE_LIMITS: '0' });
    const opening = schedule.as(this, () =>
      openServer(settings, {
        db,
        clock,
        every,
        blobs,
        feed: prices.feedFor(clock, every, () => this.isCutOff),
        postPush: () => Promise.reject(new Error('nothing leaves the world')),
        log: openLog('silent'),
        checkAnswers: true,
        asData: true,
        port: this.port(),
        onLeaseLost: () => this.kill(),
      }),
    );
    this.server = await Promise.race([opening, this.whenDead]);
    return this.server;
  }

  private port() {
    return {
      url: `http://${host}`,
      handOver: (server: Server) => {
        this.door = server;
      },
      connections: () => Promise.resolve(0),
      close: () => Promise.resolve(),
    };
  }

  /** From one moment to the next nothing of it goes on; what it had sent is on its way. */
  kill(): void {
    this.state = 'dead';
    this.door = null;
    this.die();
  }

  /** Ends it in order: it is dead when it has, or when that takes too long. */
  async stop(): Promise<void> {
    const { server, schedule } = this;
    const late = schedule.sleep(stopMostMs);
    const ending = server === null ? null : schedule.as(this, () => server.close()).catch(() => undefined);
    await Promise.race([ending, late, this.whenDead]);
    this.kill();
  }

  /** @returns null when nothing answers */
  async ask(request: Request): Promise<Answer | null> {
    const { door, schedule } = this;
    if (door === null || this.state === 'dead') return null;
    const answering = schedule.as(this, () =>
      inject(
        (asked, response) => schedule.after(0, () => void door.emit('request', asked, response), this),
        sentFor(request),
      ),
    );
    const answer = await Promise.race([answering, this.whenDead]);
    return answer === null ? null : { status: answer.statusCode, body: answer.rawPayload };
  }
}

/** As it goes over the network. */
const sentFor = ({ method, path, token, key, operator, body, bytes }: Request) => ({
  method,
  url: path,
  headers: {
    host,
    'content-type': bytes?.type ?? 'application/json',
    ...(token === undefined ? {} : { 'coin-auth': token }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...(operator === undefined ? {} : { 'operator-auth': operator }),
  },
  ...(method === 'POST' ? { payload: bytes?.data ?? JSON.stringify(body ?? {}) } : {}),
});
