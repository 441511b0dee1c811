import {
  accounts,
  cards,
  common,
  deposits,
  earn,
  earnLists,
  exchange,
  fast,
  favourites,
  files,
  futures,
  http,
  identity,
  live,
  operatorContent,
  quotations,
  rates,
  screens,
  spot,
  coinOrders,
  support,
  wallets,
  withdrawals,
} from './files.ts';
import { inFile, row, type Row } from './row.ts';

const session = inFile('apps/web/shell/session/session.test.ts');
const wholeRows = inFile('tests/specification/whole-rows.test.ts');
const openapi = inFile('packages/api-contract/openapi.test.ts');

/** Section 3: entities and their fields. */
export const entities: readonly Row[] = [
  row(
    '3.1',
    'Client session state: token and userInfo (nickName, authStatus) persist locally, and so does the customer link',
    session('token, user and customer link are there again after a start, and gone after the end'),
  ),
  row(
    '3.2',
    'Client session state: the current currency is stored under a key; the language under a locale key, default en',
    session(
      'the chosen language is kept under locale, the currency under currentCurrency',
      'what is kept and can not be read is as at first: nobody signed in, English, USDT',
    ),
  ),
  row(
    '3.3',
    'Client session state: quotation list keyed by symbol',
    live('what is told of quotations is merged into the list by symbol, and of unknown ones it is dropped'),
  ),
  row(
    '3.4',
    'Client session state: currency balance, currency rate list, base config',
    accounts('reads balances in every way the specification names'),
    rates('a currency without a price has no rate; USDT is the unit, VND has a set rate, a coin its last mark'),
    common('tells the configuration'),
  ),
  row(
    '3.5',
    'Client session state: customer-service link, delivered as forwardLink',
    support('without a link there is the built-in conversation'),
    operatorContent('customer link and network lines are https and told to the app'),
  ),
  row(
    '3.6',
    'Client session state: contract rule info with an entrustType list and a lever list',
    futures('the rules are public'),
  ),
  row('3.7', 'Client session state: favourites list', favourites('keeps each user their own, in order and once')),
  row(
    '3.8',
    'Client session state: a flag for home-image visibility',
    screens('the pictures of the home page can be put away, and come back'),
  ),
  row(
    '3.9',
    'Bank card: username (holder), cardNo, bankName, city, address, status',
    cards('adds a card, shows its number masked only, and keeps it sealed'),
  ),
  row(
    '3.10',
    'Every later card must carry the same holder name as the first',
    cards(
      'every later card carries the name of the first: form, case and spaces apart',
      'of two first cards with different names at once one sets the holder',
    ),
  ),
  row(
    '3.11',
    'Wallet address: currency type, chain address, deposit address, QR image, date',
    wallets('saves an address once, tells its owner, and lists it newest first'),
  ),
  row(
    '3.12',
    'Verification: card type (idCard, passport, driver), name, card number, bank card number, auth status',
    identity('is handed in, shown masked, sealed at rest and decided once'),
  ),
  row(
    '3.13',
    'Verification: front photo, back photo, holding-card photo',
    identity('the advanced level comes after the primary, with three own pictures'),
  ),
  row(
    '3.14',
    'Recharge (general): payer, amount, payment screenshot, remitter address, bank name, account number, ' +
      'account name, bank code, company address, chain type, amount in USDT',
    deposits('a report takes what the specification lists, and keeps who paid sealed'),
  ),
  row(
    '3.15',
    'Recharge (VND): account name, bank, card number, amount, remitter name, remitter ID/card, screenshot',
    deposits(
      'refuses to report VND with %o',
      'VND has the rate of the report for 30 minutes, then that of the approval; who paid lies sealed',
    ),
    wholeRows('a deposit in dong shows every field of its entity, and keeps every field of its form sealed'),
  ),
  row(
    '3.16',
    'Withdrawal: address, chain, amount, fund password (fundPasswd), fee, available, expected amount',
    withdrawals(
      'refuses to withdraw with %o',
      'a withdrawal is held at once, paid with its fee, and the customer is told when',
    ),
  ),
  row(
    '3.17',
    'Withdrawal by bank: name, card number, bank name, city',
    withdrawals('a card is paid in VND at the rate of the submission, and is shown masked'),
  ),
  row(
    '3.18',
    'Exchange: quantity, target currency, rate, fee rate, fee, obtainable amount, time',
    exchange('a quote moves nothing; carried out it moves exactly what it said, and is on record'),
  ),
  row(
    '3.19',
    'Fast order: product name, direction, current price, order price, sale price, duration, amount, fee, profit, ' +
      'expected profit, sale time',
    fast('enters at the first mark after receipt and settles at the first mark after expiry'),
    wholeRows('a fast order has every field of its entity, from the ticket to the result'),
  ),
  row(
    '3.20',
    'Fast order: countdown',
    inFile('apps/web/shell/fast/standing.test.ts')(
      'the countdown never shows 0 before the end, nor less than 0 after it',
    ),
  ),
  row(
    '3.21',
    'Futures order: order number, currency, trade type, direction, lots, leverage, margin (holdBond), fee, entrust, ' +
      'open and close price, times, profit, turnover',
    futures('opens at the first mark after receipt, shows profit, and closes at the next mark'),
    wholeRows('a futures order has every field of its entity, from the ticket to the close'),
  ),
  row(
    '3.22',
    'Futures order: stop-loss price, stop-profit price; payload orderNo, stopLoss, stopProfit',
    futures('stops can be set, cancelled and are checked against the mark'),
  ),
  row(
    '3.23',
    'Spot order: order number, time, price, amount, quantity, type/way, deal price, volume, deal amount, fee',
    spot("two users trade at the maker's price before the house, each paying the fee in what they receive"),
    wholeRows('a spot order has every field of its entity, resting and dealt'),
  ),
  row(
    '3.24',
    'Coin order list filter: status, symbol. Spot order list: optional limit and page, plus a filter',
    coinOrders('both families of calls see one list of orders, by status and symbol'),
  ),
  row(
    '3.25',
    'Trade list query: symbol',
    quotations('the newest deals come first, each with an id of its own, a hundred at most'),
  ),
  row(
    '3.26',
    'Wealth product (older): per-order quota, daily rate, period in days, dividend time, expected profit',
    earnLists('wealth products are listed with quota, rate, period and when they pay, and each is found by its id'),
    earn('older wealth: the preview is the act, buying as redeeming'),
    wholeRows('older wealth: product, preview and order have every field of their entities'),
  ),
  row(
    '3.27',
    'Lock-mining product: productName, lockDays, dailyRate (%), penaltyRate, minAmount, maxAmount, currencyCode, ' +
      'description',
    earnLists('a lock-mining product is found by its id as it is listed'),
    earn('products name what they pay, derived from one rate, and what pays for it'),
    wholeRows('lock mining: product, order, income and sums have every field of their entities'),
  ),
  row(
    '3.28',
    'Lock-mining order: number, product, amount, rate, days, times, total income, penalty, actual return, progress',
    earn('a purchase, its days, an early end: to the last unit, and money is conserved'),
    wholeRows('lock mining: product, order, income and sums have every field of their entities'),
  ),
  row(
    '3.29',
    'Lock-mining income record: date, amount, settled flag, settle time',
    earn('a purchase, its days, an early end: to the last unit, and money is conserved'),
    wholeRows('lock mining: product, order, income and sums have every field of their entities'),
  ),
  row(
    '3.30',
    'Lock-mining statistics: today income, total income, total investment, active orders',
    earn('a purchase, its days, an early end: to the last unit, and money is conserved'),
    wholeRows('lock mining: product, order, income and sums have every field of their entities'),
  ),
  row(
    '3.31',
    'Kline candle: open, high, low, close, volume',
    quotations('candles of %s are whole periods without a gap, the running one up to the last mark'),
  ),
  row(
    '3.32',
    'Account list: USDT, USDC, BTC, ETH first, then the rest in original order',
    inFile('apps/server/features/accounts/present.test.ts')(
      'accounts come USDT, USDC, BTC, ETH first and then as they are listed, in whatever order they were opened',
    ),
  ),
  row(
    '3.33',
    'Error object: numeric code and message',
    http('answers in the envelope whatever goes wrong'),
    openapi('describes %s'),
  ),
  row(
    '3.34',
    'Pictures: QR image, screenshots, photos',
    files('a picture comes back to its owner alone, without its metadata, and as nothing but a picture'),
  ),
];
