import { learnChart } from '../../../locales/late/chart-words.ts';
import { withWords } from '../../../locales/late/with-words.ts';
import { LatePart } from '../../../shell/routing/late-part.tsx';
import { useCompared } from './compared.ts';
import type { ComparisonProps } from './comparison.tsx';

const load = () => withWords(learnChart, () => import('./comparison.tsx')).then((m) => m.Comparison);

/** The other symbol on a chart, named above it; most charts have none and do without the code. */
export function CompareRow(props: Omit<ComparisonProps, 'other'>) {
  const other = useCompared(props.symbol);
  if (other === null && !props.choosing) return null;
  return (
    <div className={other === null ? '' : 'min-h-11 shrink-0 border-b border-line'}>
      <LatePart load={load} part={{ other, ...props }} />
    </div>
  );
}
