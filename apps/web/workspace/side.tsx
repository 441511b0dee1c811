import type { CSSProperties } from 'react';
import { ErrorState } from '../design/states.tsx';
import { Tabs } from '../design/tabs.tsx';
import { TicketChart } from '../features/fast/ticket/ticket-chart.tsx';
import { useFastSymbols } from '../features/fast/ticket/fast-symbols.ts';
import { Ticket as FastTicket } from '../features/fast/ticket/ticket.tsx';
import { TicketSkeleton } from '../features/fast/ticket/ticket-skeleton.tsx';
import { ContractTicket, useNeeds } from '../features/futures/contract-ticket.tsx';
import { UnderChart } from '../features/kline/under-chart.tsx';
import { useTicketHere } from '../features/spot/ticket/use-ticket-here.ts';
import type { Terms } from '../features/spot/terms.ts';
import { Ticket } from '../features/spot/ticket/ticket.tsx';
import { usePair } from '../features/spot/use-pair.ts';
import { t } from '../locales/i18n.ts';
import { useBalances } from '../shell/funds/balances.ts';
import { TopUpButton } from '../shell/funds/top-up.tsx';
import { useLastSymbol } from '../shell/quotes/last-symbol.ts';
import { NotTraded } from '../shell/quotes/not-traded.tsx';
import { useSymbols, type Ticker } from '../shell/quotes/tickers.ts';
import { usePlace } from '../shell/routing/hash.ts';
import { bookRows } from './rooms.ts';
import type { WorkspacePlace } from './workspace-place.ts';
import { productNames, products } from './products.ts';

interface ChooseProps {
  onChoose: (symbol: string) => void;
}

function FastPanel({ onChoose }: ChooseProps) {
  const among = useFastSymbols();
  const { symbol, missing } = useLastSymbol('fast', among);
  const { query } = usePlace();
  if (missing !== null) return <NotTraded symbol={missing} among={among} onChoose={onChoose} />;
  return (
    <FastTicket
      key={`${query.get('seconds')} ${query.get('stake')}`}
      symbol={symbol}
      head={(seconds) => <TicketChart symbol={symbol} seconds={seconds} />}
    />
  );
}

function FuturesPanel({ onChoose }: ChooseProps) {
  const { symbol, missing } = useLastSymbol('futures', useSymbols());
  return <ContractTicket start={useNeeds(symbol, missing)} onChoose={onChoose} bare />;
}

function SpotTicket({ terms }: { terms: Terms }) {
  return (
    <div className="gutter pt-3">
      <Ticket state={useTicketHere(terms)} terms={terms} />
    </div>
  );
}

function SpotPanel({ onChoose }: ChooseProps) {
  const { terms, missing, among, error, retry } = usePair();
  if (missing !== null) return <NotTraded symbol={missing} among={among} onChoose={onChoose} />;
  if (terms !== undefined) return <SpotTicket key={terms.symbol} terms={terms} />;
  return error === undefined ? <TicketSkeleton /> : <ErrorState text={error} onRetry={retry} />;
}

const panels = { fast: FastPanel, futures: FuturesPanel, spot: SpotPanel } as const;

/** The tickets leave out what they would offer. */
const offered = { '--remedy': 'none' } as CSSProperties;

/** What helps who has nothing at all: in sight however low the screen is, where the tickets' own would be below it. */
const Offer = () => (
  <div className="mx-4 mt-3 shrink-0 rounded-field bg-warn-soft p-2">
    <p className="text-caption text-pretty text-warn">{t('fast.shortOffer')}</p>
    <TopUpButton size="small" className="mt-1.5 w-full" />
  </div>
);

/** The three tickets as tabs of one. */
export function TicketPanel({ place: { product, openProduct, openSymbol } }: { place: WorkspacePlace }) {
  const Panel = panels[product];
  const hasNothing = useBalances().data?.every(({ available }) => Number(available) === 0) === true;
  return (
    <section aria-label={t('workspace.ticket')} className="flex h-full flex-col">
      <Tabs
        label={t('workspace.ticket')}
        value={product}
        onChange={openProduct}
        className="shrink-0 flex-wrap gap-x-2"
        options={products.map((value) => ({ value, label: t(productNames[value]) }))}
      />
      {hasNothing && <Offer />}
      <div className="pane flex min-h-0 flex-1 flex-col overflow-y-auto" style={hasNothing ? offered : undefined}>
        <Panel key={product} onChoose={openSymbol} />
      </div>
    </section>
  );
}

/** What stands and what is dealt. */
export const BookPanel = ({ row }: { row: Ticker }) => (
  <section aria-label={t('spot.book')} className="pane h-full overflow-y-auto">
    <UnderChart key={row.symbol} row={row} rows={bookRows()} />
  </section>
);
