import type { CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import type { Outcome } from '../../http/refused.ts';
import type { CallRequest } from '../../http/route.ts';
import { fundPasswordIssue } from '../../proofs/fund-password.ts';
import type { FundPasswordServices } from './routes.ts';

/** Tells whether the fund password is right; it is a try like any other. */
export async function checkFundPassword(
  services: FundPasswordServices,
  { body }: CallParsed<'POST /player/bankAccount/checkFundPasswd'>,
  { user }: CallRequest<'POST /player/bankAccount/checkFundPasswd'>,
): Promise<Outcome<null>> {
  return (await fundPasswordIssue(services, user.userId, body.fundPasswd)) ?? ok(null);
}
