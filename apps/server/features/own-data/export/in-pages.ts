type Next<Row> = (last: Row | undefined) => Promise<readonly Row[]>;

/**
 * Rows as they are read, so many at a time: however many there are, some hundred are in memory.
 * @param next those behind the last one; of fewer than `atOnce` it is not asked again
 */
export async function* pagesOf<Row>(atOnce: number, next: Next<Row>): AsyncGenerator<readonly Row[]> {
  for (let last: Row | undefined; ;) {
    const rows = await next(last);
    yield rows;
    last = rows.at(-1);
    if (rows.length < atOnce) return;
  }
}

/** The same, one after the other. */
export async function* inPages<Row>(atOnce: number, next: Next<Row>): AsyncGenerator<Row> {
  for await (const rows of pagesOf(atOnce, next)) yield* rows;
}
