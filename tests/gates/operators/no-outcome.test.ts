import { openApi } from '@candor/api-contract/openapi.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../apps/server/db/test-database.ts';
import { at, isCode, isNode, isTest, nameOf, planted, readAll, stringOf, walk, type Source } from '../source.ts';

/** Words by which somebody could set a price, a fill or a result, or lean on one. */
const outcome = new RegExp(
  'price|mark(?!et)|profit|result|outcome|winner|payout|settle|expir|bias|nudge|drift|control|force|target|' +
    'volatil|slippage|rate$|saleTime|openTime',
  'i',
);

/** Of the rules, which two operators set for what is accepted from a moment on, by everybody alike. */
const ruleRates: readonly string[] = ['payoutRate', 'feeRate', 'maintenanceRate', 'bonusRate'];

/** The customer's own bounds and filters, and the terms of a product, which two operators set for orders to come. */
const inputs: Readonly<Record<string, readonly string[]>> = {
  'POST /portal/order/contractOrder': ['price', 'stopProfit', 'maxSlippage'],
  'POST /portal/order/batch': ['price', 'stopPrice', 'stopProfit', 'maxSlippage'],
  'POST /portal/order/setStopProfitAndLoss': ['stopProfit'],
  'POST /portal/order/spotOrder': ['price', 'stopPrice'],
  'POST /portal/order/coinOrder': ['price', 'stopPrice'],
  'POST /portal/order/spotList': ['price', 'stopPrice', 'stopLimitPrice'],
  // What they want to hear of: nothing is traded by it.
  'POST /player/alerts/add': ['price'],
  'POST /operator/proposals/make': ['dailyRate', 'penaltyRate', ...ruleRates],
  'POST /operator/rules/preview': ruleRates,
  'POST /account/exchange': ['targetCurrency'],
  'GET /lockMining/income': ['settled'],
};

/** Columns by such names, and what fills them: the engine from order and tape, or the terms of a product. */
const columns: Readonly<Record<string, readonly string[]>> = {
  // Counted of settled orders beside the engine, which never reads it.
  fast_outcome_tally: ['result'],
  fast_order: [
    'payout_rate',
    'payout',
    'bound_price',
    'bound_slippage',
    'entry_price',
    'exit_price',
    'result',
    'settled_at',
    'settlement_journal',
  ],
  futures_order: [
    'fee_rate',
    'maintenance_rate',
    'entrust_price',
    'open_price',
    'stop_profit',
    'close_price',
    'profit',
  ],
  spot_order: ['trigger_price'],
  program_key: ['expires_at'],
  mirror_day: ['result', 'payouts'],
  earn_product: ['daily_rate', 'penalty_rate'],
  earn_order: ['daily_rate', 'penalty_rate'],
  earn_income: ['settled_at'],
  exchange_quote: ['from_price', 'to_price', 'rate', 'fee_rate', 'expires_at'],
  exchange: ['rate', 'fee_rate', 'expires_at'],
  deposit: ['vnd_rate', 'credited_rate'],
  withdrawal: ['vnd_rate'],
  verification_code: ['expires_at'],
  freeze_link: ['expires_at'],
  passkey_challenge: ['expires_at'],
  price_alert: ['price', 'fired_price'],
  set_rate: [],
};

