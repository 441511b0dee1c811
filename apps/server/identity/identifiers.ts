import { accountKey, normalEmail, normalPhone } from '@candor/core/identity/typed-names.ts';
import { areaCodes } from '../i18n/countries.ts';

/** Under which columns what was typed at sign-in could be found. */
export interface Identifier {
  readonly accountKey: string;
  readonly email: string;
  /** With its dial code, if what was typed can be read so; else empty. */
  readonly phone: string;
  /** Numbers that are dialled so at home, of every country: good when they belong to one account only. */
  readonly nationalPhones: readonly string[];
}

interface Addresses {
  readonly email: string | null;
  readonly phone: string | null;
}

/**
 * Where a code for an account goes: the phone or the email that was typed, else the email of the account, else its
 * phone.
 */
export function codeAddressOf(typed: Identifier, user: Addresses | undefined): string {
  const phones = [typed.phone, ...typed.nationalPhones];
  if (user === undefined) return typed.phone || typed.email;
  if (user.phone !== null && phones.includes(user.phone)) return user.phone;
  return user.email ?? user.phone ?? '';
}

/** @param areaCode chosen beside a number that is typed as at home */
export function identifierOf(typed: string, areaCode?: string): Identifier {
  const plain = typed.replace(/[\s()-]/g, '');
  const international = /^(\+|00)/.test(plain);
  const digits = plain.replace(/^(\+|00)/, '');
  const isNumber = /^\d{5,19}$/.test(digits);
  const names = { accountKey: accountKey(typed), email: typed.includes('@') ? normalEmail(typed) : '' };
  if (!isNumber) return { ...names, phone: '', nationalPhones: [] };
  if (international) return { ...names, phone: `+${digits}`, nationalPhones: [] };
  if (areaCode !== undefined) return { ...names, phone: normalPhone(areaCode, digits), nationalPhones: [`+${digits}`] };
  return { ...names, phone: `+${digits}`, nationalPhones: areaCodes().map((area) => normalPhone(area, digits)) };
}
