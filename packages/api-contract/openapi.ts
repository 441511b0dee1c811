import { callNames, declarationOf } from './index.ts';
import { nameKnown, usedOf } from './document/known-shapes.ts';
import { operation, operationIdOf } from './document/operation.ts';
import { commonHeaders } from './document/parameters.ts';
import { refusalAnswers, refusalSchemas, type MessageOf } from './document/refusals.ts';
import { securitySchemes } from './document/security.ts';
import { Shapes, type Json } from './document/shapes.ts';

export interface Described {
  readonly version: string;
  readonly organisation: string;
  /** Where the program is reached that gives the document, as customers know it. */
  readonly address?: string;
  /** The words of errors; without it their names. */
  readonly messageOf?: MessageOf;
}

/**
 * The OpenAPI 3.1 document of the contract. What the specification doesn't have carries `x-addition`; `x-counts-each`
 * names the list of which each item counts against the limits as a call of its own.
 */
export function openApi({ version, organisation, address, messageOf = (error) => error }: Described): Json {
  const shapes = new Shapes('draft-2020-12');
  nameKnown(shapes);
  for (const [name, schema] of refusalSchemas()) shapes.add(name, schema);
  const paths = { ...callPaths(shapes), ...plain() };
  const responses = refusalAnswers(messageOf);
  return {
    openapi: '3.1.0',
    info: { title: 'Candor', version },
    servers: [
      { url: '/', description: 'The one that has given this document' },
      ...(address === undefined ? [] : [{ url: address, description: 'As customers know it' }]),
    ],
    'x-org-code': organisation,
    paths,
    components: {
      securitySchemes,
      parameters: commonHeaders,
      responses,
      schemas: usedOf(shapes.schemas, JSON.stringify([paths, responses])),
    },
  };
}

function callPaths(shapes: Shapes): Record<string, Json> {
  const paths: Record<string, Json> = {};
  const pathOf = (name: string): string => name.slice(name.indexOf(' ') + 1);
  const known = callNames.map(pathOf);
  for (const name of callNames) {
    const path = pathOf(name);
    const isAlone = known.filter((other) => other === path).length === 1;
    const method = name.slice(0, name.indexOf(' ')).toLowerCase();
    paths[path] = { ...paths[path], [method]: operation(name, declarationOf(name), shapes, isAlone) };
  }
  return paths;
}

/** What answers without the envelope. */
const plainPaths = {
  '/openapi.json': 'This document',
  '/asyncapi.json': 'What is told over sockets, as AsyncAPI 3.0',
  '/metrics': 'Figures of the running program, on loopback or with a token',
};

const plain = (): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(plainPaths).map(([path, summary]) => [
      path,
      {
        get: {
          operationId: operationIdOf(`GET ${path}`),
          tags: ['System'],
          summary,
          'x-addition': true,
          security: [],
          responses: { 200: { description: summary }, '4XX': { description: 'Refused' } },
        },
      },
    ]),
  );
