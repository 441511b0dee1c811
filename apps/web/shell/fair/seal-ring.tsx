import { RingGlyph } from '../../design/brand/ring-glyph.tsx';

const inside = { sound: 'M8 12.5l3 3L16.5 9', differs: 'M12 7.5v5M12 16.5v0', open: 'M12 12v0' };

interface SealRingProps {
  /** Recomputed here and the same; not the same; not recomputed yet. */
  state: keyof typeof inside;
  size: number;
  /** What it says to who can't see it; without one it only decorates. */
  label?: string;
  className?: string;
}

/** The seal: the open ring of the mark, and in it what was found. */
export const SealRing = ({ state, label, className = '', size }: SealRingProps) => (
  <RingGlyph
    inside={inside[state]}
    size={size}
    className={`shrink-0 ${className}`}
    {...(label === undefined ? {} : { 'aria-hidden': undefined, role: 'img', 'aria-label': label })}
  />
);
