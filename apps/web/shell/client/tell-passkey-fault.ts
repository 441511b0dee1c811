import { PasskeyFault } from '@candor/client/passkeys/passkeys.ts';
import { t } from '../../locales/i18n.ts';
import { toast } from '../feedback/toast.ts';

const words = { known: 'passkeys.known', elsewhere: 'passkeys.elsewhere', failed: 'passkeys.failed' } as const;

/**
 * Says why the device gave no passkey, unless its owner has thought better of it. @throws what it was given: whoever
 * waits for a passkey has none
 */
export function tellPasskeyFault(fault: unknown): never {
  if (fault instanceof PasskeyFault && fault.issue !== 'cancelled') toast(t(words[fault.issue]));
  throw fault;
}
