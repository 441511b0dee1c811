import { hasPasskeys } from '@candor/client/passkeys/has-passkeys.ts';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { Card, Lead, Tile } from '../../../design/list.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { ErrorState, Skeleton, SkeletonCard } from '../../../design/states.tsx';
import { date } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { useCall } from '../../../shell/client/query.ts';
import { AddPasskey } from './add-passkey.tsx';
import { RemovePasskey, type Passkey } from './remove-passkey.tsx';

function Row({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, createTime, lastUseTime } = passkey;
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <Tile icon={Fingerprint} tone="plain" />
      <span className="min-w-0 flex-1">
        <span className="block text-row font-semibold break-words hyphens-auto">{name}</span>
        <span className="mt-0.5 block text-note text-soft">
          {t('passkeys.addedOn', { time: date(createTime, 'day') })}
        </span>
        <span className="block text-note text-soft">
          {lastUseTime === null ? t('passkeys.unused') : t('passkeys.used', { time: date(lastUseTime, 'moment') })}
        </span>
      </span>
      <Button
        look="quiet"
        size="small"
        onClick={onRemove}
        aria-haspopup="dialog"
        aria-label={`${t('passkeys.remove')}: ${name}`}
        className="shrink-0"
      >
        {t('passkeys.remove')}
      </Button>
    </li>
  );
}

function Rows({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const close = () => setRemoved(null);
  return (
    <>
      <Card className="mt-4 overflow-hidden">
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
          ))}
        </ul>
      </Card>
      <Sheet open={removed !== null} onClose={close} title={t('passkeys.removeTitle', { name: removed?.name ?? '' })}>
        {removed !== null && <RemovePasskey passkey={removed} onDone={close} />}
      </Sheet>
    </>
  );
}

function Adding() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!hasPasskeys()) return <p className="mt-4 text-note text-pretty text-soft">{t('passkeys.unsupported')}</p>;
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog" className="mt-6 w-full">
        {t('passkeys.add')}
      </Button>
      <Sheet open={open} onClose={close} title={t('passkeys.add')}>
        <AddPasskey onDone={close} />
      </Sheet>
    </>
  );
}

/** The own passkeys: what they are for, each to be taken away, and another one. */
export function PasskeysPage() {
  const list = useCall('GET /player/passkeys');
  if (list.data === undefined)
    return list.isError ? (
      <ErrorState text={list.error.message} onRetry={() => void list.refetch()} />
    ) : (
      <div className="gutter space-y-4 pt-2">
        <SkeletonCard className="h-28" />
        <Skeleton className="h-13 rounded-field" />
      </div>
    );
  return (
    <div className="gutter pt-2 pb-4">
      <Lead
        icon={Fingerprint}
        tone={list.data.length > 0 ? 'up' : 'brand'}
        title={t('passkeys.leadTitle')}
        text={t('passkeys.leadText')}
      />
      {list.data.length > 0 && <Rows passkeys={list.data} />}
      <Adding />
    </div>
  );
}
