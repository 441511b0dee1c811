/** The sign of trading: the open ring of the mark, and in it both ways a price can go. */
export function TradeGlyph({ size = 24 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M19 6.2a9 9 0 1 0 0 11.6M8.5 10.2 12 6.7l3.5 3.5M8.5 13.8l3.5 3.5 3.5-3.5" />
    </svg>
  );
}
