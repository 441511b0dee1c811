import type { JSX } from 'react';
import { Facts } from '../../design/facts.tsx';
import { words } from '../../locales/words.ts';
import { groupNames, valuesOf, wordWithin, type Settings } from '../../rules/rule-changes.ts';
import { meaningOf } from './meaning.ts';

/** Everything that some rules say, by what they are about; single values, with rows behind them. */
export function RuleValues({ of }: { of: Settings }): JSX.Element {
  return (
    <div className="two">
      {groupNames.map((group) => (
        <section key={group} className="block">
          <h2>{words.rules.groups[group]}</h2>
          <Facts
            of={[...valuesOf(of[group], [group])]
              .filter(([path]) => !path.endsWith('.symbol'))
              .map(([path, value]) => [wordWithin(path, of), <Value key={path} path={path} value={value} />])}
          />
        </section>
      ))}
    </div>
  );
}

function Value({ path, value }: { path: string; value: string }): JSX.Element {
  const meaning = meaningOf(path, value);
  return (
    <>
      <span className="num" style={{ whiteSpace: 'normal' }}>
        {value === '' ? words.app.none : value}
      </span>
      {meaning !== null && <span className="unit">{meaning}</span>}
    </>
  );
}
