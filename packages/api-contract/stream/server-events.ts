import { z } from 'zod';
import { balance } from '../calls/accounts.ts';
import { userInfo } from '../calls/auth.ts';
import { futuresOrder } from '../calls/futures.ts';
import { publicTrade, ticker } from '../calls/market.ts';
import { fastOrder } from '../calls/orders.ts';
import { spotCalls, spotOrder } from '../calls/spot.ts';
import { supportCalls } from '../calls/support.ts';
import { transaction } from '../calls/transactions.ts';
import { decimalAnswer, instant } from '../scalars.ts';

/** One event of a socket: what it says, and what it carries, argument by argument. */
export interface EventDeclaration {
  readonly summary: string;
  /** For the owner of a session alone. */
  readonly isOwn?: boolean;
  readonly args: z.ZodType<readonly unknown[]>;
}
const declareEvents = <const Table extends Record<string, EventDeclaration>>(table: Table): Table => table;

/** A symbol and those of its fields that have changed. */
export const tickerChange = ticker.partial().required({ symbol: true });

/** What has changed in quotations, without what follows from the rest. */
export const briefChanges = z.object({
  /** Of the newest mark among them, epoch milliseconds; no price here is older by more than one pace. */
  time: instant,
  /**
   * New prices by symbol. The rate of change is not told: it is (price − open) / open, rounded toward zero to six
   * decimals.
   */
  prices: z.record(z.string(), decimalAnswer).optional(),
  /** What else has changed; volume and turnover every eight seconds. */
  more: z.array(tickerChange).optional(),
});

/** Size and root (base64) of the public log as last signed, some seconds ago at most while anything happens. */
export const logHead = z.object({ size: z.number().int(), root: z.string() });

/** The best 20 levels of both sides of a pair, in few bytes. */
export const briefBook = z.object({
  symbol: z.string(),
  time: instant,
  /** Of which prices are whole numbers; decimal. */
  tick: decimalAnswer,
  /** Of which quantities are whole numbers; decimal. */
  step: decimalAnswer,
  /**
   * Best first, whole numbers with spaces between: the price of the best level in ticks and its quantity in steps, then
   * of each further one by how many ticks it lies behind the one before, and its quantity. Empty without a level.
   */
  bids: z.string(),
  asks: z.string(),
});

const priceOfNow = z.tuple([z.string(), decimalAnswer, decimalAnswer.nullable()]).readonly();

/** What the server says to everybody who asks for it. */
const publicEvents = declareEvents({
  ticker: {
    summary: 'All changed quotations of one frame, of the symbols subscribed to; the log’s head when it is another one',
    args: z.tuple([z.array(tickerChange), logHead.optional()]),
  },
  quotes: {
    summary: 'The same in few bytes, to who subscribes with `brief`',
    args: z.tuple([briefChanges, logHead.optional()]),
  },
  prices: {
    summary:
      'Symbol, price and the price of 24 hours ago of everything that has a price, every four seconds: of what is ' +
      'not on screen',
    args: z.tuple([z.object({ time: instant, prices: z.array(priceOfNow) })]),
  },
  rest: {
    summary:
      'The same to who subscribes with `brief`: at once of everything that has a price, then every four seconds of ' +
      'what has another one, or another price of 24 hours ago',
    args: z.tuple([briefChanges]),
  },
  depth: {
    summary: 'The best 20 levels of both sides of the symbol subscribed to by `depth_add`',
    args: z.tuple([spotCalls['GET /portal/market/depth'].answer]),
  },
  book: {
    summary: 'The same in brief, to who names it in `parts`: when it has changed, and once a second when it has not',
    args: z.tuple([briefBook]),
  },
  trade: {
    summary: 'New deals of the symbol subscribed to by `depth_add`, newest first',
    args: z.tuple([z.array(publicTrade)]),
  },
});

/** What the server says to the owner of a session. */
const ownEvents = declareEvents({
  greeting: {
    summary:
      'Once, before anything else: for how long nothing has happened that would have been told. What was asked for ' +
      'within that time is still true',
    isOwn: true,
    args: z.tuple([z.object({ quietMs: z.number() })]),
  },
  delayed: {
    summary:
      'Own events come late, `true`: orders are carried out as ever, only what becomes of them is told later. It ' +
      'comes when that begins, and at once to who connects meanwhile; `false` when it has ended, also as another ' +
      'process has taken over: what was asked for before has to be asked for anew',
    isOwn: true,
    args: z.tuple([z.object({ isDelayed: z.boolean() })]),
  },
  order: {
    summary: 'Own orders have changed: the whole row of each',
    isOwn: true,
    args: z.array(z.union([fastOrder, futuresOrder, spotOrder])),
  },
  transaction: {
    summary: 'An own deposit or withdrawal has come or moved on: its whole row',
    isOwn: true,
    args: z.tuple([transaction]),
  },
  earn: {
    summary: 'An own order of lock mining or wealth was bought, paid, completed or redeemed',
    isOwn: true,
    args: z.tuple([
      z.object({
        orderNo: z.string(),
        kind: z.enum(['lock-mining', 'wealth']),
        status: z.enum(['active', 'completed', 'redeemed']),
      }),
    ]),
  },
  notice: {
    summary: 'A message has come, for the customer alone',
    isOwn: true,
    args: z.tuple([z.object({ type: z.literal('message'), kind: z.string(), reference: z.string() })]),
  },
  alert: {
    summary: 'A price of an own alert has been reached',
    isOwn: true,
    args: z.tuple([
      z.object({
        id: z.string(),
        symbol: z.string(),
        direction: z.enum(['above', 'below']),
        price: decimalAnswer,
        mark: decimalAnswer,
        time: instant,
      }),
    ]),
  },
  support: {
    summary: 'Customer service has answered',
    isOwn: true,
    args: z.tuple([supportCalls['POST /service/send'].answer]),
  },
  user: {
    summary: 'The own verification has moved on',
    isOwn: true,
    args: z.tuple([userInfo.pick({ authStatus: true, primaryStatus: true, advancedStatus: true })]),
  },
  balance: { summary: 'Own balances that have changed', isOwn: true, args: z.tuple([z.array(balance)]) },
});

/** The socket at `/stream`: what the server says. */
export const serverEvents = { ...publicEvents, ...ownEvents };
