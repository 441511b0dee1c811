import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { answering } from '../answer.ts';
import type { Dialect } from '../dialect.ts';

const symbol = z
  .string()
  .regex(/^[A-Z0-9]{2,20}$/)
  .describe('A pair, as BTCUSDT');
const intervals = ['1m', '5m', '15m', '30m', '1h', '1d', '1w', '1M'] as const;
const annotations = { readOnlyHint: true, openWorldHint: true };

const many = (most: number, preset: number) => z.number().int().min(1).max(most).default(preset);

/** Tools that read what is public of the market. */
export function addMarketTools(server: McpServer, { open }: Dialect): void {
  const symbols = 'The pairs that are traded, with their price steps, sizes and order types';
  server.registerTool('market_symbols', { description: symbols, annotations }, () =>
    answering(() => open('/exchangeInfo')),
  );
  const prices = 'Prices of the last 24 hours: of one pair, or of all';
  const one = { symbol: symbol.optional() };
  server.registerTool('market_prices', { description: prices, inputSchema: one, annotations }, (asked) =>
    answering(() => open('/ticker/24hr', asked.symbol === undefined ? {} : { symbol: asked.symbol })),
  );
  const book = 'The order book of a pair: the best levels of both sides, price and quantity';
  const levels = { symbol, levels: many(100, 20) };
  server.registerTool('market_book', { description: book, inputSchema: levels, annotations }, (asked) =>
    answering(() => open('/depth', { symbol: asked.symbol, limit: asked.levels })),
  );
  const candles = 'Candles of a pair: open time, open, high, low, close, volume, close time, turnover';
  const span = { symbol, interval: z.enum(intervals), limit: many(500, 60) };
  server.registerTool('market_candles', { description: candles, inputSchema: span, annotations }, (asked) =>
    answering(() => open('/klines', asked)),
  );
  const deals = { symbol, limit: many(100, 20) };
  server.registerTool(
    'market_trades',
    { description: 'The last deals of a pair', inputSchema: deals, annotations },
    (asked) => answering(() => open('/trades', asked)),
  );
}
