import { useEffect, useRef, type ReactNode } from 'react';

interface CountdownRingProps {
  /** Epoch milliseconds, on the server's clock. */
  from: number;
  to: number;
  /** The server's clock now; called per frame. */
  clock: () => number;
  size?: number;
  /** Width of the ring, px. */
  thickness?: number;
  tone?: 'up' | 'down' | 'brand';
  children: ReactNode;
}

/** A ring that empties from `from` to `to`. Drawn outside React, once per frame. */
export function CountdownRing({
  from,
  to,
  clock,
  size = 224,
  thickness = 8,
  tone = 'brand',
  children,
}: CountdownRingProps) {
  const arc = useRef<SVGCircleElement>(null);
  const radius = size / 2 - thickness * 0.75;
  const length = 2 * Math.PI * radius;
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      const left = Math.min(1, Math.max(0, (to - clock()) / (to - from)));
      arc.current?.setAttribute('stroke-dashoffset', String(length * (1 - left)));
      if (left > 0) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [from, to, clock, length]);
  const colour = { up: 'stroke-up', down: 'stroke-down', brand: 'stroke-brand' }[tone];
  return (
    <div className="relative grid place-items-center" style={{ width: size, height: size }}>
      <svg width={size} height={size} className="absolute inset-0 -rotate-90" aria-hidden="true">
        <circle cx={size / 2} cy={size / 2} r={radius} fill="none" strokeWidth={thickness} className="stroke-raised" />
        <circle
          ref={arc}
          cx={size / 2}
          cy={size / 2}
          r={radius}
          fill="none"
          strokeWidth={thickness}
          strokeLinecap="round"
          strokeDasharray={length}
          className={colour}
        />
      </svg>
      <div className="relative text-center">{children}</div>
    </div>
  );
}
