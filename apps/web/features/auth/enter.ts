import type { CallAnswer } from '@candor/api-contract/index.ts';
import { homePath, navigateFresh, placeOf } from '../../shell/routing/hash.ts';
import { startSession } from '../../shell/session/session.ts';

/** Starts the session that the server has opened and goes on to the page that was wanted. */
export function enter({ token, userInfo }: CallAnswer<'POST /login'>, next: string | null) {
  startSession(token, userInfo);
  const { path, query } = placeOf(next ?? homePath);
  navigateFresh(path, Object.fromEntries(query));
}
