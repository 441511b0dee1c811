import { Bell } from 'lucide-react';
import { t } from '../../locales/i18n.ts';
import { IconLink } from '../routing/link.tsx';
import { useUnread } from './unread.ts';

/** The way to the messages, with a dot while something is unread. */
export function MessageBell() {
  const { message, notice } = useUnread();
  const count = message + notice;
  return (
    <IconLink
      to="pages/messages/messages"
      label={count === 0 ? t('shell.messages') : t('shell.messagesUnread', { count })}
      className="relative"
    >
      <Bell size={22} strokeWidth={1.75} aria-hidden="true" />
      {count > 0 && <span className="absolute top-2 right-2 size-2.5 rounded-full bg-error" />}
    </IconLink>
  );
}
