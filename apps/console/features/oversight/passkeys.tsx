import type { CallAnswer } from '@candor/api-contract/index.ts';
import { hasPasskeys } from '@candor/client/passkeys/has-passkeys.ts';
import { Button } from 'antd';
import type { JSX } from 'react';
import { call } from '../../client/call.ts';
import { addPasskey } from '../../client/passkeys.ts';
import { useCall } from '../../client/use-call.ts';
import { useAsk, type Ask, type Field } from '../../design/ask/ask.ts';
import { Rows, type Column } from '../../design/list.tsx';
import { Fault } from '../../design/page.tsx';
import { Ago, When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';

type Passkey = CallAnswer<'GET /operator/passkeys'>[number];
const w = words.access.passkeys;

const password: Field = { name: 'password', label: w.password, kind: 'secret' };
const adding: Ask = {
  ...w.add,
  fields: [{ name: 'name', label: w.name, help: w.nameHelp }, password],
  send: (values) => addPasskey(values['name'] ?? '', values['password'] ?? ''),
};
const removing = ({ id }: Passkey): Ask => ({
  ...w.remove,
  danger: true,
  fields: [password],
  send: (values) => call('POST /operator/passkeys/remove', { body: { id, password: values['password'] ?? '' } }),
});

/** The own passkeys, each to be taken away, and another one. */
export function Passkeys(): JSX.Element {
  const ask = useAsk();
  const { data, error, isPending, refetch } = useCall('GET /operator/passkeys');
  const columns: readonly Column<Passkey>[] = [
    { title: w.name, cell: (row) => row.name, card: 'head' },
    { title: w.added, cell: (row) => <When at={row.createTime} />, number: true },
    { title: w.used, cell: (row) => (row.lastUseTime === null ? w.never : <Ago at={row.lastUseTime} />), number: true },
    {
      title: words.app.action,
      cell: (row) => (
        <Button size="small" danger onClick={() => ask(removing(row))}>
          {w.remove.confirm}
        </Button>
      ),
      number: true,
      card: 'value',
    },
  ];
  return (
    <div className="section">
      <h2>
        {w.title}
        {hasPasskeys() && (
          <Button size="small" onClick={() => ask(adding)}>
            {w.add.title}
          </Button>
        )}
      </h2>
      <p className="soft">{hasPasskeys() ? w.note : w.unsupported}</p>
      {error !== null && <Fault error={error} again={refetch} />}
      <Rows rows={data} loading={isPending} columns={columns} rowKey={(row) => row.id} empty={w.empty} />
    </div>
  );
}
