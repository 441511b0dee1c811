import { useState, type ChangeEvent, type FocusEvent } from 'react';
import { amountShown, asTyped, decimalTyped, isDecimal } from './amount-typed.ts';

interface AmountInput {
  /** As it was typed; what it means, `read` says. */
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Of an amount in groups, at least. */
  decimals: number;
  /** What reads it for sending: `decimalTyped` unless it says otherwise. */
  read?: ((text: string) => string) | undefined;
}

/** At once, before the browser places the caret; all of it selected, as the caret's place among the groups is lost. */
function rewrite(input: HTMLInputElement, text: string) {
  if (input.value === text) return;
  input.value = text;
  input.select();
}

/**
 * An input of an amount: left, it shows what was understood, in the language; entered, the same without groups, so that
 * a digit
 * added to it can't change what its signs mean. The draft itself stays as it was typed.
 */
export function useShownAmount({ value, onChange, decimals, read = decimalTyped }: AmountInput) {
  const [editing, setEditing] = useState<{ of: string; text: string } | null>(null);
  const entered = editing?.of === value ? editing.text : value;
  return {
    value: editing === null ? amountShown(value, decimals, read) : entered,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      setEditing({ of: event.target.value, text: event.target.value });
      onChange(event);
    },
    onFocus({ currentTarget }: FocusEvent<HTMLInputElement>) {
      const wire = read(value);
      const text = isDecimal(wire) ? asTyped(wire) : value;
      rewrite(currentTarget, text);
      setEditing({ of: value, text });
    },
    onBlur: () => setEditing(null),
  };
}
