import { WarningFilled } from '@ant-design/icons';
import type { JSX } from 'react';
import { words } from '../../locales/words.ts';
import { barsOf, type Person } from './person.tsx';

/**
 * In red, before anything about money: why nothing may be paid out to this customer, by the operators' word and by the
 * owner's.
 */
export const StandingBand = ({ person }: { person: Person | null }): JSX.Element => (
  <>
    {barsOf(person).map((bar) => {
      const [title, text] = words.standings[bar];
      return (
        <div key={bar} role="alert" className="band">
          <WarningFilled aria-hidden="true" />
          <p>
            <b>{title}</b> {text}
          </p>
        </div>
      );
    })}
  </>
);
