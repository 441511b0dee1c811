import type { ReactNode } from 'react';
import { moveByArrows } from './access/arrow-keys.ts';
import { useKeptInSight } from './access/keep-in-sight.ts';

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
  underline: 'flex gap-4 overflow-x-auto no-bars border-b border-line px-4',
  segment: 'flex gap-1 rounded-field bg-surface p-1',
};
const tab = {
  underline:
    'relative min-h-11 shrink-0 py-2 text-row after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 ' +
    'after:rounded-full',
  segment: 'min-h-11 min-w-0 flex-1 rounded-chip px-2 py-1 text-row leading-tight',
};
const chosen = {
  underline: 'font-semibold text-ink after:bg-brand',
  segment: 'bg-pressed font-semibold text-ink',
};

/** Tabs, also by arrow keys, Home and End. */
export function Tabs<Value extends string>({
  label,
  value,
  options,
  onChange,
  look = 'underline',
  className = '',
}: TabsProps<Value>) {
  const list = useKeptInSight<HTMLDivElement>('[aria-selected=true]', value);
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
            onKeyDown={moveByArrows}
            className={`press ${tab[look]} ${on ? chosen[look] : 'text-soft'}`}
          >
            {option.label}
          </button>
        );
      })}
    </div>
  );
}
