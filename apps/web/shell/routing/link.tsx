import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { RowContent, rowClass, type RowProps } from '../../design/list.tsx';
import { hashOf, navigate, type Query } from './hash.ts';
import { preloadPage } from './lazy-page.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  query?: Query | undefined;
  how?: 'push' | 'replace';
}

/** A real link to a page; its code is fetched as soon as it is pressed. */
export function Link({ to, query, how, onClick, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(to, query, how);
  };
  return (
    <a {...rest} href={hashOf(to, query)} onPointerDown={() => void preloadPage(to)} onClick={follow}>
      {children}
    </a>
  );
}

/** An icon that opens a page, 44 px wide and high. @param label where it leads, for those who can't see the icon */
export function IconLink({ label, className = '', ...rest }: LinkProps & { label: string }) {
  return (
    <Link
      {...rest}
      aria-label={label}
      className={`press grid size-11 shrink-0 place-items-center rounded-field ${className}`}
    />
  );
}

/** A row of a list that opens a page. */
export function LinkRow({ to, query, ...row }: RowProps & { to: string; query?: Query | undefined }) {
  return (
    <Link to={to} query={query} className={rowClass}>
      <RowContent {...row} arrow />
    </Link>
  );
}
