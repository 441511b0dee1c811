import type { CallAnswer } from '@candor/api-contract/index.ts';
import { useState, type JSX } from 'react';
import { Amount } from '../../design/amount.tsx';
import { spanText } from '../../design/when.tsx';
import { barsOf } from './bars-of.ts';

type Points = CallAnswer<'GET /operator/overview/figures'>['points'];
interface TimeBarsProps {
  readonly points: Points;
  readonly by: 'hour' | 'day' | 'month';
  readonly what: string;
}
const [width, height] = [960, 180];

/** Bars over time; the one that is pointed at, else the last, is said exactly; all stand in a table. */
export function TimeBars({ points, by, what }: TimeBarsProps): JSX.Element {
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = points[pointed ?? points.length - 1];
  return (
    <>
      <div className="small" style={{ minHeight: 20 }}>
        {shown !== undefined && (
          <>
            <span className="faint">{spanText(by, shown.from)}</span> <Amount amount={shown.value} unit="USDT" />
          </>
        )}
      </div>
      <Drawn points={points} pointed={pointed} onPoint={setPointed} />
      <div className="faint small" style={{ display: 'flex', justifyContent: 'space-between' }}>
        {[0, Math.floor(points.length / 2), points.length - 1].map((index) => (
          <span key={index}>{spanText(by, points[index]?.from ?? 0)}</span>
        ))}
      </div>
      <Spoken points={points} by={by} what={what} />
    </>
  );
}

interface DrawnProps {
  readonly points: Points;
  readonly pointed: number | null;
  readonly onPoint: (index: number | null) => void;
}

function Drawn({ points, pointed, onPoint }: DrawnProps): JSX.Element {
  const bars = barsOf(
    points.map(({ value }) => Number(value)),
    height,
  );
  const step = width / Math.max(points.length, 1);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ width: '100%', height: 180, display: 'block' }}
      onPointerLeave={() => onPoint(null)}
    >
      {bars.map(({ top, tall }, index) => (
        <g key={points[index]?.from} onPointerEnter={() => onPoint(index)}>
          <rect x={index * step} width={step} height={height} fill="transparent" />
          <rect
            x={index * step + 1}
            y={top}
            width={Math.max(1, step - 2)}
            height={tall}
            fill={colourOf(points[index]?.value ?? '0', index === pointed)}
          />
        </g>
      ))}
      <line x1="0" x2={width} y1={bars[0]?.base ?? height} y2={bars[0]?.base ?? height} stroke="#2b3548" />
    </svg>
  );
}

/** The same for ears. */
const Spoken = ({ points, by, what }: TimeBarsProps): JSX.Element => (
  <table className="spoken">
    <caption>{what}</caption>
    <tbody>
      {points.map(({ from, value }) => (
        <tr key={from}>
          <th scope="row">{spanText(by, from)}</th>
          <td>{value} USDT</td>
        </tr>
      ))}
    </tbody>
  </table>
);

function colourOf(value: string, isPointed: boolean): string {
  if (value.startsWith('-')) return isPointed ? '#ff8c8c' : '#f6566d';
  return isPointed ? '#8fb8ff' : '#4c8dff';
}
