import { KeyOutlined } from '@ant-design/icons';
import { hasPasskeys } from '@candor/client/passkeys/has-passkeys.ts';
import { Button } from 'antd';
import type { JSX } from 'react';
import { words } from '../../locales/words.ts';

const w = words.signIn;

/** By what the form is sent: with the code in it, or with a passkey. */
export const Ways = ({
  busy,
  onCode,
  onPasskey,
}: Record<'onCode' | 'onPasskey', () => void> & { busy: boolean }): JSX.Element => (
  <>
    <Button type="primary" htmlType="submit" size="large" block loading={busy} onClick={onCode}>
      {w.enter}
    </Button>
    {hasPasskeys() && (
      <Button
        size="large"
        block
        disabled={busy}
        icon={<KeyOutlined aria-hidden />}
        style={{ marginTop: 12 }}
        onClick={onPasskey}
      >
        {w.enterByPasskey}
      </Button>
    )}
  </>
);
