import { ClipboardPaste, ScanQrCode } from 'lucide-react';
import { useState, type ChangeEvent } from 'react';
import { Field } from '../../../design/field.tsx';
import { IconButton } from '../../../design/button.tsx';
import { t } from '../../../locales/i18n.ts';
import { toast } from '../../../shell/feedback/toast.ts';
import { readCode } from '../../../shell/files/picture.ts';
import { addressIn, isTronAddress } from '../../../shell/funds/tron-address.ts';
import type { DestinationForm } from '../form/use-withdrawal.ts';

interface ToolsProps {
  reading: boolean;
  onPaste: () => void;
  onScan: (event: ChangeEvent<HTMLInputElement>) => void;
}

const scanFrame =
  'press has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2 mr-1 ' +
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-field text-brand';

function Tools({ reading, onPaste, onScan }: ToolsProps) {
  return (
    <>
      <IconButton label={t('withdrawals.paste')} onClick={onPaste}>
        <ClipboardPaste size={20} aria-hidden="true" className="text-brand" />
      </IconButton>
      <label className={`${scanFrame} ${reading ? 'animate-breathe' : ''}`}>
        <input type="file" accept="image/*" aria-label={t('withdrawals.scan')} onChange={onScan} className="sr-only" />
        <ScanQrCode size={20} aria-hidden="true" />
      </label>
    </>
  );
}

/** An address typed, pasted, or read from the picture of a code; nothing is sent anywhere for it. */
export function AddressField({ form, bare }: { form: DestinationForm; bare: boolean }) {
  const [reading, setReading] = useState(false);
  const take = (text: string) => {
    const address = addressIn(text);
    form.set('address', address);
    form.setErrors((now) => ({ ...now, address: isTronAddress(address) ? undefined : t('wallets.addressInvalid') }));
  };
  const paste = () =>
    void (navigator.clipboard?.readText().then(take) ?? Promise.reject(new Error())).catch(() =>
      toast(t('withdrawals.pasteFailed')),
    );
  const scan = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    event.currentTarget.value = '';
    if (file === undefined) return;
    setReading(true);
    const text = await readCode(file).catch(() => null);
    setReading(false);
    if (text === null) toast(t('files.noCode'));
    else take(text);
  };
  const tools = <Tools reading={reading} onPaste={paste} onScan={(event) => void scan(event)} />;
  return (
    <Field
      {...form.field('address')}
      className={bare ? 'mt-1' : 'mt-3'}
      label={t('wallets.address')}
      hint={t('withdrawals.chainText', { chain: 'TRC20' })}
      autoComplete="off"
      autoCorrect="off"
      maxLength={64}
      after={tools}
    />
  );
}
