import { Info, Lock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';
import { PickField } from '../../shell/routing/pick-field.tsx';
import { SkeletonField } from '../../shell/amounts/skeleton-field.tsx';
import { ErrorState } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { useCall } from '../../shell/client/query.ts';
import { NewWaits } from '../../shell/payouts/new-waits.tsx';
import { navigate } from '../../shell/routing/hash.ts';
import { BankSheet } from './bank-sheet.tsx';
import { CardNumberField } from './card-number-field.tsx';
import { useAddCard, type Bank } from './use-add-card.ts';

/** The holder of the first card, who is the holder of every other. */
function FixedHolder({ name }: { name: string }) {
  return (
    <div>
      <p className="mb-1.5 text-note text-soft">{t('bank-cards.holder')}</p>
      <p className="flex min-h-13 items-center gap-3 rounded-field bg-raised px-4 py-2 text-input">
        <span className="min-w-0 flex-1 break-words uppercase">{name}</span>
        <Lock size={18} aria-hidden="true" className="shrink-0 text-faint" />
      </p>
      <p className="mt-1.5 text-note text-pretty text-faint">{t('bank-cards.holderFixed')}</p>
    </div>
  );
}

type FormProps = Pick<ReturnType<typeof useAddCard>, 'form'>;

function Holder({ form, holder }: FormProps & { holder: string | null }) {
  if (holder !== null) return <FixedHolder name={holder} />;
  return (
    <Field
      {...form.field('username')}
      label={t('bank-cards.holder')}
      hint={t('bank-cards.holderHint')}
      autoComplete="cc-name"
      autoCapitalize="characters"
      maxLength={100}
    />
  );
}

type CardFieldsProps = ReturnType<typeof useAddCard> & { holder: string | null; onChooseBank: () => void };

function CardFields({ form, bank, holder, onChooseBank }: CardFieldsProps) {
  return (
    <div className="space-y-4">
      <Holder form={form} holder={holder} />
      <PickField
        label={t('bank-cards.bank')}
        value={bank?.bankName ?? ''}
        placeholder={t('bank-cards.chooseBank')}
        error={form.errors.bankCode}
        onOpen={onChooseBank}
        opens="dialog"
      />
      <CardNumberField {...form.field('cardNo')} onDigits={(digits) => form.set('cardNo', digits)} />
      <PickField
        label={t('bank-cards.city')}
        value={form.draft.city}
        placeholder={t('bank-cards.chooseCity')}
        error={form.errors.city}
        onOpen={() => navigate('pages/system/choose-location')}
        opens={undefined}
      />
      <Field
        {...form.field('address')}
        label={t('bank-cards.address')}
        hint={t('bank-cards.addressHint')}
        autoComplete="street-address"
        autoCapitalize="sentences"
        maxLength={200}
      />
    </div>
  );
}

function FinalNote() {
  return (
    <p className="mt-4 flex gap-3 text-note text-pretty text-faint">
      <Info size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
      {t('bank-cards.finalNote')}
    </p>
  );
}

function AddForm({ holder, banks }: { holder: string | null; banks: readonly Bank[] }) {
  const state = useAddCard(holder, banks);
  const { form } = state;
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <form onSubmit={form.onSubmit} noValidate className="gutter flex flex-1 flex-col pt-2 pb-4">
        <CardFields {...state} holder={holder} onChooseBank={() => setChoosing(true)} />
        <FinalNote />
        <NewWaits />
        <div className="mt-auto pt-6">
          <Button type="submit" busy={form.busy} className="w-full">
            {t('bank-cards.save')}
          </Button>
        </div>
      </form>
      <BankSheet
        open={choosing}
        banks={banks}
        chosen={form.draft.bankCode}
        onClose={() => setChoosing(false)}
        onChoose={(code) => {
          form.set('bankCode', code);
          setChoosing(false);
        }}
      />
    </>
  );
}

/** Add a bank card; what is typed outlives the visit to the page of locations. */
export function AddBankCardPage() {
  const own = useCall('POST /player/bankAccount/detail', { body: {} });
  const banks = useCall('GET /common/bank/list', undefined, { staleTime: 600_000 });
  if (own.data !== undefined && banks.data !== undefined)
    return <AddForm holder={own.data.username} banks={banks.data} />;
  const failed = [own, banks].find(({ isError }) => isError);
  if (failed !== undefined)
    return (
      <ErrorState
        text={failed.error?.message}
        onRetry={() => {
          void own.refetch();
          void banks.refetch();
        }}
      />
    );
  return (
    <div role="status" aria-label={t('shell.loading')} className="gutter space-y-4 pt-2">
      {[1, 2, 3, 4, 5].map((each) => (
        <SkeletonField key={each} />
      ))}
    </div>
  );
}
