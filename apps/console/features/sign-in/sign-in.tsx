import { Alert, Form, Input } from 'antd';
import { useRef, useState, type JSX } from 'react';
import { call } from '../../client/call.ts';
import { keepDeviceToken } from '../../client/device-token.ts';
import { shownFor } from '../../client/passkeys.ts';
import { begin, useSession } from '../../client/session.ts';
import { words } from '../../locales/words.ts';
import { Door } from './door.tsx';
import { Enrol } from './enrol.tsx';
import { OwnPassword } from './own-password.tsx';
import { useSending } from './use-sending.ts';
import { Ways } from './ways.tsx';

const w = words.signIn;
interface Typed {
  readonly name: string;
  readonly password: string;
  readonly code?: string;
}

/** Name, password and code; before the first time an own password and an authenticator are set up. */
export function SignIn(): JSX.Element {
  const { token, stage } = useSession();
  // Typed a moment ago, so that the one-time password needn't be typed again; kept nowhere else.
  const [typed, setTyped] = useState('');
  if (token !== null && stage === 'password') return <OwnPassword oneTime={typed} />;
  if (token !== null && stage === 'totp') return <Enrol />;
  return <Login onPassword={setTyped} />;
}

const passkeyShown = async () => ({
  passkey: await shownFor(await call('POST /operator/login/passkey', { body: {} })),
});

/** Nobody has a code before the authenticator is set up. */
const typed = (code: string) => (code === '' ? {} : { code });

function Login({ onPassword }: { onPassword: (password: string) => void }): JSX.Element {
  const { ended } = useSession();
  const [form] = Form.useForm<Typed>();
  /** Which button has sent the form. */
  const byPasskey = useRef(false);
  const { fault, busy, onFinish } = useSending(async ({ name, password, code = '' }: Typed) => {
    const second = byPasskey.current ? await passkeyShown() : typed(code);
    const answer = await call('POST /operator/login', { body: { name, password, ...second } });
    onPassword(password);
    keepDeviceToken(answer.deviceToken);
    begin(answer);
  }, ended);
  return (
    <Door title={w.title} note={w.note} step={0}>
      {fault !== null && (
        <Alert type={fault === ended ? 'info' : 'error'} showIcon title={fault} style={{ marginBottom: 16 }} />
      )}
      <Form<Typed> form={form} layout="vertical" requiredMark={false} onFinish={onFinish}>
        <Form.Item name="name" label={w.name} rules={[{ required: true, message: words.app.needed }]}>
          <Input size="large" autoComplete="username" />
        </Form.Item>
        <Form.Item name="password" label={w.password} rules={[{ required: true, message: words.app.needed }]}>
          <Input.Password size="large" autoComplete="current-password" />
        </Form.Item>
        <Form.Item name="code" label={w.code} extra={w.codeHelp} rules={[{ pattern: /^\d{6}$/, message: w.codeForm }]}>
          <Input size="large" inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
        </Form.Item>
        <Ways
          busy={busy}
          onCode={() => (byPasskey.current = false)}
          onPasskey={() => {
            byPasskey.current = true;
            form.submit();
          }}
        />
      </Form>
    </Door>
  );
}
