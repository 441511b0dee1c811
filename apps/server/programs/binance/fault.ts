import type { Refused } from '../../http/refused.ts';

/** What the dialect answers in place of a result. Its numbers are those of its public documentation. */
export interface Fault {
  readonly status: number;
  readonly code: number;
  readonly msg: string;
  /** What of several things came about all the same. */
  readonly data?: unknown;
}
export type Answered<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

export const answered = <T>(value: T): Answered<T> => ({ ok: true, value });
export const fault = (code: number, msg: string, status = 400): { readonly ok: false; readonly fault: Fault } => ({
  ok: false,
  fault: { status, code, msg },
});

export const faults = {
  noSuchSymbol: fault(-1121, 'Invalid symbol.'),
  noSuchInterval: fault(-1120, 'Invalid interval.'),
  unknownOrder: fault(-2011, 'Unknown order sent.'),
  restrictedEnd: fault(-2011, 'Order was not canceled due to cancel restrictions.'),
  noOrder: fault(-2013, 'Order does not exist.'),
  keyFormat: fault(-2014, 'API-key format invalid.', 401),
  keyRejected: fault(-2015, 'Invalid API-key, IP, or permissions for action.', 401),
  badSignature: fault(-1022, 'Signature for this request is not valid.'),
  usedSignature: fault(-1022, 'Signature for this request was used already.'),
  outsideWindow: fault(-1021, 'Timestamp for this request is outside of the recvWindow.'),
  aheadOfTime: fault(-1021, "Timestamp for this request was 1000ms ahead of the server's time."),
  longWindow: fault(-1131, 'recvWindow must be less than 60000.'),
  badSide: fault(-1117, 'Invalid side.'),
  badType: fault(-1116, 'Invalid orderType.'),
  badTicker: fault(-1139, 'Invalid ticker type.'),
  badWindow: fault(-1130, "Data sent for parameter 'windowSize' is not valid."),
  badTiming: fault(-1115, 'Invalid timeInForce.'),
  badName: fault(-4015, 'Client order id is not valid.'),
  split: fault(-1101, 'Parameters are sent in the query or in the body, not in both.'),
  noSuchPath: fault(-1000, 'Path not found', 404),
  noFuturesPath: fault(-5000, 'Path or method is invalid: of futures prices alone are told here.', 404),
  broken: fault(-1000, 'An unknown error occurred while processing the request.', 500),
  unavailable: fault(-1001, 'Internal error; unable to process your request. Please try again.', 503),
} as const;
export const missing = (name: string) =>
  fault(-1102, `Mandatory parameter '${name}' was not sent, was empty/null, or malformed.`);
export const needless = (name: string) => fault(-1106, `Parameter '${name}' sent when not required.`);
const filter = (name: string) => fault(-1013, `Filter failure: ${name}`);
const refusedOrder = (msg: string) => fault(-2010, msg);

const byError: Readonly<Record<string, { readonly ok: false; readonly fault: Fault }>> = {
  'symbol-unknown': faults.noSuchSymbol,
  'price-tick': filter('PRICE_FILTER'),
  'quantity-step': filter('LOT_SIZE'),
  'notional-min': filter('NOTIONAL'),
  'price-band': filter('PERCENT_PRICE_BY_SIDE'),
  'insufficient-balance': refusedOrder('Account has insufficient balance for requested action.'),
  'would-take': refusedOrder('Order would immediately match and take.'),
  'stop-reached': refusedOrder('Stop price would trigger immediately.'),
  'list-unfit': refusedOrder('The relationship of the prices for the orders is not correct.'),
  'client-id-used': refusedOrder('Duplicate order sent.'),
  'quantity-not-less': fault(-2038, 'Order amend (quantity increase) is not supported.'),
  'countdown-range': fault(-1130, "Data sent for parameter 'countdownTime' is not valid."),
  'amend-unfit': fault(-2038, 'This order may not be amended.'),
  'market-halted': refusedOrder('Market is closed.'),
  'market-paused': refusedOrder('Market is closed.'),
  'force-unfit': faults.badTiming,
  'not-found': faults.unknownOrder,
  'order-has-fills': faults.restrictedEnd,
  'order-not-pending': faults.unknownOrder,
  'account-frozen': fault(-2015, 'This account may not trade.', 403),
  'account-closed': fault(-2015, 'This account is closed.', 403),
};

/** A refusal of the product in the words of the dialect; what the dialect has no number for is told by its own name. */
export const faultOf = ({ error }: Refused) => byError[error] ?? refusedOrder(error);
