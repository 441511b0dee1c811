import { useRef, type PointerEvent } from 'react';

/** A press that moves less than this has not dragged. CSS pixels. */
const tapPx = 3;

interface Drag<Start> {
  /** What is kept from the beginning; null where nothing can be taken hold of. */
  begin: () => Start | null;
  /** @param by how far down since the beginning, CSS pixels */
  move: (start: Start, by: number) => void;
  /** Comes at the end of every hold. */
  end: (start: Start, how: 'tapped' | 'dragged' | 'cancelled') => void;
  /** Where down is, of a picture that lies turned. */
  down?: (event: PointerEvent) => number;
}

interface Hold<Start> {
  readonly start: Start;
  readonly from: number;
  moved: boolean;
}

const downOf = ({ clientY }: PointerEvent): number => clientY;

/** Follows a finger or a mouse that moves a line of a chart up and down. */
export function useDrag<Start>({ begin, move, end, down = downOf }: Drag<Start>) {
  const hold = useRef<Hold<Start> | null>(null);
  const release = (how: 'tapped' | 'dragged' | 'cancelled') => {
    const held = hold.current;
    hold.current = null;
    if (held !== null) end(held.start, held.moved ? how : 'tapped');
  };
  return {
    onPointerDown(event: PointerEvent) {
      const start = begin();
      if (start === null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      hold.current = { start, from: down(event), moved: false };
    },
    onPointerMove(event: PointerEvent) {
      const held = hold.current;
      if (held === null) return;
      const by = down(event) - held.from;
      held.moved ||= Math.abs(by) > tapPx;
      if (held.moved) move(held.start, by);
    },
    onPointerUp: () => release('dragged'),
    onPointerCancel: () => release('cancelled'),
  };
}
