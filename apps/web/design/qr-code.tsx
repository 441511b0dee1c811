import encodeQR from 'qr';
import { useMemo } from 'react';

/** Blank modules around the code, so that cameras find it. */
const margin = 2;

/** A text as a code for cameras: dark on white, whatever the scheme of the page. */
export function QrCode({ text, label, size }: { text: string; label: string; size: number }) {
  const { path, side } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { border: margin });
    const cells = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { path: cells.join(''), side: rows.length };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="rounded-field bg-white"
    >
      <path d={path} fill="#0b0e14" />
    </svg>
  );
}
