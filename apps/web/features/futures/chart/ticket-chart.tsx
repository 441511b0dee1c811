import type { Price } from '@candor/core/money/amount.ts';
import { useState } from 'react';
import type { Range } from '../../../shell/charts/nice-ticks.ts';
import { useFuturesLines } from '../../../shell/futures/own-lines.ts';
import type { Terms } from '../../../shell/futures/terms.ts';
import type { Draft } from '../ticket/draft.ts';
import { changeOf, type Dragged } from './drag.ts';
import { Grips } from './grips.tsx';
import { LevelChart } from './level-chart.tsx';
import { handlesOf, ownLevels, ticketLevels, type Shown } from './ticket-levels.ts';

interface TicketChartProps {
  terms: Terms;
  state: Shown & { readonly change: (part: Partial<Draft>) => void };
}

/** The chart of a ticket: what it would bring, and its prices to be set where they are seen. */
export function TicketChart({ terms, state }: TicketChartProps) {
  const { symbol, tick } = terms.contract;
  const { draft, checked, change } = state;
  const own = useFuturesLines(symbol);
  const [held, setHeld] = useState<Range | null>(null);
  const onSet = (field: Dragged, at: Price | null) => change(changeOf(field, at));
  const shared = { symbol, tick, reference: checked.reference, onHold: setHeld, onSet };
  return (
    <LevelChart
      symbol={symbol}
      levels={[...ownLevels(own, symbol), ...ticketLevels(state, symbol)]}
      side={draft.side}
      held={held}
    >
      {(scale) => <Grips {...shared} scale={scale} handles={handlesOf(state)} />}
    </LevelChart>
  );
}
