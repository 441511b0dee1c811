import { makePasskey } from '@candor/client/passkeys/passkeys.ts';
import { Button } from '../../../design/button.tsx';
import { Field } from '../../../design/field.tsx';
import { t } from '../../../locales/i18n.ts';
import { call } from '../../../shell/client/call.ts';
import { refresh } from '../../../shell/client/query.ts';
import { tellPasskeyFault } from '../../../shell/client/tell-passkey-fault.ts';
import { toast } from '../../../shell/feedback/toast.ts';
import { ProofInputs, useProvenForm } from './owner-proofs.tsx';

/** Name and proofs; then the device makes the passkey. */
export function AddPasskey({ onDone }: { onDone: () => void }) {
  const { onSubmit, busy, field, asked } = useProvenForm(['name'], async ({ name }, proofs) => {
    const { attempt, options } = await call('POST /player/passkeys/enrol', { body: proofs }, { quiet: true });
    const credential = await makePasskey(options).catch(tellPasskeyFault);
    await call('POST /player/passkeys/confirm', { body: { attempt, name, credential } }, { quiet: true });
    toast(t('passkeys.added'));
    onDone();
    await refresh('GET /player/passkeys');
  });
  return (
    <form onSubmit={onSubmit} noValidate className="space-y-4">
      <Field
        {...field('name')}
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        autoComplete="off"
        maxLength={40}
      />
      <ProofInputs field={field} asked={asked} />
      <Button type="submit" busy={busy} className="w-full">
        {t('passkeys.add')}
      </Button>
    </form>
  );
}
