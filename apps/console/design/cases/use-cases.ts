import { useEffect, useRef } from 'react';
import { besides, nextWaiting, onDecided } from './next-case.ts';

export interface Cases<Row> {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The key of the one that is open. */
  readonly current: string | null | undefined;
  readonly onOpen: ((row: Row) => void) | undefined;
  /** Whether a row waits for this operator. */
  readonly waits: ((row: Row) => boolean) | undefined;
  /** After a decision when nothing else waits. */
  readonly onDone: (() => void) | undefined;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
const isAsking = (): boolean => document.querySelector('.ant-modal-wrap:not([style*="display: none"])') !== null;

/** Presses the button of an act, of the panel before that of the list. */
const press = (key: string): void =>
  [...document.querySelectorAll<HTMLElement>(`[data-key="${key}"]`)]
    .toReversed()
    .find((button) => button.offsetParent !== null)
    ?.click();

/** `a` approves, `r` refuses. */
const actKeys: readonly string[] = ['a', 'r'];
/** `j` is the next case, `k` the one before: what is open is exchanged, else the focus goes on, and Enter opens. */
const steps: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };

const focusRow = (index: number): void =>
  document.querySelectorAll<HTMLElement>('.sheet tr.row, .sheet .card .open')[index]?.focus();

/** A list that is worked through. */
export interface Round<Row> {
  cases: Cases<Row>;
  /** Where the case stood that was open, or the row that had the focus. */
  last: number;
}

const placeOf = <Row>({ rows, rowKey, current }: Cases<Row>): number =>
  rows.findIndex((row) => rowKey(row) === current);

/** Opens the case beside the open one, or moves the focus to the row beside. */
export function step<Row>(round: Round<Row>, by: 1 | -1): void {
  const { rows, rowKey, current, onOpen } = round.cases;
  const isOpen = typeof current === 'string';
  const to = isOpen ? besides({ at: placeOf(round.cases), last: round.last, by }) : round.last + by;
  const row = rows[to];
  if (row === undefined) return;
  // A second key may come before the list is drawn anew.
  round.last = to;
  if (isOpen) round.cases = { ...round.cases, current: rowKey(row) };
  if (isOpen) onOpen?.(row);
  else focusRow(to);
}

/** Opens what waits next after a decision. */
export function turn<Row>({ cases, last }: Round<Row>): void {
  const { rows, onOpen, waits, onDone } = cases;
  const next = nextWaiting(rows, besides({ at: placeOf(cases), last, by: 1 }), waits ?? (() => false));
  if (next === undefined) onDone?.();
  else onOpen?.(next);
}

/** Lets a list be worked through by keys, and turns to what waits next after each decision. */
export function useCases<Row>(cases: Cases<Row>): void {
  const round = useRef({ cases, last: -1 });
  useEffect(() => {
    const at = placeOf(cases);
    round.current = { cases, last: at === -1 ? round.current.last : at };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isAsking()) return;
      const by = steps[event.key];
      if (by !== undefined) step(round.current, by);
      else if (actKeys.includes(event.key)) press(event.key);
    };
    document.addEventListener('keydown', onKey);
    const leave = onDecided(() => turn(round.current));
    return () => {
      document.removeEventListener('keydown', onKey);
      leave();
    };
  }, []);
}
