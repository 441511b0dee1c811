import type { CallAnswer } from '@candor/api-contract/index.ts';
import { call } from '../../shell/client/call.ts';
import { outdate, queryKey, useCall } from '../../shell/client/query.ts';
import { onEvent } from '../../shell/client/stream.ts';
import { usePages } from '../../shell/client/use-pages.ts';

const name = 'GET /service/messages';
export type Message = CallAnswer<typeof name>['list'][number];

const perPage = 20;

// For as long as the app is open: an answer shows wherever the conversation does.
onEvent('support', () => outdate({ queryKey: queryKey(name) }));

/** The own conversation, latest message first. A message that comes between two pages is not shown twice. */
export function useMessages() {
  const pages = usePages<Message>([name], (page) => call(name, { query: { page, limit: perPage } }, { quiet: true }));
  const messages = [...new Map(pages.rows.map((message) => [message.id, message])).values()];
  return { ...pages, messages };
}

/** What was said last; undefined while that is not known, or nothing was said. */
export const useLastMessage = (): Message | undefined => useCall(name, { query: { page: 1, limit: 1 } }).data?.list[0];
