import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { RowContent, rowClass, type RowProps } from '../../design/list.tsx';
import { hashOf, navigate, type Query } from './hash.ts';
import { preloadPage } from './lazy-page.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  query?: Query;
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
  return <a {...rest} href={hashOf(to, query)} onPointerDown={() => preloadPage(to)} onClick={follow}>{children}</a>;
}

/** A row of a list that opens a page. */
export function LinkRow({ to, query, ...row }: RowProps & { to: string; query?: Query }) {
  return <Link to={to} {...(query === undefined ? {} : { query })} className={rowClass}><RowContent {...row} arrow /></Link>;
}
