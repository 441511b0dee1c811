import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { redisUrl } from '../../bus/test-redis.ts';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { openServer, type CandorServer } from '../../server.ts';
import { settingsOf, type Settings } from '../../settings.ts';
import type { TestOverrides } from '../start.ts';
import { openFront, type FrontServer } from './open-front.ts';

const { DATABASE_URL: postgres = '' } = process.env;
const redis = await redisUrl();

/** Whether there is what several processes stand on. */
export const hasGround = postgres !== '' && redis !== null;

export interface Reply {
  readonly code: number;
  readonly data: Record<string, unknown>;
}
interface Sent {
  readonly body?: object;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An engine and what customers reach, on data of a test's own. */
export interface TestFront {
  readonly engine: CandorServer;
  readonly opened: TestDatabase;
  settings(role: Settings['ROLE'], more?: Record<string, string>): Settings;
  open(role: 'api' | 'stream', more?: Record<string, string>): Promise<FrontServer>;
  /** Ends what customers reach; the engine goes on. */
  closeFronts(): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param engineSettings beside those that all processes have
 * @param overrides of all of them
 */
export async function openTestFront(
  engineSettings: Record<string, string> = {},
  overrides: Pick<TestOverrides, 'log' | 'postPush'> = {},
): Promise<TestFront> {
  const opened = await openTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'candor-front-'));
  const key = randomBytes(32).toString('hex');
  const fronts: FrontServer[] = [];
  const settings = (role: Settings['ROLE'], more: Record<string, string> = {}): Settings =>
    settingsOf({
      DATABASE_URL: opened.url ?? '',
      ROLE: role,
      REDIS_URL: redis ?? '',
      // By it this test's limits are its own, also on a Redis that has served others.
      SECRETS_KEY: key,
      DATA_DIR: path.join(folder, 'data'),
      FILES_DIR: path.join(folder, 'files'),
      TRUST_PROXY: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DEMO_ACCOUNT: '0',
      RATE_LIMITS: '0',
      ...more,
    });
  const engine = await openServer(settings('engine', engineSettings), overrides);
  const closeFronts = async (): Promise<void> => {
    for (const { close } of fronts.splice(0)) await close();
  };
  return {
    engine,
    opened,
    settings,
    async open(role, more = {}) {
      const front = await openFront(settings(role, more), overrides);
      fronts.push(front);
      return front;
    },
    closeFronts,
    async close() {
      await closeFronts();
      await engine.close();
      await opened.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function call({ url }: { url: string }, name: string, sent: Sent = {}): Promise<Reply> {
  const [method = '', address = ''] = name.split(' ');
  const { body, token = '', headers = {} } = sent;
  const response = await fetch(`${url}${address}`, {
    method,
    headers: { 'coin-auth': token, ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Reply;
}

/** @returns the answer */
export function register(front: FrontServer, account: string): Promise<Reply> {
  const password = 'secret-123';
  const body = { type: 'account', account, password, confirmPassword: password, agree: true };
  return call(front, 'POST /register', { body });
}

/** @returns the session's token */
export const signUp = async (front: FrontServer, account: string): Promise<string> =>
  String((await register(front, account)).data['token']);
