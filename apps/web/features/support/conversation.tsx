import { MessagesSquare } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../design/button.tsx';
import { Empty, ErrorState, Skeleton } from '../../design/states.tsx';
import { date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { byDay } from '../../shell/client/by-day.ts';
import { MessageBubble, UnsentBubble } from './bubbles.tsx';
import { Composer } from './composer.tsx';
import { useMessages, type Message } from './messages.ts';
import { openOutbox, say, useOutbox } from './outbox.ts';

/** The newest message stays in sight; what is older is read at leisure. */
function useFollow(newest: string) {
  const before = useRef('');
  useEffect(() => {
    if (newest === before.current) return;
    before.current = newest;
    requestAnimationFrame(() => scrollTo(0, document.documentElement.scrollHeight));
  }, [newest]);
}

/** Messages that are being fetched. */
export function ConversationSkeleton() {
  return (
    <div role="status" aria-label={t('shell.loading')} className="gutter mt-auto space-y-4 pb-4">
      <Skeleton className="h-16 w-2/3 rounded-card" />
      <Skeleton className="ml-auto h-11 w-48 rounded-card" />
      <Skeleton className="h-24 w-2/3 rounded-card" />
    </div>
  );
}

function Days({ messages }: { messages: readonly Message[] }) {
  return byDay(messages.toReversed()).map((day) => (
    <section key={day.key}>
      <h2 className="my-4 text-center text-caption text-faint">{date(day.at, 'day')}</h2>
      <ol className="space-y-3">
        {day.rows.map((message) => (
          <MessageBubble key={message.id} message={message} />
        ))}
      </ol>
    </section>
  ));
}

/** Fetches what was said before, and says when that fails. */
function Older({ pages }: { pages: ReturnType<typeof useMessages> }) {
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const fetchOlder = () => void fetchNextPage();
  if (isFetchNextPageError && !isFetchingNextPage) return <ErrorState text={error?.message} onRetry={fetchOlder} />;
  return (
    hasNextPage && (
      <div className="pt-3 text-center">
        <Button look="quiet" size="small" busy={isFetchingNextPage} onClick={fetchOlder}>
          {t('support.older')}
        </Button>
      </div>
    )
  );
}

/** The built-in conversation with customer service. */
export function Conversation() {
  const pages = useMessages();
  const { messages, isPending, isError, error, refetch } = pages;
  const unsent = useOutbox((now) => now.unsent);
  useEffect(openOutbox, []);
  const newest = messages[0]?.id ?? null;
  useFollow(unsent.at(-1)?.key ?? newest ?? '');
  const isEmpty = messages.length === 0 && unsent.length === 0;
  return (
    <div className="flex flex-1 flex-col">
      {isPending && <ConversationSkeleton />}
      {isError && messages.length === 0 && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!isPending && !isError && isEmpty && (
        <div className="my-auto">
          <Empty icon={MessagesSquare} title={t('support.begin')} text={t('support.beginText')} />
        </div>
      )}
      <div role="log" aria-label={t('support.conversation')} className="gutter mt-auto pb-4">
        <Older pages={pages} />
        <Days messages={messages} />
        {unsent.length > 0 && (
          <ol className="mt-3 space-y-3">
            {unsent.map((one) => (
              <UnsentBubble key={one.key} unsent={one} />
            ))}
          </ol>
        )}
      </div>
      <Composer onSend={(text, files) => void say(text, files, newest)} />
    </div>
  );
}
