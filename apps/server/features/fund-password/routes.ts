import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';
import { checkFundPassword } from './check.ts';
import { updateFundPassword } from './update.ts';

export type FundPasswordServices = Pick<
  CallServices,
  'db' | 'clock' | 'sessions' | 'fundPassword' | 'loginPassword' | 'totp' | 'ownerNotices'
>;

export function registerFundPassword(http: Http, services: FundPasswordServices): void {
  route(http, 'POST /player/updateFundsPassword', (input, request) => updateFundPassword(services, input, request));
  route(http, 'POST /player/bankAccount/checkFundPasswd', (input, request) =>
    checkFundPassword(services, input, request),
  );
}
