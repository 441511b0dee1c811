import { amount, directionOf, signedAmount } from '../../../locales/format.ts';
import { scaleOf } from '../../../shell/funds/micros.ts';

const tones = { up: 'text-up', down: 'text-down', flat: 'text-soft' } as const;

/** A change with every digit that it has, as the ledger keeps it: so lines lead to each other. @param value decimal */
export function ExactGain({ value, code }: { value: string; code: string }) {
  const text = signedAmount(value, code, scaleOf(code));
  return <span className={`font-semibold ${tones[directionOf(text)]}`}>{text}</span>;
}

/** A balance with every digit that it has. */
export const exact = (value: string, code: string): string => amount(value, code, scaleOf(code));
