import type { OperatorRole } from '@candor/api-contract/call.ts';
import { openPglite } from '../../apps/server/db/pglite.ts';
import { createOperator } from '../../apps/server/operators/create-operator.ts';
import { fromBase32 } from '../../apps/server/operators/test-operators.ts';
import { totpCode, totpStep } from '../../apps/server/proofs/totp.ts';
import type { JourneyServer } from './server/open-server.ts';
import type { Page } from './browser.ts';
import { callerOf, type Call } from './client.ts';

/**
 * Makes operators in a data folder that no server runs on yet, as whoever holds the machine does. @returns their
 * one-time passwords
 */
export async function createOperators(
  folder: string,
  roles: Readonly<Record<string, OperatorRole>>,
): Promise<Record<string, string>> {
  const db = await openPglite(folder);
  try {
    const passwords: Record<string, string> = {};
    for (const [name, role] of Object.entries(roles)) {
      const password = await createOperator(db, name, role, Date.now());
      if (password === null) throw new Error(`${name} is taken`);
      passwords[name] = password;
    }
    return passwords;
  } finally {
    await db.close();
  }
}

/** An operator's first sign-in: the one-time password, an own one, an authenticator. */
export const signInOperator = async (server: Pick<JourneyServer, 'base' | 'oneTime'>, name: string): Promise<Call> =>
  (await sessionOf(server, name)).call;

async function sessionOf(
  { base, oneTime }: Pick<JourneyServer, 'base' | 'oneTime'>,
  name: string,
): Promise<{ call: Call; token: string; secret: string }> {
  const password = oneTime[name] ?? '';
  const { token } = await callerOf(base)<{ token: string }>('POST /operator/login', { name, password });
  const call = callerOf(base, { 'operator-auth': token });
  const newPassword = `${name}-a-long-secret`;
  await call('POST /operator/changePassword', { oldPassword: password, newPassword, confirmPassword: newPassword });
  const { secret } = await call<{ secret: string }>('POST /operator/enrolTotp');
  await call('POST /operator/confirmTotp', { code: totpCode(fromBase32(secret), totpStep(Date.now())) });
  return { call, token, secret };
}

/** One proposes, another approves. */
export async function decide(maker: Call, checker: Call, proposal: object): Promise<void> {
  const { id } = await maker<{ id: string }>('POST /operator/proposals/make', { proposal });
  await checker('POST /operator/proposals/approve', { id });
}

/** The first sign-in by calls; the page then works with its session. */
export const signInAtConsole = async (
  server: Pick<JourneyServer, 'base' | 'oneTime'>,
  page: Page,
  name: string,
): Promise<Call> => (await enrolAtConsole(server, page, name)).call;

/** The same, with the secret of the authenticator. */
export async function enrolAtConsole(server: Pick<JourneyServer, 'base' | 'oneTime'>, page: Page, name: string) {
  const { call, token, secret } = await sessionOf(server, name);
  await page.addInitScript(
    ([base, first]) => {
      if (location.origin === base && sessionStorage.getItem('begun') === null)
        sessionStorage.setItem('operator-token', first ?? '');
      sessionStorage.setItem('begun', '1');
    },
    [server.base, token],
  );
  await page.goto(`${server.base}/console/`);
  return { call, secret };
}
