import { useEffect } from 'react';
import { ErrorState, Skeleton } from '../design/states.tsx';
import { t } from '../locales/i18n.ts';
import { NotTraded } from '../shell/quotes/not-traded.tsx';
import { useTickerList } from '../shell/quotes/ticker-list.ts';
import type { Ticker } from '../shell/quotes/tickers.ts';
import { navigate, usePlace, type Place } from '../shell/routing/hash.ts';
import { columnsOf, type Pane } from './arrangement.ts';
import { Charts } from './charts.tsx';
import { useWorkspacePlace, type WorkspacePlace } from './workspace-place.ts';
import { Dock } from './dock.tsx';
import { Header } from './header.tsx';
import { PanelGroup, type Part } from './panel-group.tsx';
import { PaneFrame } from './panes/pane-frame.tsx';
import { paneNames } from './panes/pane-names.ts';
import { ticketPages } from './products.ts';
import { heightsNow, largest } from './rooms.ts';
import { BookPanel, TicketPanel } from './side.tsx';
import { WatchList } from './watch-list.tsx';
import { adoptArrangement, useArrangement } from './use-arrangement.ts';

/** Lock mining, a tab of the trade page where that is narrow, has a page of its own. */
function ToLockMining() {
  useEffect(() => navigate('pages/lockMining/lockMining', {}, 'replace'), []);
  return null;
}

function Content({ pane, row, place }: { pane: Pane; row: Ticker; place: WorkspacePlace }) {
  if (pane === 'watchList') return <WatchList place={place} />;
  if (pane === 'charts') return <Charts row={row} />;
  if (pane === 'dock') return <Dock row={row} place={place} />;
  return pane === 'book' ? <BookPanel row={row} /> : <TicketPanel place={place} />;
}

type Shown = { readonly row: Ticker; readonly place: WorkspacePlace };

/** Of a column the charts take what is left, else what stands lowest. */
function Stack({ column, ...shown }: Shown & { column: readonly Pane[] }) {
  const heights = heightsNow();
  const rest = column.includes('charts') ? 'charts' : column.at(-1);
  const parts = column.map((pane): Part => {
    const { least, size } = heights[pane];
    const content = (
      <PaneFrame pane={pane}>
        <Content pane={pane} {...shown} />
      </PaneFrame>
    );
    return { name: pane, label: t(paneNames[pane]), least, content, ...(pane === rest ? {} : { size }) };
  });
  return <PanelGroup name="stack" upright parts={parts} />;
}

/** The column of the charts takes what is left. */
function partOf(column: readonly Pane[], shown: Shown): Part {
  return {
    name: column.join('-'),
    label: column.map((pane) => t(paneNames[pane])).join(', '),
    least: largest(column, 'least'),
    content: <Stack column={column} {...shown} />,
    ...(column.includes('charts') ? {} : { size: largest(column, 'size') }),
  };
}

function Columns(shown: Shown) {
  const columns = columnsOf(useArrangement());
  return (
    <>
      <Header {...shown} />
      <PanelGroup name="columns" parts={columns.map((column) => partOf(column, shown))} />
    </>
  );
}

const WorkspaceSkeleton = () => (
  <div role="status" aria-label={t('shell.loading')} className="flex flex-1 flex-col gap-2 p-4">
    <Skeleton className="h-10" />
    <Skeleton className="flex-1" />
  </div>
);

function Standing({ place }: { place: WorkspacePlace }) {
  const list = useTickerList();
  if (place.missing !== null) return <NotTraded symbol={place.missing} onChoose={place.openSymbol} />;
  if (place.row !== undefined) return <Columns row={place.row} place={place} />;
  return list.isError ? <ErrorState onRetry={() => void list.refetch()} /> : <WorkspaceSkeleton />;
}

function Workspace() {
  const place = useWorkspacePlace();
  useEffect(() => void adoptArrangement(), []);
  return (
    <div className="workspace flex flex-col">
      <h1 className="sr-only">{t('shell.market')}</h1>
      <Standing place={place} />
    </div>
  );
}

const isLockMining = ({ path, query }: Place): boolean =>
  path === ticketPages.fast && query.get('tab') === 'lockMining';

/** Everything that trading needs beside each other: prices, charts, book, ticket, and what one has open. */
export function WorkspacePage() {
  return isLockMining(usePlace()) ? <ToLockMining /> : <Workspace />;
}
