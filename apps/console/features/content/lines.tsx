import type { CallAnswer } from '@candor/api-contract/index.ts';
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input, Skeleton } from 'antd';
import type { JSX } from 'react';
import { useSession } from '../../client/session.ts';
import { useCall } from '../../client/use-call.ts';
import { propose } from '../../decisions/propose.ts';
import { reasonField, useAsk } from '../../design/ask/ask.ts';
import { Fault, PageHead } from '../../design/page.tsx';
import { words } from '../../locales/words.ts';

type Stored = CallAnswer<'GET /operator/lines'>;
interface Typed {
  readonly customerLink?: string;
  readonly lines?: readonly { readonly name: string; readonly url: string }[];
}
const w = words.lines;

/** Where customer service and the other addresses of the product are. */
export function Lines(): JSX.Element {
  const { data, error, refetch } = useCall('GET /operator/lines');
  return (
    <>
      <PageHead title={w.title} note={w.note} />
      {error !== null && <Fault error={error} again={refetch} />}
      <section className="block" style={{ maxWidth: 760 }}>
        {data === undefined ? <Skeleton active /> : <LinesForm stored={data} />}
      </section>
    </>
  );
}

const needed = [{ required: true, message: words.app.needed }];

const LineFields = ({ may }: { may: boolean }): JSX.Element => (
  <Form.List name="lines">
    {(fields, { add, remove }) => (
      <>
        <h2 style={{ fontSize: 15, margin: '8px 0 12px' }}>{w.lines}</h2>
        {fields.map(({ key, name }) => (
          <div key={key} style={{ display: 'flex', gap: 8 }}>
            <Form.Item name={[name, 'name']} rules={needed} style={{ flex: 1 }}>
              <Input placeholder={w.name} aria-label={w.name} />
            </Form.Item>
            <Form.Item name={[name, 'url']} rules={needed} style={{ flex: 2 }}>
              <Input placeholder={w.form} aria-label={w.url} />
            </Form.Item>
            <Button icon={<DeleteOutlined />} aria-label={w.remove} onClick={() => remove(name)} />
          </div>
        ))}
        {may && fields.length < 20 && (
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => add({ name: '', url: '' })}>
            {w.add}
          </Button>
        )}
      </>
    )}
  </Form.List>
);

function LinesForm({ stored }: { stored: Stored }): JSX.Element {
  const ask = useAsk();
  const { operator } = useSession();
  const may = operator?.role === 'admin';
  const save = ({ customerLink = '', lines = [] }: Typed): void =>
    ask({
      ...w.propose,
      fields: [reasonField(words.app.auditReads)],
      send: ({ reason = '' }) =>
        propose({
          kind: 'lines',
          customerLink: customerLink.trim() === '' ? null : customerLink.trim(),
          lines: lines.map(({ name, url }) => ({ name: name.trim(), url: url.trim() })),
          reason,
        }),
    });
  return (
    <Form<Typed>
      layout="vertical"
      disabled={!may}
      initialValues={{ customerLink: stored.customerLink ?? '', lines: stored.lines }}
      onFinish={save}
    >
      {!may && <p className="note">{w.notYou}</p>}
      <Form.Item name="customerLink" label={w.customerLink} extra={w.customerLinkHelp}>
        <Input placeholder={w.form} />
      </Form.Item>
      <LineFields may={may} />
      {may && (
        <div className="acts-foot" style={{ marginTop: 20 }}>
          <Button type="primary" htmlType="submit">
            {w.propose.confirm}
          </Button>
        </div>
      )}
    </Form>
  );
}
