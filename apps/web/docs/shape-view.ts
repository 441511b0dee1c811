import { nameIn, type Schema, type Schemas } from './documents.ts';
import { folded, made } from './elements.ts';
import { fieldsOf, shapesIn, typeText, type Field } from './fields.ts';

function row({ name, type, isRequired, description }: Field): HTMLElement {
  return made(
    'tr',
    '',
    made('th', '', made('code', '', name), ...(isRequired ? [made('small', '', 'needed')] : [])),
    made('td', '', made('code', '', type), ...(description === '' ? [] : [made('small', '', description)])),
  );
}

function table(fields: readonly Field[]): HTMLElement {
  const body = made('tbody', '', ...fields.map(row));
  for (const head of body.querySelectorAll('th')) head.scope = 'row';
  return made('div', 'scroll', made('table', '', body));
}

/** A shape by its name, and behind it those that it mentions, each drawn when it is opened. */
function named(name: string, schemas: Schemas): HTMLElement {
  return folded([made('code', '', name)], () => shapeOf(schemas[name] ?? {}, schemas));
}

/** The fields of a shape, or what stands in its place, and the shapes that they lead to. */
export function shapeOf(schema: Schema, schemas: Schemas): HTMLElement[] {
  if (schema.$ref !== undefined) return shapeOf(schemas[nameIn(schema.$ref)] ?? {}, schemas);
  const fields = fieldsOf(schema);
  const own = fields.length > 0 ? table(fields) : made('p', '', made('code', '', typeText(schema)));
  return [own, ...shapesIn(schema).map((name) => named(name, schemas))];
}
