import { callNames, declarationOf, type CallName } from '@candor/api-contract/index.ts';
import { fileId, opaqueId } from '@candor/api-contract/scalars.ts';
import { z } from 'zod';

/** A field of a call by which a customer names a thing. */
export interface Naming {
  readonly call: CallName;
  readonly part: 'params' | 'query' | 'body';
  /** Of what a list holds: `list.field`. */
  readonly field: string;
}

interface Schema {
  readonly pattern?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}
const schemaOf = (type: z.ZodType): Schema => z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema;

const idPatterns = new Set([schemaOf(opaqueId).pattern, schemaOf(fileId).pattern]);
const isId = ({ pattern, items, anyOf = [] }: Schema): boolean =>
  idPatterns.has(pattern ?? '') || (items !== undefined && isId(items)) || anyOf.some(isId);

function fieldsOf({ properties = {}, anyOf = [], oneOf = [] }: Schema): [string, Schema][] {
  const inLists = Object.entries(properties).flatMap(([list, { items }]) =>
    items === undefined ? [] : fieldsOf(items).map(([field, schema]): [string, Schema] => [`${list}.${field}`, schema]),
  );
  return [...Object.entries(properties), ...inLists, ...anyOf.flatMap(fieldsOf), ...oneOf.flatMap(fieldsOf)];
}

const parts = ['params', 'query', 'body'] as const;

function* fields(): Generator<readonly [Naming, Schema]> {
  for (const call of callNames) {
    const declaration = declarationOf(call);
    if (declaration.access !== 'session') continue;
    for (const part of parts) {
      const type = declaration[part];
      if (type === undefined) continue;
      for (const [field, schema] of new Map(fieldsOf(schemaOf(type)))) yield [{ call, part, field }, schema];
    }
  }
}

/** Every field of every customer's call that takes an id. */
export const namings: readonly Naming[] = [...fields()].flatMap(([naming, schema]) => (isId(schema) ? [naming] : []));

/** What identifies a person outside Candor is no thing of ours. */
const outside: readonly string[] = ['remitterId'];

/** Called like an id without being declared as one: these would slip past {@link namings}. */
export const undeclaredIds: readonly string[] = [...fields()].flatMap(([{ call, field }, schema]) =>
  /(^|\.)id$|[a-z]Id$|(^|\.)orderNo$/.test(field) && !outside.includes(field) && !isId(schema)
    ? [`${call} ${field}`]
    : [],
);
