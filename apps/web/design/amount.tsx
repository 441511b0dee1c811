import { amount, percent, separators, signedAmount } from '../locales/format.ts';

const hidden = '••••••';

interface AmountProps {
  value: string | null | undefined;
  currencyCode?: string;
  /** Shows dots instead: the user hides the balances. */
  hide?: boolean;
  className?: string;
}

/** Money as a hero number: the fraction is quieter than the whole. */
export function HeroAmount({ value, currencyCode = 'USDT', hide = false, className = 'text-hero' }: AmountProps) {
  const text = hide ? hidden : amount(value, currencyCode);
  const at = hide ? -1 : text.lastIndexOf(separators().decimal);
  return (
    <span className={`font-bold tracking-tight ${className}`}>
      {at < 0 ? text : <>{text.slice(0, at)}<span className="text-soft">{text.slice(at)}</span></>}
    </span>
  );
}

/** Money in running text or a row. */
export function Amount({ value, currencyCode = 'USDT', hide = false, className = '' }: AmountProps) {
  return <span className={className}>{hide ? hidden : amount(value, currencyCode)}</span>;
}

/** A gain or loss, with sign and colour. */
export function Gain({ value, currencyCode = 'USDT', className = '' }: Omit<AmountProps, 'hide'>) {
  const size = Number(value ?? 0);
  return <span className={`${size > 0 ? 'text-up' : size < 0 ? 'text-down' : 'text-soft'} ${className}`}>{signedAmount(value, currencyCode)}</span>;
}

/** A rate of change in a pill. For prices that live, use `LiveChange`. */
export function ChangePill({ rate, className = '' }: { rate: string | number | null | undefined; className?: string }) {
  const size = Number(rate ?? 0);
  return <span data-direction={size > 0 ? 'up' : size < 0 ? 'down' : 'flat'} className={`change-pill ${className}`}>{percent(rate)}</span>;
}
