import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Badge } from '../../design/list.tsx';
import { ErrorState } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { useCall } from '../../shell/client/query.ts';
import { GroupedAddress } from '../../shell/funds/grouped-address.tsx';
import { usePlace } from '../../shell/routing/hash.ts';
import { LatePart } from '../../shell/routing/late-part.tsx';
import { AmountPart } from './amount-part.tsx';
import { BonusLine } from './bonus-line.tsx';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { toWallet, typedAddress, typedNever, type Wallet } from './destination/destination.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { Blocker } from './blocker.tsx';
import { useTerms, useWithdrawCurrency } from './use-terms.ts';
import { useWithdrawal } from './form/use-withdrawal.ts';
import { WalletChoice } from './destination/wallet-choice.tsx';
import { blockerOf, type Terms } from './payout-preview.ts';

const chain = 'TRC20';
function AddressForm({ terms, wallets }: { terms: Terms; wallets: readonly Wallet[] }) {
  const [openedAt] = useState(Date.now);
  const never = typedNever(terms);
  const state = useWithdrawal({
    form: 'withdrawal',
    terms,
    destination: toWallet(wallets, never, openedAt),
  });
  const { draft } = state.form;
  const address =
    draft.to === typedAddress ? draft.address.trim() : (wallets.find(({ id }) => id === draft.to)?.address ?? '');
  return (
    <form onSubmit={state.form.onSubmit} noValidate className="flex flex-1 flex-col pb-4">
      <div className="gutter pt-2">
        <WalletChoice form={state.form} wallets={wallets} never={never} />
        <AmountPart state={state} />
      </div>
      <BonusLine locked={terms.bonusLocked} />
      <div className="gutter mt-auto pt-4">
        <Button type="submit" busy={state.form.busy} className="w-full">
          {t('withdrawals.review')}
        </Button>
      </div>
      <ConfirmSheet state={state} warning={t('withdrawals.compare')}>
        <p className="flex items-center justify-between gap-3 text-note text-soft">
          {t('withdrawals.to')}
          <Badge tone="brand">{chain}</Badge>
        </p>
        <GroupedAddress address={address} className="mt-2 text-bar" />
      </ConfirmSheet>
    </form>
  );
}

function NewWithdrawal() {
  const [currency] = useWithdrawCurrency();
  const terms = useTerms(currency);
  const wallets = useCall('GET /playerWallet/page', { query: { currencyCode: currency, page: 1, limit: 50 } });
  const [openedAt] = useState(Date.now);
  if (terms.data !== undefined && wallets.data !== undefined) {
    const blocker = blockerOf(terms.data, openedAt);
    return blocker === null ? (
      <AddressForm key={currency} terms={terms.data} wallets={wallets.data.list} />
    ) : (
      <Blocker kind={blocker} terms={terms.data} />
    );
  }
  const failed = terms.error ?? wallets.error;
  return failed === null ? (
    <FormSkeleton />
  ) : (
    <ErrorState
      text={failed.message}
      onRetry={() => {
        void terms.refetch();
        void wallets.refetch();
      }}
    />
  );
}

const loadOrderView = () => import('./order-view.tsx').then(({ OrderView }) => OrderView);

/** Withdraw to an address on the chain; with an id, one withdrawal from its submission to its end. */
export function WithdrawalPage() {
  const id = usePlace().query.get('id');
  return id === null ? (
    <NewWithdrawal />
  ) : (
    <LatePart key={id} load={loadOrderView} waiting={<FormSkeleton />} part={{ orderNo: id }} />
  );
}
