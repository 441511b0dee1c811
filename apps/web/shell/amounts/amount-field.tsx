import { Field, type FieldProps } from '../../design/field.tsx';
import { useShownAmount } from './use-shown-amount.ts';

type AmountFieldProps = Omit<FieldProps, 'value' | 'onChange' | 'onFocus' | 'onBlur'> &
  Parameters<typeof useShownAmount>[0];

/** A labelled input of an amount: left, it shows what was understood. */
export function AmountField({ value, onChange, decimals, read, ...rest }: AmountFieldProps) {
  return (
    <Field inputMode="decimal" autoComplete="off" {...rest} {...useShownAmount({ value, onChange, decimals, read })} />
  );
}
