import type { ReactNode } from 'react';

interface ProgressRingProps {
  /** 0–1. */
  share: number;
  size?: number;
  thickness?: number;
  tone?: 'brand' | 'up' | 'faint';
  children?: ReactNode;
}

const strokes = { brand: 'stroke-brand', up: 'stroke-up', faint: 'stroke-faint' };

/** How far something has come, as a ring; the words stand inside. */
export function ProgressRing({ share, size = 44, thickness = 4, tone = 'brand', children }: ProgressRingProps) {
  const radius = (size - thickness) / 2;
  const length = 2 * Math.PI * radius;
  const part = Math.min(1, Math.max(0, share));
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: thickness };
  return (
    <span className="relative grid shrink-0 place-items-center" style={{ width: size, height: size }}>
      <svg width={size} height={size} className="absolute inset-0 -rotate-90" aria-hidden="true">
        <circle {...circle} className="stroke-pressed" />
        {part > 0 && (
          <circle
            {...circle}
            strokeLinecap="round"
            strokeDasharray={length}
            strokeDashoffset={length * (1 - part)}
            className={strokes[tone]}
          />
        )}
      </svg>
      <span className="relative text-center">{children}</span>
    </span>
  );
}