/** Tables that the operators' code writes. */
const written = new Set([
  'bank_statement',
  'operator_mandate',
  'operator_role',
  'operator_role_held',
  'bank_line',
  'month_close',
  'book_difference',
  'difference_explained',
  'reconciliation',
  'reconciled_assets',
  'operator',
  'operator_handout',
  'operator_customer',
  'operator_session',
  'operator_audit',
  'operator_proposal',
  'access_request',
  'customer_totp',
  'passkey',
  'passkey_challenge',
  'operator_note',
  'customer',
  'support_conversation',
  'support_message',
  'agent',
  'agent_day',
  'agent_days_until',
  'campaign',
  'content_text',
  'content_draft',
  'content_picture',
  'content_publication',
  'content_showing',
  'service_lines',
  'country_product',
  'retail_rule',
  'set_rate',
  'bank_account',
  'symbol_halt',
  'symbol_void',
  'voided_order',
  'earn_product_text',
  'account_closing',
  'case_assignment',
  'case_note',
  'saved_view',
  'hedge_note',
  'pager_alert',
  'pager_channel',
  'pager_rule',
  'pager_bound',
]);
/** Commands that it submits. */
const commands = new Set([
  'set-halt',
  'close-month',
  'set-standing',
  'void-orders',
  'top-up-reserve',
  'fund-pool',
  'pay-commission',
  'change-product',
  'change-rules',
  'adjust-balance',
  'credit-deposit',
  'reject-deposit',
  'approve-withdrawal',
  'reject-withdrawal',
  'send-withdrawal',
  'mark-unknown-withdrawal',
  'confirm-withdrawal',
  'fail-withdrawal',
  'close-account',
  'unfreeze-withdrawals',
]);
/** What makes marks and hands them to the engine, and the only files that call it. */
const makers: Readonly<Record<string, readonly string[]>> = {
  acceptMark: ['apps/server/market/marks.ts'],
  tick: ['apps/server/trading/commit-frames.ts', 'apps/server/demo/seed.ts'],
};

interface Document {
  paths: Record<string, Record<string, { parameters?: { name?: string; in?: string }[]; requestBody?: unknown }>>;
  components?: { schemas?: Record<string, unknown> };
}

/** Names of fields, also of shapes that have a name of their own. */
function namesIn(value: unknown, schemas: Record<string, unknown>): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (key === '$ref') return namesIn(schemas[String(inner).replace('#/components/schemas/', '')], schemas);
    const own = key === 'properties' && typeof inner === 'object' && inner !== null ? Object.keys(inner) : [];
    return [...own, ...namesIn(inner, schemas)];
  });
}

function faultsOfDocument({ paths, components }: Document, exceptions: typeof inputs): string[] {
  const schemas = components?.schemas ?? {};
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const named = parameters.filter((one) => one.in === 'query' || one.in === 'path').map((one) => one.name ?? '');
      const sent = [...named, ...namesIn(requestBody, schemas)];
      return sent
        .filter((field) => outcome.test(field) && exceptions[name]?.includes(field) !== true)
        .map((field) => `${name} takes ${field}`);
    }),
  );
}

type Column = Readonly<Record<'table_name' | 'column_name', string>>;
const faultsOfSchema = (rows: readonly Column[]): string[] =>
  rows
    .filter(
      ({ table_name: table, column_name: column }) => outcome.test(column) && columns[table]?.includes(column) !== true,
    )
    .map((row) => `${row.table_name}.${row.column_name}`);

const ofOperators = ({ path }: Source): boolean => /^apps\/server\/(features\/operators|operators)\//.test(path);
const writes = /\b(?:insert into|update|delete from)\s+(?!on\b|set\b)([a-z_]+)/g;
const knownCommands = (sources: Source[]): Set<string> =>
  new Set(
    sources
      .filter((one) => one.path.startsWith('packages/core/') && !isTest(one))
      .flatMap(({ text }) => [...text.matchAll(/readonly kind: '([a-z-]+)'/g)].map((match) => match[1] ?? '')),
  );

/** Whatever the operators' code could reach a result by: other tables, other commands. */
function faultsOfOperators(sources: Source[], known: Set<string>): string[] {
  return sources
    .filter((one) => ofOperators(one) && isCode(one) && !isTest(one))
    .flatMap((source) => {
      const found = [...source.text.matchAll(writes)]
        .filter((match) => !written.has(match[1] ?? ''))
        .map((match) => at(source, { start: match.index }, `writes ${match[1]}`));
      walk(source, (node) => {
        if (node.type !== 'Property' || nameOf(node['key']) !== 'kind') return;
        const kind = stringOf(node['value']);
        if (kind !== null && known.has(kind) && !commands.has(kind)) found.push(at(source, node, `submits ${kind}`));
      });
      return found;
    });
}

