import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export function Card({ className = '', children }: { className?: string; children: ReactNode }) {
  return <section className={`rounded-card bg-surface ${className}`}>{children}</section>;
}

const tones = {
  plain: 'bg-raised text-soft',
  brand: 'bg-brand-soft text-brand',
  up: 'bg-up-soft text-up',
  down: 'bg-down-soft text-down',
  warn: 'bg-warn-soft text-warn',
};

/** What a group of rows or cards is about, above it. */
export const GroupTitle = ({ children }: { children: ReactNode }) => (
  <h2 className="mb-2 text-note font-semibold text-faint">{children}</h2>
);

/** A small word beside another. */
export function Badge({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={`inline-block rounded-md px-1.5 py-0.5 text-mini font-semibold ${tones[tone]}`}>{children}</span>
  );
}

/** The sign of a choice or an object at the start of its card; coins and entries of lists are round. */
export function Tile({ icon: Icon, tone = 'brand' }: { icon: LucideIcon; tone?: keyof typeof tones }) {
  return (
    <span className={`grid size-11 shrink-0 place-items-center rounded-field ${tones[tone]}`}>
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}

/** What a page or a form is about, above it. */
export function Lead({
  icon,
  tone = 'brand',
  title,
  text,
}: {
  icon: LucideIcon;
  tone?: keyof typeof tones;
  title: string;
  text: string;
}) {
  return (
    <div className="flex gap-3 rounded-card bg-banner p-4">
      <Tile icon={icon} tone={tone} />
      <div className="min-w-0">
        <h2 className="text-row font-semibold">{title}</h2>
        <p className="mt-0.5 text-note text-pretty text-soft">{text}</p>
      </div>
    </div>
  );
}

export interface RowProps {
  icon?: LucideIcon;
  title: ReactNode;
  note?: ReactNode;
  value?: ReactNode;
}

/**
 * What stands in a row: icon, title with note, value, arrow. A value that finds no room beside a title without a note
 * stands under it.
 */
export function RowContent({ icon: Icon, title, note, value, arrow }: RowProps & { arrow: boolean }) {
  return (
    <>
      {Icon !== undefined && <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-soft" />}
      <span
        className={`flex min-w-0 flex-1 items-center justify-between gap-x-3 ${note === undefined ? 'flex-wrap' : ''}`}
      >
        <span className={note === undefined ? 'max-w-full' : 'min-w-0 flex-1'}>
          <span className="block text-row">{title}</span>
          {note !== undefined && <span className="mt-0.5 block text-note text-faint">{note}</span>}
        </span>
        {value !== undefined && (
          <span
            className={
              'truncate text-row text-soft ' + (note === undefined ? 'max-w-full' : 'max-w-[50%] min-w-0 text-right')
            }
          >
            {value}
          </span>
        )}
      </span>
      {arrow && <ChevronRight size={18} aria-hidden="true" className="-mr-1 shrink-0 text-faint" />}
    </>
  );
}

export const rowClass =
  'flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left transition-colors active:bg-raised';

/** A row that does something here. */
export function ActionRow({ onClick, arrow = true, ...row }: RowProps & { onClick: () => void; arrow?: boolean }) {
  return (
    <button type="button" onClick={onClick} className={rowClass}>
      <RowContent {...row} arrow={arrow} />
    </button>
  );
}

/** A row with a switch. */
export function SwitchRow({ on, onChange, ...row }: RowProps & { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <button type="button" role="switch" aria-checked={on} onClick={() => onChange(!on)} className={rowClass}>
      <RowContent {...row} arrow={false} />
      <span
        className={
          'flex h-7 w-12 shrink-0 items-center rounded-full p-0.5 transition-colors ' + (on ? 'bg-brand' : 'bg-pressed')
        }
      >
        <span className={`size-6 rounded-full bg-white transition-all ${on ? 'ml-5' : ''}`} />
      </span>
    </button>
  );
}

/** A name and its value on one line, as in a summary; a value that finds no room there stands under it. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5 text-row">
      <dt className="text-soft">{name}</dt>
      <dd className="ml-auto min-w-0 text-right break-words text-ink">{children}</dd>
    </div>
  );
}
