import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface TabsProps<Value extends string> {
  /** What the tabs choose between, for those who can't see it. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
  look?: 'underline' | 'segment';
  className?: string;
}

const frame = {
  underline: 'flex gap-6 overflow-x-auto no-bars border-b border-line px-4',
  segment: 'flex gap-1 rounded-field bg-surface p-1',
};
const tab = {
  underline: 'relative min-h-11 shrink-0 py-2 text-row after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:rounded-full',
  segment: 'min-h-11 min-w-0 flex-1 rounded-chip px-2 py-1 text-row leading-tight',
};
const chosen = {
  underline: 'font-semibold text-ink after:bg-brand',
  segment: 'bg-pressed font-semibold text-ink',
};

/** Tabs, also by arrow keys, Home and End. */
export function Tabs<Value extends string>({ label, value, options, onChange, look = 'underline', className = '' }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = list.current;
    const on = row?.querySelector<HTMLElement>('[aria-selected=true]');
    if (row !== null && on !== null && on !== undefined) row.scrollLeft = on.offsetLeft - row.offsetLeft - (row.clientWidth - on.offsetWidth) / 2;
  }, [value]);
  const move = (event: KeyboardEvent) => {
    const at = options.findIndex((option) => option.value === value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: options.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + options.length) % options.length;
    const option = options[next];
    if (option === undefined) return;
    onChange(option.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={`${frame[look]} ${className}`}>
      {options.map((option) => {
        const on = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            role="tab"
            aria-selected={on}
            tabIndex={on ? 0 : -1}
            onClick={() => onChange(option.value)}
            onKeyDown={move}
            className={`press ${tab[look]} ${on ? chosen[look] : 'text-soft'}`}
          >
            {option.label}
          </button>
        );
      })}
    </div>
  );
}
