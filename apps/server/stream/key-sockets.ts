import { streamPath } from '@candor/api-contract/events.ts';
import type { IncomingMessage } from 'node:http';
import type { KeyCaller, ProgramKeys } from '../http/program-keys.ts';
import type { Outcome } from '../http/refused.ts';
import type { CandorSocket } from './ticker-rooms.ts';

export interface KeyParts {
  /** Without them no key opens a stream. */
  readonly programKeys?: ProgramKeys;
  /** Where a connection comes from, behind the proxies that are trusted. */
  readonly addressOf?: (request: IncomingMessage) => string;
}

export interface KeySockets {
  /** Who has signed the handshake; undefined where nobody has by a key. */
  find(socket: CandorSocket): Promise<Outcome<KeyCaller>> | undefined;
  /** From now on it hears as long as its key may. */
  follow(socket: CandorSocket): void;
  stop(): void;
}

/** So often it is looked whether the keys of what is heard still live. */
const lookEveryMs = 500;
const signedNames = ['api-key', 'api-time', 'api-window', 'api-signature'] as const;
/** A call of the product's own that only reads; whoever intercepts a handshake opens nothing by it. */
const listening = { access: 'session', byKey: 'read', once: true } as const;

/** Sockets that programs open by a key: what they hear ends within a second of its right. */
export function keySockets({
  programKeys,
  addressOf = ({ socket }) => socket.remoteAddress ?? '',
}: KeyParts): KeySockets {
  const open = new Map<CandorSocket, string>();
  const ipOf = (socket: CandorSocket): string => addressOf(socket.request);

  async function look(): Promise<void> {
    // Each key is read once for all that are connected by it from one address.
    const answers = new Map<string, Promise<boolean>>();
    for (const [socket, keyId] of open) {
      const ip = ipOf(socket);
      const answer = answers.get(`${keyId} ${ip}`) ?? programKeys?.mayRead(keyId, ip) ?? Promise.resolve(false);
      answers.set(`${keyId} ${ip}`, answer);
      if (!(await answer)) socket.disconnect(true);
    }
  }

  // Where the database does not answer, it is asked again in a moment.
  const looking = setInterval(() => void look().catch(() => undefined), lookEveryMs);
  looking.unref();
  return {
    find(socket) {
      const auth = socket.handshake.auth as Readonly<Record<string, unknown>>;
      if (programKeys === undefined || auth['api-key'] === undefined) return undefined;
      const said = signedNames.flatMap((name) => (typeof auth[name] === 'string' ? [[name, auth[name]] as const] : []));
      const signed = { method: 'GET', url: streamPath, headers: Object.fromEntries(said), body: '' };
      return programKeys.find(listening, { ...signed, ip: ipOf(socket) });
    },
    follow(socket) {
      const { keyId } = socket.data;
      if (keyId === undefined) return;
      open.set(socket, keyId);
      socket.once('disconnect', () => open.delete(socket));
    },
    stop: () => clearInterval(looking),
  };
}
