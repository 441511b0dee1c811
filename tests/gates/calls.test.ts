import { readFileSync } from 'node:fs';
import path from 'node:path';
import { callNames, calls } from '@candor/api-contract/index.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isCode, isTest, nameOf, planted, readAll, root, stringOf, walk, type Source } from './source.ts';

/** What anybody may call; everything else needs a session. */
const open = [
  /^POST \/(login|register|player\/resetLoginPassword)$/,
  /^POST \/(sms|email)\//,
  /^GET \/common\/(areaCode\/list|sysCountry\/list|getConfig)$/,
  /^POST \/player\/(rotation|helpCenter)\//,
  /^POST \/exchangeRate\/finExchangeRateToDay$/,
  /^(GET|POST) \/(portal\/)?market\//,
  /^GET \/portal\/common\//,
  /^GET \/(health|fair)/,
];

/** Words of outcome that an input may not carry: nobody decides a price or a result from outside. */
const outcome = /price|mark|profit|result|outcome|winner|payout|settle|expir|rate$|saleTime|openTime/i;
/** The customer's own bounds on his own order. */
const ownBounds: Readonly<Record<string, readonly string[]>> = {
  'POST /portal/order/contractOrder': ['price', 'stopProfit'],
  'POST /portal/order/setStopProfitAndLoss': ['stopProfit'],
  'POST /portal/order/spotOrder': ['price'],
  'POST /portal/order/coinOrder': ['price'],
};

interface Declared { access: unknown; query?: z.ZodType | undefined; body?: z.ZodType | undefined }
type Table = Readonly<Record<string, Declared>>;

/** Names of calls that code hangs a handler on. */
function handled(sources: Source[]): Set<string> {
  const names = new Set<string>();
  for (const source of sources.filter((one) => one.path.startsWith('apps/server/') && isCode(one) && !isTest(one))) {
    walk(source, (node) => {
      if (node.type !== 'CallExpression' || nameOf(node['callee']) !== 'route' || !Array.isArray(node['arguments'])) return;
      const name = stringOf(node['arguments'][1]);
      if (name !== null) names.add(name);
    });
  }
  return names;
}

function faultsOfAccess(table: Table, handlers: Set<string>): string[] {
  return Object.entries(table).flatMap(([name, { access }]) => {
    if (!handlers.has(name)) return [`${name} has no handler`];
    if (access === 'public') return open.some((pattern) => pattern.test(name)) ? [] : [`${name} is open to anybody`];
    return access === 'session' ? [] : [`${name} has no access rule`];
  });
}

/** Every name of a field that an input can carry, however deep. */
function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (schema === undefined) return [];
  const names: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'properties' && typeof inner === 'object' && inner !== null) names.push(...Object.keys(inner));
      collect(inner);
    }
  };
  collect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return names;
}

function faultsOfOutcome(table: Table): string[] {
  return Object.entries(table).flatMap(([name, { query, body }]) => [...fieldsOf(query), ...fieldsOf(body)]
    .filter((field) => outcome.test(field) && ownBounds[name]?.includes(field) !== true)
    .map((field) => `${name} takes ${field}`));
}

test('every declared call has a handler and an access rule', () => {
  expect(faultsOfAccess(calls, handled(readAll()))).toEqual([]);
});

test('no input carries a price or an outcome', () => {
  expect(faultsOfOutcome(calls)).toEqual([]);
});

test('no setting carries a price or an outcome', () => {
  const settings = readFileSync(path.join(root, 'apps/server/settings.ts'), 'utf8');
  const keys = settings.match(/^ {2}[A-Z][A-Z_]+(?=:)/gm) ?? [];
  expect(keys.length).toBeGreaterThan(5);
  expect(keys.filter((key) => /PRICE|WIN|PROFIT|RESULT|OUTCOME|PAYOUT/.test(key))).toEqual([]);
});

test('a call without handler, without rule or open by mistake is reported', () => {
  const handlers = handled(planted({
    'apps/server/features/a.ts': `route(http, 'POST /login', f); route(http, 'POST /account/list', f); route(http, 'POST /a', f);`,
    'apps/server/features/a.test.ts': `route(http, 'GET /b', f);`,
  }));
  const table = { 'POST /login': { access: 'public' }, 'POST /account/list': { access: 'public' }, 'POST /a': { access: undefined }, 'GET /b': { access: 'session' } };
  expect(faultsOfAccess(table, handlers)).toEqual(['POST /account/list is open to anybody', 'POST /a has no access rule', 'GET /b has no handler']);
});

test('an outcome in an input is reported, however deep', () => {
  const table = {
    'POST /operator/symbol': { access: 'session', body: z.strictObject({ symbol: z.string(), moves: z.array(z.object({ settlePrice: z.string() })) }) },
    'GET /order': { access: 'session', query: z.strictObject({ result: z.string().optional() }) },
    'POST /portal/order/contractOrder': { access: 'session', body: z.discriminatedUnion('t', [z.object({ t: z.literal('a'), price: z.string(), winner: z.string() })]) },
  };
  expect(faultsOfOutcome(table)).toEqual(['POST /operator/symbol takes settlePrice', 'GET /order takes result', 'POST /portal/order/contractOrder takes winner']);
});

test('every call of the contract is counted', () => {
  expect(Object.keys(calls)).toEqual(callNames);
});
