import { useEffect } from 'react';
import { ErrorState, Skeleton } from '../design/states.tsx';
import { t } from '../locales/i18n.ts';
import { NotTraded } from '../shell/quotes/not-traded.tsx';
import { useTickerList } from '../shell/quotes/ticker-list.ts';
import type { Ticker } from '../shell/quotes/tickers.ts';
import { navigate, usePlace, type Place } from '../shell/routing/hash.ts';
import { Charts } from './charts.tsx';
import { useWorkspacePlace, type WorkspacePlace } from './workspace-place.ts';
import { Dock } from './dock.tsx';
import { Header } from './header.tsx';
import { PanelGroup, type Part } from './panel-group.tsx';
import { ticketPages } from './products.ts';
import { BookPanel, TicketPanel } from './side.tsx';
import { WatchList } from './watch-list.tsx';
import { useArrangement } from './use-arrangement.ts';

/** Lock mining, a tab of the trade page where that is narrow, has a page of its own. */
function ToLockMining() {
  useEffect(() => navigate('pages/lockMining/lockMining', {}, 'replace'), []);
  return null;
}

type Shown = ReturnType<typeof useArrangement>['shown'];

const ifShown = (shown: Shown, name: Shown[number], part: Part): Part[] => (shown.includes(name) ? [part] : []);

function sideParts(shown: Shown, row: Ticker, place: WorkspacePlace): Part[] {
  const book = { name: 'book', label: t('spot.book'), least: 160, size: 240, content: <BookPanel row={row} /> };
  const ticket = { name: 'ticket', label: t('workspace.ticket'), least: 240, content: <TicketPanel place={place} /> };
  return [...ifShown(shown, 'book', book), ...ifShown(shown, 'ticket', ticket)];
}

function middleParts(shown: Shown, row: Ticker, place: WorkspacePlace): Part[] {
  const charts = { name: 'charts', label: t('kline.title'), least: 240, content: <Charts row={row} /> };
  const content = <Dock row={row} place={place} />;
  const dock = { name: 'dock', label: t('workspace.dock'), least: 140, size: 260, content };
  return [charts, ...ifShown(shown, 'dock', dock)];
}

const stacked = (name: string, parts: readonly Part[]) => <PanelGroup name={name} upright parts={parts} />;

function useColumns(row: Ticker, place: WorkspacePlace): Part[] {
  const { shown, swapped } = useArrangement();
  const [middle, side] = [middleParts(shown, row, place), sideParts(shown, row, place)];
  const prices = <WatchList place={place} />;
  const columns: Part[] = [
    ...ifShown(shown, 'watchList', {
      name: 'watch',
      label: t('workspace.watchList'),
      least: 220,
      size: 300,
      content: prices,
    }),
    { name: 'middle', label: t('kline.title'), least: 300, content: stacked('middle', middle) },
  ];
  if (side.length > 0)
    columns.push({
      name: 'side',
      label: t('workspace.ticket'),
      least: 320,
      size: 340,
      content: stacked('side', side),
    });
  return swapped ? columns.reverse() : columns;
}

function Columns({ row, place }: { row: Ticker; place: WorkspacePlace }) {
  return (
    <>
      <Header row={row} place={place} />
      <PanelGroup name="columns" parts={useColumns(row, place)} />
    </>
  );
}

const WorkspaceSkeleton = () => (
  <div role="status" aria-label={t('shell.loading')} className="flex flex-1 flex-col gap-2 p-4">
    <Skeleton className="h-10" />
    <Skeleton className="flex-1" />
  </div>
);

function Content({ place }: { place: WorkspacePlace }) {
  const list = useTickerList();
  if (place.missing !== null) return <NotTraded symbol={place.missing} onChoose={place.openSymbol} />;
  if (place.row !== undefined) return <Columns row={place.row} place={place} />;
  return list.isError ? <ErrorState onRetry={() => void list.refetch()} /> : <WorkspaceSkeleton />;
}

function Workspace() {
  const place = useWorkspacePlace();
  return (
    <div className="workspace flex flex-col">
      <h1 className="sr-only">{t('shell.market')}</h1>
      <Content place={place} />
    </div>
  );
}

const isLockMining = ({ path, query }: Place): boolean =>
  path === ticketPages.fast && query.get('tab') === 'lockMining';

/** Everything that trading needs beside each other: prices, charts, book, ticket, and what one has open. */
export function WorkspacePage() {
  return isLockMining(usePlace()) ? <ToLockMining /> : <Workspace />;
}
