import { Button } from 'antd';
import type { JSX } from 'react';
import { words } from '../../locales/words.ts';
import { useAsk, type Ask } from '../ask/ask.ts';

/** Cases that are decided together, with one reason. */
export interface Bulk<Row> {
  readonly may: (row: Row) => boolean;
  /** What can be done with those that were chosen. */
  readonly acts: (rows: readonly Row[]) => readonly Ask[];
}

interface ChosenProps {
  readonly count: number;
  /** How many of the page can be chosen. */
  readonly of: number;
  readonly acts: readonly Ask[];
  readonly onAll: () => void;
  readonly onDone: () => void;
}

/** What is done with the rows that are chosen, at the head of their list. */
export function ChosenBar({ count, of, acts, onAll, onDone }: ChosenProps): JSX.Element {
  const ask = useAsk();
  const choose = (one: Ask): void =>
    ask({
      ...one,
      send: async (values) => {
        await one.send(values);
        onDone();
      },
    });
  return (
    <div className="chosen" role="toolbar" aria-label={words.lists.chosen(count)}>
      <b>{words.lists.chosen(count)}</b>
      {count < of && <Button onClick={onAll}>{words.lists.all(of)}</Button>}
      {acts.map((one) => (
        <Button key={one.title} danger={one.danger === true} onClick={() => choose(one)}>
          {one.confirm}
        </Button>
      ))}
      {count > 0 && (
        <Button type="text" onClick={onDone}>
          {words.lists.none}
        </Button>
      )}
      <span className="faint small">{words.lists.keys}</span>
    </div>
  );
}
