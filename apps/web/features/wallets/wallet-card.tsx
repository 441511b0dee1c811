import { Copy, QrCode, Trash2 } from 'lucide-react';
import { IconButton } from '../../design/button.tsx';
import { CoinIcon } from '../../design/coin-icon.tsx';
import { Badge, Card } from '../../design/list.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { useNow } from '../../shell/client/use-now.ts';
import { confirm } from '../../shell/feedback/confirm.ts';
import { copyText } from '../../shell/feedback/copy.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { GroupedAddress } from '../../shell/funds/grouped-address.tsx';
import { shortened } from '../../shell/funds/tron-address.ts';
import { refreshWallets, type Wallet } from './wallets.ts';

function Head({ wallet: { currencyCode, chain, createTime, usableTime } }: { wallet: Wallet }) {
  const now = useNow();
  return (
    <div className="flex items-center gap-3">
      <CoinIcon code={currencyCode} size={40} />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 text-row font-semibold">
          {currencyCode}
          <Badge tone="brand">{chain}</Badge>
        </p>
        <p className="mt-0.5 text-caption text-faint">{t('wallets.since', { date: date(createTime, 'day') })}</p>
      </div>
      {usableTime > now && <Badge tone="warn">{t('wallets.usableFrom', { time: date(usableTime, 'moment') })}</Badge>}
    </div>
  );
}

/** One saved address in full, with what can be done with it. */
export function WalletCard({ wallet, onShow }: { wallet: Wallet; onShow: () => void }) {
  const { id, address } = wallet;
  const { submit, busy } = useSubmit(async () => {
    await confirm({
      title: t('wallets.delete'),
      text: t('wallets.deleteText', { address: shortened(address) }),
      confirm: t('wallets.delete'),
      grave: true,
    });
    await call('POST /playerWallet/delete', { body: { id } });
    toast(t('wallets.deleted'));
    await refreshWallets();
  });
  return (
    <Card className={`p-4 pb-2 ${busy ? 'opacity-45' : ''}`}>
      <Head wallet={wallet} />
      <GroupedAddress address={address} className="mt-3" />
      <div className="mt-2 flex justify-end gap-2 border-t border-line pt-1">
        <IconButton label={t('wallets.showCode')} aria-haspopup="dialog" onClick={onShow} className="text-soft">
          <QrCode size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('shell.copy')} onClick={() => void copyText(address)} className="text-soft">
          <Copy size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('wallets.delete')} disabled={busy} onClick={() => submit()}>
          <Trash2 size={20} aria-hidden="true" className="text-error" />
        </IconButton>
      </div>
    </Card>
  );
}
