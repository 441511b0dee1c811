/**
 * The digits of a card or account number: 8 to 19, spaces and dashes apart. No check digit is asked for: account
 * numbers and the cards of many Vietnamese banks have none.
 * @returns null when it is none
 */
export function cardDigits(typed: string): string | null {
  const digits = typed.normalize('NFKC').replace(/[\s-]/gu, '');
  return /^\d{8,19}$/.test(digits) ? digits : null;
}

export const maskedNumber = (lastFour: string): string => `•••• ${lastFour}`;
