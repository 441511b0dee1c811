import type { CallServices } from '../../services.ts';
import { rejectionOf, type Asking, type IdentifyCaller, type Sent } from '../binance/caller.ts';
import { answered, fault, faults, type Answered } from '../binance/fault.ts';
import type { Path, Served } from '../binance/serve.ts';
import { findKey } from '../keys/key-store.ts';
import type { KeyUse } from '../keys/key-use.ts';
import type { Frame } from './frames.ts';
import { Subscriptions, type FindKey, type TellOwn } from './subscriptions.ts';
import type { UserEvents } from './user-events.ts';

export interface SessionParts {
  readonly services: Pick<CallServices, 'db' | 'clock' | 'secrets' | 'log'>;
  readonly events: UserEvents;
  readonly identify: IdentifyCaller;
  readonly use: KeyUse;
  /** Counts a request and answers it. */
  count(path: Path, sent: Sent, identify: IdentifyCaller): Promise<Served>;
}

/** What a request of the session itself does. */
type Own = Pick<Path, 'right' | 'answer'>;
const weightOfOwn = 2;

/** One connection: who has logged on, and what it hears of its customers. */
export class Session {
  private readonly parts: SessionParts;
  private readonly subscriptions: Subscriptions;
  private readonly connectedAt: number;
  private logon: { readonly keyId: string; readonly at: number } | null = null;

  constructor(parts: SessionParts, send: TellOwn) {
    this.parts = parts;
    this.connectedAt = parts.services.clock.now();
    this.subscriptions = new Subscriptions(parts.events, () => parts.services.clock.now(), send);
  }

  get isLoggedOn(): boolean {
    return this.logon !== null;
  }

  /** Answers what is asked of the session itself. @returns null for a request that is answered by a path */
  async answer({ method }: Frame, sent: Sent): Promise<Served | null> {
    const own = this.own(method, sent.ip);
    if (own === null) return null;
    // Whoever has intercepted a logon must not open a session of their own by it.
    const once = own.right !== null;
    const path: Path = { path: method, method: 'POST', weight: weightOfOwn, once, ...own };
    const { count, identify } = this.parts;
    return count(path, sent, method === 'userDataStream.subscribe' ? this.identify : identify);
  }

  /** Answers a path for whoever has logged on. */
  serve(path: Path, sent: Sent): Promise<Served> {
    return this.parts.count(path, sent, this.identify);
  }

  /** Ends what a key hears that has ended, or may not from here any more. */
  look(find: FindKey): Promise<void> {
    return this.subscriptions.look(find);
  }

  close(): void {
    this.subscriptions.close();
  }

  private own(method: string, ip: string): Own | null {
    switch (method) {
      case 'session.logon':
        return { right: 'read', answer: (asking) => this.logOn(asking) };
      case 'session.status':
        return { right: null, answer: () => answered(this.standing) };
      case 'session.logout':
        return { right: null, answer: () => this.logOut() };
      case 'userDataStream.subscribe':
      case 'userDataStream.subscribe.signature':
        return { right: 'read', answer: (asking) => this.subscriptions.add(asking, ip) };
      case 'userDataStream.unsubscribe':
        return { right: null, answer: ({ params }) => this.subscriptions.remove(params.get('subscriptionId')) };
      default:
        return null;
    }
  }

  /** The key of the session, as long as it lives and may do this from there. */
  private readonly identify: IdentifyCaller = async (wanted, { params, ip }) => {
    const { services, use } = this.parts;
    const key = this.logon === null ? null : await findKey(services, this.logon.keyId);
    if (key === null) return faults.keyRejected;
    const rejection = rejectionOf(key, wanted, ip);
    use.note(key.id, rejection === null ? { calls: 1 } : { refusals: 1 });
    return rejection ?? answered({ params, userId: key.userId, keyId: key.id });
  };

  private async logOn({ keyId }: Asking): Promise<Answered<unknown>> {
    const { services } = this.parts;
    const key = await findKey(services, keyId);
    if (key === null || key.publicKey === null) return fault(-4056, 'HMAC_SHA256 API key is not supported.');
    this.logon = { keyId, at: services.clock.now() };
    return answered(this.standing);
  }

  private logOut(): Answered<unknown> {
    this.logon = null;
    return answered(this.standing);
  }

  private get standing(): object {
    return {
      apiKey: this.logon?.keyId ?? null,
      authorizedSince: this.logon?.at ?? null,
      connectedSince: this.connectedAt,
      returnRateLimits: true,
      serverTime: this.parts.services.clock.now(),
      userDataStream: this.subscriptions.size > 0,
    };
  }
}
