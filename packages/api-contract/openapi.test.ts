import { expect, test } from 'vitest';
import { callNames, declarationOf } from './index.ts';
import { openApi } from './openapi.ts';

interface Operation {
  security: object[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: object;
  'x-addition'?: boolean;
  'x-counts-each'?: string;
  responses: object;
}
const document = openApi('1.0.1', 'candor') as {
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
  expect(operation?.security).toEqual(
    call.access === 'public' ? [] : [call.access === 'session' ? { session: [] } : { operator: [] }],
  );
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
    '"additionalProperties":false',
  );
  expect(operationOf('GET /metrics')?.['x-addition']).toBe(true);
  expect(JSON.stringify(operationOf('GET /tickerCollect/save'))).toContain('"pattern":"^[A-Z0-9]{2,20}$"');
});
