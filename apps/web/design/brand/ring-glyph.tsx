interface RingGlyphProps {
  /** A path in a box of 24. */
  inside: string;
  size?: number;
  /** What it says to who can't see it; without one it only decorates. */
  label?: string | undefined;
  className?: string;
}

/** The open ring of the mark, and in it what it stands for. */
export function RingGlyph({ inside, size = 24, label, className }: RingGlyphProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={`M19 6a9 9 0 1 0 0 12${inside}`} />
    </svg>
  );
}
