import { useState, type ChangeEvent, type FormEvent } from 'react';
import { useSubmit } from '../../design/use-submit.ts';
import { objectionOf } from './objection.ts';

type Draft = Record<string, string>;
type Issues<D> = { [Field in keyof D]?: string | undefined };

interface FormOptions<D extends Draft> {
  initial: D;
  /** What is wrong with the draft, in words by field; empty when it can be sent. */
  check: (draft: D) => Issues<D>;
  /** Sends the draft with a `quiet` call: what it throws is shown next to its field, or as a toast. */
  send: (draft: D) => Promise<unknown>;
}

/** A form of text fields: checks before sending, puts the server's objection next to the field it names. */
export function useForm<D extends Draft>({ initial, check, send }: FormOptions<D>) {
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<Issues<D>>({});

  const { submit, busy, renew } = useSubmit(async () => {
    const found = check(draft);
    setErrors(found);
    if (Object.values(found).some((issue) => issue !== undefined)) return focusFirstIssue();
    try {
      await send(draft);
    } catch (fault) {
      const objection = objectionOf(fault, Object.keys(initial));
      if (objection === null) return;
      setErrors((now) => ({ ...now, [objection.field]: objection.text }));
      focusFirstIssue();
    }
  });
  const set = (name: keyof D & string, value: string) => {
    setDraft((now) => ({ ...now, [name]: value }));
    setErrors((now) => ({ ...now, [name]: undefined }));
    renew();
  };

  /** Value, change and fault of a field: `<Field {...form.field('account')} />`. */
  const field = (name: keyof D & string) => ({
    name,
    value: draft[name] ?? '',
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };

  return { draft, errors, busy, set, setErrors, field, onSubmit };
}

/** Leads to the first field that is objected to, once it is drawn so. */
export function focusFirstIssue() {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid=true], [data-issue]')?.focus());
}
