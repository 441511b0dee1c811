import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { answering } from '../answer.ts';
import type { Dialect } from '../dialect.ts';

const symbol = z.string().regex(/^[A-Z0-9]{2,20}$/);
const annotations = { readOnlyHint: true, openWorldHint: true };

/** Tools that read what is the customer's own, by the key. */
export function addAccountTools(server: McpServer, { signed }: Dialect): void {
  server.registerTool('account_balances', { description: 'Own balances of spot: free and locked', annotations }, () =>
    answering(() => signed('GET', '/account', { omitZeroBalances: 'true' })),
  );
  server.registerTool(
    'orders_open',
    {
      description: 'Own open orders, of one pair or of all',
      inputSchema: { symbol: symbol.optional() },
      annotations,
    },
    (asked) =>
      answering(() => signed('GET', '/openOrders', asked.symbol === undefined ? {} : { symbol: asked.symbol })),
  );
  server.registerTool(
    'orders_past',
    {
      description: 'Own orders of a pair, open and ended',
      inputSchema: { symbol, limit: z.number().int().min(1).max(500).default(50) },
      annotations,
    },
    (asked) => answering(() => signed('GET', '/allOrders', asked)),
  );
  server.registerTool(
    'trades_own',
    {
      description: 'Own deals of a pair, with what was paid and the fee',
      inputSchema: { symbol, limit: z.number().int().min(1).max(500).default(50) },
      annotations,
    },
    (asked) => answering(() => signed('GET', '/myTrades', asked)),
  );
}
