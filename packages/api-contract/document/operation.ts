import type { CallDeclaration } from '../call.ts';
import type { CallName } from '../index.ts';
import { examples, type Example } from './examples.ts';
import { headersOf, parametersOf } from './parameters.ts';
import { refusalsOf } from './refusals.ts';
import { securityOf } from './security.ts';
import { nameOf, type Json, type Shapes } from './shapes.ts';

/** The name of a call as generators make a function of it: `post_portal_order_endSpotOrder_id`. */
export function operationIdOf(name: string): string {
  const [method = '', path = ''] = name.split(' ');
  return `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+/g, '_').replace(/_$/, '')}`;
}

interface Named {
  /** What the names of its shapes begin with. */
  readonly base: string;
  readonly call: CallDeclaration;
}

/** One call as an operation, whose shapes are among `shapes`. @param isAlone no other call has its path */
export function operation(name: CallName, call: CallDeclaration, shapes: Shapes, isAlone: boolean): Json {
  const [method = '', path = ''] = name.split(' ');
  const example: Example = examples[name] ?? {};
  const base = nameOf(isAlone ? path : `${path} ${method.toLowerCase()}`);
  return {
    operationId: operationIdOf(name),
    'x-call': name,
    tags: [call.group],
    summary: call.summary,
    ...(call.addition === true ? { 'x-addition': true } : {}),
    security: securityOf(call),
    ...(call.byKey === undefined ? {} : { 'x-key-right': call.byKey }),
    ...(call.countsEach === undefined ? {} : { 'x-counts-each': call.countsEach }),
    ...(call.roles === undefined ? {} : { 'x-roles': call.roles }),
    parameters: [
      ...parametersOf(shapes, call.params, 'path', example.params),
      ...parametersOf(shapes, call.query, 'query', example.query),
      ...headersOf(call),
    ],
    ...(call.body === undefined ? {} : { requestBody: bodyOf({ base, call }, shapes, example) }),
    responses: {
      200: { description: 'Success', content: answerOf({ base, call }, shapes) },
      ...refusalsOf(call, method === 'POST'),
    },
  };
}

function bodyOf({ base, call }: Named, shapes: Shapes, { body: example }: Example): Json {
  const type = call.takesFile === true ? 'multipart/form-data' : 'application/json';
  const schema = call.body === undefined ? {} : shapes.of(call.body, 'input', `${base}Request`);
  return {
    required: call.takesFile === true,
    content: { [type]: { schema, ...(example === undefined ? {} : { example }) } },
  };
}

function answerOf({ base, call }: Named, shapes: Shapes): Json {
  if (call.answersCsv === true) return { 'text/csv': { schema: { type: 'string' } } };
  if (call.answersLines === true) return { 'application/gzip': { schema: { type: 'string', format: 'binary' } } };
  if (call.answersFile === true) return { 'image/*': { schema: { type: 'string', format: 'binary' } } };
  const data = shapes.of(call.answer, 'output', `${base}Data`);
  const envelope = {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: { code: { const: 200 }, message: { type: 'string' }, data },
  };
  return { 'application/json': { schema: shapes.add(`${base}Answer`, envelope) } };
}
