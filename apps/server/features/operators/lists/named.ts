import { nameKey } from '../../../identity/name-key.ts';
import type { Secrets } from '../../../secrets/secrets.ts';

/** A narrowing with the key by which its text finds whoever has handed it in as their name. */
export const named = <Query extends { readonly search?: string | undefined }>(
  secrets: Pick<Secrets, 'fingerprint'>,
  query: Query,
): Query & { readonly nameKey?: string } =>
  query.search === undefined || !/\p{L}/u.test(query.search)
    ? query
    : { ...query, nameKey: nameKey(secrets, query.search) };
