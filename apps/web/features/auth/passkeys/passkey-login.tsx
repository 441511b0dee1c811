import { showPasskey } from '@candor/client/passkeys/passkeys.ts';
import { Fingerprint } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import { useSubmit } from '../../../design/use-submit.ts';
import { t } from '../../../locales/i18n.ts';
import { call } from '../../../shell/client/call.ts';
import { tellPasskeyFault } from '../../../shell/client/tell-passkey-fault.ts';
import { enter } from '../enter.ts';

/** Logs in by whichever passkey the device has: it asks which, and whether it is them. */
export function PasskeyLogin({ next }: { next: string | null }) {
  const { submit, busy } = useSubmit(async () => {
    const { attempt, options } = await call('POST /login/passkey/begin', { body: {} });
    const credential = await showPasskey(options).catch(tellPasskeyFault);
    enter(await call('POST /login/passkey', { body: { attempt, credential } }), null, next);
  });
  return (
    <Button look="quiet" busy={busy} onClick={() => submit()} className="mt-3 w-full">
      <Fingerprint size={20} aria-hidden="true" />
      {t('passkeys.login')}
    </Button>
  );
}
