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

/** Starts the session that the server has opened and goes on to the page that was wanted. */
export function enter(
  { token, userInfo, deviceToken }: CallAnswer<'POST /login'>,
  { account, areaCode }: Typed,
  next: string | null,
) {
  keepDeviceToken(deviceToken);
  // A number without its dial code may be one of many: whoever needs the name asks for it.
  const isNamed = areaCode !== undefined || !/^[\d\s()-]+$/.test(account);
  startSession(token, userInfo, isNamed ? namesTyped(account, areaCode) : []);
  const { path, query } = placeOf(next ?? homePath);
  navigateFresh(path, Object.fromEntries(query));
}
