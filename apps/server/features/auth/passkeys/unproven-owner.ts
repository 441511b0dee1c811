import type { Refused } from '../../../http/refused.ts';
import { refusalOfTotp } from '../../../proofs/customer-totp.ts';
import type { Auth } from '../auth.ts';

/**
 * Asks whoever is signed in for the password, and for the authenticator where it is on. @returns null when it is them
 */
export async function unprovenOwner(
  { loginPassword, totp }: Pick<Auth, 'loginPassword' | 'totp'>,
  shown: { readonly password: string; readonly totp?: string | undefined },
  { userId, ip }: { readonly userId: string; readonly ip: string },
): Promise<Refused | null> {
  const wrong = await loginPassword.issue(userId, shown.password, { ip, field: 'password' });
  return wrong ?? refusalOfTotp(await totp.verify(userId, shown.totp));
}
