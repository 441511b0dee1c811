import { useState } from 'react';
import { Skeleton } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { hostOf } from '../../shell/routing/host-of.ts';
import { usePlace } from '../../shell/routing/hash.ts';
import { Conversation, ConversationSkeleton } from './conversation.tsx';
import { useServiceLink } from './link.ts';

/** The page of customer service in a frame that can't reach the app: it may run and send forms, nothing else. */
function LinkFrame({ link }: { link: string }) {
  const [loaded, setLoaded] = useState(false);
  return (
    <div className="relative flex flex-1 flex-col">
      <p className="relative bg-surface px-4 py-1.5 text-center text-caption text-faint">{hostOf(link)}</p>
      {!loaded && <Skeleton className="absolute inset-0" />}
      <iframe
        src={link}
        title={t('support.title')}
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
        referrerPolicy="no-referrer"
        onLoad={() => setLoaded(true)}
        className={`relative w-full flex-1 border-t border-line ${loaded ? 'bg-white' : ''}`}
      />
    </div>
  );
}

/** The customer-service link inside the app; without one, or when asked for, the built-in conversation. */
export function SupportViewPage() {
  const wantsTalk = usePlace().query.get('type') === 'conversation';
  const link = useServiceLink();
  if (wantsTalk || link === null) return <Conversation />;
  return link === undefined ? <ConversationSkeleton /> : <LinkFrame link={link} />;
}
