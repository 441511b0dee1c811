import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { errorStatus } from './errors.ts';
import { callNames, declarationOf } from './index.ts';
import { openApi } from './openapi.ts';

interface Operation {
  operationId: string;
  'x-call'?: string;
  security: object[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: object;
  'x-addition'?: boolean;
  'x-key-right'?: string;
  'x-counts-each'?: string;
  responses: object;
}
const document = openApi({ version: '1.0.1', organisation: 'candor' }) as {
  paths: Record<string, Record<string, Operation>>;
  'x-org-code': string;
};
const operationOf = (name: string): Operation | undefined => {
  const [method = '', path = ''] = name.split(' ');
  return document.paths[path]?.[method.toLowerCase()];
};

test.each(callNames)('describes %s', (name) => {
  const operation = operationOf(name);
  const call = declarationOf(name);
  const byKey = call.byKey === undefined ? [] : [{ key: [], keyTime: [], keySignature: [] }];
  const own = { public: [], session: [{ session: [] }, ...byKey] } as const;
  const security = call.access === 'public' || call.access === 'session' ? own[call.access] : [{ operator: [] }];
  expect(operation?.security).toEqual(security);
  expect(operation?.['x-key-right']).toBe(call.byKey);
  expect(operation?.['x-addition']).toBe(call.addition);
  expect(operation?.['x-counts-each']).toBe(call.countsEach);
  expect(operation?.requestBody !== undefined).toBe(call.body !== undefined);
  expect(operation?.parameters.some((parameter) => parameter.name === 'Idempotency-Key')).toBe(
    call.movesMoney === true,
  );
  for (const [, parameter] of name.matchAll(/\{(\w+)\}/g))
    expect(operation?.parameters).toContainEqual(
      expect.objectContaining({ name: parameter, in: 'path', required: true }),
    );
});

test('names the organisation and forbids unknown keys', () => {
  expect(document['x-org-code']).toBe('candor');
  expect(JSON.stringify(operationOf('POST /account/executeUserCutTurn')?.requestBody)).toContain(
    '#/components/schemas/AccountExecuteUserCutTurnRequest"',
  );
  expect(components.schemas['AccountExecuteUserCutTurnRequest']).toMatchObject({ additionalProperties: false });
  expect(operationOf('GET /metrics')?.['x-addition']).toBe(true);
  expect(JSON.stringify(operationOf('GET /tickerCollect/save'))).toContain('"pattern":"^[A-Z0-9]{2,20}$"');
});

/** What the linter finds under its recommended rules, but for a license, which the product has none of. */
async function faultsOf(checked: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules: { 'info-license': 'off' } });
  const problems = await lintFromString({ source: JSON.stringify(checked), config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

test('is clean under the recommended rules of its linter, which finds what is planted', async () => {
  expect(await faultsOf(document)).toEqual([]);
  const planted = structuredClone(document);
  const ping = planted.paths['/health']?.['get'];
  if (ping !== undefined) ping.operationId = 'GET /health';
  expect(await faultsOf(planted)).toEqual([expect.stringContaining('operation-operationId-url-safe') as string]);
});

test('no two operations have one name, and each says of which call it is', () => {
  const operations = callNames.map((name) => ({ name, operation: operationOf(name) }));
  expect(new Set(operations.map(({ operation }) => operation?.operationId)).size).toBe(callNames.length);
  for (const { name, operation } of operations) expect(operation?.['x-call']).toBe(name);
  expect(operationOf('POST /portal/order/endSpotOrder/{id}')?.operationId).toBe('post_portal_order_endSpotOrder_id');
});

interface Refusals {
  content: Record<
    'application/json',
    { examples: Record<string, { value: { code: number; data: { error: string } } }> }
  >;
}
const { components } = openApi({
  version: '1.0.1',
  organisation: 'candor',
  messageOf: (error) => `words of ${error}`,
}) as { components: { responses: Record<string, Refusals>; schemas: Record<string, object> } };

test('every error is listed with its code, its words and an example', () => {
  const listed = Object.values(components.responses).flatMap(({ content }) =>
    Object.entries(content['application/json'].examples),
  );
  expect(Object.fromEntries(listed.map(([error, { value }]) => [error, value]))).toEqual(
    Object.fromEntries(
      Object.entries(errorStatus).map(([error, code]) => [
        error,
        { code, message: `words of ${error}`, data: { error } },
      ]),
    ),
  );
});

test('every shape has a name, each once, and is one of what calls share where they share it', () => {
  expect(JSON.stringify(document.paths)).not.toContain('"properties"');
  const texts = Object.values(components.schemas).map((schema) => JSON.stringify(schema));
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text.match(/"properties":\{/g)?.length ?? 0).toBeLessThanOrEqual(1);
  expect(JSON.stringify(operationOf('POST /portal/order/spotOrder')?.requestBody)).toContain('/schemas/SpotTicket"');
  expect(JSON.stringify(operationOf('POST /portal/order/getSpotOrder')?.responses)).toContain('Answer"');
});

test('a call names with which statuses it may be refused', () => {
  const statuses = (name: string) => Object.keys(operationOf(name)?.responses ?? {}).join(' ');
  expect(statuses('GET /portal/market/tickers')).toBe('200 400 404 429 500 503');
  expect(statuses('POST /login')).toBe('200 400 403 404 409 413 415 429 500 503');
  expect(statuses('POST /portal/order/spotOrder')).toBe('200 400 401 403 404 409 413 415 429 500 503');
});
