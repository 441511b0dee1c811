import { useEffect, useRef, useState } from 'react';
import { learnChart } from '../../../locales/late/chart-words.ts';
import { withWords } from '../../../locales/late/with-words.ts';
import type { Board, BoardEvents } from './board.ts';
import type { Look } from './styles.ts';

const loadBoard = () => withWords(learnChart, () => import('./board.ts')).then((m) => m.Board);
/** How long to wait until the library is asked for again. */
const againMs = 5_000;

interface BoardParts extends BoardEvents {
  readonly look: Look;
}

/** Keeps a board on an element for as long as it is on the page. @param wanted its code is large: not before this */
export function useBoard(wanted: boolean, given: BoardParts) {
  const [board, setBoard] = useState<Board | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(given);
  latest.current = given;
  useEffect(() => {
    if (!wanted) return;
    let opened: Board | null = null;
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    const open = ({ open: openOn }: typeof Board) => {
      if (left || element.current === null) return;
      opened = openOn(element.current, {
        onSelect: (id) => latest.current.onSelect(id),
        onMoved: (line) => latest.current.onMoved(line),
        onShown: () => latest.current.onShown(),
        onAway: (away) => latest.current.onAway(away),
      });
      opened?.restyle(latest.current.look);
      setBoard(opened);
    };
    // In tasks of their own: what stands there is painted first, and the library takes long to begin.
    const load = () =>
      void loadBoard().then(
        (code) => (timer = setTimeout(() => open(code))),
        () => (timer = setTimeout(() => left || load(), againMs)),
      );
    timer = setTimeout(load);
    return () => {
      left = true;
      clearTimeout(timer);
      opened?.close();
    };
  }, [wanted]);
  return { board, element };
}
