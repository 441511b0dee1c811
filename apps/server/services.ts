import type { Mark } from '@candor/core/market/mark.ts';
import type { Rules } from '@candor/core/state.ts';
import type { Logger } from 'pino';
import type { Books } from './books/open-books.ts';
import type { DepositAddress } from './chain/address-book.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Engine } from './engine/engine.ts';
import type { Alerts } from './alerts/open-alerts.ts';
import type { ProductNames } from './features/earn/names.ts';
import type { SessionStore } from './proofs/sessions.ts';
import type { Files } from './files/files.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Market } from './market/market.ts';
import type { PriceOf } from './market/price-of.ts';
import type { Personal } from './personal.ts';
import type { Office } from './operators/office.ts';
import type { Push } from './push/push.ts';
import type { ReadinessCheck } from './running/readiness.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { SecurityEvents } from './security/security-events.ts';
import type { Settings } from './settings.ts';
import type { Stream } from './stream/stream.ts';

/** What the features are built on; composed once in {@link ./server.ts}. */
export interface Services extends Personal {
  readonly settings: Settings;
  readonly log: Logger;
  readonly clock: Clock;
  readonly db: Database;
  readonly engine: Engine;
  readonly market: Market;
  readonly mailer: Mailer;
  /** What operators have set. */
  readonly office: Office;
  /** Prices that customers want to hear of. */
  readonly alerts: Alerts;
  readonly push: Push;
  /** Whether the tables agree with each other. */
  readonly books: Books;
  /** All that has to be right for trading. */
  readonly readiness: readonly ReadinessCheck[];
  readonly files: Files;
  /** The user's own address on TRON. */
  readonly depositAddress: (userId: string) => Promise<DepositAddress | null>;
  readonly secrets: Secrets;
  readonly sessions: SessionStore;
  readonly securityEvents: SecurityEvents;
  readonly stream: Stream;
  readonly rules: Rules;
  /** Of lock mining and wealth. */
  readonly productNames: ProductNames;
  /** Listed symbols in their order. */
  readonly symbols: readonly string[];
  /** Product name of a symbol. */
  readonly nameOf: (symbol: string) => string;
  readonly markOf: (symbol: string) => Mark | undefined;
  readonly priceOf: PriceOf;
  /** What customers are told of the feed. */
  readonly feedInfo: { readonly name: string; readonly simulated: boolean; readonly seedHash: string | null };
}
