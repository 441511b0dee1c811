import type { CallAnswer } from '@candor/api-contract/index.ts';
import { namesTyped } from '@candor/core/identity/typed-names.ts';
import { homePath, navigateFresh, placeOf } from '../../shell/routing/hash.ts';
import { keepDeviceToken } from '../../shell/session/device-tokens.ts';
import { startSession } from '../../shell/session/session.ts';

/** What somebody has typed to be known by, and the dial code beside it. */
export interface Typed {
  readonly account: string;
  readonly areaCode?: string;
}

/**
 * Starts the session that the server has opened and goes on to the page that was wanted.
 * @param typed null where nothing was typed, as with a passkey
 */
export function enter(
  { token, userInfo, deviceToken }: CallAnswer<'POST /login'>,
  typed: Typed | null,
  next: string | null,
) {
  keepDeviceToken(deviceToken);
  // A number without its dial code may be one of many: whoever needs the name asks for it.
  const isNamed = typed !== null && (typed.areaCode !== undefined || !/^[\d\s()-]+$/.test(typed.account));
  startSession(token, userInfo, isNamed ? namesTyped(typed.account, typed.areaCode) : []);
  const { path, query } = placeOf(next ?? homePath);
  navigateFresh(path, Object.fromEntries(query));
}
