import type { CallAnswer } from '@candor/api-contract/index.ts';
import { t } from '../../locales/i18n.ts';
import { isTronAddress } from '../../shell/funds/tron-address.ts';
import { requiredIssue } from '../../shell/session/checks.ts';

export type CurrencyType = CallAnswer<'GET /currencyType/list'>[number];
export type WalletDraft = { currencyCode: string; chain: string; address: string; qrImage: string };

function addressIssue(typed: string, chain: string): string | undefined {
  const wrong = chain === 'TRC20' && !isTronAddress(typed);
  return requiredIssue(typed) ?? (wrong ? t('wallets.addressInvalid') : undefined);
}

/** What is wrong with a wallet, in words by field. @param settled no picture is on its way */
export function issuesOf({ address, qrImage, chain }: WalletDraft, settled: boolean) {
  const typed = address.trim();
  return {
    qrImage: qrImage === '' ? t(settled ? 'wallets.pictureMissing' : 'wallets.pictureWaiting') : undefined,
    address: addressIssue(typed, chain),
  };
}

/** The chains that a currency comes by. */
export const chainsOf = (types: readonly CurrencyType[], code: string): readonly string[] =>
  types.find(({ currencyCode }) => currencyCode === code)?.chains ?? [];

/** The form as it begins: the first currency by its first chain. */
export const firstOf = ([first]: readonly CurrencyType[]): WalletDraft => ({
  currencyCode: first?.currencyCode ?? '',
  chain: first?.chains[0] ?? '',
  address: '',
  qrImage: '',
});

/** The chain to go on with in another currency: the same where it is offered, else its first. */
export function chainFor(types: readonly CurrencyType[], currencyCode: string, chain: string): string {
  const offered = chainsOf(types, currencyCode);
  return offered.includes(chain) ? chain : (offered[0] ?? '');
}

/** What is sent. */
export const walletOf = (draft: WalletDraft): WalletDraft => ({ ...draft, address: draft.address.trim() });
