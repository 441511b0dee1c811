import { useEffect, useRef, type ReactNode, type RefObject } from 'react';

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

type Emptying = Pick<CountdownRingProps, 'from' | 'to' | 'clock'> & { length: number };

/** Shortens the arc with every frame until its time is up. */
function useEmptying(arc: RefObject<SVGCircleElement | null>, { from, to, clock, length }: Emptying) {
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      const left = Math.min(1, Math.max(0, (to - clock()) / (to - from)));
      arc.current?.setAttribute('stroke-dashoffset', String(length * (1 - left)));
      if (left > 0) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [arc, from, to, clock, length]);
}

/** A ring that empties from `from` to `to`. Drawn outside React, once per frame. */
export function CountdownRing(props: CountdownRingProps) {
  const { from, to, clock, size = 224, thickness = 8, tone = 'brand', children } = props;
  const arc = useRef<SVGCircleElement>(null);
  const radius = size / 2 - thickness * 0.75;
  const length = 2 * Math.PI * radius;
  useEmptying(arc, { from, to, clock, length });
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
