import { nameIn, type Schema, type Schemas } from './documents.ts';

/** One line of a table of fields. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
}

/** Of a long list of values so many are shown. */
const valuesShown = 12;

const joined = (texts: readonly string[]): string => [...new Set(texts)].join(' | ');

function arrayText({ items, prefixItems }: Schema): string {
  const places = prefixItems ?? (Array.isArray(items) ? (items as readonly Schema[]) : null);
  if (places !== null) return `[${places.map(typeText).join(', ')}]`;
  const one = items === undefined ? 'any' : typeText(items as Schema);
  return one.includes(' | ') ? `(${one})[]` : `${one}[]`;
}

function valuesText(values: readonly unknown[]): string {
  const shown = values.slice(0, valuesShown).map((value) => JSON.stringify(value));
  return joined(values.length > valuesShown ? [...shown, `… ${values.length} values`] : shown);
}

/** What a field takes, in a few words: the name of a shape, `string`, `"buy" | "sell"`. */
export function typeText(schema: Schema): string {
  if (schema.$ref !== undefined) return nameIn(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return valuesText(schema.enum);
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts !== undefined) return joined(parts.map(typeText));
  if (schema.type === 'array') return arrayText(schema);
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object')
    return `{ [name]: ${typeText(schema.additionalProperties)} }`;
  if (schema.type === undefined) return 'any';
  return typeof schema.type === 'string' ? schema.type : joined(schema.type);
}

/** The fields of a shape, those that are needed first. */
export function fieldsOf({ properties = {}, required = [] }: Schema): Field[] {
  const fields = Object.entries(properties).map(([name, field]) => ({
    name,
    type: typeText(field),
    isRequired: required.includes(name),
    description: field.description ?? '',
  }));
  return [...fields.filter(({ isRequired }) => isRequired), ...fields.filter(({ isRequired }) => !isRequired)];
}

/** Names of the shapes that a shape mentions, in their order, each once. */
export function shapesIn(schema: object): string[] {
  const names = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' && typeof inner === 'string') names.add(nameIn(inner));
      else look(inner);
    }
  };
  look(schema);
  return [...names];
}

/** An example of a shape, where none is given: each needed field with a value of its kind. */
export function sampleOf(schema: Schema, schemas: Schemas, depth = 0): unknown {
  if (depth > 4) return null;
  if (schema.$ref !== undefined) return sampleOf(schemas[nameIn(schema.$ref)] ?? {}, schemas, depth + 1);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [part] = schema.anyOf ?? schema.oneOf ?? [];
  if (part !== undefined) return sampleOf(part, schemas, depth + 1);
  if (schema.type === 'array') return [];
  if (schema.type === 'number' || schema.type === 'integer') return 1;
  if (schema.type === 'boolean') return false;
  if (schema.properties === undefined) return schema.type === 'string' ? '' : {};
  const needed = Object.entries(schema.properties).filter(([name]) => schema.required?.includes(name) === true);
  return Object.fromEntries(needed.map(([name, field]) => [name, sampleOf(field, schemas, depth + 1)]));
}
