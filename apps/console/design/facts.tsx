import { Fragment, type JSX, type ReactNode } from 'react';
import { words } from '../locales/words.ts';

/** Names and values, one pair a line; what isn't known is said so. */
export function Facts({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }): JSX.Element {
  return (
    <dl className="facts">
      {of.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value ?? <span className="faint">{words.app.none}</span>}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

export const Code = ({ text }: { text: string | null }): JSX.Element =>
  text === null ? <span className="faint">{words.app.none}</span> : <span className="mono">{text}</span>;
