import {
  auth,
  call,
  chartOf,
  feedback,
  fundPassword,
  http,
  live,
  messages,
  phone,
  screens,
  table,
  upload,
  withdrawals,
} from './files.ts';
import { inFile, row, type Row } from './row.ts';

const words = inFile('tests/specification/words.test.ts');
const said = messages('%s has the words of the specification');
const catalogue = words('the app says what the catalogue of errors says');
const openapi = inFile('packages/api-contract/openapi.test.ts');

/** Section 7: the calls themselves stand in a table of their own; here is what they have in common. */
export const requests: readonly Row[] = [
  row(
    '7.1',
    'Every call of the specification',
    table('every call of the specification is declared, and a test makes it'),
    openapi('describes %s'),
  ),
  row(
    '7.2',
    'Every request goes to an API base address plus the path; one module uses /portal',
    call('an answer is given as it is, sent with the headers of the specification'),
    upload('the picture travels in the field file with the usual headers, says how far it is, can be stopped'),
  ),
  row(
    '7.3',
    'GET sends data as query, POST a JSON body with a content-type header',
    http('refuses a query that is unknown, doubled or missing', 'refuses the media type %s'),
    call('an answer is given as it is, sent with the headers of the specification'),
  ),
  row(
    '7.4',
    'Headers: device-platform (PC 1, H5 2, Android 3, iOS 4), lang, coin-auth, org-code',
    http('reads organisation, language and platform from the headers'),
    call('an answer is given as it is, sent with the headers of the specification'),
  ),
  row(
    '7.5',
    'Response shape: code, message, data; 200 means success and data is returned',
    http('answers in the envelope whatever goes wrong'),
    call('an answer is given as it is, sent with the headers of the specification'),
  ),
  row(
    '7.6',
    'Any other code shows the message as a toast and rejects; 401 also goes to login',
    call(
      'a refusal is shown and thrown with its code and field',
      '401 ends the session, shows the reason and opens the login page',
    ),
  ),
  row('7.7', 'A network failure shows the network-error toast', call('a network failure is code -1')),
  row(
    '7.8',
    'Time-out of 60 seconds for requests, uploads and downloads',
    call('a request is given up after 60 seconds, as a network failure'),
    upload(
      'the picture travels in the field file with the usual headers, says how far it is, can be stopped',
      'a picture that is gone is told with the server’s words',
    ),
  ),
  row(
    '7.9',
    'A string body is parsed as JSON',
    http(
      'reads an object that was made a text of once more, as a text is',
      'reads the media type %s',
      'takes an empty body as {}',
    ),
  ),
  row(
    '7.10',
    'SMS sources: LOGIN, REGISTER, RESET_PASSWORD, FORGOT_FUNDS_PASSWORD',
    phone(
      'signs in with either form of the number, by password and by a code sent to it',
      'a phone signs up with its code only, which works once',
      'a forgotten password is reset by a code sent to the phone: sessions end, withdrawals are held',
      'the fund password is reset by a code sent to the phone',
    ),
  ),
  row(
    '7.11',
    'Account operation types: recharge 1, withdrawal 2',
    withdrawals('a withdrawal is held at once, paid with its fee, and the customer is told when'),
    inFile('apps/server/features/deposits/deposits.test.ts')(
      'a report is credited once by 32 approvals at once, with one bonus, and money is conserved',
    ),
  ),
  row(
    '7.12',
    'Realtime: path /stream, websocket with polling fallback, time-out 20000 ms, reconnection delay 1000 to 5000 ms, ' +
      'address from the page host',
    live('the connection is /stream on the host of the page, by websocket or polling, with the given times'),
    inFile('tests/specification/polling-fallback.test.ts')(
      'the app connects by websocket, and by polling where no websocket gets through',
    ),
  ),
  row(
    '7.13',
    'Realtime events: ticker (updates quotations) and ticker_add (subscribe)',
    live('it subscribes when it stands, and a loss is told after three seconds only'),
    inFile('apps/server/stream/stream.test.ts')(
      'only what has changed of the symbols subscribed to is sent; a subscription replaces the former',
    ),
  ),
  row(
    '7.14',
    'Failures of the session-state loaders are silently swallowed',
    live('what can not be loaded at the start is silently left out'),
  ),
];

/** Section 8: the error catalogue. */
export const errors: readonly Row[] = [
  row(
    '8.1',
    'Code 401: go to login and show the server message',
    call('401 ends the session, shows the reason and opens the login page'),
  ),
  row(
    '8.2',
    'Other non-200 code: show the server message as a toast',
    call('a refusal is shown and thrown with its code and field'),
  ),
  row(
    '8.3',
    "Network failure: 'network error'; upload transport failure gives code -1 and 'Network error'",
    call('a network failure is code -1'),
    upload('what does not arrive is code -1 and a network error, and may be sent again'),
    catalogue,
  ),
  row(
    '8.4',
    'Upload response code other than 200: reject with that code and message',
    upload('a refusal keeps its code and message; whether a second try helps depends on it'),
  ),
  row(
    '8.5',
    "Upload failure: 'Upload failed, please retry'",
    upload('an answer that is none is a failed upload; a missing session ends it'),
    catalogue,
    said,
  ),
  row(
    '8.6',
    "Email code send failure: 'Failed to send the verification code, please try again later'",
    auth('a mail that could not be sent says so and may be asked for again at once'),
    said,
  ),
  row('8.7', "Invalid email: 'Please enter a valid email address'", said),
  row('8.8', "Code wrong length: 'Verification code must be 6 digits'", said),
  row('8.9', "Terms not ticked: 'Please agree to the terms first'", said),
  row(
    '8.10',
    "Passwords differ: 'New password and confirm password differ'",
    said,
    fundPassword('refuses what does not fit, and sets nothing'),
  ),
  row('8.11', "Primary certification missing: 'Please complete the primary certification first'", said),
  row(
    '8.12',
    "Subscription amount out of range: 'Purchase amount does not meet requirements'",
    inFile('apps/server/features/earn/earn.test.ts')(
      'the refusal of an amount says what is required, as the specification words it',
    ),
  ),
  row(
    '8.13',
    "Kline load failure: 'Failed to load K-line data' and 'Failed to load futures data'",
    catalogue,
    chartOf('every timeframe opens, Bollinger bands and auto-refresh switch, a failed load says so and retries'),
  ),
  row('8.14', "Other: 'Operation failed', 'Load failed'", catalogue, said),
  row(
    '8.15',
    'Confirmation cancelled: cancel error with code 9999',
    feedback('a confirmation that is cancelled is code 9999, and so is one that another takes the place of'),
  ),
  row(
    '8.16',
    'Socket: ping timeout, transport error, forced close',
    live('a forced close is connected again; a lost line and a failed transport are left to the library'),
  ),
  row(
    '8.17',
    'Default dialog texts are confirm, cancel and system notice; the no-network tip says the network signal was lost',
    catalogue,
    screens('settings hold the names, the passwords, language, line and a way out that asks first'),
  ),
];
