interface SparklineProps {
  /** Values, oldest first. */
  values: readonly number[];
  width?: number;
  height?: number;
  /** Colour of the line; without it, that of the way from first to last. */
  tone?: 'up' | 'down' | 'brand';
  fill?: boolean;
  className?: string;
}

/** The series of a price as a small line. Decoration: the numbers stand beside it. */
export function Sparkline({ values, width = 64, height = 28, tone, fill = true, className = '' }: SparklineProps) {
  if (values.length < 2) return <svg width={width} height={height} aria-hidden="true" className={className} />;
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const y = (value: number) => height - 2 - ((value - low) / span) * (height - 4);
  const points = values.map((value, at) => `${((at / (values.length - 1)) * width).toFixed(1)},${y(value).toFixed(1)}`);
  const falling = (values.at(-1) ?? 0) < (values[0] ?? 0);
  const colour = { up: 'text-up', down: 'text-down', brand: 'text-brand' }[tone ?? (falling ? 'down' : 'up')];
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`${colour} ${className}`}
    >
      {fill && (
        <polygon points={`0,${height} ${points.join(' ')} ${width},${height}`} fill="currentColor" opacity="0.12" />
      )}
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
