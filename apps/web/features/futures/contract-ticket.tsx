import { useEffect, useState } from 'react';
import { ErrorState, Skeleton } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { useBalances } from '../../shell/funds/balances.ts';
import { NotTraded } from '../../shell/quotes/not-traded.tsx';
import { LatePart } from '../../shell/routing/late-part.tsx';
import { usePlace } from '../../shell/routing/hash.ts';
import type { Price } from '@candor/core/money/amount.ts';
import { loadTicketChart } from './chart/load-ticket-chart.ts';
import { useSteadyPrice } from './steady-price.ts';
import { priceOf, useRule, useTerms, type Terms } from '../../shell/futures/terms.ts';
import { SymbolBar } from './ticket/symbol-bar.tsx';
import { Ticket } from './ticket/ticket.tsx';
import { useTicket } from './ticket/use-ticket.ts';

const sides = ['long', 'short'] as const;

interface ContractPanelProps {
  terms: Terms;
  mark: Price;
  /** Without it the symbol stands elsewhere. */
  onSwitch: ((symbol: string) => void) | undefined;
}

function ContractPanel({ terms, mark, onSwitch }: ContractPanelProps) {
  const { symbol } = terms.contract;
  const asked = usePlace().query.get('side');
  const state = useTicket(
    terms,
    mark,
    sides.find((side) => side === asked),
  );
  return (
    <>
      {onSwitch !== undefined && <SymbolBar symbol={symbol} onChoose={onSwitch} />}
      <LatePart load={loadTicketChart} waiting={<Skeleton className="h-40" />} part={{ terms, state }} />
      <Ticket terms={terms} state={state} mark={mark} />
    </>
  );
}

function TicketSkeleton() {
  return (
    <div role="status" aria-label={t('shell.loading')}>
      <div className="gutter flex min-h-17 items-center justify-between">
        <Skeleton className="h-9 w-32" />
        <Skeleton className="h-9 w-28" />
      </div>
      <Skeleton className="h-40" />
      <div className="gutter space-y-2 pt-2 pb-4">
        <Skeleton className="h-13 rounded-field" />
        <Skeleton className="h-13 rounded-field" />
        <Skeleton className="h-70 rounded-card" />
        <Skeleton className="h-11 rounded-field" />
        <Skeleton className="h-28 rounded-card" />
        <div className="pt-2">
          <Skeleton className="h-14 rounded-field" />
        </div>
      </div>
    </div>
  );
}

/** Nobody is kept longer from what they have open, or from the ticket, by an answer that does not come. */
const patienceMs = 5_000;

function useWaited(): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return waited;
}

/** What a ticket needs, and whether it is still worth waiting for. */
export function useNeeds(symbol: string, missing: string | null) {
  const waited = useWaited();
  const rule = useRule();
  const terms = useTerms(symbol);
  const price = useSteadyPrice(symbol);
  const balancesPending = useBalances().isPending;
  const mark = priceOf(price);
  const fault = rule.data === undefined ? rule.error : null;
  const notTraded = missing ?? (terms === null && symbol !== '' ? symbol : null);
  const ready = terms !== undefined && terms !== null && mark !== null && (waited || !balancesPending);
  const needs = ready ? { terms, mark } : null;
  const pending = !waited && fault === null && notTraded === null && needs === null;
  return { rule, fault, notTraded, needs, pending };
}

interface ContractTicketProps {
  start: ReturnType<typeof useNeeds>;
  onChoose: (symbol: string) => void;
  /** The symbol stands elsewhere. */
  bare?: boolean;
}

/** The ticket of one symbol's futures under its price and its chart, or what is in its way. */
export function ContractTicket({
  start: { rule, fault, notTraded, needs },
  onChoose,
  bare = false,
}: ContractTicketProps) {
  if (fault !== null) return <ErrorState text={fault.message} onRetry={() => void rule.refetch()} />;
  if (notTraded !== null)
    return (
      <NotTraded symbol={notTraded} among={rule.data?.futures.map((contract) => contract.symbol)} onChoose={onChoose} />
    );
  if (needs === null) return <TicketSkeleton />;
  return <ContractPanel key={needs.terms.contract.symbol} {...needs} onSwitch={bare ? undefined : onChoose} />;
}
