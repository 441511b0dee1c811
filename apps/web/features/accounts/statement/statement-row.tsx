import type { ReactNode } from 'react';
import { t } from '../../../locales/i18n.ts';
import { wordsOf } from './kind-words.ts';
import type { Kind } from './statement.ts';

interface StatementRowProps {
  kind: Kind;
  /** Under the name of the kind: when, and what else belongs to it. */
  note: ReactNode;
  onOpen: () => void;
  /** What it has changed. */
  children: ReactNode;
}

/** A line of the statement, of people's or of the ledger's, which opens a sheet. */
export function StatementRow({ kind, note, onOpen, children }: StatementRowProps) {
  const { icon: Icon, name } = wordsOf(kind);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="gutter flex min-h-18 w-full items-center gap-3 py-2.5 text-left transition-colors active:bg-surface"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-raised text-soft">
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-row font-medium">{t(name)}</span>
        <span className="mt-0.5 block text-caption text-pretty text-faint">{note}</span>
      </span>
      <span className="shrink-0 text-right">{children}</span>
    </button>
  );
}
