import type { CallParsed } from '@candor/api-contract/index.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { refused, type Refused } from '../../http/refused.ts';
import { route, type CallRequest } from '../../http/route.ts';
import { refusalOfTotp } from '../../proofs/customer-totp.ts';
import type { CallServices } from '../../services.ts';
import { aboutPerson, type Needs as Read } from './export/about-person.ts';
import { whatHappened } from './export/what-happened.ts';

type Name = 'POST /player/exportData';
type Needs = Read & Pick<CallServices, 'loginPassword' | 'totp' | 'openLimit'>;

/** Whoever needs more in a day reads it from the first ones. */
const copiesPerDay = 10;

async function* dataLines(needs: Read, userId: string): AsyncGenerator<string> {
  const counts: Record<string, number> = {};
  const line = (one: object): string => {
    const what = String((one as { what?: unknown }).what);
    counts[what] = (counts[what] ?? 0) + 1;
    return `${JSON.stringify(one)}\n`;
  };
  yield line({ what: 'own-data', v: 1, userId, madeAt: needs.clock.now() });
  for (const one of await aboutPerson(needs, userId)) yield line(one);
  for await (const one of whatHappened(needs, userId)) yield line(one);
  // Without this line a copy has broken off.
  yield `${JSON.stringify({ what: 'end', counts })}\n`;
}

/** A copy of all that is kept of a customer, for themselves. */
export function registerOwnData(http: Http, needs: Needs): void {
  const perUser = needs.openLimit('copies-of-own-data', copiesPerDay, dayMs / 1_000);
  route(http, 'POST /player/exportData', async ({ body }, request) => {
    const unproven = await proofIssue(needs, body, request);
    if (unproven !== null) return unproven;
    const { userId } = request.user;
    const seconds = await perUser.take(userId);
    if (seconds > 0) return refused('too-many-requests', { params: { seconds: String(seconds) } });
    return ok(dataLines(needs, userId));
  });
}

/** A session alone reads card and document only masked, so the whole of it asks for more. */
async function proofIssue(
  { loginPassword, totp }: Pick<Needs, 'loginPassword' | 'totp'>,
  body: CallParsed<Name>['body'],
  { user, ip }: CallRequest<Name>,
): Promise<Refused | null> {
  const wrong = await loginPassword.issue(user.userId, body.password, { ip, field: 'password' });
  return wrong ?? refusalOfTotp(await totp.verify(user.userId, body.totp));
}
