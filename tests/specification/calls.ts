import {
  accounts,
  auth,
  banners,
  cards,
  coinOrders,
  common,
  deposits,
  earn,
  earnLists,
  exchange,
  fast,
  favourites,
  files,
  fundPassword,
  futures,
  identity,
  notices,
  operatorContent,
  phone,
  quotations,
  rates,
  spot,
  support,
  wallets,
  withdrawals,
} from './files.ts';
import type { Proof } from './row.ts';

/** Every call of the specification's section 7 and the tests that make it. */
export const calls: Readonly<Record<string, readonly Proof[]>> = {
  // Auth and user
  'POST /login': auth(
    'a changed password ends every other session, a reset one ends all',
    'signs in with a code, once',
  ),
  'POST /register': auth('signs up by account name, gives the gift once and signs in'),
  'GET /logout': auth('logout ends the session at once'),
  'POST /player/updateLoginPassword': auth('a changed password ends every other session, a reset one ends all'),
  'POST /player/updateFundsPassword': fundPassword(
    'is changed by the old one: other sessions end, withdrawals are held for a day',
  ),
  'POST /player/resetLoginPassword': auth('a changed password ends every other session, a reset one ends all'),
  'POST /player/bankAccount/checkFundPasswd': fundPassword(
    'five wrong ones lock every path for an hour, a restart too; a right one before clears the count',
  ),
  'GET /player/getInfo': identity('a certified one can not be changed, and getInfo says it'),
  'POST /player/updateInfo': auth('changes nickname and currency'),
  // Accounts and exchange
  'POST /account/list': accounts('reads balances in every way the specification names'),
  'GET /account/page': accounts('the statement adds up to the balance, pages without holes, and is the own one only'),
  'POST /account/executeUserCutTurn': accounts('moves money between own accounts, to the last unit and back'),
  'POST /account/executeUserExchange': exchange(
    'a quote moves nothing; carried out it moves exactly what it said, and is on record',
  ),
  'POST /account/findUserCurrencyAccount': accounts('reads balances in every way the specification names'),
  'POST /account/findUserCurrencyAccountList': accounts('reads balances in every way the specification names'),
  'POST /account/findAccount/{a}/{b}': accounts('reads balances in every way the specification names'),
  'POST /account/findUserAccountList': accounts('reads balances in every way the specification names'),
  'GET /account/exchangeRecord': exchange(
    'a quote moves nothing; carried out it moves exactly what it said, and is on record',
  ),
  'POST /account/exchange': exchange(
    'a quote moves nothing; carried out it moves exactly what it said, and is on record',
  ),
  'POST /account/exchangeList': exchange('lists what can be exchanged with rate, minimum and maximum'),
  'POST /account/balance': accounts('reads balances in every way the specification names'),
  // Bank cards, verification, wallets
  'POST /player/bankAccount/detail': cards('adds a card, shows its number masked only, and keeps it sealed'),
  'POST /player/bankAccount/saveOrEdit': cards(
    'adds a card, shows its number masked only, and keeps it sealed',
    'a bank is named by its code or by its name',
    'a saved card is not changed here, whoever asks',
  ),
  'GET /playerInfo/detail': identity('a failed one says why, is corrected and handed in again'),
  'POST /playerInfo/edit': identity('a failed one says why, is corrected and handed in again'),
  'POST /playerInfo/junior': identity('is handed in, shown masked, sealed at rest and decided once'),
  'POST /playerInfo/advanced': identity('the advanced level comes after the primary, with three own pictures'),
  'GET /playerWallet/page': wallets('saves an address once, tells its owner, and lists it newest first'),
  'POST /playerWallet/add': wallets('saves an address once, tells its owner, and lists it newest first'),
  'POST /playerWallet/delete': wallets(
    "of many saves of one address at once one is kept; another's can't be deleted, an own one once",
  ),
  // Transactions
  'POST /transaction/executeRechargeUser': deposits('the same key reports once'),
  'POST /transaction/executeWithdrawalUser': withdrawals(
    'of 64 at once, mixed over the three calls and over destinations, one is taken',
  ),
  'GET /transaction/page': deposits('the same key reports once'),
  'POST /transaction/page': deposits(
    'one transfer seen 32 times is credited once and closes the report that it answers',
  ),
  'POST /transaction/recharge': deposits(
    'refuses to report USDT with %o',
    'a report is credited once by 32 approvals at once, with one bonus, and money is conserved',
  ),
  'POST /transaction/bankRecharge': deposits(
    'refuses to report VND with %o',
    'VND has the rate of the report for 30 minutes, then that of the approval; who paid lies sealed',
  ),
  'POST /transaction/withdrawal': withdrawals(
    'a withdrawal is held at once, paid with its fee, and the customer is told when',
  ),
  'POST /transaction/bankWithdrawal': withdrawals(
    'a card is paid in VND at the rate of the submission, and is shown masked',
  ),
  'GET /transaction/getRechargeBankAccount': deposits(
    'says where to pay to, and that test addresses and accounts are such',
  ),
  // Favourites and prices
  'GET /tickerCollect/get': favourites('keeps each user their own, in order and once'),
  'GET /tickerCollect/save': favourites('keeps each user their own, in order and once'),
  'GET /tickerCollect/delete': favourites('keeps each user their own, in order and once'),
  'GET /market/getLatestPrice': quotations('the latest price says how old it is and whether the market stands'),
  // Common
  'GET /common/areaCode/list': common('lists dial codes and countries in the language of the request, in its order'),
  'GET /common/sysCountry/list': common('lists dial codes and countries in the language of the request, in its order'),
  'POST /sms/sendVerifyCode': phone('a phone signs up with its code only, which works once'),
  'POST /sms/sms/verifyCode/check': phone('a phone signs up with its code only, which works once'),
  'POST /email/sendVerificationCode': auth('signs up by email with its code, which works once'),
  'POST /email/verifyCode': auth('a code is bound to purpose and address, is asked for once a minute and expires'),
  'POST /player/rotation/list': banners('each banner has its text behind it, in the language of the request'),
  'POST /player/rotation/detail/{id}': banners('each banner has its text behind it, in the language of the request'),
  'POST /player/notice/page': notices('what happened is told once, in the language of the reader, and live'),
  'POST /player/notice/detail/{id}': notices('opening one marks it read, and all at once too'),
  'POST /exchangeRate/finExchangeRateToDay': rates(
    'a currency without a price has no rate; USDT is the unit, VND has a set rate, a coin its last mark',
  ),
  'POST /player/customer/link': support('without a link there is the built-in conversation'),
  'GET /currency/getChargeCurrencyList': deposits(
    'promises the bonus to who can still get it, and VND at the rate that operators have set',
  ),
  'GET /currencyType/list': wallets('saves an address once, tells its owner, and lists it newest first'),
  'GET /common/getConfig': common('tells the configuration'),
  'GET /common/exchangeRule': exchange('only the rules are open to everybody'),
  'GET /common/bank/list': cards('lists banks, Vietnamese ones first, without those switched off'),
  'POST /player/helpCenter/page': operatorContent('a text is hidden, and a new one is listed after the others'),
  'POST /player/helpCenter/detail/{id}': operatorContent(
    'an own text stands in the place of the original, in its language only, until it is removed',
  ),
  'GET /common/file/previewFile': files(
    'a picture comes back to its owner alone, without its metadata, and as nothing but a picture',
  ),
  'POST /common/file/upload': files(
    'a picture comes back to its owner alone, without its metadata, and as nothing but a picture',
  ),
  // Wealth products
  'GET /product/page': earnLists(
    'wealth products are listed with quota, rate, period and when they pay, and each is found by its id',
  ),
  'GET /product/findProductById': earnLists(
    'wealth products are listed with quota, rate, period and when they pay, and each is found by its id',
  ),
  'POST /userProductOrder/executeUserPurchaseOrder': earnLists(
    'both calls buy a wealth product, and the list of orders has them, newest first',
  ),
  'POST /userProductOrder/executeAnticipateOrder': earn('older wealth: the preview is the act, buying as redeeming'),
  'POST /userProductOrder/executeUserRedeemOrder': earn('older wealth: the preview is the act, buying as redeeming'),
  'POST /userProductOrder/executeAnticipateRedeem': earn('older wealth: the preview is the act, buying as redeeming'),
  'GET /userProductOrder/page': earnLists(
    'both calls buy a wealth product, and the list of orders has them, newest first',
  ),
  'GET /userProductOrder/findOrderById': earnLists(
    'both calls buy a wealth product, and the list of orders has them, newest first',
  ),
  'POST /userProductOrder/executeUserOrder': earnLists(
    'both calls buy a wealth product, and the list of orders has them, newest first',
  ),
  // Lock mining
  'GET /lockMining/products': earn('products name what they pay, derived from one rate, and what pays for it'),
  'GET /lockMining/products/{id}': earnLists('a lock-mining product is found by its id as it is listed'),
  'POST /lockMining/purchase': earn('a purchase, its days, an early end: to the last unit, and money is conserved'),
  'POST /lockMining/redeem': earn('64 redemptions at once end an order once'),
  'GET /lockMining/orders': earn('an order runs to its end by itself'),
  'GET /lockMining/orders/{id}': earn('a purchase, its days, an early end: to the last unit, and money is conserved'),
  'GET /lockMining/orders/{id}/income': earn(
    'a purchase, its days, an early end: to the last unit, and money is conserved',
  ),
  'GET /lockMining/income': earn('a purchase, its days, an early end: to the last unit, and money is conserved'),
  'GET /lockMining/statistics': earn('a purchase, its days, an early end: to the last unit, and money is conserved'),
  // Contract, spot and market (base path /portal)
  'POST /portal/order/contractOrder': fast(
    'enters at the first mark after receipt and settles at the first mark after expiry',
  ),
  'GET /portal/common/contractRule': futures('the rules are public'),
  'POST /portal/order/getContractOrder': futures(
    'opens at the first mark after receipt, shows profit, and closes at the next mark',
  ),
  'POST /portal/order/revokeEntrust/{id}': futures('a limit waits for its price, can be revoked, and can be chased'),
  'POST /portal/order/endContractOrder/{id}': futures(
    'opens at the first mark after receipt, shows profit, and closes at the next mark',
  ),
  'POST /portal/order/contractChaseOrder/{id}': futures(
    'a limit waits for its price, can be revoked, and can be chased',
    'a locked pair keeps its equity through any move, and closing the winning leg leaves no loss behind',
  ),
  'POST /portal/order/endAndChaseContractOrder/{id}': futures('reverses at one mark'),
  'POST /portal/order/setStopProfitAndLoss': futures('stops can be set, cancelled and are checked against the mark'),
  'GET /portal/market/tickers': quotations(
    'quotations are public: all symbols, or the futures, each with the day as a line',
  ),
  'POST /portal/market/kline': quotations(
    'candles of %s are whole periods without a gap, the running one up to the last mark',
  ),
  'POST /portal/order/spotOrder': spot('a limit rests in the book for everybody to see, and ends with everything back'),
  'POST /portal/order/getSpotOrder': coinOrders('both families of calls see one list of orders, by status and symbol'),
  'POST /portal/order/endSpotOrder/{id}': spot('a halted pair locks its orders; they can still be ended'),
  'GET /portal/common/spotRule/list': spot('rules and depth are public, products and currencies are for users'),
  'GET /portal/market/futures': quotations(
    'quotations are public: all symbols, or the futures, each with the day as a line',
  ),
  'GET /portal/market/futures/kline': quotations('candles of futures are not those of a pair'),
  'POST /portal/coin/product/detail/{id}': spot('rules and depth are public, products and currencies are for users'),
  'GET /portal/currency/chargeCurrencyList': spot('rules and depth are public, products and currencies are for users'),
  'GET /portal/currency/withdrawCurrencyList': spot(
    'rules and depth are public, products and currencies are for users',
  ),
  'POST /portal/order/coinOrder': coinOrders('both families of calls see one list of orders, by status and symbol'),
  'POST /portal/order/getCoinOrder': coinOrders('both families of calls see one list of orders, by status and symbol'),
  'POST /portal/order/revokeCoin/{id}': coinOrders(
    'both families of calls see one list of orders, by status and symbol',
  ),
  'GET /portal/market/trade': quotations('the newest deals come first, each with an id of its own, a hundred at most'),
  'POST /portal/order/getTransInfo': spot(
    'the house stands behind: a market buy is filled and spends no more than its amount',
  ),
};
