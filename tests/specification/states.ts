import {
  earn,
  fast,
  feedback,
  futures,
  identity,
  live,
  spot,
  stream,
  withdrawals,
  call,
  screens,
  deposits,
} from './files.ts';
import { inFile, row, type Row } from './row.ts';

const spotJourney = inFile('tests/journeys/spot.journey.ts');
const futuresJourney = inFile('tests/journeys/futures.journey.ts');
const firstTrade = inFile('tests/journeys/first-trade.journey.ts');
const coreOrder = inFile('packages/core/fast/order.test.ts');

/** Section 4: states and transitions. */
export const states: readonly Row[] = [
  row(
    '4.1',
    'Authentication status: not certified, certifying, failed, certified',
    identity(
      'is handed in, shown masked, sealed at rest and decided once',
      'a failed one says why, is corrected and handed in again',
      'a certified one can not be changed, and getInfo says it',
    ),
  ),
  row(
    '4.2',
    'Advanced certification requires primary certification first',
    identity('the advanced level comes after the primary, with three own pictures'),
  ),
  row(
    '4.3',
    'Futures order: holding (ordering), not yet dealt, dealt, closed, cancelled, locked',
    futures(
      'opens at the first mark after receipt, shows profit, and closes at the next mark',
      'a limit waits for its price, can be revoked, and can be chased',
      'a locked pair keeps its equity through any move, and closing the winning leg leaves no loss behind',
    ),
  ),
  row(
    '4.4',
    'Futures actions: cancel an unfilled order (revoke), follow (chase)',
    futures('a limit waits for its price, can be revoked, and can be chased'),
  ),
  row(
    '4.5',
    'Futures actions: open, close; both use a confirm prompt',
    futures('64 parallel closes end in one close'),
    futuresJourney('a position is opened, moves, is reversed, locked, unlocked and stopped out'),
  ),
  row('4.6', 'Futures actions: close and reverse', futures('reverses at one mark')),
  row(
    '4.7',
    'Futures actions: set stop-loss/profit',
    futures(
      'stops can be set, cancelled and are checked against the mark',
      'a stop-loss needs two marks in a row; one spike does nothing',
    ),
  ),
  row(
    '4.8',
    'Futures actions: lock',
    futures('a locked pair keeps its equity through any move, and closing the winning leg leaves no loss behind'),
    inFile('tests/simulator/locked-pair.test.ts')(
      'closing a leg of a locked pair at any mark keeps equity but for the fee, never asks the insurance',
    ),
  ),
  row(
    '4.9',
    'Fast order: holding, then settling at expiry, then settled',
    coreOrder('an order holds until its expiry, settles until its exit, and is settled then'),
    fast('enters at the first mark after receipt and settles at the first mark after expiry'),
  ),
  row(
    '4.10',
    'Fast order: the user may keep ordering afterwards',
    firstTrade('a new user registers, takes test funds, trades a 30-second contract and finds every cent'),
  ),
  row(
    '4.11',
    'Spot order: current, all, cancelled, locked, dealt',
    spot(
      'a limit rests in the book for everybody to see, and ends with everything back',
      'a halted pair locks its orders; they can still be ended',
    ),
    inFile('apps/web/features/spot/orders/standing.test.ts')('only what has met something counts as dealt'),
  ),
  row(
    '4.12',
    'An unfilled spot order can be revoked after confirmation; spot orders can also be ended',
    spotJourney('a limit order stands in the book, is partly filled from a second browser, and its rest is ended'),
    spot('64 parallel ends against a fill leave one outcome, and the same key places once'),
  ),
  row(
    '4.13',
    'Deposit records: processing, success, rejected',
    deposits('a report is credited once by 32 approvals at once, with one bonus, and money is conserved'),
    inFile('apps/web/features/deposits/steps.test.ts')('a deposit that %s'),
  ),
  row(
    '4.14',
    'Withdrawal records: processing, success, rejected',
    withdrawals('what is rejected returns, what is unknown stays held until there is proof'),
    inFile('apps/web/features/withdrawals/steps.test.ts')('a withdrawal that %s'),
  ),
  row(
    '4.15',
    'Lock-mining order: active (processing), completed, redeemed',
    earn('an order runs to its end by itself', '64 redemptions at once end an order once'),
  ),
  row(
    '4.16',
    'Early redemption of an active order is allowed and incurs a penalty',
    earn('a purchase, its days, an early end: to the last unit, and money is conserved'),
  ),
  row(
    '4.17',
    'Income rows are settled or unsettled',
    earn('a purchase, its days, an early end: to the last unit, and money is conserved'),
  ),
  row(
    '4.18',
    'Withdrawal: on submit the funds are deducted at once and held until approval',
    withdrawals('a withdrawal is held at once, paid with its fee, and the customer is told when'),
  ),
  row(
    '4.19',
    'Session: code 401 sends the user to the login page and clears the navigation stack',
    call('401 ends the session, shows the reason and opens the login page'),
    inFile('apps/web/shell/routing/hash.test.ts')('a fresh navigation leaves nothing to go back to'),
  ),
  row(
    '4.20',
    'Realtime: on connect the quotation list is loaded, ticker updates are listened for and subscribed to',
    live('it subscribes when it stands, and a loss is told after three seconds only'),
    stream('a visitor gets quotations, and nothing of anybody; naming a user as a symbol makes no difference'),
  ),
  row(
    '4.21',
    'Ticker updates merge into the quotation list by symbol',
    live('what is told of quotations is merged into the list by symbol, and of unknown ones it is dropped'),
  ),
  row(
    '4.22',
    'Confirmation dialogs: cancelling one yields a cancel error with code 9999',
    feedback('a confirmation that is cancelled is code 9999, and so is one that another takes the place of'),
    screens('settings hold the names, the passwords, language, line and a way out that asks first'),
  ),
];
