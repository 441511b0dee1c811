import type { CallAnswer } from '@candor/api-contract/index.ts';
import { useSyncExternalStore } from 'react';
import { joinTabs } from './tabs.ts';

export type Login = CallAnswer<'POST /operator/login'>;
export type Operator = Login['operator'];
export type Role = Operator['role'];

/** Who is signed in, and how far; `ended` is why the last session is over. */
export interface Session {
  readonly token: string | null;
  readonly stage: Login['stage'];
  readonly operator: Operator | null;
  readonly ended: string | null;
}

const key = 'operator-token';
// A tab's own storage: closing the tab ends the work, and no other page of this address gets to read the token.
let current: Session = { token: sessionStorage.getItem(key), stage: 'live', operator: null, ended: null };
const listeners = new Set<() => void>();

function set(next: Session): void {
  current = next;
  if (next.token === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, next.token);
  for (const listener of listeners) listener();
}

const tabs = joinTabs({
  token: () => (current.stage === 'live' ? current.token : null),
  onSession: (token) => {
    if (current.token === null) set({ token, stage: 'live', operator: null, ended: null });
  },
  onEnded: () => set({ token: null, stage: 'live', operator: null, ended: null }),
});
/** When a tab that was opened beside another one has its session. */
export const joined = tabs.joined;

export const session = (): Session => current;
export const begin = ({ token, stage, operator }: Login): void => set({ token, stage, operator, ended: null });
export const reach = (stage: Session['stage']): void => set({ ...current, stage });
export const know = (operator: Operator, stage: Session['stage']): void => set({ ...current, operator, stage });
/** Ends it here and in every other tab that works with it. */
export function end(why: string | null): void {
  if (current.token !== null) tabs.ended(current.token);
  set({ token: null, stage: 'live', operator: null, ended: why });
}

export function useSession(): Session {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, session);
}
