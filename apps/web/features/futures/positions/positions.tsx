import { ChevronRight, Layers, ListX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { Empty, ErrorState, Skeleton } from '../../../design/states.tsx';
import { number } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { withSecondary } from '../../../locales/late/with-words.ts';
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

interface ShownCardProps {
  shown: Shown;
  onChoose: (symbol: string) => void;
  /** A link asks to close it: told once that is taken up. */
  onAsked: (() => void) | undefined;
}

function Card({ shown, ...card }: ShownCardProps) {
  const rule = useRule().data;
  const contract = rule === undefined ? undefined : termsOf(rule, symbolOf(shown))?.contract;
  if (shown.kind === 'waiting') return <WaitingCard order={shown.order} onChoose={card.onChoose} />;
  if (contract === undefined) return <Skeleton className="h-40 rounded-card" />;
  if (shown.kind === 'pair') return <PairCard long={shown.long} short={shown.short} contract={contract} {...card} />;
  return <PositionCard order={shown.order} contract={contract} {...card} />;
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

/** Which of them a link asks to close, and how that is taken up; a link that names none of them is forgotten. */
function useAskedFor(shown: readonly Shown[], isPending: boolean) {
  const [linked, leave] = useLinked('close');
  const asked = shown.find((each) => each.kind !== 'waiting' && symbolOf(each) === linked);
  const namesNone = linked !== '' && linked !== 'all' && asked === undefined && !isPending;
  useEffect(() => {
    if (namesNone) leave();
  }, [namesNone, leave]);
  return (each: Shown) => (each === asked ? leave : undefined);
}

/** Everything of the user that still lives in futures, that of the present symbol first. */
export function Positions({ symbol, onChoose }: { symbol: string; onChoose: (symbol: string) => void }) {
  const { rows, isPending, error } = useOpenFutures();
  const shown = shownOf(rows, symbol);
  const askedFor = useAskedFor(shown, isPending);
  const held = shown.filter(({ kind }) => kind !== 'waiting').length;
  return (
    <section className="gutter pt-4 pb-4">
      <Head counts={countsOf(shown)} />
      {held > 0 && <CloseAll several={held > 1} />}
      <Standing pending={isPending} fault={error} empty={shown.length === 0} />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] items-start gap-3">
        {shown.map((each) => (
          <li key={keyOf(each)} className="animate-appear">
            <Card shown={each} onChoose={onChoose} onAsked={askedFor(each)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
