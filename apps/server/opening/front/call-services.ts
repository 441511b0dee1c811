import { openAccountKey, testAccountKey } from '../../chain/account-key.ts';
import { openAddressBook } from '../../chain/address-book.ts';
import { openReserves } from '../../chain/reserves/open-reserves.ts';
import { openDestinations } from '../../destinations/open-destinations.ts';
import { ofNoTransaction } from '../../event-outbox/user-event.ts';
import { openFiles } from '../../files/files.ts';
import { openBlobs } from '../../files/open-blobs.ts';
import { openIdentity } from '../../identity/open-identity.ts';
import { openQuestions } from '../../limits/questions.ts';
import { openMailer } from '../../mail/open-mailer.ts';
import { priceIn } from '../../market/price-of.ts';
import { alignedTimer } from '../../market/timing.ts';
import { ProductNames } from '../../operators/product-names.ts';
import { openCustomerTotp } from '../../proofs/customer-totp.ts';
import { openFundPassword } from '../../proofs/fund-password.ts';
import { openLoginPassword } from '../../proofs/login-password.ts';
import { openPush, pushContact } from '../../push/push.ts';
import { openVapid } from '../../push/vapid.ts';
import { postPush } from '../../push/post.ts';
import { openSecurityEvents } from '../../security/security-events.ts';
import type { CallServices, Messengers } from '../../services.ts';
import { openSms } from '../../sms/open-sms.ts';
import type { Start } from '../start.ts';
import type { FrontGround } from './front-ground.ts';

/** What calls of customers are answered with, where the engine is another process'. */
export async function openCallServices(start: Start, ground: FrontGround): Promise<CallServices> {
  const { settings, overrides, log, stops } = start;
  const { db, clock, secrets, installation, connected, operatorSettings } = ground;
  const stream = toOtherProcesses(ground);
  const identity = openIdentity({ db, clock, secrets, stream });
  const blobs = overrides.blobs ?? openBlobs(settings, clock);
  const productNames = new ProductNames(db, installation.mode === 'paper');
  await productNames.load();
  const every = overrides.every ?? alignedTimer(clock);
  const securityEvents = openSecurityEvents({ db, clock, every, log, keptDays: settings.SECURITY_EVENTS_DAYS });
  stops.add(() => securityEvents.stop());
  const addresses = openAddressBook(db, clock, openAccountKey(settings.TRON_XPUB ?? testAccountKey));
  return {
    ...ground,
    ...marketOf(ground),
    engine: connected.engine,
    stream,
    productNames,
    securityEvents,
    operatorSettings,
    logInfo: () => connected.market.logInfo,
    ...(await openMessengers(start, ground)),
    identity,
    primaryStatus: async (userId) => (await identity.statuses(userId)).primary,
    loginPassword: openLoginPassword(ground),
    fundPassword: openFundPassword(ground),
    totp: openCustomerTotp(ground),
    destinations: openDestinations(ground),
    depositAddress: (userId) => addresses.of(userId),
    reserves: openReserves(settings, log),
    questions: openQuestions(db, clock),
    files: openFiles({ ...ground, blobs }),
  };
}

async function openMessengers(
  { settings, overrides, log, stops }: Start,
  { db, clock, secrets, bus }: FrontGround,
): Promise<Omit<Messengers, 'stream'>> {
  const mailer = openMailer(settings, { db, clock, log });
  stops.add(() => mailer.close());
  const vapid = await openVapid(db, secrets, pushContact(settings));
  return {
    mailer,
    sms: openSms(settings, db, clock, log),
    push: await openPush({
      db,
      clock,
      log,
      vapid,
      post: overrides.postPush ?? postPush,
      kept: (userId) => bus.signal({ kind: 'device-added', userId }),
    }),
    // They are sent by the engine's process, which finds them in their table where this was lost.
    ownerNotices: {
      committed: (messages) => bus.signal({ kind: 'messages', messages }),
      onCommitted: () => undefined,
    },
  };
}

/** What calls tell customers of, apart from what the engine does. */
const toOtherProcesses = ({ bus, log }: FrontGround): CallServices['stream'] => ({
  hears: () => true,
  toUser(userId, event, ...payload) {
    const entry = { epoch: 0, number: ofNoTransaction, events: [{ userId, event, payload }] };
    bus.append([entry]).catch((error: unknown) => log.warn({ err: error }, 'a customer was not told'));
  },
});

type MarketServices = Pick<
  CallServices,
  'market' | 'symbols' | 'nameOf' | 'markOf' | 'priceOf' | 'feedInfo' | 'sources'
>;

function marketOf({ connected: { market, first }, operatorSettings }: FrontGround): MarketServices {
  const names = new Map(market.listings.map(({ symbol, name }) => [symbol, name]));
  return {
    market,
    symbols: market.listings.map(({ symbol }) => symbol),
    nameOf: (symbol) => names.get(symbol) ?? symbol,
    markOf: market.latest,
    priceOf: priceIn(market.latest, () => operatorSettings.rates.vndPerUsdt),
    feedInfo: first.feedInfo,
    sources: first.sources,
  };
}
