import { useEffect } from 'react';
import { scrolling } from '../../design/access/motion.ts';
import { useLastSymbol } from '../../shell/quotes/last-symbol.ts';
import { useSymbols } from '../../shell/quotes/tickers.ts';
import { navigate, usePlace } from '../../shell/routing/hash.ts';
import { loadTicketChart } from './chart/load-ticket-chart.ts';
import { ContractTicket, useNeeds } from './contract-ticket.tsx';
import { Positions } from './positions/positions.tsx';

/**
 * Futures of one symbol: its price, the ticket, and below it what is open. Also what stands under the futures tab of
 * the Trade page.
 */
export function ContractPage() {
  const { path, query } = usePlace();
  const { symbol, missing } = useLastSymbol('futures', useSymbols());
  const start = useNeeds(symbol, missing);
  // Beside the calls that the ticket waits for, so that it is there with them.
  useEffect(() => void loadTicketChart().catch(() => undefined), []);
  const choose = (next: string) => {
    // The side was asked for with the symbol before: from here on it is the last one chosen.
    navigate(path, { ...Object.fromEntries(query), symbol: next, side: undefined }, 'replace');
    scrollTo({ top: 0, behavior: scrolling() });
  };
  return (
    <>
      <ContractTicket start={start} onChoose={choose} />
      {/* How high the ticket becomes is known with the balance: what stands below it would move. */}
      <div hidden={start.pending}>
        <Positions symbol={symbol} onChoose={choose} />
      </div>
    </>
  );
}
