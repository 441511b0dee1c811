/** What may come from one address in an hour; null for what the installation's settings say. */
export interface AddressRules {
  readonly signUps: number | null;
  /** With a code. */
  readonly mails: number | null;
  /** With a code; each costs money. */
  readonly texts: number | null;
}
export const addressRules: AddressRules = { signUps: null, mails: null, texts: null };
