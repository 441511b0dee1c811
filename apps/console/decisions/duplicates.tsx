import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { JSX } from 'react';
import { useCall } from '../client/use-call.ts';
import { Code } from '../design/facts.tsx';
import { Who } from '../design/people/person.tsx';
import { When } from '../design/when.tsx';
import { words } from '../locales/words.ts';
import { addressOf } from '../shell/route.ts';

type Duplicate = CallAnswer<'GET /operator/customers/{userId}/duplicates'>[number];
const w = words.duplicates;

/** What others, or other requests, have in common with the customer and this request: it is looked at, not followed. */
export function Duplicates({ userId, orderNo }: { userId: string; orderNo?: string }): JSX.Element | null {
  const { data } = useCall('GET /operator/customers/{userId}/duplicates', {
    params: { userId },
    query: orderNo === undefined ? {} : { orderNo },
  });
  if (data === undefined) return null;
  return (
    <section className="block">
      <h2>{w.title}</h2>
      {data.length === 0 ? (
        <p className="faint small" style={{ margin: 0 }}>
          {w.none}
        </p>
      ) : (
        data.map((one) => <Line key={`${one.kind} ${one.orderNo ?? one.userId} ${one.value ?? ''}`} of={one} />)
      )}
    </section>
  );
}

const Line = ({ of: { kind, userId, person, orderNo, type, value, time } }: { of: Duplicate }): JSX.Element => (
  <div className="duplicate">
    <b>{w.kinds[kind]}</b> <Who person={person} userId={userId} /> <When at={time} />
    {value !== null && <Code text={value} />}
    {orderNo !== null && type !== null && <a href={addressOf(`${type}s`, orderNo)}>{w.types[type]}</a>}
  </div>
);
