const timeoutMs = 20_000;

/** Asks one of the product's own public calls. @throws in the words of the server when it is refused */
export async function publicCall<Answer>(
  address: string,
  path: string,
  query: Readonly<Record<string, string | number>> = {},
): Promise<Answer> {
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const search = pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
  const response = await fetch(`${address}${path}${search}`, {
    headers: { lang: 'en' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { code, message, data } = (await response.json()) as { code: number; message: string; data: Answer };
  if (code !== 200) throw new Error(message);
  return data;
}
