import { Plus } from 'lucide-react';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { t } from '../../../locales/i18n.ts';
import { pointsOf, type Point, type Tool } from '../lines/lines.ts';
import type { Board } from './board.ts';
import { Hint } from '../tools/hint.tsx';
import { placeIn, type Place } from './places.ts';
import { useCross } from './use-cross.ts';

/** A press that moves further than this has drawn, not tapped. CSS pixels. */
const tapPx = 10;

interface DrawingProps {
  board: Board;
  tool: Tool;
  turned: boolean;
  onDrawn: (points: Point[]) => void;
  onCancel: () => void;
}

const stepWord = (needed: number, set: number) => {
  if (needed === 1) return 'kline.tapPlace';
  return set === 0 ? 'kline.tapFirst' : 'kline.tapSecond';
};

/** The points set so far, shown as a draft of their line. */
function usePoints({ board, tool, onDrawn }: Pick<DrawingProps, 'board' | 'tool' | 'onDrawn'>) {
  // Beside React's state: the second tap may come before the first is rendered.
  const set = useRef<readonly Point[]>([]);
  const [count, setCount] = useState(0);
  useEffect(() => () => board.showDraft(tool, []), [board, tool]);
  const add = (points: readonly Point[]) => {
    if (points.length >= pointsOf[tool]) return onDrawn(points.slice(0, pointsOf[tool]));
    set.current = points;
    setCount(points.length);
    board.showDraft(tool, points);
  };
  return { set, count, add };
}

/** What the chart shows while a point is being placed. */
function draftOf(needed: number, first: Point | null, here: Point): Point[] {
  if (needed === 1) return [here];
  return needed === 2 && first !== null ? [first, here] : [];
}

/** Draws with finger, mouse and keys. */
function usePen(props: DrawingProps) {
  const { board, tool, turned } = props;
  const { set, count, add } = usePoints(props);
  const pressed = useRef<Place | null>(null);
  const needed = pointsOf[tool];
  const placeOf = (event: PointerEvent) => placeIn(event.currentTarget.getBoundingClientRect(), event, turned);
  const moveTo = (place: Place) => {
    const start = pressed.current;
    const here = board.pointAt(place);
    const first = set.current[0] ?? (start === null ? null : board.pointAt(start));
    if (here === null) return;
    board.showDraft(tool, draftOf(needed, first, here));
  };
  const { element, cross, hideCross, onKeyDown } = useCross(moveTo, (place) => {
    const here = board.pointAt(place);
    if (here !== null) add([...set.current, here]);
  });
  const down = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pressed.current = placeOf(event);
  };
  const move = (event: PointerEvent) => {
    hideCross();
    moveTo(placeOf(event));
  };
  const up = (event: PointerEvent) => {
    const start = pressed.current;
    pressed.current = null;
    const at = placeOf(event);
    const here = board.pointAt(at);
    if (start === null || here === null) return;
    const first = board.pointAt(start);
    const stroke = Math.hypot(at.x - start.x, at.y - start.y) > tapPx;
    add(stroke && set.current.length === 0 && needed === 2 && first !== null ? [first, here] : [...set.current, here]);
  };
  const onPointerCancel = () => (pressed.current = null);
  const handlers = { onKeyDown, onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel };
  return { count, cross, element, handlers };
}

/**
 * Lies over the chart while a line is being drawn: each tap sets a point, however quickly they follow each other
 * (the library takes two quick taps for a double tap). A trend line can also be drawn in one stroke, and every line
 * with
 * the keys, which move a cross.
 */
export function Drawing(props: DrawingProps) {
  const { tool, onCancel } = props;
  const { count, cross, element, handlers } = usePen(props);

  return (
    <div role="application" aria-label={t('kline.crossKeys')} className="absolute inset-0 z-10">
      <button
        ref={element}
        type="button"
        aria-label={t('kline.crossKeys')}
        className="absolute inset-0 touch-none cursor-crosshair select-none"
        {...handlers}
      >
        {cross !== null && (
          <Plus
            size={28}
            strokeWidth={1.5}
            aria-hidden="true"
            className="pointer-events-none absolute -translate-1/2 text-brand"
            style={{ left: cross.x, top: cross.y }}
          />
        )}
      </button>
      <Hint onCancel={onCancel}>{t(stepWord(pointsOf[tool], count))}</Hint>
    </div>
  );
}
