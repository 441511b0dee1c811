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

/**
 * The names that whoever typed this at sign-in may have: an account in small letters, an email likewise, a phone number
 * with its dial code.
 * @param areaCode chosen beside a number that is typed as at home
 */
export function namesTyped(typed: string, areaCode?: string): string[] {
  const name = normalEmail(typed);
  const digits = name.replace(/[\s()-]/g, '');
  if (/^(\+|00)\d+$/.test(digits)) return [digits.replace(/^(\+|00)/, '+')];
  if (!/^\d+$/.test(digits)) return [name];
  return [name, `+${digits}`, ...(areaCode === undefined ? [] : [normalPhone(areaCode, digits)])];
}
