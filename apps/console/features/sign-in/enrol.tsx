import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Form, Input, QRCode, Skeleton, Typography } from 'antd';
import { useState, type JSX } from 'react';
import { call, wordsOf } from '../../client/call.ts';
import { reach } from '../../client/session.ts';
import { words } from '../../locales/en.ts';
import { Door } from './door.tsx';

const w = words.signIn;

/** The secret is shown once: as a picture for the authenticator, and as letters where there is no camera. */
export function Enrol(): JSX.Element {
  const { data, error } = useQuery({
    queryKey: ['enrol'],
    queryFn: () => call('POST /operator/enrolTotp'),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async ({ code }: { code: string }): Promise<void> => {
    setBusy(true);
    try {
      reach((await call('POST /operator/confirmTotp', { body: { code } })).stage);
    } catch (failure) {
      setFault(wordsOf(failure));
      setBusy(false);
    }
  };
  return (
    <Door title={w.enrolTitle} note={w.enrolNote} step={2}>
      {(fault ?? error?.message) !== undefined && (fault ?? error) !== null && (
        <Alert type="error" showIcon title={fault ?? error?.message} style={{ marginBottom: 16 }} />
      )}
      <div className="qr">
        {data === undefined ? (
          <Skeleton.Node active style={{ width: 228, height: 228 }} />
        ) : (
          <div className="quiet-zone">
            <QRCode type="svg" value={data.uri} size={192} color="#0b0e14" bgColor="#ffffff" bordered={false} />
          </div>
        )}
        {data !== undefined && (
          <Typography.Text copyable={{ text: data.secret }} className="mono">
            {data.secret.match(/.{1,4}/g)?.join(' ')}
          </Typography.Text>
        )}
      </div>
      <Form<{ code: string }>
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => {
          void send(values);
        }}
      >
        <Form.Item
          name="code"
          label={w.firstCode}
          rules={[{ required: true, pattern: /^\d{6}$/, message: w.codeForm }]}
        >
          <Input size="large" inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
        </Form.Item>
        <Button type="primary" htmlType="submit" size="large" block loading={busy}>
          {w.finish}
        </Button>
      </Form>
    </Door>
  );
}
