import { scrolling } from '../../design/access/motion.ts';
import { ErrorState, Skeleton } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { useFuturesLines, type OwnLine } from '../../shell/futures/own-lines.ts';
import { useLastSymbol } from '../../shell/quotes/last-symbol.ts';
import { NotTraded } from '../../shell/quotes/not-traded.tsx';
import { useSymbols } from '../../shell/quotes/tickers.ts';
import { navigate, usePlace } from '../../shell/routing/hash.ts';
import { priceIn } from '../../shell/quotes/words.ts';
import type { Price } from '@candor/core/money/amount.ts';
import { LevelChart } from './chart/level-chart.tsx';
import type { Level } from './chart/level-scale.ts';
import { Positions } from './positions/positions.tsx';
import { useSteadyPrice } from './steady-price.ts';
import { priceOf, priceText, useRule, useTerms, type Terms } from './terms.ts';
import { SymbolBar } from './ticket/symbol-bar.tsx';
import { Ticket } from './ticket/ticket.tsx';
import { useTicket } from './ticket/use-ticket.ts';

function ownLevel({ id, kind, direction, price }: OwnLine, symbol: string): Level[] {
  if (kind !== 'entry' && kind !== 'order') return [];
  return [
    {
      id,
      price: Number(price),
      text: `${t(kind === 'entry' ? 'futures.entry' : 'futures.limit')} ${priceIn(symbol, price)}`,
      tone: direction === 'long' ? 'up' : 'down',
      own: true,
    },
  ];
}

/** What the ticket would bring, as lines of the chart. */
function draftLevels({ checked, draft }: ReturnType<typeof useTicket>, symbol: string): Level[] {
  const line = (id: string, name: string, at: Price | null | undefined, tone: Level['tone']): Level[] =>
    at === null || at === undefined || at === 0n
      ? []
      : [{ id, price: Number(priceText(at)), text: `${name} ${priceIn(symbol, priceText(at))}`, tone, own: false }];
  return [
    ...line('draft', t('futures.orderPrice'), checked.limit, 'brand'),
    ...line('profit', t('futures.takeProfit'), checked.takeProfit, draft.side === 'long' ? 'up' : 'down'),
    ...line('loss', t('futures.stopLoss'), checked.stopLoss, draft.side === 'long' ? 'down' : 'up'),
    ...line('liquidation', t('futures.liquidation'), checked.cost?.liquidationShown, 'warn'),
  ];
}

const sides = ['long', 'short'] as const;

interface ContractPanelProps {
  terms: Terms;
  mark: Price;
  price: string | null;
  onChoose: (symbol: string) => void;
}

function ContractPanel({ terms, mark, price, onChoose }: ContractPanelProps) {
  const { symbol } = terms.contract;
  const asked = usePlace().query.get('side');
  const state = useTicket(
    terms,
    mark,
    sides.find((side) => side === asked),
  );
  const own = useFuturesLines(symbol);
  return (
    <>
      <SymbolBar symbol={symbol} onChoose={onChoose} />
      <LevelChart
        symbol={symbol}
        price={price}
        levels={[...own.flatMap((line) => ownLevel(line, symbol)), ...draftLevels(state, symbol)]}
      />
      <Ticket terms={terms} state={state} mark={mark} />
    </>
  );
}

function TicketSkeleton() {
  return (
    <div role="status" aria-label={t('shell.loading')} className="gutter">
      <div className="flex h-17 items-center justify-between">
        <Skeleton className="h-9 w-32" />
        <Skeleton className="h-9 w-28" />
      </div>
      <Skeleton className="h-24 rounded-card" />
      <div className="mt-2 space-y-2">
        <Skeleton className="h-12 rounded-field" />
        <Skeleton className="h-12 rounded-field" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-14 rounded-field" />
      </div>
    </div>
  );
}

interface TopProps {
  symbol: string;
  missing: string | null;
  onChoose: (symbol: string) => void;
}

function Top({ symbol, missing, onChoose }: TopProps) {
  const rule = useRule();
  const notTraded = missing ?? symbol;
  const terms = useTerms(symbol);
  const text = useSteadyPrice(symbol);
  const mark = priceOf(text);
  if (rule.isError && rule.data === undefined)
    return <ErrorState text={rule.error.message} onRetry={() => void rule.refetch()} />;
  if (notTraded !== '' && (missing !== null || terms === null))
    return (
      <NotTraded symbol={notTraded} among={rule.data?.futures.map((contract) => contract.symbol)} onChoose={onChoose} />
    );
  if (terms === undefined || terms === null || mark === null) return <TicketSkeleton />;
  return <ContractPanel key={symbol} terms={terms} mark={mark} price={text} onChoose={onChoose} />;
}

/**
 * Futures of one symbol: its price, the ticket, and below it what is open. Also what stands under the futures tab of
 * the Trade page.
 */
export function ContractPage() {
  const { path, query } = usePlace();
  const { symbol, missing } = useLastSymbol('futures', useSymbols());
  const choose = (next: string) => {
    // The side was asked for with the symbol before: from here on it is the last one chosen.
    navigate(path, { ...Object.fromEntries(query), symbol: next, side: undefined }, 'replace');
    scrollTo({ top: 0, behavior: scrolling() });
  };
  return (
    <>
      <Top symbol={symbol} missing={missing} onChoose={choose} />
      <Positions symbol={symbol} onChoose={choose} />
    </>
  );
}
