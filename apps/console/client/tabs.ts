import type { Login } from './session.ts';

/** What the tabs of one browser tell each other. */
type TabMessage =
  | { readonly kind: 'ask' }
  | ({ readonly kind: 'session' } & Pick<Login, 'token'>)
  | { readonly kind: 'ended'; readonly token: string };

interface Tab {
  /** The token that this tab works with, if the sign-in is complete. */
  readonly token: () => string | null;
  readonly onSession: (token: string) => void;
  readonly onEnded: () => void;
}

/** A tab that has a session answers within it; nobody waits longer for one that there isn't. */
const answerMs = 200;

/**
 * Joins the tabs of this browser: a new one works on with the session of one that is open, and what one of them ends is
 * ended in all. The token passes from memory to memory: nothing of it is stored where it outlives the last tab, and the
 * session stays one, with one half hour.
 * @returns when the session is there, or nobody has one
 */
export function joinTabs({ token, onSession, onEnded }: Tab): {
  joined: Promise<void>;
  ended: (token: string) => void;
} {
  const channel = new BroadcastChannel('operator-console');
  const tell = (message: TabMessage): void => channel.postMessage(message);
  const joined = new Promise<void>((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      const own = token();
      if (data.kind === 'ask' && own !== null) tell({ kind: 'session', token: own });
      if (data.kind === 'session' && own === null) onSession(data.token);
      if (data.kind === 'ended' && data.token === own) onEnded();
      if (data.kind === 'session') resolve();
    });
    if (token() !== null) resolve();
    else tell({ kind: 'ask' });
    setTimeout(resolve, answerMs);
  });
  return { joined, ended: (gone) => tell({ kind: 'ended', token: gone }) };
}
