import { auth, call, common, earn, fast, feedback, screens, chartOf, withdrawals, upload } from './files.ts';
import { inFile, row, type Row } from './row.ts';

const core = inFile('packages/core/withdrawals/withdrawals.test.ts');
const coreDeposits = inFile('packages/core/deposits/deposits.test.ts');
const coreEarn = inFile('packages/core/earn/earn.test.ts');
const ages = inFile('apps/web/features/security/ago.test.ts');
const format = inFile('apps/web/locales/format.test.ts');
const languages = inFile('packages/api-contract/languages.test.ts');
const press = inFile('apps/web/design/press-guard.test.ts');

/** Section 9: business constants and limits. */
export const constants: readonly Row[] = [
  row(
    '9.1',
    'Withdrawal: minimum 100 USDT/USDC, fee 1%',
    withdrawals('refuses to withdraw with %o'),
    core('the fee is rounded up, out of the amount, and everything ends where it belongs'),
  ),
  row(
    '9.2',
    'Withdrawal: one per day, platform time GMT+1',
    core('one a platform day, live or successful, over all ways; midnight is that of UTC+1'),
    withdrawals('a withdrawal is held at once, paid with its fee, and the customer is told when'),
  ),
  row(
    '9.3',
    'Withdrawal: arrival within 1 to 24 hours after submission',
    withdrawals(
      'without a fund password nothing goes out, and the terms say so',
      'a withdrawal is held at once, paid with its fee, and the customer is told when',
    ),
  ),
  row(
    '9.4',
    'Deposit: chain TRC20',
    inFile('apps/server/chain/watch-deposits.test.ts')(
      'a transfer is credited after 20 blocks, once, whatever its amount',
    ),
  ),
  row(
    '9.5',
    'First-deposit bonus 5% USDT, minimum deposit 10 USDT',
    coreDeposits('a first deposit of %s brings %s, and the next one nothing'),
  ),
  row(
    '9.6',
    'Sign-up gift 10 USDT',
    auth('signs up by account name, gives the gift once and signs in'),
    inFile('packages/core/fast/terms.test.ts')(
      'stakes are 1 to 10,000 USDT; 2 s to enter, 5 s to exit; 10,000 of test funds, 10 of gift',
    ),
  ),
  row(
    '9.7',
    'Lock mining: example 30 days at 0.5% daily; claimed annual yield 15 to 20%',
    earn('products name what they pay, derived from one rate, and what pays for it'),
  ),
  row(
    '9.8',
    'Early-redemption penalty: a percentage of the principal (lock mining)',
    coreEarn('lock mining ended early: principal less penalty, full days kept, the running day lost, the rest free'),
  ),
  row(
    '9.9',
    'Early-redemption penalty: rate times remaining days times amount (older wealth, example rate 0.4%)',
    coreEarn('wealth ended after %i full days of 5 costs 0.4 %% for each day that remains'),
  ),
  row(
    '9.10',
    'Wealth example: 5-day period, 0.3% to 0.5% daily',
    earn('older wealth: the preview is the act, buying as redeeming'),
  ),
  row(
    '9.11',
    'Registration: password 8 to 32 characters, account 8 to 32, email code 6 digits',
    auth('refuses to sign up with %o'),
  ),
  row(
    '9.12',
    'Registration: resend countdown 60 seconds',
    auth('a code is bound to purpose and address, is asked for once a minute and expires'),
  ),
  row(
    '9.13',
    'Kline timeframes: 1, 5, 15, 30 minutes, 1 hour, daily, weekly, monthly',
    screens('the chart has its eight timeframes and its tools'),
    chartOf('every timeframe opens, Bollinger bands and auto-refresh switch, a failed load says so and retries'),
  ),
  row(
    '9.14',
    'Languages by key and locale; the default is en',
    languages(
      'twelve languages, English unless told',
      'a key or a locale names its language, in any case and with either dash',
      '%j is no language, so English',
    ),
  ),
  row(
    '9.15',
    'Timing: request, upload and download time-out 60000 ms',
    call('a request is given up after 60 seconds, as a network failure'),
    upload(
      'the picture travels in the field file with the usual headers, says how far it is, can be stopped',
      'a picture that is gone is told with the server’s words',
    ),
  ),
  row(
    '9.16',
    'Timing: default throttle 500 ms',
    press('a double tap counts once', 'a press on what was changed since the last one is never lost'),
  ),
  row(
    '9.17',
    'Timing: toast 2000 ms',
    feedback('a toast stands for two seconds, and a new one takes its place for as long'),
  ),
  row('9.18', 'Timing: swiper 3000 ms', screens('the banners move on by themselves after three seconds')),
  row(
    '9.19',
    'Numbers: thousands separators',
    format('numbers are written in the manner of the language, always in groups'),
  ),
  row('9.20', 'Numbers: M, B, T at 1e6, 1e9, 1e12', format('large numbers are short from a million on')),
  row('9.21', "Relative time under 5 minutes reads 'just now'", ages('under five minutes it is just now')),
  row(
    '9.22',
    'Build: version 1.0.1, platform h5',
    inFile('tests/specification/words.test.ts')('the product is version 1.0.1'),
    common('tells the configuration'),
    call('an answer is given as it is, sent with the headers of the specification'),
  ),
  row('9.23', 'Build: tab bar height 90upx', screens('the bar at the foot is 90upx high')),
  row(
    '9.24',
    'Fast-order expiry values in seconds (not shown): those on offer, with their odds',
    fast('the terms are public: break-even and expected loss come from the payout'),
    inFile('packages/core/fast/terms.test.ts')('durations pay what was decided, and the ticket says what that means'),
  ),
];
