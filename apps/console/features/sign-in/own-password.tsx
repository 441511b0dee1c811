import { Alert, Button, Form, Input, type FormRule } from 'antd';
import type { JSX } from 'react';
import { call } from '../../client/call.ts';
import { reach } from '../../client/session.ts';
import { words } from '../../locales/words.ts';
import { Door } from './door.tsx';
import { useSending } from './use-sending.ts';

const w = words.signIn;
interface Typed {
  readonly oldPassword?: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

const needed: FormRule = { required: true, message: words.app.needed };
const sameAgain: FormRule = ({ getFieldValue }) => ({
  validator: (_, value) =>
    value === getFieldValue('newPassword') ? Promise.resolve() : Promise.reject(new Error(w.differs)),
});

/** Whoever handed out the one-time password knows it: it is good for nothing but this. */
export function OwnPassword({ oneTime }: { oneTime: string }): JSX.Element {
  const { fault, busy, onFinish } = useSending(async ({ oldPassword = oneTime, ...typed }: Typed) => {
    reach((await call('POST /operator/changePassword', { body: { oldPassword, ...typed } })).stage);
  });
  return (
    <Door title={w.ownTitle} note={w.ownNote} step={1}>
      {fault !== null && <Alert type="error" showIcon title={fault} style={{ marginBottom: 16 }} />}
      <Form<Typed> layout="vertical" requiredMark={false} onFinish={onFinish}>
        {oneTime === '' && (
          <Form.Item name="oldPassword" label={w.oneTime} rules={[needed]}>
            <Input.Password size="large" autoComplete="current-password" />
          </Form.Item>
        )}
        <Form.Item
          name="newPassword"
          label={w.newPassword}
          extra={w.passwordHelp}
          rules={[needed, { min: 12, message: w.passwordHelp }]}
        >
          <Input.Password size="large" autoComplete="new-password" />
        </Form.Item>
        <Form.Item name="confirmPassword" label={w.repeat} dependencies={['newPassword']} rules={[needed, sameAgain]}>
          <Input.Password size="large" autoComplete="new-password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" size="large" block loading={busy}>
          {w.next}
        </Button>
      </Form>
    </Door>
  );
}
