import type { CallAnswer, CallName, CallSent } from '@candor/api-contract/index.ts';
import { rightAnswers } from '@candor/core/limits/questions.ts';
import type { Rules } from '@candor/core/state.ts';
import type { Database } from './db/database.ts';
import { openTestDatabase, type TestDatabase } from './db/test-database.ts';
import { memoryBlobs, type Blobs } from './files/blobs.ts';
import { openLog } from './running/log.ts';
import { testFeed, type TestFeed, type TestFeedOptions } from './market/test-feed.ts';
import { manualTime, type ManualTime } from './market/timing.ts';
import type { PushPost } from './push/post.ts';
import { openServer, type CandorServer } from './server.ts';
import { settingsOf } from './settings.ts';

export interface Reply<Name extends CallName> {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly data: CallAnswer<Name>;
  /** Of a refusal. */
  readonly error?: string;
  readonly field?: string;
}

type Input<Name extends CallName> = Partial<CallSent<Name>> & {
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
};

export interface TestServer {
  readonly server: CandorServer;
  readonly feed: TestFeed;
  readonly time: ManualTime;
  /** Moves the clock and lets the engine commit what became due. */
  advance(ms: number): Promise<void>;
  call<Name extends CallName>(name: Name, input?: Input<Name>): Promise<Reply<Name>>;
  /** A new account with a session, and the day's test funds if wanted. */
  signUp(options?: { funded?: boolean }): Promise<{ token: string; userId: string }>;
  /** Sum over all accounts of every currency: all zero when money is conserved. */
  sums(): Promise<Record<string, string>>;
  close(): Promise<void>;
}

/** Nothing leaves a test. */
const noPush: PushPost = () => Promise.reject(new Error('a test pushes to nobody'));
export const testStart = Date.UTC(2026, 10, 20, 12);

export interface TestServerOptions {
  readonly settings?: Record<string, string>;
  readonly rules?: Rules;
  readonly blobs?: Blobs;
  readonly postPush?: PushPost;
  readonly webFolder?: string;
  /** Data to start on, instead of none; dropped at the end. */
  readonly opened?: TestDatabase;
  /** {@link testStart} without it. */
  readonly startAt?: number;
  readonly feed?: TestFeedOptions;
}

/** What real money asks for beside its feed and its chain; nobody is reached there. */
const realSettings = {
  PUBLIC_URL: 'https://candor.example',
  SMTP_URL: 'smtps://127.0.0.1:9',
  SMS_URL: 'https://127.0.0.1:9',
  RATE_LIMITS: '1',
};

/** The real server on a fresh real database, with a market and a clock that the test conducts. */
export async function openTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { db, drop } = options.opened ?? (await openTestDatabase());
  const time = manualTime(options.startAt ?? testStart);
  const feed = testFeed(time, options.feed);
  const server = await openOver({ db, feed, time }, options);
  const { engine } = server.services;
  const call = callerOf(server.url);
  let people = 0;
  return {
    server,
    feed,
    time,
    call,
    async advance(ms) {
      for (let left = ms; left > 0; left -= 250) {
        time.advance(Math.min(250, left));
        // A command behind the frame's answers after the frame is committed.
        await engine.submit({ kind: 'clock' });
      }
    },
    async signUp({ funded = true } = {}) {
      const account = `tester${String((people += 1)).padStart(4, '0')}`;
      const reply = await call('POST /register', {
        body: { type: 'account', account, password: 'secret-123', confirmPassword: 'secret-123', agree: true },
      });
      const { token, userInfo } = reply.data;
      if (funded) await call('POST /account/testFunds', { token });
      // With real money orders are refused before it; who tests that opens an account by the call.
      if (server.services.settings.MODE === 'real')
        await server.services.questions.answer(userInfo.userId, rightAnswers);
      return { token, userId: userInfo.userId };
    },
    sums: () => sumsOf(db),
    async close() {
      await server.close();
      await drop();
    },
  };
}

function openOver(
  { db, feed, time }: Pick<TestServer, 'feed' | 'time'> & Pick<TestDatabase, 'db'>,
  options: TestServerOptions,
): Promise<CandorServer> {
  const ofMode = options.settings?.['MODE'] === 'real' ? realSettings : { RATE_LIMITS: '0' };
  const settings = settingsOf({ PORT: '0', LOG_LEVEL: 'silent', DEMO_ACCOUNT: '0', ...ofMode, ...options.settings });
  return openServer(settings, {
    db,
    feed,
    clock: time.clock,
    every: time.every,
    ...(options.rules === undefined ? {} : { rules: options.rules }),
    ...(options.webFolder === undefined ? {} : { webFolder: options.webFolder }),
    blobs: options.blobs ?? memoryBlobs(),
    postPush: options.postPush ?? noPush,
    log: openLog('silent'),
    checkAnswers: true,
    asData: true,
  });
}

async function sumsOf(db: Database): Promise<Record<string, string>> {
  const rows = await db.query<{ currency: string; total: string }>(
    'select currency, sum(available + frozen) as total from account group by currency',
  );
  return Object.fromEntries(rows.map((row) => [row.currency, row.total]));
}

/** What asks for a call by its name as an app would. */
function callerOf(url: string): TestServer['call'] {
  return async (name, input = {}) => {
    const [method = '', path = ''] = name.split(' ');
    const response = await fetch(`${url}${filled(path, input.params)}${queryOf(input.query)}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(input.token === undefined ? {} : { 'coin-auth': input.token }),
        ...input.headers,
      },
      ...(method === 'POST' ? { body: JSON.stringify(input.body ?? {}) } : {}),
    });
    return replyOf(response);
  };
}

const entriesOf = (sent: unknown): [string, string][] =>
  Object.entries((sent ?? {}) as Record<string, unknown>).map(([key, value]) => [key, String(value)]);

const filled = (path: string, params: unknown): string =>
  entriesOf(params).reduce((text, [key, value]) => text.replace(`{${key}}`, encodeURIComponent(value)), path);

function queryOf(sent: unknown): string {
  const query = new URLSearchParams(entriesOf(sent));
  return query.size > 0 ? `?${query}` : '';
}

async function replyOf<Name extends CallName>(response: Response): Promise<Reply<Name>> {
  const { code, message, data } = (await response.json()) as {
    code: number;
    message: string;
    data: CallAnswer<Name> & { error?: string; field?: string };
  };
  const refusal =
    code === 200 ? {} : { error: data.error ?? '', ...(data.field === undefined ? {} : { field: data.field }) };
  return { status: response.status, code, message, data, ...refusal };
}
