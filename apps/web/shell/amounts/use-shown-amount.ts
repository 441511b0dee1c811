import { useLayoutEffect, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { amountShown, asTyped, decimalTyped, isDecimal } from './amount-typed.ts';
import { groupedTyping, shownCaret, typedAfter, type Keystroke } from './group-typing.ts';

interface AmountInput {
  /** As it was typed; what it means, `read` says. */
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Of an amount in groups, at least. */
  decimals: number;
  /** What reads it for sending: `decimalTyped` unless it says otherwise. */
  read?: ((text: string) => string) | undefined;
}

/** At once, before the browser places the caret; all of it selected, as the caret's place in another text is lost. */
function rewrite(input: HTMLInputElement, text: string) {
  if (input.value === text) return;
  input.value = text;
  input.select();
}

function keystrokeOf({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): Keystroke {
  // What a browser fills in by itself comes as an event without a type.
  const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
  const direction = inputType.endsWith('Forward') ? 'after' : 'before';
  return {
    text: target.value,
    caret: target.selectionStart ?? target.value.length,
    deleted: inputType.startsWith('delete') ? direction : null,
  };
}

/**
 * An input of an amount: while it is typed the digits stand in groups and the caret stays where it is; left, it shows
 * what was understood, in the language. The draft itself stays as it was typed, without the groups put into it, so that
 * a digit added to it can't change what its signs mean.
 */
export function useShownAmount({ value, onChange, decimals, read = decimalTyped }: AmountInput) {
  const [editing, setEditing] = useState<{ of: string; text: string } | null>(null);
  const place = useRef<{ input: HTMLInputElement; caret: number } | null>(null);
  useLayoutEffect(() => {
    place.current?.input.setSelectionRange(place.current.caret, place.current.caret);
    place.current = null;
  });
  const entered = editing?.of === value ? editing.text : value;
  return {
    value: editing === null ? amountShown(value, decimals, read) : groupedTyping(entered),
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const { target: input } = event;
      const typed = typedAfter(entered, keystrokeOf(event));
      place.current = { input, caret: shownCaret(typed) };
      // What reads the event gets what was typed; the groups come with the next drawing.
      input.value = typed.raw;
      setEditing({ of: typed.raw, text: typed.raw });
      onChange(event);
    },
    onFocus({ currentTarget }: FocusEvent<HTMLInputElement>) {
      const wire = read(value);
      const text = isDecimal(wire) ? asTyped(wire) : value;
      rewrite(currentTarget, groupedTyping(text));
      setEditing({ of: value, text });
    },
    onBlur: () => setEditing(null),
  };
}
