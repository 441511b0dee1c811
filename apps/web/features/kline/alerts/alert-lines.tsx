import { price, priceScale, type Price } from '@candor/core/money/amount.ts';
import { parseDecimal } from '@candor/core/money/decimal.ts';
import { useState } from 'react';
import { t } from '../../../locales/i18n.ts';
import { removeAlert, useWaitingAlerts } from '../../../shell/alerts/alerts.ts';
import { setAlert } from '../../../shell/alerts/set-alert.ts';
import { tickOf } from '../../../shell/charts/price-steps.ts';
import { tickerOf } from '../../../shell/quotes/tickers.ts';
import type { Board } from '../chart/board.ts';
import { Hint } from '../tools/hint.tsx';
import { useFocusBack } from '../tools/use-focus-back.ts';
import { AlertLine, priceText } from './alert-line.tsx';
import { pointedAt } from './pointed-at.ts';

export interface AlertLinesProps {
  board: Board;
  symbol: string;
  turned: boolean;
  /** One more is being set. */
  setting: boolean;
  onDone: () => void;
}

/** Beyond these many the lines share their places beside the axis. */
const lanes = 4;
/** How far from the last price a new line waits, and how far from the edges. CSS pixels. */
const awayPx = 56;

/** Where a new line waits to be dragged: above the last price where there is room. */
function startOf({ levels }: Board, symbol: string): Price {
  const { price: last, priceDecimals = 2 } = tickerOf(symbol) ?? {};
  const at = levels.placeOf(Number(last ?? 0)) ?? 0;
  const y = at > 2 * awayPx ? at - awayPx : at + awayPx;
  const tick = tickOf(priceDecimals);
  return pointedAt(levels, Math.max(awayPx, y), tick) ?? tick;
}

function NewAlert({ board, symbol, turned, onDone }: Omit<AlertLinesProps, 'setting'>) {
  const [start] = useState(() => startOf(board, symbol));
  useFocusBack();
  const onSet = async (at: Price) => (await setAlert(symbol, priceText(at))) && onDone();
  const line = { board, symbol, turned, onSet, onRemove: onDone };
  return (
    <>
      <AlertLine {...line} id="alert-new" lane={0} price={start} fresh first />
      <Hint onCancel={onDone}>{t('chart.alertDrag')}</Hint>
    </>
  );
}

/** Why it can't be is said by the call. */
const remove = (id: string): Promise<void> => removeAlert(id).catch(() => undefined);

/** The waiting alerts of a symbol on its chart, each to be dragged and removed, and the one that is being set. */
export function AlertLines({ setting, ...shared }: AlertLinesProps) {
  const { symbol, board, turned } = shared;
  const alerts = useWaitingAlerts(symbol);
  const [moved, setMoved] = useState<string | null>(null);
  /** A new level is a new alert, which keeps the focus; the old one goes once that is set. */
  const move = async (id: string, to: string) => {
    setMoved(to);
    if (await setAlert(symbol, to)) await remove(id);
    setMoved(null);
  };
  const first = setting ? 1 : 0;
  return (
    <div className="pointer-events-none absolute inset-0 isolate overflow-hidden">
      {alerts.map(({ id, price: level }, at) => (
        <AlertLine
          key={id}
          id={`alert-${id}`}
          lane={(at + first) % lanes}
          price={price(parseDecimal(level, priceScale) ?? 0n)}
          first={level === moved}
          onSet={(to) => move(id, priceText(to))}
          onRemove={() => void remove(id)}
          {...{ board, symbol, turned }}
        />
      ))}
      {setting && <NewAlert {...shared} />}
    </div>
  );
}
