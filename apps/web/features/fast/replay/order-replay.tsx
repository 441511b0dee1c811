import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { t } from '../../../locales/i18n.ts';
import { checkOf, isSound, type Checked } from '../../../shell/fair/recompute.ts';
import type { FastOrder } from '../../../shell/fast/standing.ts';
import { Player } from './player.tsx';
import { replayOf, stretchesOf } from './replay.ts';

function Body({ order, checked }: { order: FastOrder; checked: Checked | undefined }) {
  const replay = useMemo(
    () => (checked !== undefined && isSound(checked) ? replayOf(order, checked.marks) : null),
    [order, checked],
  );
  if (replay !== null)
    return <Player replay={replay} note={stretchesOf(replay.marks).length > 1 ? t('replay.broken') : null} />;
  return (
    <p className="m-auto max-w-80 text-center text-note text-pretty text-faint">
      {t(checked?.marks.length === 0 ? 'replay.gone' : 'replay.unchecked')}
    </p>
  );
}

/** A settled order, played back along the recorded prices that this device has checked, and along no others. */
export function OrderReplay({ order }: { order: FastOrder }) {
  const { data, isPending } = useQuery(checkOf(order));
  return (
    <section className="mx-4 mt-4 flex min-h-72 flex-col rounded-card bg-surface p-4">
      {!isPending && <Body order={order} checked={data} />}
    </section>
  );
}
