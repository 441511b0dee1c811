import { useEffect, useRef } from 'react';
import { t } from '../../../locales/i18n.ts';
import type { AlertLabel } from '../chart/drawn/overlays.ts';
import type { LineProps } from './alert-line.tsx';

/** So large is what a finger takes hold of; each line has its own place, so that two at one price can be told apart. */
export const gripPx = 44;

/** Draws a line on the board, and keeps an element on it. What lies beyond the candles shows while it has the focus. */
export function usePlaced({ board, id, lane, first = false }: LineProps, value: number) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(value);
  const takes = useRef(first);
  useEffect(() => {
    let waits = takes.current;
    takes.current = false;
    const onPlaced: AlertLabel['onPlaced'] = ({ y, width, height }) => {
      const grip = element.current;
      if (grip === null) return;
      const held = waits || grip.contains(document.activeElement);
      const top = Math.min(Math.max(0, y), height) - gripPx / 2;
      grip.style.transform = `translate(${width - gripPx * (lane + 1)}px, ${top}px)`;
      grip.style.visibility = held || (y >= 0 && y <= height) ? '' : 'hidden';
      if (waits) grip.querySelector('button')?.focus({ preventScroll: true });
      waits = false;
    };
    board.levels.show(id, shown.current, { text: t('chart.priceAlert'), onPlaced });
    return () => board.levels.remove(id);
  }, [board, id, lane]);
  useEffect(() => {
    shown.current = value;
    board.levels.move(id, value);
  }, [board, id, value]);
  return element;
}
