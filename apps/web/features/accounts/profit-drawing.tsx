import { useId } from 'react';

/** Of the drawing; it is stretched to the room there is. */
const [width, height] = [320, 120];

interface StopProps {
  at: number;
  colour: string;
  opacity?: number;
}

const Stop = ({ at, colour, opacity = 1 }: StopProps) => (
  <stop offset={at} style={{ stopColor: colour, stopOpacity: opacity }} />
);

/** What the line and the area are filled with, which changes at the zero line. */
function Gradients({ id, zero }: { id: string; zero: number }) {
  const [up, down, rest] = ['var(--up)', 'var(--down)', 'var(--color-faint)'];
  const edge = 1.5 / height;
  const whole = { gradientUnits: 'userSpaceOnUse', x1: 0, x2: 0, y1: 0, y2: height } as const;
  return (
    <>
      <linearGradient id={`${id}line`} {...whole}>
        {zero > 0 && <Stop at={zero - edge} colour={up} />}
        <Stop at={zero - edge} colour={rest} />
        <Stop at={zero + edge} colour={rest} />
        {zero < 1 && <Stop at={zero + edge} colour={down} />}
      </linearGradient>
      <linearGradient id={`${id}area`} {...whole}>
        <Stop at={0} colour={up} opacity={0.3} />
        <Stop at={zero} colour={up} opacity={0.04} />
        <Stop at={zero} colour={down} opacity={0.04} />
        <Stop at={1} colour={down} opacity={0.3} />
      </linearGradient>
    </>
  );
}

interface DrawingProps {
  sums: readonly number[];
  /** The height of the zero line, 0–1 from the top. */
  zero: number;
  at: (sum: number) => number;
}

/** The line is green above zero and red below, and grey where it lies on zero. */
export function ProfitDrawing({ sums, zero, at }: DrawingProps) {
  const id = useId();
  const points = [0, ...sums]
    .map((sum, day) => `${((day / sums.length) * width).toFixed(1)},${(at(sum) * height).toFixed(1)}`)
    .join(' ');
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible"
    >
      <Gradients id={id} zero={zero} />
      <polygon points={`0,${zero * height} ${points} ${width},${zero * height}`} fill={`url(#${id}area)`} />
      <line
        x1={0}
        x2={width}
        y1={zero * height}
        y2={zero * height}
        strokeDasharray="3 4"
        vectorEffect="non-scaling-stroke"
        className="stroke-line"
      />
      <polyline
        points={points}
        fill="none"
        stroke={`url(#${id}line)`}
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
