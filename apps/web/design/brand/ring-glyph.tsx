import type { SVGProps } from 'react';

interface RingGlyphProps extends SVGProps<SVGSVGElement> {
  /** A path in a box of 24. */
  inside: string;
  size?: number;
}

/** The open ring of the mark, and in it what it stands for. It only decorates, unless it is told otherwise. */
export const RingGlyph = ({ inside, size = 24, ...rest }: RingGlyphProps) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    {...rest}
  >
    <path d={'M19 6a9 9 0 1 0 0 12' + inside} />
  </svg>
);
