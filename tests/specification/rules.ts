import {
  auth,
  cards,
  deposits,
  earn,
  fundPassword,
  futures,
  http,
  identity,
  messages,
  operatorContent,
  phone,
  wallets,
  withdrawals,
  fast,
} from './files.ts';
import { inFile, row, type Row } from './row.ts';

const contract = inFile('packages/api-contract/scalars.test.ts');
const uploads = inFile('apps/server/files/files.test.ts');
const pictures = inFile('apps/web/shell/files/uploads.test.ts');
const words = inFile('tests/specification/words.test.ts');
const said = messages('%s has the words of the specification');

/** Section 5: validation rules. */
export const validation: readonly Row[] = [
  row(
    '5.1',
    'Registration account: 8 to 32 letters and digits',
    auth('refuses to sign up with %o'),
    contract('names, codes and ids take only their own alphabet and length'),
  ),
  row(
    '5.2',
    'Registration password: 8 to 32 characters; the confirmation must match',
    auth('refuses to sign up with %o'),
    said,
  ),
  row('5.3', 'Phone: digits only', phone('refuses numbers, areas and purposes that are none')),
  row(
    '5.4',
    'Email: valid format',
    auth('refuses to sign up with %o'),
    contract('an email has one plain address'),
    said,
  ),
  row('5.5', 'Email code: required, exactly 6 digits', auth('refuses to sign up with %o'), said),
  row(
    '5.6',
    'Email code: a send action with a 60-second resend countdown',
    auth('a code is bound to purpose and address, is asked for once a minute and expires'),
  ),
  row('5.7', 'Terms: must be agreed first', auth('refuses to sign up with %o'), said),
  row(
    '5.8',
    'Fund password change: new and confirmation must match',
    fundPassword('refuses what does not fit, and sets nothing'),
  ),
  row('5.9', 'Wallet add: currency and QR code image required', wallets('refuses to save %o')),
  row(
    '5.10',
    "Recharge: a minimum amount is displayed ('Minimum {amount}')",
    deposits('refuses to report USDT with %o'),
    inFile('tests/journeys/deposit.journey.ts')(
      'dong by bank: what is wrong stands beside the field, two operators credit it, the page says so',
    ),
  ),
  row(
    '5.11',
    'Recharge: a screenshot is required',
    deposits('refuses to report USDT with %o', 'refuses to report VND with %o'),
    inFile('tests/journeys/deposit.journey.ts')(
      'dong by bank: what is wrong stands beside the field, two operators credit it, the page says so',
    ),
  ),
  row(
    '5.12',
    'Deposit bonus: needs at least 10 USDT',
    inFile('packages/core/deposits/deposits.test.ts')('a first deposit of %s brings %s, and the next one nothing'),
  ),
  row(
    '5.13',
    'Lock-mining purchase: the amount must lie within minAmount and maxAmount ' +
      "('purchase amount does not meet requirements')",
    earn(
      '%s is refused as %s, and nothing is locked',
      'the refusal of an amount says what is required, as the specification words it',
    ),
  ),
  row(
    '5.14',
    "Stop-loss and stop-profit: '{pre} cannot be less than {next}'",
    futures('refuses %s and changes nothing', 'stops can be set, cancelled and are checked against the mark'),
    words('a stop on the wrong side says which price cannot be less than which'),
  ),
  row('5.15', 'Limit futures orders: need an order price', futures('refuses %s and changes nothing')),
  row('5.16', 'Withdrawal: minimum 100 USDT/USDC', withdrawals('refuses to withdraw with %o')),
  row(
    '5.17',
    'Withdrawal: one per day',
    withdrawals('of 64 at once, mixed over the three calls and over destinations, one is taken'),
    inFile('packages/core/withdrawals/withdrawals.test.ts')(
      'one a platform day, live or successful, over all ways; midnight is that of UTC+1',
    ),
  ),
  row(
    '5.18',
    'Withdrawal: fund password required',
    withdrawals('without a fund password nothing goes out, and the terms say so'),
  ),
  row(
    '5.19',
    'Withdrawal: limited by trading volume',
    inFile('packages/core/bonus/bonus.test.ts')(
      'every whole 10 of volume releases 1, and what is left over counts on',
      'locked bonus can be neither moved nor staked',
    ),
    withdrawals('refuses to withdraw with %o'),
  ),
  row(
    '5.20',
    'Bank cards: later cards must share the holder name of the first',
    cards('every later card carries the name of the first: form, case and spaces apart'),
  ),
  row(
    '5.21',
    "Advanced certification: requires primary first ('Please complete the primary certification first')",
    identity('the advanced level comes after the primary, with three own pictures'),
    said,
  ),
  row(
    '5.22',
    'Uploads: screenshots and photos are required where listed',
    identity('refuses %o', 'the advanced level comes after the primary, with three own pictures'),
    wallets('refuses to save %o'),
    deposits('refuses to report VND with %o'),
  ),
  row(
    '5.23',
    'Uploads: at most 52, compression is on',
    uploads('a form names only own pictures, at most 52, each there'),
    pictures('%i × %i becomes %i × %i'),
  ),
  row(
    '5.24',
    'Generic validator: email, mobile, number, digits, range, length and code (6 digits)',
    contract(
      'an email has one plain address',
      'a whole number is a number or its digits, within its range; nothing is rounded or coerced',
      'names, codes and ids take only their own alphabet and length',
    ),
  ),
  row(
    '5.25',
    'Generic validator: amount',
    http('refuses %s as an amount and names the field'),
    contract('money is digits and nothing else, however nearly it looks like money'),
  ),
  row(
    '5.26',
    'Generic validator: ID card',
    identity('refuses %o', 'one document, one account: however it is typed, and of many at once one'),
  ),
  row(
    '5.27',
    'Generic validator: URL',
    operatorContent(
      'customer link and network lines are https and told to the app',
      'the served page may call the lines as they are now, and nothing else',
    ),
    inFile('apps/web/features/support/safe-link.test.ts')(
      '%s is not opened in a frame',
      'an https address of somebody else is',
    ),
  ),
];

/** Section 6: roles. */
export const roles: readonly Row[] = [
  row(
    '6.1',
    'Two roles: anonymous visitor and logged-in user, told apart by the session token',
    inFile('tests/gates/access.test.ts')(
      '%s is refused without a live session',
      '%s is there and never asks for a session',
    ),
    fast('two users with the same orders get the same outcome, and see only their own'),
  ),
  row(
    '6.2',
    'The token is sent on every request in the header coin-auth',
    http('takes the token from coin-auth only'),
    inFile('apps/web/shell/client/call.test.ts')(
      'an answer is given as it is, sent with the headers of the specification',
    ),
  ),
  row(
    '6.3',
    'Advanced certification is gated on primary certification',
    identity('the advanced level comes after the primary, with three own pictures'),
  ),
  row(
    '6.4',
    'Withdrawal is gated on the fund password',
    withdrawals('without a fund password nothing goes out, and the terms say so'),
  ),
  row(
    '6.5',
    'Editing or deleting a bank card is not possible in the product',
    cards('a saved card is not changed here, whoever asks'),
  ),
  row(
    '6.6',
    'Operators (not shown in the specification): each role opens its own calls only',
    inFile('apps/server/features/operators/auth/auth.test.ts')(
      'a role opens its own calls only; nobody changes themselves',
    ),
    inFile('tests/gates/operators/authorisation.test.ts')('%s lets in whom its row names'),
  ),
];
