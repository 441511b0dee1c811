import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button } from 'antd';
import { useState, type JSX } from 'react';
import { call } from '../../client/call.ts';
import { useSession } from '../../client/session.ts';
import { useAsk } from '../../design/ask/ask.ts';
import { Code, Facts } from '../../design/facts.tsx';
import { words } from '../../locales/words.ts';

const w = words.deposits;
type Form = CallAnswer<'POST /operator/deposits/reveal'>;
const fields = Object.keys(w.formFields) as (keyof typeof w.formFields)[];

/** What the customer wrote, whole, once the reviewer has asked for it: the view is on record. */
export function DepositForm({ orderNo }: { orderNo: string }): JSX.Element | null {
  const ask = useAsk();
  const { operator } = useSession();
  const [form, setForm] = useState<Form | null>(null);
  if (operator?.role !== 'finance') return null;
  const reveal = (): void =>
    ask({
      title: w.revealTitle,
      happens: w.revealHappens,
      confirm: w.reveal,
      done: w.revealed,
      send: async () => {
        setForm(await call('POST /operator/deposits/reveal', { body: { orderNo } }));
      },
    });
  if (form === null)
    return (
      <Button onClick={reveal} style={{ justifySelf: 'start' }}>
        {w.reveal}
      </Button>
    );
  return (
    <section className="block">
      <h2>{w.form}</h2>
      <Facts of={writtenIn(form)} />
    </section>
  );
}

function writtenIn(form: Form) {
  const written = fields.flatMap((field) =>
    form[field] === null ? [] : [[w.formFields[field], <Code key={field} text={form[field]} />] as const],
  );
  const { ourAccount: ours } = form;
  if (ours === null) return written;
  const account = <Code key="ours" text={`${ours.bankName} ${ours.accountNo} ${ours.holder}`} />;
  return [...written, [w.ourAccount, account] as const];
}
