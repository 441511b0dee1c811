import type { JSX } from 'react';
import { locale } from '../locales/language.ts';
import { words } from '../locales/words.ts';

const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });

/** Share of a limit that is used; a picture beside the exact numbers, so a rounded share will do. */
function shareOf(used: string, limit: string, of: 'limit' | 'sum'): number {
  const [part, rest] = [Number(used), Number(limit)];
  const whole = of === 'sum' ? part + rest : rest;
  return whole > 0 ? Math.min(1, part / whole) : 0;
}

function colourOf(share: number): string {
  if (share >= 0.9) return '#ff6b6b';
  return share >= 0.66 ? '#f5b041' : '#4c8dff';
}

/** A bar that warns from two thirds on and alarms from nine tenths. */
export function UseBar({
  used,
  limit,
  of = 'limit',
}: {
  used: string;
  limit: string;
  of?: 'limit' | 'sum';
}): JSX.Element {
  const share = shareOf(used, limit, of);

  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        role="img"
        aria-label={words.exposure.usedOf(percent.format(share))}
        style={{ flex: 1, height: 6, minWidth: 60 }}
      >
        <rect width="100" height="6" rx="1" fill="#202838" />
        <rect width={share * 100} height="6" rx="1" fill={colourOf(share)} />
      </svg>
      <span className="num small faint" style={{ minWidth: 40, textAlign: 'right' }}>
        {percent.format(share)}
      </span>
    </span>
  );
}

/** Longs to the right, shorts to the left of the middle: which way customers lean, and how far. */
export function NetBar({ long, short }: { long: string; short: string }): JSX.Element {
  const [up, down] = [Number(long), Number(short)];
  const most = Math.max(up, down);
  const width = (side: number): number => (most > 0 ? (side / most) * 48 : 0);
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      role="img"
      aria-label={words.exposure.leaning(long, short)}
      style={{ width: '100%', minWidth: 60, height: 6, display: 'block' }}
    >
      <rect width="100" height="6" rx="1" fill="#202838" />
      <rect x={50 - width(down)} width={width(down)} height="6" fill="#f6566d" />
      <rect x="50" width={width(up)} height="6" fill="#2ebd85" />
      <rect x="49.5" width="1" height="6" fill="#6b778c" />
    </svg>
  );
}
