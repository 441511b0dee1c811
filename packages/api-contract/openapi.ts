import { z } from 'zod';
import type { CallDeclaration } from './call.ts';
import { errorStatus } from './errors.ts';
import { callNames, declarationOf, type CallName } from './index.ts';
import { locales } from './languages.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

/**
 * The OpenAPI 3.1 document of the contract. What the specification doesn't have carries `x-addition`; `x-counts-each`
 * names the list of which each item counts against the limits as a call of its own.
 */
export function openApi(version: string, organisation: string): Json {
  const paths: Record<string, Json> = {};
  for (const name of callNames) {
    const [method = '', path = ''] = name.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, declarationOf(name)) };
  }
  for (const [path, summary] of Object.entries(plainPaths))
    paths[path] = {
      get: { tags: ['System'], summary, 'x-addition': true, responses: { 200: { description: summary } } },
    };
  return {
    openapi: '3.1.0',
    info: { title: 'Candor', version },
    'x-org-code': organisation,
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'coin-auth' },
        operator: { type: 'apiKey', in: 'header', name: 'operator-auth' },
      },
      schemas: { Refusal: refusal },
    },
  };
}

/** What answers without the envelope. */
const plainPaths = {
  '/openapi.json': 'This document',
  '/metrics': 'Figures of the running program, on loopback or with a token',
};

const refusal: Json = {
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'integer', enum: [...new Set(Object.values(errorStatus))] },
    message: { type: 'string', description: 'In the language of the header `lang`' },
    data: {
      type: ['object', 'null'],
      properties: {
        error: { type: 'string', enum: Object.keys(errorStatus) },
        field: { type: 'string' },
        params: { type: 'object', additionalProperties: { type: 'string' } },
      },
    },
  },
};

function operation(name: CallName, call: CallDeclaration): Json {
  return {
    operationId: name,
    tags: [call.group],
    summary: call.summary,
    ...(call.addition === true ? { 'x-addition': true } : {}),
    security: securityOf(call),
    ...(call.countsEach === undefined ? {} : { 'x-counts-each': call.countsEach }),
    ...(call.roles === undefined ? {} : { 'x-roles': call.roles }),
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query'), ...headers(call)],
    ...(call.body === undefined
      ? {}
      : {
          requestBody: {
            required: call.takesFile === true,
            content: {
              [call.takesFile === true ? 'multipart/form-data' : 'application/json']: {
                schema: schemaOf(call.body, 'input'),
              },
            },
          },
        }),
    responses: {
      200: {
        description: 'Success',
        content: answerOf(call),
      },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  };
}

function answerOf(call: CallDeclaration): Json {
  if (call.answersCsv === true) return { 'text/csv': { schema: { type: 'string' } } };
  if (call.answersLines === true) return { 'application/gzip': { schema: { type: 'string', format: 'binary' } } };
  if (call.answersFile === true) return { 'image/*': { schema: { type: 'string', format: 'binary' } } };
  return { 'application/json': { schema: envelopeOf(call.answer) } };
}

const securityOf = ({ access }: CallDeclaration): Json[] =>
  access === 'public' ? [] : [access === 'session' ? { session: [] } : { operator: [] }];

const envelopeOf = (answer: z.ZodType): Json => ({
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: { code: { const: 200 }, message: { type: 'string' }, data: schemaOf(answer, 'output') },
});

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
}

function headers(call: CallDeclaration): Json[] {
  const header = (name: string, description: string, schema: Json): Json => ({
    name,
    in: 'header',
    required: false,
    description,
    schema,
  });
  return [
    header('lang', 'Language of messages: a key or a locale', {
      type: 'string',
      enum: Object.entries(locales).flat(),
      default: 'en_US',
    }),
    header('org-code', 'Organisation', { type: 'string', default: 'candor' }),
    header('device-platform', 'PC 1, H5 2, Android 3, iOS 4', {
      type: 'string',
      enum: ['1', '2', '3', '4'],
      default: '2',
    }),
    ...(call.movesMoney === true
      ? [
          header('Idempotency-Key', 'Makes a repeated request answer as the first did; kept 48 h', {
            type: 'string',
            minLength: 1,
            maxLength: 128,
          }),
        ]
      : []),
  ];
}
