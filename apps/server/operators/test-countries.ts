import { usdt } from '@candor/core/money/currencies.ts';
import type { TestServer } from '../test-server.ts';
import type { RealProduct } from './countries.ts';

/** The public half of an account key that belongs to nobody. */
export const accountKey =
  'xpub6BsE5ivr8c6rcRoCvE8ptxaCtikM4fsrsbYXo53CyeV5zqQpWHW7Ue54pNQbKo4KQ4KN6TPvhH4qhf9QfzycJt4T5MfD4KzvD5puTvaRfxr';
/** Of a test's server with real money. */
export const realSettings = {
  MODE: 'real',
  MARKET_FEED: 'binance',
  TRON_XPUB: accountKey,
  TRON_GRID_URL: 'https://127.0.0.1:9',
} as const;

/** Switches a product of a country, whatever its rules for retail customers are: as it was before there were any. */
export async function switchProduct(bench: TestServer, country: string, product: RealProduct, enabled: boolean) {
  const { db, operatorSettings } = bench.server.services;
  const { statement, apply } = operatorSettings.countries.change(country, product, enabled);
  await db.batch([statement]);
  apply();
}

/** Where a customer lives, as they said themselves. */
export const moveTo = (bench: TestServer, userId: string, country: string) =>
  bench.server.services.db.query('update customer set country = $2 where id = $1', [userId, country]);

/** The first level of identity checks, passed. */
export const certify = (bench: TestServer, userId: string) =>
  bench.server.services.db.query(
    `insert into verification (user_id, level, status, sealed, document_key, submitted_at, decided_at, decided_by)
      values ($1, 'primary', 'certified', '', $1, 1, 2, 'x')`,
    [userId],
  );

/** @param accountType on the wire @param amount of USDT */
export const fund = (bench: TestServer, userId: string, accountType: 1 | 2 | 3, amount = '1000') =>
  bench.server.services.engine.submit({
    kind: 'adjust-balance',
    adjustmentId: `fund-${userId}-${accountType}`,
    userId,
    accountType,
    currency: 'USDT',
    amount: usdt(amount),
    reverses: null,
    reason: 'a test',
    approval: 'test',
  });
