import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { answering, refused } from '../answer.ts';
import { objectionTo, usdtOf, usdtText, worthOf } from '../caps.ts';
import { ownName, placedToday, type DaySum } from '../day-sum.ts';
import { DialectError, type Dialect } from '../dialect.ts';
import type { Options } from '../options.ts';

const decimal = z.string().regex(/^(0|[1-9]\d{0,14})(\.\d{1,18})?$/);
const pair = z
  .string()
  .regex(/^[A-Z0-9]{2,16}USDT$/)
  .describe('A pair that is paid in USDT, as BTCUSDT');
const ticket = {
  symbol: pair,
  side: z.enum(['BUY', 'SELL']),
  amountUsdt: decimal.optional().describe('At market: the sum to be spent or received'),
  price: decimal.optional().describe('At a limit: the price'),
  quantity: decimal.optional().describe('At a limit: the quantity'),
  intent: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,32}$/)
    .optional()
    .describe('A name of this one intent: an order that was placed under it is not placed again'),
};
type Ticket = z.output<z.ZodObject<typeof ticket>>;

/** What an order is worth by itself, in millionths of a USDT; null where the ticket is neither of both kinds. */
function worthOfTicket({ amountUsdt, price, quantity }: Ticket): bigint | null {
  if (amountUsdt !== undefined) return price === undefined && quantity === undefined ? usdtOf(amountUsdt) : null;
  return price === undefined || quantity === undefined ? null : worthOf(price, quantity);
}

/** What it is worth at most: a sale below the best bid is made there. @param worth by itself */
async function worthNow({ open }: Dialect, { symbol, side, quantity }: Ticket, worth: bigint): Promise<bigint> {
  if (side === 'BUY' || quantity === undefined) return worth;
  const { bidPrice } = (await open('/ticker/bookTicker', { symbol })) as { bidPrice: string };
  const atBid = worthOf(bidPrice, quantity) ?? 0n;
  return atBid > worth ? atBid : worth;
}

const paramsOf = ({ symbol, side, amountUsdt, price, quantity }: Ticket, name: string) => ({
  symbol,
  side,
  newClientOrderId: name,
  newOrderRespType: 'RESULT',
  ...(amountUsdt === undefined
    ? { type: 'LIMIT', timeInForce: 'GTC', price: price ?? '', quantity: quantity ?? '' }
    : { type: 'MARKET', quoteOrderQty: amountUsdt }),
});

/** The order that stands under a name already; null where there is none. */
async function orderOf({ signed }: Dialect, symbol: string, name: string): Promise<unknown> {
  try {
    return await signed('GET', '/order', { symbol, origClientOrderId: name });
  } catch (error) {
    if (error instanceof DialectError && error.code === -2013) return null;
    throw error;
  }
}

/** Places an order; where the answer is lost it is looked for by its name, so one intent is one order. */
async function placeOnce(dialect: Dialect, asked: Ticket, name: string): Promise<unknown> {
  try {
    return await dialect.signed('POST', '/order', paramsOf(asked, name));
  } catch (error) {
    if (error instanceof DialectError && error.status < 500) throw error;
    const placed = await orderOf(dialect, asked.symbol, name);
    if (placed !== null) return placed;
    throw new Error(`It is not known whether the order was placed: ask again with the intent ${name}.`, {
      cause: error,
    });
  }
}

/** Places orders one after the other: what one uses of the cap of the day the next one knows. */
class Placing {
  private readonly dialect: Dialect;
  private readonly options: Options;
  private readonly sum: DaySum;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(dialect: Dialect, options: Options) {
    this.dialect = dialect;
    this.options = options;
    this.sum = placedToday(dialect);
  }

  inTurn(asked: Ticket): Promise<CallToolResult> {
    const placed = this.turn.then(() => this.place(asked));
    this.turn = placed.catch(() => undefined);
    return placed;
  }

  private async place(asked: Ticket): Promise<CallToolResult> {
    const { key, caps } = this.options;
    if (key === null) return refused('It was started without a key: nothing is traded.');
    if (caps === null) return refused('It was started without caps (--order-cap, --day-cap): nothing is traded.');
    const byItself = worthOfTicket(asked);
    if (byItself === null) return refused('An order has either amountUsdt, or price and quantity.');
    const name = `${ownName}${asked.intent ?? randomUUID().replaceAll('-', '')}`;
    return answering(async () => {
      const known = asked.intent === undefined ? null : await orderOf(this.dialect, asked.symbol, name);
      if (known !== null) return known;
      const worth = await worthNow(this.dialect, asked, byItself);
      const objection = objectionTo(worth, await this.sum.used(), caps);
      if (objection !== null) throw new Error(objection);
      return this.counted(worth, () => placeOnce(this.dialect, asked, name));
    });
  }

  /** Counts before it is sent: what was refused used nothing of the cap, what was lost may have. */
  private async counted(worth: bigint, place: () => Promise<unknown>): Promise<unknown> {
    this.sum.add(worth);
    try {
      return await place();
    } catch (error) {
      if (error instanceof DialectError && error.status < 500) this.sum.add(-worth);
      throw error;
    }
  }
}

/** Tools that trade: by a key that may, and within the caps that were stated at the start. */
export function addTradeTools(server: McpServer, dialect: Dialect, options: Options): void {
  const { caps } = options;
  const placing = new Placing(dialect, options);
  const description =
    caps === null
      ? 'Place a spot order; refused, as this was started without caps'
      : `Place a spot order, worth ${usdtText(caps.order)} USDT at most, ${usdtText(caps.day)} USDT in a day`;
  const trades = { readOnlyHint: false, destructiveHint: true, openWorldHint: true };
  server.registerTool(
    'order_place',
    { description, inputSchema: ticket, annotations: { ...trades, idempotentHint: false } },
    (asked) => placing.inTurn(asked),
  );
  server.registerTool(
    'order_cancel',
    {
      description: 'End an own open order, by its number',
      inputSchema: { symbol: pair, orderId: z.number().int().min(0) },
      annotations: { ...trades, idempotentHint: true },
    },
    (asked) => answering(() => dialect.signed('DELETE', '/order', asked)),
  );
}
