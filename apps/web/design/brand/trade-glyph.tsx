/** The sign of trading: the open ring of the mark, and in it both ways a price can go. */
export function TradeGlyph({ size = 24 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M19 6a9 9 0 1 0 0 12M8 10l4-4 4 4M8 14l4 4 4-4" />
    </svg>
  );
}
