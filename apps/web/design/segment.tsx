import type { ReactNode } from 'react';

const tones = {
  plain: 'has-checked:bg-pressed has-checked:text-ink',
  up: 'has-checked:bg-up has-checked:text-on-trade',
  down: 'has-checked:bg-down has-checked:text-on-trade',
};

interface SegmentProps<Value extends string> {
  /** What is chosen, for those who can't see it. */
  label: string;
  name: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode; tone?: keyof typeof tones; hotkey?: string }[];
  onChange: (value: Value) => void;
  small?: boolean;
  className?: string;
}

/** One of a few, side by side. */
export function Segment<Value extends string>({
  label,
  name,
  value,
  options,
  onChange,
  small = false,
  className = '',
}: SegmentProps<Value>) {
  return (
    <fieldset className={`min-w-0 ${className}`}>
      <legend className="sr-only">{label}</legend>
      <div className="flex gap-1 rounded-field bg-surface p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={
              'press relative flex min-h-11 min-w-0 flex-1 cursor-pointer items-center justify-center gap-1.5 ' +
              'rounded-chip px-1 py-1 text-center leading-tight font-semibold text-soft ' +
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand ' +
              `${small ? 'text-note' : 'text-row max-xs:text-note'} ${tones[option.tone ?? 'plain']}`
            }
          >
            <input
              type="radio"
              data-key={option.hotkey}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
