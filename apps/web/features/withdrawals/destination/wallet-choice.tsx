import { ShieldCheck } from 'lucide-react';
import { buttonClass } from '../../../design/button.tsx';
import { date } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { useNow } from '../../../shell/client/use-now.ts';
import { NewWaits } from '../../../shell/payouts/new-waits.tsx';
import { shortened } from '../../../shell/funds/tron-address.ts';
import { Link } from '../../../shell/routing/link.tsx';
import { AddressField } from './address-field.tsx';
import { Choice, Destinations } from './choice.tsx';
import { typedAddress, type TypedNever, type Wallet } from './destination.ts';
import type { DestinationForm } from '../form/use-withdrawal.ts';

interface WalletChoiceProps {
  form: DestinationForm;
  wallets: readonly Wallet[];
  never: TypedNever;
}

function OnlySaved({ empty }: { empty: boolean }) {
  return (
    <div className="mt-3 flex items-center gap-3 rounded-card bg-surface p-4">
      <ShieldCheck size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-up" />
      <p className="min-w-0 flex-1 text-note text-pretty text-soft">
        {t(empty ? 'withdrawals.savedOnlyNone' : 'withdrawals.savedOnly')}
      </p>
      <Link to="pages/wallet/wallet" className={buttonClass('quiet', 'small')}>
        {t('withdrawals.manage')}
      </Link>
    </div>
  );
}

interface SavedWalletProps {
  wallet: Wallet;
  /** It is in its first hours. */
  waits: boolean;
  chosen: boolean;
  onChoose: () => void;
}

function SavedWallet({
  wallet: { address, currencyCode, chain, usableTime },
  waits,
  chosen,
  onChoose,
}: SavedWalletProps) {
  return (
    <Choice
      chosen={chosen}
      disabled={waits}
      onChoose={onChoose}
      title={shortened(address)}
      note={waits ? t('wallets.usableFrom', { time: date(usableTime, 'moment') }) : `${currencyCode} · ${chain}`}
    />
  );
}

/** A saved wallet, or an address that is typed, pasted or read from a picture. */
export function WalletChoice({ form, wallets, never }: WalletChoiceProps) {
  const { draft, errors, set } = form;
  const now = useNow();
  return (
    <section>
      <Destinations
        label={t('withdrawals.to')}
        addPath="pages/wallet/addWallet"
        addWord={t('withdrawals.saveNew')}
        error={errors.to}
      >
        {wallets.map((wallet) => (
          <SavedWallet
            key={wallet.id}
            wallet={wallet}
            waits={wallet.usableTime > now}
            chosen={draft.to === wallet.id}
            onChoose={() => set('to', wallet.id)}
          />
        ))}
        {never === null && wallets.length > 0 && (
          <Choice
            chosen={draft.to === typedAddress}
            onChoose={() => set('to', typedAddress)}
            title={t('withdrawals.another')}
            note={t('withdrawals.anotherText')}
          />
        )}
      </Destinations>
      {draft.to === typedAddress && never === null && <AddressField form={form} bare={wallets.length === 0} />}
      {never === 'own-rule' && <OnlySaved empty={wallets.length === 0} />}
      {never === 'waits' && <NewWaits />}
    </section>
  );
}
