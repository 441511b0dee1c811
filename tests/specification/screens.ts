import {
  auth,
  cards,
  common,
  deposits,
  earn,
  everyPage,
  favourites,
  futures,
  fundPassword,
  identity,
  notices,
  operatorContent,
  phone,
  quotations,
  screens,
  spot,
  support,
  table,
  wallets,
  withdrawals,
} from './files.ts';
import { inFile, row, type Row } from './row.ts';

const chart = inFile('tests/journeys/chart.journey.ts');
const hash = inFile('apps/web/shell/routing/hash.test.ts');
const languages = inFile('packages/api-contract/languages.test.ts');
const words = inFile('tests/gates/languages.test.ts');
const access = inFile('tests/gates/access.test.ts');
const stands = everyPage('every page stands in %s: words, width, console');

/** Section 1: what the product does. */
export const product: readonly Row[] = [
  row(
    '1.1',
    'Visitors can only reach login and register, and see a login prompt elsewhere',
    access('%s is refused without a live session'),
    screens('a visitor is asked to sign in but where one does it, reads the terms or changes the language'),
  ),
  row(
    '1.2',
    'View quotations in three groups: favourites, USDT pairs and futures',
    quotations('quotations are public: all symbols, or the futures, each with the day as a line'),
    favourites('keeps each user their own, in order and once'),
    screens('the tabs of %s stand in their order'),
  ),
  row(
    '1.3',
    "Trade fast timed up/down orders, 'fast contracts', with an expiry in seconds",
    inFile('tests/journeys/first-trade.journey.ts')(
      'a new user registers, takes test funds, trades a 30-second contract and finds every cent',
    ),
  ),
  row(
    '1.4',
    'Trade futures with market or limit entry, leverage, stop-profit and stop-loss',
    inFile('tests/journeys/futures.journey.ts')(
      'a position is opened, moves, is reversed, locked, unlocked and stopped out',
    ),
    futures('stops can be set, cancelled and are checked against the mark'),
  ),
  row(
    '1.5',
    'Place spot currency orders',
    inFile('tests/journeys/spot.journey.ts')(
      'a limit order stands in the book, is partly filled from a second browser, and its rest is ended',
    ),
  ),
  row(
    '1.6',
    'Buy locked-mining and older wealth products with a daily rate, early redemption against a penalty',
    inFile('tests/journeys/earn.journey.ts')(
      'lock mining: bought with its calendar, paid by the day, ended early at the price shown, or in time',
      'older wealth: all of its income at the end, less for every remaining day when it is ended before',
    ),
  ),
  row(
    '1.7',
    'Deposit by USDT on TRC20, by VND bank transfer or by buying USDT online',
    inFile('tests/journeys/deposit.journey.ts')(
      'dong by bank: what is wrong stands beside the field, two operators credit it, the page says so',
      'a report that is refused says why, and one that is taken back is gone',
    ),
    deposits('one transfer seen 32 times is credited once and closes the report that it answers'),
  ),
  row(
    '1.8',
    'Withdraw to a crypto address or a bank card',
    inFile('tests/journeys/withdrawal.journey.ts')(
      '150 USDT go out: taken back, refused, asked for anew, approved by two, paid, seen on the chain',
    ),
    withdrawals('a card is paid in VND at the rate of the submission, and is shown masked'),
  ),
  row(
    '1.9',
    'Exchange between currencies',
    inFile('tests/journeys/exchange.journey.ts')(
      'USDT becomes BTC: an expired offer is renewed, never carried out late; the record tells the rest',
    ),
  ),
  row(
    '1.10',
    'Complete identity verification at a primary and an advanced level',
    identity(
      'is handed in, shown masked, sealed at rest and decided once',
      'the advanced level comes after the primary, with three own pictures',
    ),
  ),
  row(
    '1.11',
    'Manage bank cards and wallet addresses',
    cards('adds a card, shows its number masked only, and keeps it sealed'),
    wallets('saves an address once, tells its owner, and lists it newest first'),
  ),
  row(
    '1.12',
    'Read messages and announcements',
    notices(
      'what happened is told once, in the language of the reader, and live',
      'announcements are for everybody, read one by one, and an operator can replace them',
    ),
  ),
  row(
    '1.13',
    'Use a help centre',
    inFile('apps/server/features/articles/articles.test.ts')(
      'all articles are there in %s, with the figures of the rules',
    ),
  ),
  row(
    '1.14',
    'Talk to online customer service',
    support('a customer writes, an operator answers, and the answer comes by the stream'),
  ),
  row(
    '1.15',
    'Switch language; 12 languages are offered, Vietnamese is the primary text',
    languages('twelve languages, English unless told'),
    words('%s speak every language alike'),
    stands,
  ),
  row(
    '1.16',
    'New users get 5% USDT on the first deposit (minimum 10 USDT) and 10 USDT as a sign-up gift',
    inFile('packages/core/deposits/deposits.test.ts')('a first deposit of %s brings %s, and the next one nothing'),
    inFile('apps/server/features/accounts/accounts.test.ts')('gives test funds once a platform day'),
  ),
];

