import type { CallAnswer } from '@candor/api-contract/index.ts';
import { create } from 'zustand';
import { toast } from '../feedback/toast.ts';
import { navigateFresh, placeOf } from '../routing/hash.ts';
import { store, storedJson } from '../storage.ts';

export type UserInfo = CallAnswer<'GET /player/getInfo'>;

interface Session {
  token: string | null;
  userInfo: UserInfo | null;
  /**
   * What names the customer by their own word, not the server's: what was typed to sign in, in the forms in which it
   * may be meant. Empty for a session from before it was kept.
   */
  names: readonly string[];
  /** Address of customer service, as delivered in `forwardLink`. */
  customerLink: string | null;
}

const key = 'session';
const none: Session = { token: null, userInfo: null, names: [], customerLink: null };

function restore(): Session {
  const found = storedJson(key);
  return found !== null && typeof found === 'object' ? { ...none, ...found } : none;
}

const useSessionStore = create<Session>(restore);

useSessionStore.subscribe((now) => store(key, now.token === null ? null : JSON.stringify(now)));

/** The session now, outside React. */
export const session = useSessionStore.getState;
export const onSession = useSessionStore.subscribe;
export const useSignedIn = (): boolean => useSessionStore((now) => now.token !== null);
export const useUser = (): UserInfo | null => useSessionStore((now) => now.userInfo);

/** Signs in: keeps what `/login` or `/register` has answered. */
export const startSession = (token: string, userInfo: UserInfo, names: readonly string[] = []) =>
  useSessionStore.setState({ token, userInfo, names });
export const updateUser = (userInfo: UserInfo) => useSessionStore.setState({ userInfo });
/** Changes what is kept of the user, if somebody is signed in. */
export const changeUser = (change: Partial<UserInfo>) =>
  useSessionStore.setState(({ userInfo }) => ({ userInfo: userInfo === null ? null : { ...userInfo, ...change } }));

/** Keeps where customer service is reached; null for the built-in conversation. */
export const keepCustomerLink = (customerLink: string | null) => useSessionStore.setState({ customerLink });

/** Forgets the session and opens the login page with nothing behind it. @param message the server's reason, shown */
export function endSession(message?: string) {
  useSessionStore.setState(none);
  if (message !== undefined) toast(message);
  if (placeOf(location.hash).path !== 'pages/login/login') navigateFresh('pages/login/login');
}

// Another tab of the browser that signs in or out does so for this one too.
addEventListener('storage', (event) => {
  if (event.key === key) useSessionStore.setState(restore());
});
