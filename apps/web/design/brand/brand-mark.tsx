/** The sign of Candor: an open ring with a point in the middle, nothing hidden inside. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <circle
        cx="16"
        cy="16"
        r="11"
        fill="none"
        className="stroke-brand"
        strokeWidth="5"
        strokeDasharray="52 18"
        strokeDashoffset="-9"
        strokeLinecap="round"
      />
      <circle cx="16" cy="16" r="3.5" className="fill-ink" />
    </svg>
  );
}
