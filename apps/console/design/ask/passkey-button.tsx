import { KeyOutlined } from '@ant-design/icons';
import { hasPasskeys } from '@candor/client/passkeys/has-passkeys.ts';
import { Button } from 'antd';
import { useState, type JSX } from 'react';
import { wordsOf } from '../../client/call.ts';
import { stepUpByPasskey } from '../../client/passkeys.ts';
import { words } from '../../locales/words.ts';

interface Shows {
  readonly disabled: boolean;
  readonly onShown: () => void;
  /** @param fault in words */
  readonly onFault: (fault: string) => void;
}

/** Shows a passkey in the place of the authenticator's code; nothing where there are none. */
export function PasskeyButton({ disabled, onShown, onFault }: Shows): JSX.Element | null {
  const [busy, setBusy] = useState(false);
  const show = async (): Promise<void> => {
    setBusy(true);
    try {
      await stepUpByPasskey();
      onShown();
    } catch (error) {
      onFault(wordsOf(error));
    }
    setBusy(false);
  };
  if (!hasPasskeys()) return null;
  return (
    <Button icon={<KeyOutlined aria-hidden />} disabled={disabled} loading={busy} onClick={() => void show()}>
      {words.signIn.usePasskey}
    </Button>
  );
}
