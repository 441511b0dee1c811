import type { JSX } from 'react';
import type { Column } from '../design/list.tsx';
import { useNow } from '../design/use-now.ts';
import { Ago, fullTime, howLong } from '../design/when.tsx';
import { words } from '../locales/words.ts';

const w = words.cases;

/** How soon a case is due; what is late says so in a word, not by its colour alone. */
export function Due({ at }: { at: number | null }): JSX.Element {
  const now = useNow();
  if (at === null) return <span className="faint">{words.app.none}</span>;
  if (at >= now) return <Ago at={at} />;
  return (
    <time className="num bad" dateTime={new Date(at).toISOString()} title={fullTime(at)}>
      {w.overdue(howLong(now - at))}
    </time>
  );
}

/** The column of a list of cases that says when each is due. */
export const dueColumn: Column<{ readonly deadline: number | null }> = {
  title: w.due,
  cell: ({ deadline }) => <Due at={deadline} />,
  number: true,
};
