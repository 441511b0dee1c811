/** Emails are compared without case. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** Names are compared without case. */
export const accountKey = (account: string): string => account.toLowerCase();

/**
 * A phone number as `+<area><digits>`.
 * @param phone as dialled at home; the zero before the number is no part of it abroad, except in Italy
 */
export function normalPhone(areaCode: string, phone: string): string {
  const area = areaCode.replace('+', '');
  return `+${area}${area === '39' ? phone : phone.replace(/^0/, '')}`;
}

/** Under which columns what was typed at sign-in could be found. */
export interface Identifier { accountKey: string; email: string; phone: string }

/** Where a code for an account goes: the phone or the email that was typed, else the email of the account, else its phone. */
export function codeAddressOf(typed: Identifier, user: { email: string | null; phone: string | null } | undefined): string {
  const own = [user?.email ?? '', user?.phone ?? ''];
  const named = [typed.phone, typed.email].find((address) => address !== '' && (user === undefined || own.includes(address)));
  return named ?? (own.find((address) => address !== '') ?? '');
}

export function identifierOf(typed: string): Identifier {
  const digits = typed.replace(/[\s()-]/g, '').replace(/^(\+|00)/, '');
  return { accountKey: accountKey(typed), email: typed.includes('@') ? normalEmail(typed) : '', phone: /^\d{5,19}$/.test(digits) ? `+${digits}` : '' };
}
