import { locale } from '../../locales/language.ts';

const percent = new Intl.NumberFormat(locale, {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 0,
});
/** Beyond it a share says nothing. */
const shareMax = 10;

/** How far a figure has moved, for the eye beside the exact ones; nothing where there is nothing to compare with. */
export function changeText(now: number, then: number): string {
  if (then === 0 || now === then) return '';
  const share = (now - then) / Math.abs(then);
  if (Math.abs(share) > shareMax) return share > 0 ? '(▲)' : '(▼)';
  return `(${percent.format(share)})`;
}
