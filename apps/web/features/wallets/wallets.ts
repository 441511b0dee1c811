import type { CallAnswer } from '@candor/api-contract/index.ts';
import { refresh } from '../../shell/client/query.ts';
import { outdateTransactions } from '../../shell/funds/transactions.ts';

export const walletPage = 'GET /playerWallet/page';
export type WalletList = CallAnswer<typeof walletPage>;
export type Wallet = WalletList['list'][number];

/** What shows wallets, and the terms of a withdrawal that depend on their rule. */
export function refreshWallets(): Promise<unknown> {
  outdateTransactions();
  return refresh(walletPage);
}
