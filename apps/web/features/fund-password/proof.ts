import { useCall } from '../../shell/client/query.ts';
import type { CodeAddress } from '../../shell/session/send-code.tsx';
import type { UserInfo } from '../../shell/session/session.ts';

/** How a person shows that the fund password is theirs to set. */
export type Proof = 'first' | 'old' | 'code';

/** A stored phone, `+84901234567`, as dial code and number; the longest dial code that fits is meant. */
export function phoneParts(phone: string, areaCodes: readonly string[]): { areaCode: string; phone: string } | null {
  const digits = phone.replace(/^\+/, '');
  const fitting = areaCodes
    .filter((code) => digits.startsWith(code.replace(/^\+/, '')))
    .sort((a, b) => b.length - a.length)[0];
  return fitting === undefined ? null : { areaCode: fitting, phone: digits.slice(fitting.replace(/^\+/, '').length) };
}

type Addresses = Pick<UserInfo, 'email' | 'phone'>;

/**
 * Where codes for the own fund password go: to the email, else to the phone; null when the account has neither,
 * undefined until the dial codes are known.
 */
export function addressOf(
  { email, phone }: Addresses,
  areaCodes: readonly string[] | undefined,
): CodeAddress | null | undefined {
  if (email !== null) return { email };
  return phone === null ? null : areaCodes && phoneParts(phone, areaCodes);
}

export function useOwnAddress(user: UserInfo | null): CodeAddress | null | undefined {
  const { data, isError } = useCall('GET /common/areaCode/list', undefined, {
    staleTime: Infinity,
    enabled: user !== null && user.email === null && user.phone !== null,
  });
  return user === null ? null : addressOf(user, isError ? [] : data?.map(({ areaCode }) => areaCode));
}
