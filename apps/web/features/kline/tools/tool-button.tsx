import type { ReactNode } from 'react';

interface ToggleProps {
  label: string;
  on?: boolean;
  disabled?: boolean;
  /** Leads to further tools: what began there gives the focus back to it. */
  leads?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A tool: lit while it is on. Without `on` it only acts. */
export function ToolButton({ label, on, disabled = false, leads, onClick, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={on}
      data-tools={leads}
      disabled={disabled}
      onClick={onClick}
      className={
        'press grid h-11 min-w-11 flex-1 place-items-center text-note font-semibold text-soft disabled:opacity-35 ' +
        'aria-pressed:text-brand'
      }
    >
      {children}
    </button>
  );
}
