import { Info } from 'lucide-react';
import { Button } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';
import { Tabs } from '../../design/tabs.tsx';
import { SkeletonField } from '../../shell/amounts/skeleton-field.tsx';
import { ErrorState, SkeletonCard } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { useCall } from '../../shell/client/query.ts';
import { ImageField } from '../../shell/files/image-field.tsx';
import { NewWaits } from '../../shell/payouts/new-waits.tsx';
import { useAddWallet } from './use-add-wallet.ts';
import type { CurrencyType } from './wallet-draft.ts';

const hints = { no: 'wallets.pictureHint', yes: 'wallets.reading', nothing: 'wallets.noCode' } as const;

type KindProps = Pick<ReturnType<typeof useAddWallet>, 'form' | 'chains' | 'chooseCurrency'> & {
  types: readonly CurrencyType[];
};

/** The currency, and the chain that it comes by. */
function Kind({ form, chains, chooseCurrency, types }: KindProps) {
  return (
    <>
      <p className="mb-1.5 text-note text-soft">{t('funds.currency')}</p>
      <Tabs
        label={t('funds.currency')}
        look="segment"
        value={form.draft.currencyCode}
        onChange={chooseCurrency}
        options={types.map(({ currencyCode }) => ({ value: currencyCode, label: currencyCode }))}
      />
      <p className="mt-4 mb-1.5 text-note text-soft">{t('wallets.chain')}</p>
      <Tabs
        label={t('wallets.chain')}
        look="segment"
        value={form.draft.chain}
        onChange={(chain) => form.set('chain', chain)}
        options={chains.map((chain) => ({ value: chain, label: chain }))}
      />
    </>
  );
}

function ChainNote({ chain }: { chain: string }) {
  return (
    <p className="mt-4 flex gap-3 text-note text-pretty text-faint">
      <Info size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
      {t('wallets.chainText', { chain })}
    </p>
  );
}

function AddForm({ types }: { types: readonly CurrencyType[] }) {
  const state = useAddWallet(types);
  const { form, reading, readPicture, keepPicture } = state;
  const { draft, errors } = form;
  return (
    <form onSubmit={form.onSubmit} noValidate className="gutter flex flex-1 flex-col pt-2 pb-4">
      <Kind {...state} types={types} />
      <div className="mt-4">
        <ImageField
          label={t('wallets.picture')}
          hint={t(hints[reading])}
          error={errors.qrImage}
          onChange={keepPicture}
          onChosen={readPicture}
        />
      </div>
      <Field
        {...form.field('address')}
        className="mt-4"
        label={t('wallets.address')}
        hint={t('wallets.addressHint')}
        autoComplete="off"
        autoCorrect="off"
        maxLength={128}
      />
      <ChainNote chain={draft.chain} />
      <NewWaits />
      <div className="mt-auto pt-6">
        <Button type="submit" busy={form.busy} className="w-full">
          {t('wallets.save')}
        </Button>
      </div>
    </form>
  );
}

/** Save an address: its code as a picture fills it in, and both are kept. */
export function AddWalletPage() {
  const { data, isError, error, refetch } = useCall('GET /currencyType/list', undefined, { staleTime: 600_000 });
  if (data !== undefined) return <AddForm types={data} />;
  if (isError) return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-label={t('shell.loading')} className="gutter space-y-3 pt-2">
      <SkeletonField />
      <SkeletonField />
      <SkeletonCard className="h-44" />
      <SkeletonField />
    </div>
  );
}
