import { calls } from '@candor/api-contract/index.ts';
import { vi } from 'vitest';
// First: the session is read when its module loads.
import './browser.ts';

/**
 * The call that an act makes, and its body as it goes over the wire; the server's own schema has to take it.
 * @param answer data that the server answers
 */
export async function sentBy(act: () => Promise<unknown>, answer: unknown = null): Promise<readonly [string, unknown]> {
  const fetched = vi
    .fn<(address: string, sent: { method: string; body: string }) => Promise<Response>>()
    .mockResolvedValue(Response.json({ code: 200, message: 'OK', data: answer }));
  vi.stubGlobal('fetch', fetched);
  await act();
  const [address, sent] = fetched.mock.calls[0] ?? [];
  const name = `${sent?.method} ${address}`;
  const body: unknown = JSON.parse(sent?.body ?? '');
  const declared = Object.entries(calls).find(([key]) => key === name)?.[1];
  if (declared === undefined || !('body' in declared)) throw new Error(`no call ${name}`);
  declared.body.parse(body);
  return [name, body];
}

/** What a form would send that is opened and confirmed as it stands, with these fields typed. */
export const typedInto = (
  fields: readonly { readonly name: string; readonly initial?: string }[] | undefined,
  typed: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  ...Object.fromEntries((fields ?? []).map(({ name, initial = '' }) => [name, initial])),
  ...typed,
});
