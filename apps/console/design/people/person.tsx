import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Tag } from 'antd';
import type { JSX } from 'react';
import { words } from '../../locales/words.ts';
import { addressOf } from '../../shell/route.ts';

export type Person = CallAnswer<'GET /operator/customers'>['list'][number];

export const nameOf = (person: Person): string => person.account ?? person.email ?? person.phone ?? person.userId;

type Bar = Exclude<Person['standing'], 'open'> | 'withdrawals-frozen';

/** What keeps money from leaving the account: what operators have set, and the owner's own freeze. */
export const barsOf = (person: Person | null): readonly Bar[] =>
  person === null
    ? []
    : [
        ...(person.standing === 'open' ? [] : [person.standing]),
        ...(person.withdrawalsFrozen ? ['withdrawals-frozen' as const] : []),
      ];

/** A customer by name, leading to all that is known about them. */
export function Who({ person, userId }: { person: Person | null; userId: string }): JSX.Element {
  return (
    <span>
      <a href={addressOf('customers', userId)} onClick={(event) => event.stopPropagation()}>
        {person === null ? userId : nameOf(person)}
      </a>
      {barsOf(person).map((bar) => (
        <span key={bar}>
          {' '}
          <Tag color="red" variant="filled">
            {words.statuses[bar]}
          </Tag>
        </span>
      ))}
    </span>
  );
}
