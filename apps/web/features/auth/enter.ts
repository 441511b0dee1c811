import type { CallAnswer } from '@candor/api-contract/index.ts';
import { homePath, navigateFresh, placeOf } from '../../shell/routing/hash.ts';
import { keepDeviceToken } from '../../shell/session/device-tokens.ts';
import { startSession } from '../../shell/session/session.ts';

/** Starts the session that the server has opened and goes on to the page that was wanted. */
export function enter({ token, userInfo, deviceToken }: CallAnswer<'POST /login'>, next: string | null) {
  keepDeviceToken(deviceToken);
  startSession(token, userInfo);
  const { path, query } = placeOf(next ?? homePath);
  navigateFresh(path, Object.fromEntries(query));
}
