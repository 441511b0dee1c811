import { Download } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../design/button.tsx';
import { t } from '../../../locales/i18n.ts';
import { LatePart } from '../../../shell/routing/late-part.tsx';
import { binOf } from './bank-bins.ts';
import { savePicture } from './save-picture.ts';
import { vietQrText } from './viet-qr.ts';

interface VietQrCardProps {
  account: { bankCode: string; accountNumber: string; test: boolean };
  reference: string;
  /** Whole dong as typed, in the form of the wire; what is no amount is left to the payer. */
  vnd: string;
}

const picturePixels = 720;
const loadCode = () => import('../../../design/qr-code.tsx').then(({ QrCode }) => QrCode);

/** The transfer as a code that a bank's app fills its form from, made on this device; nothing where none can be. */
export function VietQrCard({ account, reference, vnd }: VietQrCardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const bin = binOf(account);
  const amount = /^[1-9]\d*$/.test(vnd) ? vnd : null;
  const text = bin === null ? null : vietQrText({ bin, accountNumber: account.accountNumber, amount, reference });
  if (text === null) return null;
  const save = () => {
    const drawing = frame.current?.querySelector('svg');
    if (drawing) void savePicture(drawing, picturePixels, 'vietqr');
  };
  return (
    <div className="mb-3 flex flex-col items-center rounded-card bg-surface p-4 text-center">
      <div ref={frame} className="size-48 rounded-field bg-white">
        <LatePart load={loadCode} part={{ text, label: t('deposits.vietQr'), size: 192 }} />
      </div>
      <p className="mt-3 text-note text-pretty text-soft">{t('deposits.vietQrScan')}</p>
      <Button look="quiet" size="medium" className="mt-3" onClick={save}>
        <Download size={18} aria-hidden="true" />
        {t('deposits.vietQrSave')}
      </Button>
    </div>
  );
}
