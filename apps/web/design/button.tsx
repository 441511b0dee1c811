import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';

type Look = 'primary' | 'quiet' | 'faded' | 'leave' | 'plain' | 'up' | 'down' | 'danger' | 'off';

const looks: Record<Look, string> = {
  primary: 'bg-brand text-on-brand font-semibold',
  quiet: 'bg-raised text-ink font-semibold',
  /** Quiet on a raised surface. */
  faded: 'bg-pressed text-ink font-semibold',
  /** A way out, without pressing for it. */
  leave: 'bg-surface text-error font-semibold',
  plain: 'text-brand font-semibold',
  up: 'bg-up text-on-trade font-bold',
  down: 'bg-down text-on-trade font-bold',
  danger: 'bg-error text-on-brand font-semibold',
  /** Coloured otherwise, and nothing to press now: its label stays readable. */
  off: 'bg-raised text-faint font-semibold',
};
const coloured = new Set<Look>(['primary', 'up', 'down', 'danger']);
const sizes = {
  large: 'min-h-13 px-3 py-2 text-input rounded-field',
  medium: 'min-h-11 px-3 py-1.5 text-row rounded-field',
  small: 'min-h-9 px-3 py-1 text-note rounded-chip relative after:absolute after:-inset-1.5',
};

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
  size?: keyof typeof sizes;
  /** Something is under way: no second press, and the label breathes. */
  busy?: boolean;
}

/** Classes of a button, for a link that looks like one. */
export const buttonClass = (look: Look = 'primary', size: keyof typeof sizes = 'large'): string =>
  `press inline-flex items-center justify-center gap-2 text-center select-none ${looks[look]} ${sizes[size]}`;

const ignore = (event: MouseEvent) => event.preventDefault();

export function Button({
  look = 'primary',
  size = 'large',
  busy = false,
  disabled,
  className = '',
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const off = disabled === true && !busy;
  return (
    <button
      {...rest}
      type={type}
      // A button that is switched off loses the focus: one that is busy only takes no presses.
      disabled={off}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? ignore : onClick}
      className={
        `${buttonClass(off && coloured.has(look) ? 'off' : look, size)} disabled:cursor-default ` +
        `aria-disabled:cursor-default ${off && !coloured.has(look) ? 'opacity-45' : ''} ${className}`
      }
    >
      {busy ? <span className="inline-flex animate-breathe items-center gap-2">{children}</span> : children}
    </button>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, for those who can't see the icon. */
  label: string;
  children: ReactNode;
}

/** An icon to press, 44 px wide and high. */
export function IconButton({ label, className = '', children, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={`press grid size-11 shrink-0 place-items-center rounded-field text-ink ${className}`}
    >
      {children}
    </button>
  );
}
