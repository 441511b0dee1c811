import { CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../design/button.tsx';
import { date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { KeptImage } from '../../shell/files/kept-image.tsx';
import type { Message } from './messages.ts';
import { discard, retry } from './outbox.ts';
import type { Unsent } from './unsent.ts';

function Words({ text, files }: { text: string; files: readonly string[] }) {
  return (
    <>
      {files.length > 0 && (
        <div className={`mb-1 grid gap-2 ${files.length > 1 ? 'grid-cols-2' : ''}`}>
          {files.map((id) => (
            <KeptImage key={id} id={id} alt={t('support.picture')} className="h-28 w-full" />
          ))}
        </div>
      )}
      {text !== '' && (
        <p className="text-row break-words" style={{ whiteSpace: 'pre-wrap' }}>
          {text}
        </p>
      )}
    </>
  );
}

function Bubble({ own, children, foot }: { own: boolean; children: ReactNode; foot: ReactNode }) {
  return (
    <li className={`flex flex-col ${own ? 'items-end' : 'items-start'}`}>
      <div
        className={`min-w-0 animate-appear rounded-card px-3 py-2 ${own ? 'bg-brand-soft' : 'bg-raised'}`}
        style={{ maxWidth: '82%' }}
      >
        {children}
      </div>
      <div className="mt-0.5 flex items-center gap-1 px-1 text-mini text-faint">{foot}</div>
    </li>
  );
}

/** A message that the server has. */
export const MessageBubble = ({ message: { from, text, files, time } }: { message: Message }) => (
  <Bubble
    own={from === 'customer'}
    foot={
      <>
        {from === 'operator' && <span>{t('support.operator')} ·</span>}
        {date(time, 'clock')}
      </>
    }
  >
    <Words text={text} files={files} />
  </Bubble>
);

/** A message that is on its way, or waits for a person or the line. */
export function UnsentBubble({ unsent: { key, text, files, state, reason } }: { unsent: Unsent }) {
  const failed = state === 'failed';
  return (
    <Bubble
      own
      foot={
        failed ? (
          <span className="flex items-center gap-1 text-error">
            <CircleAlert size={14} aria-hidden="true" />
            {reason ?? t('support.unsent')}
          </span>
        ) : (
          <>
            <Clock size={14} aria-hidden="true" />
            {t('support.sending')}
          </>
        )
      }
    >
      <Words text={text} files={files} />
      {failed && (
        <div className="mt-2 flex gap-3" role="alert">
          <Button look="faded" size="small" onClick={() => retry(key)}>
            {t('shell.retry')}
          </Button>
          <Button look="plain" size="small" onClick={() => discard(key)}>
            {t('support.discard')}
          </Button>
        </div>
      )}
    </Bubble>
  );
}
