import type { z } from 'zod';
import { balance, statementLine } from '../calls/accounts.ts';
import { userInfo } from '../calls/auth.ts';
import { bankCard } from '../calls/cards.ts';
import { lockOrder, lockProduct, wealthOrder, wealthProduct } from '../calls/earn.ts';
import { ack, acknowledged, restoreMark } from '../calls/fair.ts';
import { futuresContract, futuresOrder, futuresTicket, futuresTier } from '../calls/futures.ts';
import { candle, publicTrade, ticker } from '../calls/market.ts';
import { fastOrder } from '../calls/orders.ts';
import { priceAlert } from '../calls/push.ts';
import { spotCalls, spotOrder, spotTicket } from '../calls/spot.ts';
import { supportCalls } from '../calls/support.ts';
import { transaction } from '../calls/transactions.ts';
import { wallet } from '../calls/wallets.ts';
import { briefBook, briefChanges, logHead, tickerChange } from '../stream/server-events.ts';
import type { Shapes } from './shapes.ts';

/** What several calls and events carry, by the names that the glossary gives it. */
const known: Readonly<Record<string, z.ZodType>> = {
  Acknowledgement: ack,
  Balance: balance,
  BankCard: bankCard,
  BriefBook: briefBook,
  BriefChanges: briefChanges,
  Candle: candle,
  Customer: userInfo,
  Depth: spotCalls['GET /portal/market/depth'].answer,
  FastOrder: fastOrder,
  AcknowledgedFastOrder: acknowledged(fastOrder),
  FuturesContract: futuresContract,
  FuturesOrder: futuresOrder,
  AcknowledgedFuturesOrder: acknowledged(futuresOrder),
  FuturesTicket: futuresTicket,
  FuturesTier: futuresTier,
  LockOrder: lockOrder,
  LockProduct: lockProduct,
  LogHead: logHead,
  PriceAlert: priceAlert,
  PublicTrade: publicTrade,
  RestoreMark: restoreMark,
  SpotOrder: spotOrder,
  AcknowledgedSpotOrder: acknowledged(spotOrder),
  SpotTicket: spotTicket,
  StatementLine: statementLine,
  SupportMessage: supportCalls['POST /service/send'].answer,
  Ticker: ticker,
  TickerChange: tickerChange,
  Transaction: transaction,
  Wallet: wallet,
  WealthOrder: wealthOrder,
  WealthProduct: wealthProduct,
};

/** Gives what is shared its own name before anything names it by where it first stands. */
export function nameKnown(shapes: Shapes): void {
  for (const [name, schema] of Object.entries(known)) {
    shapes.of(schema, name.endsWith('Ticket') ? 'input' : 'output', name);
  }
}

/** Leaves out what the document does not use. */
export function usedOf(schemas: Readonly<Record<string, unknown>>, text: string): Record<string, unknown> {
  const used = new Set<string>();
  const look = (part: string): void => {
    for (const [, name = ''] of part.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      look(JSON.stringify(schemas[name]));
    }
  };
  look(text);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}
