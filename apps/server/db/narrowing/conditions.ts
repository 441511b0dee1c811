/** A part of a where clause; its parameters begin at $1. */
export interface Condition {
  readonly sql: string;
  readonly params: readonly unknown[];
}

export const condition = (sql: string, ...params: readonly unknown[]): Condition => ({ sql, params });

function joined(parts: readonly (Condition | null)[], word: 'and' | 'or' | 'union', without: string): Condition {
  const params: unknown[] = [];
  const texts = parts.flatMap((part) => {
    if (part === null) return [];
    const before = params.length;
    params.push(...part.params);
    return [`(${part.sql.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + before}`)})`];
  });
  return { sql: texts.length === 0 ? without : texts.join(` ${word} `), params };
}

/** All of them, their parameters numbered through; what isn't asked for is null and left out. */
export const allOf = (parts: readonly (Condition | null)[]): Condition => joined(parts, 'and', 'true');
export const anyOf = (parts: readonly (Condition | null)[]): Condition => joined(parts, 'or', 'false');

/**
 * Rows that any of them finds, each of them by its own index: of what is joined by `or` the planner may read all rows
 * in the order of the list and try each.
 * @param key of a row, by the letter of its table @param table with its letter
 */
export function foundByAny(key: string, table: string, parts: readonly (Condition | null)[]): Condition {
  const { sql, params } = keysOfAny(key, table, parts);
  return { sql: `${key} in (${sql})`, params };
}

/** The same where few are found, but the planner expects many: they are gathered first, then read by their keys. */
export function foundByFew(key: string, table: string, parts: readonly (Condition | null)[]): Condition {
  const { sql, params } = keysOfAny(key, table, parts);
  return { sql: `${key} = any(array(${sql}))`, params };
}

function keysOfAny(key: string, table: string, parts: readonly (Condition | null)[]): Condition {
  const each = parts.map((part) =>
    part === null ? null : { ...part, sql: `select ${key} from ${table} where ${part.sql}` },
  );
  return joined(each, 'union', `select ${key} from ${table} where false`);
}

/** What falls into a time: from an instant on, before another one, each if it is given. */
export const within = (
  column: string,
  { from, to }: { readonly from?: number | undefined; readonly to?: number | undefined },
): Condition =>
  allOf([
    from === undefined ? null : condition(`${column} >= $1`, from),
    to === undefined ? null : condition(`${column} < $1`, to),
  ]);

/** A column that has a value, if one is asked for. */
export const equals = (column: string, value: unknown): Condition | null =>
  value === undefined || value === '' ? null : condition(`${column} = $1`, value);

/** The pattern of what begins with a text, whatever it contains. */
export const beginning = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;
