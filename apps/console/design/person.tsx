import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Tag } from 'antd';
import type { JSX } from 'react';
import { words } from '../locales/en.ts';
import { addressOf } from '../shell/route.ts';

export type Person = CallAnswer<'GET /operator/customers'>['list'][number];

export const nameOf = (person: Person): string => person.account ?? person.email ?? person.phone ?? person.userId;

/** A customer by name, leading to all that is known about him. */
export function Who({ person, userId }: { person: Person | null; userId: string }): JSX.Element {
  return (
    <span>
      <a href={addressOf('customers', userId)} onClick={(event) => event.stopPropagation()}>{person === null ? userId : nameOf(person)}</a>
      {person?.frozen === true && <> <Tag color="red" variant="filled">{words.statuses.frozen}</Tag></>}
    </span>
  );
}
