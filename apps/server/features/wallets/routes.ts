import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import { currencyTypes } from './currency-types.ts';
import { restrictToSaved } from './saved-only.ts';
import { addWallet, deleteWallet, walletPage, type WalletServices } from './wallets.ts';

/** Saved wallet addresses, and the own rule to withdraw to them only. */
export function registerWallets(http: Http, services: WalletServices): void {
  route(http, 'GET /playerWallet/page', (input, request) => walletPage(services, input, request));
  route(http, 'POST /playerWallet/add', (input, request) => addWallet(services, input, request));
  route(http, 'POST /playerWallet/delete', (input, request) => deleteWallet(services, input, request));
  route(http, 'POST /playerWallet/savedOnly', (input, request) => restrictToSaved(services, input, request));
  route(http, 'GET /currencyType/list', () =>
    ok(currencyTypes.map(({ currencyCode, chains }) => ({ currencyCode, chains: [...chains] }))),
  );
}
