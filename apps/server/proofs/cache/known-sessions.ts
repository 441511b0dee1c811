import type { SessionUser } from '../../http/sessions.ts';

/** A session as it was read last. */
export interface KnownSession extends SessionUser {
  seenAt: number;
  readonly createdAt: number;
  /** When the database was asked. */
  readonly readAt: number;
}

const cachedAtMost = 100_000;

/** Sessions in use: by token, so that a known one is neither hashed nor asked for at each call. */
export class KnownSessions {
  private readonly now: () => number;
  private readonly believedMs: number;
  private readonly cache = new Map<string, KnownSession>();
  private readonly listeners: ((session: SessionUser) => void)[] = [];
  /** Ascends with whatever ends or changes a session: what was read before may be untrue. */
  changes = 0;

  /** @param believedMs for so long one is believed without asking again */
  constructor(now: () => number, believedMs: number) {
    this.now = now;
    this.believedMs = believedMs;
  }

  find(token: string): KnownSession | undefined {
    const known = this.cache.get(token);
    return known !== undefined && this.now() - known.readAt <= this.believedMs ? known : undefined;
  }

  keep(token: string, session: KnownSession): void {
    if (this.cache.size >= cachedAtMost) this.cache.delete(this.cache.keys().next().value ?? '');
    this.cache.set(token, session);
  }

  drop(token: string): void {
    this.cache.delete(token);
  }

  ended(sessions: readonly SessionUser[]): void {
    const ids = new Set(sessions.map(({ sessionId }) => sessionId));
    this.forget(({ sessionId }) => ids.has(sessionId));
    for (const session of sessions) for (const listener of this.listeners) listener(session);
  }

  forgetOf(userId: string): void {
    this.forget((known) => known.userId === userId);
  }

  onEnd(listener: (session: SessionUser) => void): void {
    this.listeners.push(listener);
  }

  private forget(isMeant: (known: KnownSession) => boolean): void {
    this.changes += 1;
    for (const [token, known] of this.cache) if (isMeant(known)) this.cache.delete(token);
  }
}
