import { CreditCard } from 'lucide-react';
import { useLayoutEffect, useRef, type FormEvent } from 'react';
import { Field, type FieldProps } from '../../design/field.tsx';
import { t } from '../../locales/i18n.ts';
import { cursorAfter, groupedDigits } from './card-draft.ts';

/** A card or account number that falls into fours while it is typed. */
export function CardNumberField({
  onDigits,
  value,
  ...field
}: Omit<FieldProps, 'label' | 'onChange'> & { onDigits: (digits: string) => void }) {
  const caret = useRef<{ input: HTMLInputElement; at: number } | null>(null);
  useLayoutEffect(() => {
    const { input, at } = caret.current ?? {};
    if (input !== undefined && at !== undefined && document.activeElement === input) input.setSelectionRange(at, at);
    caret.current = null;
  }, [value]);
  const type = (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    caret.current = { input, at: cursorAfter(input.value.slice(0, input.selectionStart ?? input.value.length)) };
    const digits = groupedDigits(input.value);
    // What was no digit leaves the value as it was: the field itself has to forget it.
    if (digits === value) input.value = digits;
    onDigits(digits);
  };
  return (
    <Field
      {...field}
      value={value}
      onChange={type}
      label={t('bank-cards.number')}
      hint={t('bank-cards.numberHint')}
      inputMode="numeric"
      autoComplete="cc-number"
      maxLength={30}
      before={<CreditCard size={20} strokeWidth={1.75} aria-hidden="true" className="ml-4 shrink-0 text-faint" />}
    />
  );
}
