import type { CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import type { Destination } from '@candor/core/withdrawals/withdrawal.ts';
import { isTronAddress } from '../../chain/tron-address.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import type { CallServices } from '../../services.ts';
import { vndRateOf } from '../../operators/rates.ts';

export type WithdrawalBody = CallParsed<'POST /transaction/withdrawal'>['body'];
type Parts = Pick<CallServices, 'destinations' | 'depositAddress' | 'settings' | 'operatorSettings'>;

/**
 * Where the money goes: to exactly one of a saved wallet, an address and a bank card, each of which may be paid to now.
 */
export async function destinationOf(parts: Parts, userId: string, body: WithdrawalBody): Promise<Outcome<Destination>> {
  const { walletId, address, bankCardId, chain } = body;
  if ([walletId, address, bankCardId].filter((one) => one !== undefined).length !== 1)
    return refused('destination-unclear');
  if (bankCardId !== undefined)
    return chain === undefined
      ? toBankCard(parts, userId, bankCardId)
      : refused('destination-unclear', { field: 'chain' });
  if (walletId !== undefined) {
    const wallet = await parts.destinations.wallet(userId, walletId);
    if (wallet === null || wallet.currencyCode !== body.currencyCode)
      return refused('wallet-unknown', { field: 'walletId' });
    if (wallet.chain !== 'TRC20') return refused('chain-unknown', { field: 'walletId' });
    return toAddress(parts, userId, wallet.address, 'walletId');
  }
  const typed = address ?? '';
  const { destinations } = parts;
  if ((await destinations.savedWalletsOnly(userId)) && !(await destinations.hasWallet(userId, typed)))
    return refused('saved-wallets-only', { field: 'address' });
  return toAddress(parts, userId, typed, 'address');
}

/**
 * Not to the contract of the token, which keeps what it gets, nor to the own deposit address, which would only cost the
 * fee.
 */
async function toAddress(
  { settings, depositAddress }: Parts,
  userId: string,
  address: string,
  field: string,
): Promise<Outcome<Destination>> {
  if (!isTronAddress(address) || address === settings.TRON_USDT_CONTRACT) return refused('address-invalid', { field });
  if ((await depositAddress(userId))?.address === address) return refused('address-invalid', { field });
  return ok({ way: 'chain', chain: 'TRC20', address });
}

/** A card is paid in VND, at the rate of the submission. */
async function toBankCard(
  { destinations, operatorSettings }: Parts,
  userId: string,
  bankCardId: string,
): Promise<Outcome<Destination>> {
  const card = await destinations.bankCard(userId, bankCardId);
  if (card === null) return refused('bank-card-unknown', { field: 'bankCardId' });
  if (!(await operatorSettings.countries.allowed(userId, 'vnd')))
    return refused('not-offered-here', { field: 'bankCardId' });
  return ok({
    way: 'bank',
    bankCardId,
    bankName: card.bankName,
    cardNo: card.cardNoMasked,
    vndRate: vndRateOf(operatorSettings),
  });
}
