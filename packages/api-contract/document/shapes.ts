import { z } from 'zod';

export type Json = Record<string, unknown>;
type Io = 'input' | 'output';
/** How tuples are written: OpenAPI 3.1 knows the newer form, AsyncAPI 3.0 the older. */
export type Draft = 'draft-7' | 'draft-2020-12';

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** `order-no` and `order_no` as part of a name: `OrderNo`. */
export const nameOf = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Objects with fields that are known; a table of anything has no name. */
const isShape = ({ type, properties }: Json): boolean =>
  (type === 'object' || (Array.isArray(type) && type.includes('object'))) && isJson(properties);

/** What a shape says of itself: values that none of its kind differs in, as `place` and `fast`. */
const constantsOf = ({ properties }: Json): string =>
  Object.values(isJson(properties) ? properties : {})
    .flatMap((field) => (isJson(field) && typeof field['const'] === 'string' ? [nameOf(field['const'])] : []))
    .join('');

/** What is told of one part of several in its name: nothing where the others are no shapes. */
function partName(parts: readonly unknown[], at: number): string {
  const part = parts[at];
  if (parts.filter((one) => isJson(one) && one['type'] !== 'null').length === 1 || !isJson(part)) return '';
  return constantsOf(part) || String(at + 1);
}

/** Shapes of a document, each under one name, however often it is used. */
export class Shapes {
  readonly schemas: Json = {};
  private readonly draft: Draft;
  private readonly names = new Map<string, string>();

  constructor(draft: Draft) {
    this.draft = draft;
  }

  /** The shape of a schema, with every object in it under a name. @param name of what has none yet */
  of(schema: z.ZodType, io: Io, name: string): Json {
    return this.named(this.inline(schema, io), name);
  }

  /** The same in one piece. */
  inline(schema: z.ZodType, io: Io): Json {
    const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: this.draft });
    return rest;
  }

  /** A shape that is written already. */
  add(name: string, schema: Json): Json {
    return this.named(schema, name);
  }

  private named(schema: Json, name: string): Json {
    const inner = this.withNamedParts(schema, name);
    if (!isShape(inner)) return inner;
    const text = JSON.stringify(inner);
    const known = this.names.get(text) ?? this.keep(inner, text, name);
    return { $ref: `#/components/schemas/${known}` };
  }

  private keep(schema: Json, text: string, wanted: string): string {
    let name = wanted;
    for (let number = 2; Object.hasOwn(this.schemas, name); number += 1) name = `${wanted}${number}`;
    this.schemas[name] = schema;
    this.names.set(text, name);
    return name;
  }

  private withNamedParts(schema: Json, name: string): Json {
    const parts = Object.entries(schema).map(([key, value]): [string, unknown] => {
      if (key === 'properties' && isJson(value)) return [key, this.fields(value, name)];
      if (/^(items|prefixItems|anyOf|oneOf|allOf)$/.test(key) && Array.isArray(value))
        return [key, this.parts(value as unknown[], name)];
      const isPart = /^(items|additionalProperties|additionalItems)$/.test(key);
      return [key, isPart && isJson(value) ? this.named(value, `${name}Item`) : value];
    });
    return Object.fromEntries(parts);
  }

  private parts(parts: readonly unknown[], name: string): unknown[] {
    return parts.map((part, at) => (isJson(part) ? this.named(part, name + partName(parts, at)) : part));
  }

  private fields(properties: Json, name: string): Json {
    return Object.fromEntries(
      Object.entries(properties).map(([field, shape]) => [
        field,
        isJson(shape) ? this.named(shape, name + nameOf(field)) : shape,
      ]),
    );
  }
}