function faultsOfMakers(sources: Source[]): string[] {
  return sources
    .filter((one) => one.path.startsWith('apps/server/') && isCode(one) && !isTest(one))
    .flatMap((source) => {
      const found: string[] = [];
      walk(source, (node) => {
        if (node.type !== 'CallExpression') return;
        const callee = node['callee'];
        const isEngine =
          isNode(callee, 'MemberExpression') &&
          nameOf(callee['object']) === 'engine' &&
          nameOf(callee['property']) === 'tick';
        const name = isEngine ? 'tick' : nameOf(callee) === 'acceptMark' ? 'acceptMark' : null;
        if (name !== null && makers[name]?.includes(source.path) !== true)
          found.push(at(source, node, `calls ${name}`));
      });
      return found;
    });
}

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

test('no parameter and no field of the published document sets a price or a result', () => {
  expect(faultsOfDocument(openApi({ version: '1', organisation: 'candor' }) as unknown as Document, inputs)).toEqual(
    [],
  );
});

test('no column of the database holds one that somebody could write', async () => {
  const rows = await database.db.query<Column>(
    "select table_name, column_name from information_schema.columns where table_schema = 'public'",
  );
  expect(rows.length).toBeGreaterThan(200);
  expect(faultsOfSchema(rows)).toEqual([]);
});

test('operators write their own tables and submit their own commands; only the market makes marks', () => {
  const sources = readAll();
  const known = knownCommands(sources);
  expect(known.size).toBeGreaterThan(20);
  expect(faultsOfOperators(sources, known)).toEqual([]);
  expect(faultsOfMakers(sources)).toEqual([]);
});

test('a field, a column, a table, a command and a mark of somebody’s own are reported', () => {
  const body = {
    content: {
      'application/json': {
        schema: { properties: { symbol: {}, moves: { items: { $ref: '#/components/schemas/Move' } } } },
      },
    },
  };
  const document = {
    paths: {
      '/operator/symbols': {
        post: {
          parameters: [
            { name: 'drift', in: 'query' },
            { name: 'lang', in: 'header' },
          ],
          requestBody: body,
        },
      },
    },
    components: { schemas: { Move: { properties: { targetPrice: {}, bias: {} } } } },
  };
  expect(faultsOfDocument(document, inputs)).toEqual([
    'POST /operator/symbols takes drift',
    'POST /operator/symbols takes targetPrice',
    'POST /operator/symbols takes bias',
  ]);
  expect(
    faultsOfSchema([
      { table_name: 'symbol_halt', column_name: 'forced_price' },
      { table_name: 'customer', column_name: 'win_bias' },
      { table_name: 'fast_order', column_name: 'result' },
    ]),
  ).toEqual(['symbol_halt.forced_price', 'customer.win_bias']);
  const tree = planted({
    'apps/server/features/operators/risk/a.ts': `db.query("update fast_order set result = 'lose'");
      engine.submit({ kind: 'tick', marks: [] });`,
    'apps/server/operators/job.ts': `db.query('insert into tape_frame values (1)');`,
    'apps/server/features/fast/b.ts': `engine.tick([mark], []);`,
  });
  expect(faultsOfOperators(tree, new Set(['tick', 'set-halt']))).toEqual([
    'apps/server/features/operators/risk/a.ts:1 writes fast_order',
    'apps/server/features/operators/risk/a.ts:2 submits tick',
    'apps/server/operators/job.ts:1 writes tape_frame',
  ]);
  expect(faultsOfMakers(tree)).toEqual(['apps/server/features/fast/b.ts:1 calls tick']);
});