/** Section 2: routes, presentation and what is on the screens. */
export const screensAndRoutes: readonly Row[] = [
  row('2.1', 'Navigation uses hash-style routing', hash('an address is a page path and a query; an empty one is home')),
  row(
    '2.2',
    'The bottom bar: Home (also the root path), Quotation, Market, Property, Personal',
    screens('the bar at the foot has its five entries in order, and an empty address is home'),
    table('every page of the specification is in the app, with its bar and its tab'),
  ),
  row(
    '2.3',
    'The other pages, each under pages/',
    table('every page of the specification is in the app, with its bar and its tab'),
    stands,
  ),
  row(
    '2.4',
    'Two system pages for choosing and opening a location',
    inFile('apps/web/features/location/find-place.test.ts')('%s finds %o', '%d, %d is in %s'),
    stands,
  ),
  row(
    '2.5',
    'Thirteen pages use a custom navigation bar, the others a standard bar with a title',
    table('every page of the specification is in the app, with its bar and its tab'),
  ),
  row('2.6', 'Pull-down refresh is off', screens('the app is dark, and pulling down does not load it anew')),
  row('2.7', 'The theme is dark', screens('the app is dark, and pulling down does not load it anew')),
  row(
    '2.8',
    'Page chunks load with a 60-second time-out and a 200 ms delay; a failed load is a chunk-load error',
    screens(
      'code that is late shows a skeleton after 200 ms, and an error after 60 seconds',
      'code that does not come is told as an error',
    ),
  ),
  row(
    '2.9',
    'Login: account, password, links to register and forgot password, switches of network line and language',
    screens('login and register hold what they ask for, the line and the language'),
  ),
  row(
    '2.10',
    'Register: type (phone, email or account) with the matching identifier, password and confirmation, invite code',
    screens('login and register hold what they ask for, the line and the language'),
    auth('takes the invite code of a user, and where set none goes without'),
  ),
  row(
    '2.11',
    'Register: verification code with a send button',
    screens('login and register hold what they ask for, the line and the language'),
    auth('signs up by email with its code, which works once'),
    phone('a phone signs up with its code only, which works once'),
  ),
  row(
    '2.12',
    'Register: agreement to terms and privacy, and a country/area picker',
    screens('login and register hold what they ask for, the line and the language'),
    common('lists dial codes and countries in the language of the request, in its order'),
  ),
  row(
    '2.13',
    'Settings: nickname, fund password, login password, language, network line, logout with confirmation',
    screens('settings hold the names, the passwords, language, line and a way out that asks first'),
    auth('changes nickname and currency'),
    fundPassword(
      'a stolen session does not set it: the login password does, and the authenticator where one is on',
      'is set right after sign-up without a hold, and of many first ones at once one is set',
    ),
    operatorContent('customer link and network lines are https and told to the app'),
  ),
  row('2.14', 'Quotation: tabs favourites, USDT, futures', screens('the tabs of %s stand in their order')),
  row('2.15', 'Trade: tabs fast contracts, futures, locked mining', screens('the tabs of %s stand in their order')),
  row('2.16', 'Assets: tabs account assets and coin assets', screens('the tabs of %s stand in their order')),
  row('2.17', 'Messages: tabs message and notice', screens('the tabs of %s stand in their order')),
  row(
    '2.18',
    'Deposit and withdrawal history: tabs recharge and withdrawal',
    screens('the tabs of %s stand in their order'),
  ),
  row(
    '2.19',
    'Lock-mining order list: tabs all, active, completed',
    screens('the tabs of %s stand in their order'),
    earn('an order runs to its end by itself'),
  ),
  row(
    '2.20',
    'Spot entrust list: tabs all, deal info, cancelled, locked',
    screens('the tabs of %s stand in their order'),
  ),
  row(
    '2.21',
    'Futures order list: tabs active, unfilled, filled, closed, cancelled, locked',
    screens('the tabs of %s stand in their order'),
  ),
  row('2.22', 'Fast-order list: tabs holding and history', screens('the tabs of %s stand in their order')),
  row(
    '2.23',
    'Kline chart: timeframes 1, 5, 15, 30 minutes, 1 hour, day, week, month',
    screens('the chart has its eight timeframes and its tools'),
    chart('every timeframe opens, Bollinger bands and auto-refresh switch, a failed load says so and retries'),
  ),
  row(
    '2.24',
    'Kline chart: a Bollinger-bands toggle, auto-refresh on/off',
    chart('every timeframe opens, Bollinger bands and auto-refresh switch, a failed load says so and retries'),
  ),
  row(
    '2.25',
    'Kline chart: trend, horizontal and vertical line tools',
    chart('lines are drawn with quick taps, kept per symbol over a reload, and deleted'),
  ),
  row(
    '2.26',
    'Kline chart: fullscreen and settings',
    screens('the chart covers the screen and comes back, and its settings open, hold and close'),
    inFile('apps/web/features/kline/choices.test.ts')(
      'kept settings come back, indicators in their order and without strangers',
    ),
  ),
  row(
    '2.27',
    'Order book and live trades are also shown for spot',
    spot('rules and depth are public, products and currencies are for users'),
    inFile('tests/journeys/spot.journey.ts')(
      'a limit order stands in the book, is partly filled from a second browser, and its rest is ended',
    ),
  ),
  row(
    '2.28',
    'Contract order types: market order and limit order',
    futures(
      'a limit waits for its price, can be revoked, and can be chased',
      'opens at the first mark after receipt, shows profit, and closes at the next mark',
    ),
  ),
  row(
    '2.29',
    'Languages: Simplified Chinese, English, Vietnamese, Polish, German, French, Italian, Spanish, Portuguese, ' +
      'Russian, Hungarian, Swedish',
    languages('twelve languages, English unless told'),
    stands,
  ),
];
