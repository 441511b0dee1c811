import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import type { Rules } from '@candor/core/state.ts';
import type { Withdrawal } from '@candor/core/withdrawals/withdrawal.ts';
import type { Logger } from 'pino';
import type { Alerts } from './alerts/open-alerts.ts';
import type { Books } from './books/open-books.ts';
import type { DepositAddress } from './chain/address-book.ts';
import type { AskReserves } from './chain/reserves/open-reserves.ts';
import type { Cluster } from './cluster/open-cluster.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { LongReads } from './db/postgres/long-reads.ts';
import type { Lease } from './db/postgres/lease.ts';
import type { Destinations } from './destinations/open-destinations.ts';
import type { RulesInForce } from './engine/rules/rules-in-force.ts';
import type { Message } from './engine/rows/messages.ts';
import type { CommitEvents, EngineAccess } from './engine/seams/commands.ts';
import type { Files } from './files/files.ts';
import type { OpenLimit } from './http/limits.ts';
import type { Metrics } from './http/metrics.ts';
import type { Identity } from './identity/open-identity.ts';
import type { CertifyStatus } from './identity/store.ts';
import type { Installation } from './installation.ts';
import type { Mailer } from './mail/mailer.ts';
import type { MarketSeed } from './market/simulated/market-seed.ts';
import type { PublicValues } from './market/simulated/public-value/public-values.ts';
import type { Market } from './market/market.ts';
import type { MarketView } from './market/market-view.ts';
import type { PriceOf } from './market/price-of.ts';
import type { Every } from './market/timing.ts';
import type { Questions } from './limits/questions.ts';
import type { LogInfo } from './features/common/log-info.ts';
import type { PublicLog } from './log/public-log.ts';
import type { OperatorSettings } from './operators/operator-settings.ts';
import type { ProductNames } from './operators/product-names.ts';
import type { ProgramKeys } from './http/program-keys.ts';
import type { CustomerTotp } from './proofs/customer-totp.ts';
import type { FundPassword } from './proofs/fund-password.ts';
import type { LoginPassword } from './proofs/login-password.ts';
import type { SessionStore } from './proofs/sessions.ts';
import type { Push } from './push/push.ts';
import type { ReadinessCheck } from './running/readiness.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { SecurityEvents } from './security/security-events.ts';
import type { Settings } from './settings.ts';
import type { Spans } from './tracing/spans.ts';
import type { TextMessenger } from './sms/text-messenger.ts';
import type { Stream } from './stream/stream.ts';

/** What everything stands on. */
export interface Ground {
  readonly settings: Settings;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly db: Database;
  /** What may take long is asked here, and written nowhere. */
  readonly reads: LongReads;
  readonly installation: Installation;
  readonly marketSeed: MarketSeed;
  readonly publicValues: PublicValues;
  /** What was said once is in it for good. */
  readonly publicLog: PublicLog;
  /** What customers are told of it. */
  readonly logInfo: () => LogInfo;
  /** By which this process is the writer of money. */
  readonly lease: Lease;
  /** Where other processes do a part of the work; null for one that does all. */
  readonly cluster: Cluster | null;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly every: Every;
  readonly openLimit: OpenLimit;
  /** Tells a collector what calls are made of. */
  readonly spans: Spans;
  readonly rulesInForce: RulesInForce;
  /** Those that hold at the moment at which they are looked at: not to be kept. */
  readonly rules: Rules;
}

export interface OperatorServices {
  /** What operators have set. */
  readonly operatorSettings: OperatorSettings;
  /** Of lock mining and wealth. */
  readonly productNames: ProductNames;
  readonly securityEvents: SecurityEvents;
  /** Whether a request may come under this `Host` header. */
  readonly isOwnHost: (host: string | undefined) => boolean;
}

export interface MoneyServices {
  readonly engine: EngineAccess & CommitEvents;
  readonly market: Market;
  /** Whether the tables agree with each other. */
  readonly books: Books;
  /** Prices that customers want to hear of. */
  readonly alerts: Alerts;
  /** All that has to be right for trading. */
  readonly readiness: readonly ReadinessCheck[];
  /** Listed symbols in their order. */
  readonly symbols: readonly string[];
  /** Product name of a symbol. */
  readonly nameOf: (symbol: string) => string;
  readonly markOf: (symbol: string) => Mark | undefined;
  readonly priceOf: PriceOf;
  /** What customers are told of the feed. */
  readonly feedInfo: {
    readonly name: string;
    readonly simulated: boolean;
    readonly seedHash: string | null;
    readonly seedOrigin: MarketSeed['origin'] | null;
  };
  /** Where real prices come from; null for prices that nobody trades. */
  readonly sources: CallAnswer<'GET /common/getConfig'>['sources'];
}

/** Messages that were written beside the engine, on their way to who shows and sends them. */
export interface OwnerNotices {
  /**
   * Messages have been committed: whoever listens shows them, and what is to go out goes out. Nothing is lost without
   * this call.
   */
  committed(messages: readonly Message[]): void;
  onCommitted(listener: (messages: readonly Message[]) => void): void;
}

/** How customers are reached. */
export interface Messengers {
  readonly stream: Stream;
  readonly mailer: Mailer;
  readonly sms: TextMessenger;
  readonly push: Push;
  readonly ownerNotices: OwnerNotices;
}

/** What features ask of a person: is it them, may they, where to. */
export interface CustomerServices extends Messengers {
  readonly sessions: SessionStore;
  /** By which programs of a customer call. */
  readonly programKeys: ProgramKeys;
  readonly loginPassword: LoginPassword;
  readonly fundPassword: FundPassword;
  /** The authenticator of customers. */
  readonly totp: CustomerTotp;
  readonly identity: Identity;
  /** What money from outside asks for. */
  readonly primaryStatus: (userId: string) => Promise<CertifyStatus>;
  readonly destinations: Destinations;
  /** The user's own address on TRON. */
  readonly depositAddress: (userId: string) => Promise<DepositAddress | null>;
  /** When the chain was last read to its end, null before; undefined where nothing is watched. */
  readonly chainReadAt: () => number | null | undefined;
  /** Whether a transaction of the chain has paid a withdrawal; false too where nobody can say it. */
  readonly chainHasPaid: (withdrawal: Withdrawal, txid: string) => Promise<boolean>;
  readonly reserves: AskReserves;
  readonly questions: Questions;
  readonly files: Files;
}

/** What calls of customers are answered with, beside the engine or in another process. */
export interface CallServices
  extends
    Pick<
      Ground,
      | 'settings'
      | 'log'
      | 'metrics'
      | 'db'
      | 'reads'
      | 'installation'
      | 'secrets'
      | 'clock'
      | 'rules'
      | 'rulesInForce'
      | 'openLimit'
    >,
    Pick<OperatorServices, 'productNames' | 'securityEvents' | 'isOwnHost'>,
    Pick<MoneyServices, 'symbols' | 'nameOf' | 'markOf' | 'priceOf' | 'feedInfo' | 'sources'>,
    Omit<CustomerServices, 'stream' | 'chainReadAt' | 'chainHasPaid'> {
  readonly engine: EngineAccess;
  readonly market: MarketView;
  readonly stream: Pick<Stream, 'hears' | 'toUser'>;
  readonly operatorSettings: Pick<OperatorSettings, 'countries' | 'texts' | 'rates'>;
  readonly logInfo: () => LogInfo;
}

/** What the features are built on; each part is opened by a file in {@link ./opening}. */
export interface Services extends Ground, OperatorServices, MoneyServices, CustomerServices {}
