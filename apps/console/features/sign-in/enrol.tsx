import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Form, Input, QRCode, Skeleton, Typography } from 'antd';
import type { JSX } from 'react';
import { call } from '../../client/call.ts';
import { reach } from '../../client/session.ts';
import { words } from '../../locales/words.ts';
import { Door } from './door.tsx';
import { useSending } from './use-sending.ts';

const w = words.signIn;

const Secret = ({ of }: { of: { uri: string; secret: string } | undefined }): JSX.Element => (
  <div className="qr">
    {of === undefined ? (
      <Skeleton.Node active style={{ width: 228, height: 228 }} />
    ) : (
      <>
        <div className="quiet-zone">
          <QRCode type="svg" value={of.uri} size={192} color="#0b0e14" bgColor="#ffffff" bordered={false} />
        </div>
        <Typography.Text copyable={{ text: of.secret }} className="mono">
          {of.secret.match(/.{1,4}/g)?.join(' ')}
        </Typography.Text>
      </>
    )}
  </div>
);

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
  const { fault, busy, onFinish } = useSending(async ({ code }: { code: string }) => {
    reach((await call('POST /operator/confirmTotp', { body: { code } })).stage);
  });
  return (
    <Door title={w.enrolTitle} note={w.enrolNote} step={2}>
      {(fault ?? error?.message) !== undefined && (fault ?? error) !== null && (
        <Alert type="error" showIcon title={fault ?? error?.message} style={{ marginBottom: 16 }} />
      )}
      <Secret of={data} />
      <Form<{ code: string }> layout="vertical" requiredMark={false} onFinish={onFinish}>
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
