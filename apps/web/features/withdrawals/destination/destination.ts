import type { CallAnswer } from '@candor/api-contract/index.ts';
import { t } from '../../../locales/i18n.ts';
import { isTronAddress } from '../../../shell/funds/tron-address.ts';

export type Wallet = CallAnswer<'GET /playerWallet/page'>['list'][number];
export type BankCard = CallAnswer<'POST /player/bankAccount/detail'>['list'][number];
/** The choice of an address that isn't saved. */
export const typedAddress = 'typed';

export interface DestinationDraft extends Record<string, string> {
  /** Id of a saved wallet or card; {@link typedAddress} for an address. */
  to: string;
  address: string;
  fundPasswd: string;
  /** The authenticator's code, where one is switched on. */
  totp: string;
}
type Rules = Pick<CallAnswer<'GET /transaction/withdrawTerms'>, 'savedWalletsOnly' | 'newDestinationHours'>;
type Chosen = Pick<DestinationDraft, 'to' | 'address'>;
export type Target = { readonly walletId: string } | { readonly address: string } | { readonly bankCardId: string };

/**
 * Where money may go: what can be chosen, the first before a choice is made; what is wrong with it, in words; what is
 * sent.
 */
export interface Destination {
  readonly choices: readonly string[];
  readonly issues: (draft: Chosen) => { to?: string | undefined; address?: string | undefined };
  readonly targetOf: (draft: Chosen) => Target;
}

const usable =
  (now: number) =>
  ({ usableTime }: { usableTime: number }): boolean =>
    usableTime <= now;

function addressIssue(typed: string): string | undefined {
  if (typed === '') return t('auth.required');
  return isTronAddress(typed) ? undefined : t('wallets.addressInvalid');
}

/** Why no address can be typed: the customer's own rule, or that it would have to be known for a day. */
export type TypedNever = 'own-rule' | 'waits' | null;
export const typedNever = ({ savedWalletsOnly, newDestinationHours }: Rules): TypedNever => {
  if (savedWalletsOnly) return 'own-rule';
  return newDestinationHours > 0 ? 'waits' : null;
};

/** A saved wallet, or an address, unless none can be typed. */
export const toWallet = (wallets: readonly Wallet[], never: TypedNever, now: number): Destination => ({
  choices: [...wallets.filter(usable(now)).map(({ id }) => id), ...(never === null ? [typedAddress] : [])],
  issues: ({ to, address }) => {
    if (to !== typedAddress)
      return { to: wallets.some(({ id }) => id === to) ? undefined : t('withdrawals.walletMissing') };
    return { address: addressIssue(address.trim()) };
  },
  targetOf: ({ to, address }) => (to === typedAddress ? { address: address.trim() } : { walletId: to }),
});

/** An own bank card. */
export const toCard = (cards: readonly BankCard[], now: number): Destination => ({
  choices: cards.filter(usable(now)).map(({ id }) => id),
  issues: ({ to }) => ({ to: cards.some(({ id }) => id === to) ? undefined : t('withdrawals.cardMissing') }),
  targetOf: ({ to }) => ({ bankCardId: to }),
});
