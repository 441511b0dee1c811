import { createClient } from '@redis/client';

const onLoopback = 'redis://127.0.0.1:6379';
const redisSetting = process.env['REDIS_URL'] === '' ? undefined : process.env['REDIS_URL'];

/** The Redis of `REDIS_URL`, else one on loopback; null where there is none, and its tests are skipped. */
export async function redisUrl(): Promise<string | null> {
  const url = redisSetting ?? onLoopback;
  const client = createClient({ url, socket: { connectTimeout: 500, reconnectStrategy: false } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    client.destroy();
    return url;
  } catch (error) {
    if (redisSetting !== undefined) throw error;
    return null;
  }
}
