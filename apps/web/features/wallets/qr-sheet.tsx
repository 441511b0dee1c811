import { Copy } from 'lucide-react';
import { Button } from '../../design/button.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { t } from '../../locales/i18n.ts';
import { copyText } from '../../shell/feedback/copy.ts';
import { KeptImage } from '../../shell/files/kept-image.tsx';
import { GroupedAddress } from '../../shell/funds/grouped-address.tsx';
import type { Wallet } from './wallets.ts';

/** The picture that was saved with an address, and the address itself. */
export function QrSheet({ wallet, onClose }: { wallet: Wallet | null; onClose: () => void }) {
  return (
    <Sheet
      open={wallet !== null}
      onClose={onClose}
      title={wallet === null ? '' : `${wallet.currencyCode} · ${wallet.chain}`}
    >
      {wallet !== null && (
        <>
          <KeptImage id={wallet.qrImage} alt={t('wallets.code')} className="h-75 w-full" />
          <GroupedAddress address={wallet.address} className="mt-4 justify-center" />
          <Button look="quiet" size="medium" onClick={() => void copyText(wallet.address)} className="mt-4 w-full">
            <Copy size={18} aria-hidden="true" />
            {t('shell.copy')}
          </Button>
        </>
      )}
    </Sheet>
  );
}
