import type { z } from 'zod';
import type { CallDeclaration } from '../call.ts';
import { locales } from '../languages.ts';
import type { Json, Shapes } from './shapes.ts';

type Values = Readonly<Record<string, unknown>> | undefined;

/** What stands in the path or in the query. */
export function parametersOf(
  shapes: Shapes,
  schema: z.ZodObject | undefined,
  place: 'path' | 'query',
  example: Values,
): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = shapes.inline(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
    ...(example?.[name] === undefined ? {} : { example: example[name] }),
  }));
}

const header = (name: string, description: string, schema: Json): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

/** The headers of every call, each once in the document. */
export const commonHeaders: Readonly<Record<string, Json>> = {
  lang: header('lang', 'Language of messages: a key or a locale', {
    type: 'string',
    enum: Object.entries(locales).flat(),
    default: 'en_US',
  }),
  organisation: header('org-code', 'Organisation', { type: 'string', default: 'candor' }),
  platform: header('device-platform', 'PC 1, H5 2, Android 3, iOS 4', {
    type: 'string',
    enum: ['1', '2', '3', '4'],
    default: '2',
  }),
};

const idempotencyKey = header('Idempotency-Key', 'Makes a repeated request answer as the first did; kept 48 h', {
  type: 'string',
  minLength: 1,
  maxLength: 128,
});

export const headersOf = ({ movesMoney }: CallDeclaration): Json[] => [
  ...Object.keys(commonHeaders).map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ...(movesMoney === true ? [idempotencyKey] : []),
];
