import { useEffect } from 'react';
import { useCall } from '../../shell/client/query.ts';
import { keepCustomerLink, session } from '../../shell/session/session.ts';
import { safeLink } from './safe-link.ts';

/**
 * The customer-service link that can be opened inside the app; null for the built-in conversation, undefined until it
 * is known.
 */
export function useServiceLink(): string | null | undefined {
  const { data, isError } = useCall('POST /player/customer/link', undefined, { staleTime: 300_000 });
  const link = data?.forwardLink;
  useEffect(() => {
    if (link !== undefined) keepCustomerLink(link);
  }, [link]);
  if (link === undefined) return isError ? safeLink(session().customerLink, location.origin) : undefined;
  return safeLink(link, location.origin);
}
