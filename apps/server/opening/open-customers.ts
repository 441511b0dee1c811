import type { Bus } from '../bus/bus.ts';
import { openChain } from '../chain/open-chain.ts';
import { openReserves } from '../chain/reserves/open-reserves.ts';
import { openDestinations } from '../destinations/open-destinations.ts';
import { openQuestions } from '../limits/questions.ts';
import type { Engine } from '../engine/engine.ts';
import { openOwnerNotices } from '../features/notices/tell-owners.ts';
import { openFiles } from '../files/files.ts';
import { openBlobs } from '../files/open-blobs.ts';
import type { ProgramKeys } from '../http/program-keys.ts';
import { openIdentity } from '../identity/open-identity.ts';
import { openMailer } from '../mail/open-mailer.ts';
import { openProgramKeys } from '../programs/keys/own-calls.ts';
import { forwardedFor } from '../running/networks.ts';
import { openCustomerTotp } from '../proofs/customer-totp.ts';
import { openFundPassword } from '../proofs/fund-password.ts';
import { openLoginPassword } from '../proofs/login-password.ts';
import { openSessions, type OtherProcesses } from '../proofs/sessions.ts';
import { postPush } from '../push/post.ts';
import { openPush, pushContact } from '../push/push.ts';
import { openVapid } from '../push/vapid.ts';
import type { CustomerServices, Ground, Messengers, MoneyServices, OperatorServices } from '../services.ts';
import { openSms } from '../sms/open-sms.ts';
import { openStream } from '../stream/stream.ts';
import type { Start } from './start.ts';

/** A session that was ended elsewhere is believed for so long at most, where that was not heard. */
const believedMs = 30_000;

/** @returns how sessions are told of to the other processes */
export const otherProcesses = (bus: Pick<Bus, 'signal'>): OtherProcesses => ({
  tell: (change) => bus.signal(change),
  believedMs,
});

type Before = Ground & OperatorServices & MoneyServices;

/** What is known of customers, and how they are reached. @param publicUrl where they open the product */
export async function openCustomers(
  start: Start,
  before: Before,
  { engine, publicUrl }: { readonly engine: Engine; readonly publicUrl: () => string },
): Promise<CustomerServices> {
  const { settings, overrides, log, stops } = start;
  const { db, clock, metrics, operatorSettings, cluster } = before;
  const onError = (error: unknown): void => log.warn({ err: error }, 'a session was not noted');
  const sessions = openSessions(db, clock, onError, cluster === null ? undefined : otherProcesses(cluster.bus));
  const programKeys = openKeys(start, before);
  const messengers = await openMessengers(start, { ...before, sessions, programKeys }, publicUrl);
  const chain = openChain(settings, {
    ...before,
    engine,
    registry: metrics.registry,
    bonusOffered: (userId) => operatorSettings.countries.allowed(userId, 'bonus'),
  });
  stops.add(() => chain.stop());
  const identity = openIdentity({ ...before, stream: messengers.stream });
  return {
    ...messengers,
    sessions,
    programKeys,
    identity,
    primaryStatus: async (userId) => (await identity.statuses(userId)).primary,
    loginPassword: openLoginPassword(before),
    fundPassword: openFundPassword(before),
    totp: openCustomerTotp(before),
    destinations: openDestinations(before),
    depositAddress: (userId) => chain.addressOf(userId),
    chainReadAt: () => chain.readAt,
    chainHasPaid: (withdrawal, txid) => chain.hasPaid(withdrawal, txid),
    reserves: openReserves(settings, log),
    questions: openQuestions(db, clock),
    files: openFiles({ ...before, blobs: overrides.blobs ?? openBlobs(settings, clock) }),
  };
}

function openKeys({ stops }: Start, before: Before): ProgramKeys {
  const programKeys = openProgramKeys(before);
  stops.add(() => programKeys.stop());
  return programKeys;
}

async function openMessengers(
  { settings, overrides, log, stops }: Start,
  before: Before & Pick<CustomerServices, 'sessions' | 'programKeys'>,
  publicUrl: () => string,
): Promise<Messengers> {
  const { db, clock, secrets, sessions, programKeys, market, isOwnHost, publicLog } = before;
  const mailer = openMailer(settings, before);
  stops.add(() => mailer.close());
  const sms = openSms(settings, db, clock, log);
  const ownerNotices = openOwnerNotices({ ...before, mailer, sms, publicUrl });
  stops.add(() => ownerNotices.stop());
  const vapid = await openVapid(db, secrets, pushContact(settings));
  return {
    stream:
      before.cluster?.stream ??
      openStream({
        sessions,
        programKeys,
        addressOf: ({ headers, socket }) => forwardedFor(headers, socket.remoteAddress, settings.TRUST_PROXY),
        clock,
        quotations: market,
        logHead: () => publicLog.signed,
        origins: settings.CORS_ORIGINS,
        isOwnHost,
      }),
    mailer,
    sms,
    push: await openPush({ db, clock, log, vapid, post: overrides.postPush ?? postPush }),
    ownerNotices,
  };
}
