import { learnChart } from '../../../locales/late/chart-words.ts';
import { withWords } from '../../../locales/late/with-words.ts';
import { useWaitingAlerts } from '../../../shell/alerts/alerts.ts';
import { LatePart } from '../../../shell/routing/late-part.tsx';
import type { Board } from '../chart/board.ts';
import type { AlertLinesProps } from './alert-lines.tsx';

const load = () => withWords(learnChart, () => import('./alert-lines.tsx')).then((m) => m.AlertLines);

/** Price alerts on the chart; most charts have none and do without their code. @param board null until it is there */
export function AlertLayer({ board, ...shared }: Omit<AlertLinesProps, 'board'> & { board: Board | null }) {
  const { symbol, setting } = shared;
  const none = useWaitingAlerts(symbol).length === 0;
  if (board === null || (none && !setting)) return null;
  return <LatePart load={load} part={{ board, ...shared }} quiet={!setting} />;
}
