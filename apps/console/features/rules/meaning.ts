import { howLong } from '../../design/when.tsx';
import { percent } from '../../locales/percent.ts';

/** What a value of a setting comes to for the eye: a share in percent, a time in its largest unit; null for others. */
export function meaningOf(path: string, text: string): string | null {
  if (!/^\d+(\.\d+)?$/.test(text.trim())) return null;
  const name = path.split('.').at(-1) ?? '';
  if (/(rate|fee|share)$/i.test(name)) return percent.format(Number(text));
  return name.endsWith('Ms') ? howLong(Number(text)) : null;
}
