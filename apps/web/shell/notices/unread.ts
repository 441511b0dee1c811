import { queryClient, outdate, queryOf, useCall } from '../client/query.ts';
import { onEvent } from '../client/stream.ts';
import { toast } from '../feedback/toast.ts';
import { useSignedIn } from '../session/session.ts';

const latest = { body: { type: 'message', page: 1, limit: 1 } } as const;
/** What the statement tells of is told from there, with its amount. */
const shownAsArrival = /^(deposit-success|liquidation|stop-loss|stop-profit|product-completed)$/;
/** Several messages of one event come together and are told of once. */
const gatherMs = 300;
let timer: ReturnType<typeof setTimeout> | undefined;

export const outdateNotices = () =>
  outdate({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('POST /player/notice/') });

async function tellLatest() {
  const newest = await queryClient
    .fetchQuery({ ...queryOf('POST /player/notice/page', latest), staleTime: 0 })
    .catch(() => undefined);
  const [message] = newest?.list ?? [];
  if (message?.unread === true) toast(message.title);
}

// For as long as the app is open, whatever page is shown.
onEvent('notice', ({ kind }) => {
  // It has a toast of its own, with the price.
  if (kind === 'price-alert' || shownAsArrival.test(kind)) return outdateNotices();
  clearTimeout(timer);
  timer = setTimeout(() => {
    outdateNotices();
    void tellLatest();
  }, gatherMs);
});

/** How many messages and announcements have not been opened yet. */
export function useUnread(): { message: number; notice: number } {
  const enabled = useSignedIn();
  return (
    useCall('POST /player/notice/page', latest, { enabled, staleTime: 60_000 }).data?.unread ?? {
      message: 0,
      notice: 0,
    }
  );
}
