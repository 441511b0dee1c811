import type { CallAnswer } from '@candor/api-contract/index.ts';
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Alert, App, Button, Form, Input, Skeleton } from 'antd';
import { useState, type JSX } from 'react';
import { call, wordsOf } from '../../client/call.ts';
import { useSession } from '../../client/session.ts';
import { refreshAll, useCall } from '../../client/use-call.ts';
import { Fault, PageHead } from '../../design/page.tsx';
import { words } from '../../locales/en.ts';

type Stored = CallAnswer<'GET /operator/lines'>;
interface Typed { readonly customerLink?: string; readonly lines?: readonly { readonly name: string; readonly url: string }[] }
const w = words.lines;

/** Where customer service and the other addresses of the product are. */
export function Lines(): JSX.Element {
  const { data, error, refetch } = useCall('GET /operator/lines');
  return (
    <>
      <PageHead title={w.title} note={w.note} />
      {error !== null && <Fault error={error} again={refetch} />}
      <section className="block" style={{ maxWidth: 760 }}>{data === undefined ? <Skeleton active /> : <LinesForm stored={data} />}</section>
    </>
  );
}

function LinesForm({ stored }: { stored: Stored }): JSX.Element {
  const { message, modal } = App.useApp();
  const { operator } = useSession();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const may = operator?.role === 'admin';
  const save = async ({ customerLink = '', lines = [] }: Typed): Promise<void> => {
    setBusy(true);
    setFault(null);
    try {
      await call('POST /operator/lines/save', { body: { customerLink: customerLink.trim() === '' ? null : customerLink.trim(), lines: lines.map(({ name, url }) => ({ name: name.trim(), url: url.trim() })) } });
      void message.success(w.saved);
      await refreshAll();
    } catch (error) {
      setFault(wordsOf(error));
    } finally {
      setBusy(false);
    }
  };
  const needed = [{ required: true, message: words.app.needed }];
  return (
    <Form<Typed>
      layout="vertical" disabled={!may} initialValues={{ customerLink: stored.customerLink ?? '', lines: stored.lines }}
      onFinish={(values) => { void modal.confirm({ title: w.confirmTitle, content: w.confirmHappens, okText: words.app.save, cancelText: words.app.cancel, onOk: () => save(values) }); }}
    >
      {!may && <p className="note">{w.notYou}</p>}
      {fault !== null && <Alert type="error" showIcon title={fault} style={{ marginBottom: 16 }} />}
      <Form.Item name="customerLink" label={w.customerLink} extra={w.customerLinkHelp}><Input placeholder={w.form} /></Form.Item>
      <Form.List name="lines">
        {(fields, { add, remove }) => (
          <>
            <h2 style={{ fontSize: 15, margin: '8px 0 12px' }}>{w.lines}</h2>
            {fields.map(({ key, name }) => (
              <div key={key} style={{ display: 'flex', gap: 8 }}>
                <Form.Item name={[name, 'name']} rules={needed} style={{ flex: 1 }}><Input placeholder={w.name} aria-label={w.name} /></Form.Item>
                <Form.Item name={[name, 'url']} rules={needed} style={{ flex: 2 }}><Input placeholder={w.form} aria-label={w.url} /></Form.Item>
                <Button icon={<DeleteOutlined />} aria-label={w.remove} onClick={() => remove(name)} />
              </div>
            ))}
            {may && fields.length < 20 && <Button icon={<PlusOutlined />} onClick={() => add({ name: '', url: '' })}>{w.add}</Button>}
          </>
        )}
      </Form.List>
      {may && <div className="acts-foot" style={{ marginTop: 20 }}><Button type="primary" htmlType="submit" loading={busy}>{words.app.save}</Button></div>}
    </Form>
  );
}
