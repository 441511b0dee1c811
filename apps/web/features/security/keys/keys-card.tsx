import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { ErrorState, SkeletonCard } from '../../../design/states.tsx';
import { t } from '../../../locales/i18n.ts';
import { useCall } from '../../../shell/client/query.ts';
import { KeyList } from './key-list.tsx';
import { MadeKey, type Made } from './made-key.tsx';
import { MakeKey } from './make-key.tsx';

/** Own keys by which programs act, each to be ended; another is made in a sheet, and shown with its secret once. */
export function KeysCard() {
  const list = useCall('GET /player/keys/list');
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  if (list.data === undefined)
    return list.isError ? (
      <ErrorState text={list.error.message} onRetry={() => void list.refetch()} />
    ) : (
      <SkeletonCard className="h-40" />
    );
  const close = () => {
    setMaking(false);
    setMade(null);
  };
  return (
    <section className="mt-8">
      <h2 className="text-bar font-semibold">{t('keys.title')}</h2>
      <p className="mt-1 text-row text-pretty text-soft">{t('keys.text')}</p>
      {list.data.length > 0 && <KeyList keys={list.data} />}
      <Button look="quiet" onClick={() => setMaking(true)} aria-haspopup="dialog" className="mt-4 w-full">
        {t('keys.make')}
      </Button>
      <Sheet open={making} onClose={close} title={t(made === null ? 'keys.make' : 'keys.made')}>
        {made === null ? <MakeKey onMade={setMade} /> : <MadeKey made={made} onDone={close} />}
      </Sheet>
    </section>
  );
}
