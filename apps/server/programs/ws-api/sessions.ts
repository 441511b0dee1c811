import { findKey, type LiveKey } from '../keys/key-store.ts';
import { Session, type SessionParts } from './session.ts';

export interface Sessions {
  /** @param send tells the other side an event */
  open(send: (event: object) => void): Session;
  close(session: Session): void;
  stop(): void;
}

/** So often it is looked whether the keys of what is heard still live. */
const lookEveryMs = 500;

/** Sessions of all connections; what they hear ends within a second of its key. */
export function openSessions(parts: SessionParts): Sessions {
  const { services } = parts;
  const open = new Set<Session>();
  const looking = setInterval(() => {
    // Each key is read once for all that are connected by it.
    const keys = new Map<string, Promise<LiveKey | null>>();
    const find = (id: string): Promise<LiveKey | null> => {
      const known = keys.get(id) ?? findKey(services, id);
      keys.set(id, known);
      return known;
    };
    for (const session of open)
      session
        .look(find)
        .catch((error: unknown) => services.log.warn({ err: error }, 'the keys of a connection were not read'));
  }, lookEveryMs);
  looking.unref();
  return {
    open(send) {
      const session = new Session(parts, send);
      open.add(session);
      return session;
    },
    close(session) {
      open.delete(session);
      session.close();
    },
    stop: () => clearInterval(looking),
  };
}
