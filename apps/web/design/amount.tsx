import { amount, directionOf, hiddenAmount, percent, separators, signedAmount } from '../locales/format.ts';

export { hiddenAmount };

interface AmountProps {
  value: string | null | undefined;
  currencyCode?: string;
  /** Shows dots instead: the user hides the balances. */
  hide?: boolean;
  className?: string;
}

/** Longer than this, and a narrow phone has no room for it at its usual size: ten millions. */
const heroSigns = 12;

/** Money as a hero number: the fraction is quieter than the whole. */
export function HeroAmount({ value, currencyCode = 'USDT', hide = false, className = 'text-hero' }: AmountProps) {
  const text = hide ? hiddenAmount : amount(value, currencyCode);
  const at = hide ? -1 : text.lastIndexOf(separators().decimal);
  return (
    <span className={`font-bold tracking-tight ${text.length > heroSigns ? 'text-title' : className}`}>
      {at < 0 ? (
        text
      ) : (
        <>
          {text.slice(0, at)}
          <span className="text-soft">{text.slice(at)}</span>
        </>
      )}
    </span>
  );
}

const tones = { up: 'text-up', down: 'text-down', flat: 'text-soft' } as const;

/** A gain or loss, with sign and colour. */
export function Gain({ value, currencyCode = 'USDT', className = '' }: Omit<AmountProps, 'hide'>) {
  const text = signedAmount(value, currencyCode);
  return <span className={`${tones[directionOf(text)]} ${className}`}>{text}</span>;
}

/** A rate of change in a pill. For prices that live, use `LiveChange`. */
export function ChangePill({ rate, className = '' }: { rate: string | number | null | undefined; className?: string }) {
  const text = percent(rate);
  return (
    <span data-direction={directionOf(text)} className={`change-pill ${className}`}>
      {text}
    </span>
  );
}
