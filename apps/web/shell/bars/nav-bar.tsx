import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../design/button.tsx';
import { t } from '../../locales/i18n.ts';
import { back } from '../routing/hash.ts';

interface NavBarProps {
  /** Null as long as it is not known. */
  title: ReactNode;
  /** Without it no back button stands there, as on the tab pages. */
  onBack?: (() => void) | undefined;
  right?: ReactNode;
}

/** The bar above a page: back, title in the middle, actions at the end. Stays in sight. */
export function NavBar({ title, onBack, right }: NavBarProps) {
  return (
    <header className="sticky top-0 z-20 bg-page pt-safe">
      <div className="mb-(--tip) grid min-h-14 grid-cols-[minmax(48px,auto)_1fr_minmax(48px,auto)] items-center px-1">
        <div>
          {onBack !== undefined && (
            <IconButton label={t('shell.back')} onClick={onBack}>
              <ChevronLeft size={26} aria-hidden="true" />
            </IconButton>
          )}
        </div>
        {title === null ? <span /> : <h1 className="min-w-0 text-center text-bar font-semibold">{title}</h1>}
        <div className="flex justify-end">{right}</div>
      </div>
    </header>
  );
}

/**
 * The standard bar: back and title, in two lines where the language is long; no title while its words are on their way.
 */
export const StandardBar = ({ title }: { title: string }) => (
  <NavBar
    title={title === '' ? null : <span className="line-clamp-2 leading-tight text-balance">{title}</span>}
    onBack={() => back()}
  />
);

/** The bar of a tab page: a large title at the start, actions at the end. */
export function TabPageBar({ title, right, children }: { title: ReactNode; right?: ReactNode; children?: ReactNode }) {
  return (
    <header className="sticky top-0 z-20 bg-page pt-safe">
      <div className="mb-(--tip) flex min-h-14 items-center justify-between gap-2 pr-1.5 pl-4">
        <h1 className="min-w-0 truncate text-title font-bold">{title}</h1>
        <div className="flex shrink-0">{right}</div>
      </div>
      {children}
    </header>
  );
}
