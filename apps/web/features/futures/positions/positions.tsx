import { ChevronRight, Layers, ListX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { Empty, ErrorState, Skeleton } from '../../../design/states.tsx';
import { number } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { withSecondary } from '../../../locales/with-words.ts';
import { useOpenFutures } from '../../../shell/client/futures-orders.ts';
import { queryClient } from '../../../shell/client/query.ts';
import { useOnDemand } from '../../../shell/routing/use-on-demand.ts';
import { useLinked } from '../../../shell/routing/hash.ts';
import { Link } from '../../../shell/routing/link.tsx';
import { termsOf, useRule } from '../../../shell/futures/terms.ts';
import './announce.ts';
import { PairCard } from './pair-card.tsx';
import { PositionCard } from './position-card.tsx';
import { shownOf, symbolOf, type Shown } from '../../../shell/futures/standing.ts';
import { countsOf } from './standing.ts';
import { WaitingCard } from './waiting-card.tsx';

const listCall = 'POST /portal/order/getContractOrder';

function Card({ shown, onChoose }: { shown: Shown; onChoose: (symbol: string) => void }) {
  const rule = useRule().data;
  const contract = rule === undefined ? undefined : termsOf(rule, symbolOf(shown))?.contract;
  if (shown.kind === 'waiting') return <WaitingCard order={shown.order} onChoose={onChoose} />;
  if (contract === undefined) return <Skeleton className="h-40 rounded-card" />;
  if (shown.kind === 'pair')
    return <PairCard long={shown.long} short={shown.short} contract={contract} onChoose={onChoose} />;
  return <PositionCard order={shown.order} contract={contract} onChoose={onChoose} />;
}

const keyOf = (shown: Shown): string => (shown.kind === 'pair' ? shown.long.orderNo : shown.order.orderNo);

function Head({ counts }: { counts: ReturnType<typeof countsOf> }) {
  const others = (
    [
      ['futures.tabUnfilled', counts.unfilled],
      ['futures.tabLocked', counts.locked],
    ] as const
  )
    .flatMap(([word, count]) => (count === 0 ? [] : [`${t(word)} ${number(count)}`]))
    .join(' · ');
  return (
    <div className="flex min-h-11 items-center justify-between gap-2">
      <h2 className="flex flex-wrap items-baseline gap-x-2 text-bar font-semibold">
        {t('futures.positions')}
        {counts.active > 0 && <span className="text-soft">{number(counts.active)}</span>}
        {others !== '' && <span className="text-caption font-normal text-faint">{others}</span>}
      </h2>
      <Link
        to="pages/contract/contractOrder"
        className="press -mr-2 flex min-h-11 shrink-0 items-center gap-0.5 px-2 text-note text-soft"
      >
        {t('futures.allOrders')}
        <ChevronRight size={16} aria-hidden="true" />
      </Link>
    </div>
  );
}

interface StandingProps {
  pending: boolean;
  fault: Error | null;
  empty: boolean;
}

/** What is said in place of the list. */
function Standing({ pending, fault, empty }: StandingProps) {
  if (pending)
    return (
      <div role="status" aria-label={t('shell.loading')}>
        <Skeleton className="h-40 rounded-card" />
      </div>
    );
  if (fault !== null)
    return (
      <ErrorState text={fault.message} onRetry={() => void queryClient.refetchQueries({ queryKey: [listCall] })} />
    );
  return empty ? <Empty icon={Layers} title={t('futures.noPositions')} text={t('futures.noPositionsText')} /> : null;
}

const loadCloseAllSheet = () =>
  withSecondary(() => import('./closing/close-all-sheet.tsx').then((m) => m.CloseAllSheet));

/** Closes all positions, once that is agreed to: by a button where there are several, or where a link asks for it. */
function CloseAll({ several }: { several: boolean }) {
  const [asking, setAsking] = useState(false);
  const [CloseAllSheet, fetchSheet] = useOnDemand(loadCloseAllSheet);
  const ask = async () => setAsking(await fetchSheet());
  const [linked, leave] = useLinked('close');
  useEffect(() => {
    if (linked !== 'all') return;
    leave();
    void fetchSheet().then(setAsking);
  }, [linked, leave, fetchSheet]);
  return (
    <>
      {several && (
        <Button look="quiet" size="medium" className="mb-3 w-full" aria-haspopup="dialog" onClick={() => void ask()}>
          <ListX size={17} aria-hidden="true" />
          {t('futures.closeAll')}
        </Button>
      )}
      {CloseAllSheet !== null && <CloseAllSheet open={asking} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Everything of the user that still lives in futures, that of the present symbol first. */
export function Positions({ symbol, onChoose }: { symbol: string; onChoose: (symbol: string) => void }) {
  const { rows, isPending, error } = useOpenFutures();
  const shown = shownOf(rows, symbol);
  const held = shown.filter(({ kind }) => kind !== 'waiting').length;
  return (
    <section className="gutter pt-4 pb-4">
      <Head counts={countsOf(shown)} />
      {held > 0 && <CloseAll several={held > 1} />}
      <Standing pending={isPending} fault={error} empty={shown.length === 0} />
      <ul className="space-y-3">
        {shown.map((each) => (
          <li key={keyOf(each)} className="animate-appear">
            <Card shown={each} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}
