import { namedOf } from '../engine/seams/named.ts';
import { changedBalance } from '../features/accounts/present.ts';
import { transferred } from '../features/accounts/transfer.ts';
import { awaitsBonus } from '../features/deposits/currencies.ts';
import { purchasedLock, purchasedWealth, wantedPurchase } from '../features/earn/purchase-product.ts';
import { openEarnOrder, redeemedLock, redeemedWealth } from '../features/earn/redeem-order.ts';
import { exchangeTeller, quoteTeller } from '../features/exchange/present.ts';
import { exchangeRange } from '../features/exchange/quote-exchange.ts';
import { closedAll } from '../features/futures/close-all.ts';
import { ownFutures } from '../features/futures/own-orders.ts';
import { lossLimited } from '../limits/loss-limited.ts';
import { selfExcluded } from '../limits/self-excluded.ts';
import { updatedLimits } from '../features/limits/update-limits.ts';
import { nextJournal } from '../features/operators/proposals/decide.ts';
import { earnLiabilities } from '../features/operators/proposals/routes.ts';
import { reserveUse } from '../features/operators/risk/reserve-use.ts';
import { stress } from '../features/operators/risk/stress.ts';
import { exposure } from '../features/operators/risk/exposure.ts';
import { worthOfAll, worthOfUnits } from '../features/operators/proposals/worth.ts';
import { judgedRules, weighedRules } from '../features/operators/rules/questions.ts';
import { shownUnpaid } from '../features/operators/running/routes.ts';
import { countdownTeller } from '../features/spot/countdowns/set-countdown.ts';
import { bookLevels, deepBook } from '../features/spot/depth.ts';
import { placedSpotList } from '../features/spot/placing/place-list.ts';
import { closingTerms } from '../features/withdrawals/close-account.ts';
import { withdrawalStanding } from '../features/withdrawals/terms.ts';
import { earnProduct, earnProducts } from '../operators/earn-products.ts';
import { carriedOutOrders, orderTellers } from '../orders/carry-out-orders.ts';
import { orderRates } from '../programs/binance/weights.ts';
import { depositTeller, withdrawalTeller } from '../transactions/present.ts';
import {
  closingBlocked,
  frozenByOwner,
  openDeposit,
  openWithdrawal,
  payoutBlocked,
} from '../transactions/standing-questions.ts';

/** Every teller and question that calls name to the engine. */
export const named = namedOf(
  [
    ...orderTellers,
    carriedOutOrders,
    closedAll,
    placedSpotList,
    countdownTeller,
    changedBalance,
    transferred,
    depositTeller,
    withdrawalTeller,
    quoteTeller,
    exchangeTeller,
    purchasedLock,
    purchasedWealth,
    redeemedLock,
    redeemedWealth,
    updatedLimits,
  ],
  [
    awaitsBonus,
    selfExcluded,
    lossLimited,
    bookLevels,
    closingBlocked,
    closingTerms,
    deepBook,
    earnLiabilities,
    earnProduct,
    earnProducts,
    exchangeRange,
    exposure,
    judgedRules,
    weighedRules,
    frozenByOwner,
    nextJournal,
    openDeposit,
    openEarnOrder,
    openWithdrawal,
    orderRates,
    ownFutures,
    payoutBlocked,
    reserveUse,
    shownUnpaid,
    stress,
    wantedPurchase,
    withdrawalStanding,
    worthOfAll,
    worthOfUnits,
  ],
);
