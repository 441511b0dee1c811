import type { CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import type { Rules } from '@candor/core/state.ts';
import { destinationIssue, type Knowledge } from '@candor/core/withdrawals/known-destination.ts';
import type { Destination } from '@candor/core/withdrawals/withdrawal.ts';
import { isTronAddress } from '../../chain/tron-address.ts';
import { refused, type Outcome, type Refused } from '../../http/refused.ts';
import type { CallServices } from '../../services.ts';
import { vndRateOf } from '../../operators/rates.ts';

export type WithdrawalBody = CallParsed<'POST /transaction/withdrawal'>['body'];
type Parts = Pick<CallServices, 'destinations' | 'depositAddress' | 'settings' | 'operatorSettings'>;

/** Where money is to go, and since when that is known. */
export interface Chosen extends Knowledge {
  readonly to: Destination;
  /** The input that names it. */
  readonly field: 'walletId' | 'address' | 'bankCardId';
}

/** Where the money goes: to exactly one of a saved wallet, an address and a bank card. */
export async function destinationOf(parts: Parts, userId: string, body: WithdrawalBody): Promise<Outcome<Chosen>> {
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
    return toAddress(parts, userId, { ...wallet, field: 'walletId' });
  }
  const typed = address ?? '';
  const { destinations } = parts;
  if ((await destinations.savedWalletsOnly(userId)) && !(await destinations.hasWallet(userId, typed)))
    return refused('saved-wallets-only', { field: 'address' });
  return toAddress(parts, userId, { address: typed, field: 'address', usableAt: 0 });
}

/**
 * Not to the contract of the token, which keeps what it gets, nor to the own deposit address, which would only cost the
 * fee.
 */
async function toAddress(
  { destinations, settings, depositAddress }: Parts,
  userId: string,
  { address, field, usableAt }: Pick<Chosen, 'field' | 'usableAt'> & { readonly address: string },
): Promise<Outcome<Chosen>> {
  if (!isTronAddress(address) || address === settings.TRON_USDT_CONTRACT) return refused('address-invalid', { field });
  if ((await depositAddress(userId))?.address === address) return refused('address-invalid', { field });
  const to = { way: 'chain', chain: 'TRC20', address } as const;
  return ok({ to, field, since: await destinations.knownSince(userId, to), usableAt });
}

/** A card is paid in VND, at the rate of the submission. */
async function toBankCard(
  { destinations, operatorSettings }: Parts,
  userId: string,
  bankCardId: string,
): Promise<Outcome<Chosen>> {
  const card = await destinations.bankCard(userId, bankCardId);
  if (card === null) return refused('bank-card-unknown', { field: 'bankCardId' });
  if (!(await operatorSettings.countries.allowed(userId, 'vnd')))
    return refused('not-offered-here', { field: 'bankCardId' });
  const { bankName, cardNoMasked: cardNo, usableAt } = card;
  const to = { way: 'bank', bankCardId, bankName, cardNo, vndRate: vndRateOf(operatorSettings) } as const;
  return ok({ to, field: 'bankCardId', since: await destinations.knownSince(userId, to), usableAt });
}

/** Why nothing may go there yet, by the rule of a mode: that of test money knows its owner's own wait alone. */
export function notYet(mode: Rules['mode'], chosen: Chosen, now: number): Refused | null {
  const issue = destinationIssue(mode, chosen, now);
  if (issue === null) return null;
  const { field } = chosen;
  return issue.refusal === 'destination-waits'
    ? refused(issue.refusal, { field, params: { time: String(issue.from) } })
    : refused(issue.refusal, { field });
}
