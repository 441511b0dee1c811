import { Plus, QrCode, Wallet as WalletIcon } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../design/button.tsx';
import { Empty, ErrorState, SkeletonCard } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { usePages } from '../../shell/client/use-pages.ts';
import { NextPage } from '../../shell/lists/next-page.tsx';
import { Link } from '../../shell/routing/link.tsx';
import { QrSheet } from './qr-sheet.tsx';
import { SavedOnlySwitch } from './saved-only-switch.tsx';
import { WalletCard } from './wallet-card.tsx';
import { walletPage, type Wallet } from './wallets.ts';

const pageLimit = 20;
const addPath = 'pages/wallet/addWallet';

function ListSkeleton() {
  return (
    <div role="status" aria-label={t('shell.loading')} className="space-y-3">
      <SkeletonCard className="h-44" />
      <SkeletonCard className="h-44" />
    </div>
  );
}

function Wallets({ wallets, onShow }: { wallets: readonly Wallet[]; onShow: (wallet: Wallet) => void }) {
  if (wallets.length === 0)
    return (
      <div className="flex flex-1 flex-col">
        <Empty icon={QrCode} title={t('wallets.none')} text={t('wallets.noneText')} />
      </div>
    );
  return (
    <ul className="space-y-3">
      {wallets.map((wallet) => (
        <li key={wallet.id}>
          <WalletCard wallet={wallet} onShow={() => onShow(wallet)} />
        </li>
      ))}
    </ul>
  );
}

function Foot() {
  return (
    <>
      <p className="mt-3 flex gap-3 text-note text-pretty text-faint">
        <WalletIcon size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
        {t('wallets.announced')}
      </p>
      <div className="mt-auto pt-6">
        <Link to={addPath} className={`${buttonClass()} w-full`}>
          <Plus size={20} aria-hidden="true" />
          {t('wallets.add')}
        </Link>
      </div>
    </>
  );
}

/** Saved addresses with their codes, and the rule that restricts withdrawals to them. */
export function WalletPage() {
  const pages = usePages<Wallet>([walletPage], (page) =>
    call(walletPage, { query: { page, limit: pageLimit } }, { quiet: true }),
  );
  const [shown, setShown] = useState<Wallet | null>(null);
  const { rows, data, isError, error, refetch } = pages;
  const rule = data?.pages[0] as { savedOnly: boolean; savedOnlyEndTime: number | null } | undefined;
  return (
    <div className="gutter flex flex-1 flex-col pt-2 pb-4">
      {data === undefined && isError && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <ListSkeleton />}
      {data !== undefined && (
        <>
          <Wallets wallets={rows} onShow={setShown} />
          <NextPage pages={pages} />
          {rule !== undefined && <SavedOnlySwitch rule={rule} none={rows.length === 0} />}
          <Foot />
          <QrSheet wallet={shown} onClose={() => setShown(null)} />
        </>
      )}
    </div>
  );
}
