import { Eye, EyeOff, Share2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { ErrorState, Skeleton } from '../../design/states.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { t } from '../../locales/i18n.ts';
import { shareProof, useOwnProof } from './own-proof.ts';
import { SharedProof } from './shared-proof.tsx';

function Seen({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <div className="flex gap-3">
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-brand" />
      <div className="min-w-0">
        <h3 className="text-row font-semibold">{title}</h3>
        <p className="mt-0.5 text-note text-pretty text-soft">{text}</p>
      </div>
    </div>
  );
}

/** Who will see what, before anything is shown to anybody. */
function Offer({ orderNo }: { orderNo: string }) {
  const { submit, busy } = useSubmit(() => shareProof(orderNo));
  return (
    <>
      <div className="space-y-4 rounded-card bg-raised p-4">
        <Seen icon={Eye} title={t('proof.seenTitle')} text={t('proof.seen')} />
        <Seen icon={EyeOff} title={t('proof.unseenTitle')} text={t('proof.unseen')} />
      </div>
      <p className="mt-3 px-1 text-note text-pretty text-soft">{t('proof.passedOn')}</p>
      <Button busy={busy} onClick={() => submit()} className="mt-4 w-full">
        {t('proof.create')}
      </Button>
    </>
  );
}

function Body({ orderNo }: { orderNo: string }) {
  const { data, error, refetch } = useOwnProof(orderNo, true);
  if (error !== null && data === undefined) return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className="h-72 w-full rounded-card" />;
  return data.card === null ? <Offer orderNo={orderNo} /> : <SharedProof orderNo={orderNo} id={data.card.id} />;
}

/** The way to show an own settled order to others, and to take that back. */
export function ShareProof({ orderNo }: { orderNo: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="plain" size="medium" onClick={() => setOpen(true)} className="mx-auto !flex">
        <Share2 size={18} aria-hidden="true" className="shrink-0" />
        {t('proof.share')}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('proof.shareTitle')}>
        <Body orderNo={orderNo} />
      </Sheet>
    </>
  );
}
