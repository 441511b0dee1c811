import type { Http } from '../http/http.ts';
import { openPrograms } from '../programs/open-programs.ts';
import type { CallServices, Services } from '../services.ts';
import { registerAccounts } from './accounts/routes.ts';
import { registerAlerts } from './alerts/routes.ts';
import { registerAuth } from './auth/routes.ts';
import { registerCommon } from './common/routes.ts';
import { registerBankCards } from './bank-cards/routes.ts';
import { registerArticles } from './articles/routes.ts';
import { registerDeposits } from './deposits/routes.ts';
import { registerExchange } from './exchange/routes.ts';
import { registerEarn } from './earn/routes.ts';
import { registerExchangeRates } from './exchange-rates/exchange-rates.ts';
import { registerAcknowledgements } from './fair/acks/acknowledgements.ts';
import { registerBundle } from './fair/bundle/bundle.ts';
import { registerInvariants } from './fair/invariants.ts';
import { registerLiabilities } from './fair/liabilities/liabilities.ts';
import { registerProofCards } from './fair/proof-card/routes.ts';
import { registerReceipts } from './fair/receipt.ts';
import { registerRestores } from './fair/restores.ts';
import { registerSeeds } from './fair/seeds.ts';
import { registerStatistics } from './fair/statistics.ts';
import { serveLog } from './fair/serve-log.ts';
import { registerQuotes } from './fair/quotes.ts';
import { registerTape } from './fair/tape.ts';
import { registerFavourites } from './favourites/favourites.ts';
import { registerFiles } from './files/routes.ts';
import { registerFundPassword } from './fund-password/routes.ts';
import { registerOperators } from './operators/routes.ts';
import { registerIdentity } from './identity/routes.ts';
import { registerOwnLimits } from './limits/routes.ts';
import { registerMirror } from './mirror/mirror.ts';
import { registerNotices } from './notices/routes.ts';
import { registerProgramKeys } from './programs/keys.ts';
import { registerPush } from './push/routes.ts';
import { registerQuotations } from './quotations/quotations.ts';
import { registerSpot } from './spot/routes.ts';
import { registerTransactions } from './transactions/routes.ts';
import { registerWithdrawals } from './withdrawals/routes.ts';
import { registerWallets } from './wallets/routes.ts';
import { registerWorkspace } from './workspace/workspace.ts';

/** Hangs the calls into the door that any process can answer. */
export function registerFeatures(http: Http, services: CallServices): void {
  registerAuth(http, services);
  registerFundPassword(http, services);
  registerOwnLimits(http, services);
  registerBankCards(http, services);
  registerWallets(http, services);
  registerProgramKeys(http, services);
  openPrograms(http, services);
  registerIdentity(http, services);
  registerAccounts(http, services);
  registerMirror(http, services);
  registerNotices(http, services);
  registerPush(http, services);
  registerQuotations(http, services);
  registerFavourites(http, services);
  registerWorkspace(http, services);
  registerSpot(http, services);
  registerDeposits(http, services);
  registerWithdrawals(http, services);
  registerTransactions(http, services);
  registerExchange(http, services);
  registerEarn(http, services);
  registerExchangeRates(http, services);
  registerProofCards(http, services);
  registerRestores(http, services);
  registerStatistics(http, services);
  registerCommon(http, services);
  registerArticles(http, services);
  registerFiles(http, services);
}

/** The calls that are answered beside the engine: of operators, and of what only its process remembers. */
export function registerBesideEngine(http: Http, services: Services): void {
  registerAlerts(http, services);
  registerTape(http, services);
  registerQuotes(http, services);
  registerReceipts(http, services);
  registerBundle(http, services);
  registerAcknowledgements(http, services);
  registerLiabilities(http, services);
  registerInvariants(http, services);
  registerSeeds(http, services);
  serveLog(http, services);
  registerOperators(http, services);
}
