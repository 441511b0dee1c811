import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button } from '../../../design/button.tsx';
import { t } from '../../../locales/i18n.ts';
import { call } from '../../../shell/client/call.ts';
import { refresh } from '../../../shell/client/query.ts';
import { toast } from '../../../shell/feedback/toast.ts';
import { ProofInputs, useProvenForm } from './owner-proofs.tsx';

export type Passkey = CallAnswer<'GET /player/passkeys'>[number];

/** Takes a passkey away, after what follows from it is said. */
export function RemovePasskey({ passkey: { id }, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { onSubmit, busy, field, asked } = useProvenForm([], async (_, proofs) => {
    await call('POST /player/passkeys/remove', { body: { id, ...proofs } }, { quiet: true });
    toast(t('passkeys.removed'));
    onDone();
    await refresh('GET /player/passkeys');
  });
  return (
    <form onSubmit={onSubmit} noValidate className="space-y-4">
      <p className="text-row text-pretty text-soft">{t('passkeys.removeText')}</p>
      <ProofInputs field={field} asked={asked} />
      <Button type="submit" look="danger" busy={busy} className="w-full">
        {t('passkeys.remove')}
      </Button>
    </form>
  );
}
