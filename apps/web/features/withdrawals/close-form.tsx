import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Field, PasswordField } from '../../design/field.tsx';
import { ErrorState, SkeletonCard } from '../../design/states.tsx';
import { Tabs } from '../../design/tabs.tsx';
import { number } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { refresh, useCall } from '../../shell/client/query.ts';
import { useForm } from '../../shell/client/use-form.ts';
import { confirm } from '../../shell/feedback/confirm.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { CardChoice } from './destination/card-choice.tsx';
import { toCard, toWallet, type BankCard, type DestinationDraft, type Wallet } from './destination/destination.ts';
import { WalletChoice } from './destination/wallet-choice.tsx';
import { Blocker } from './blocker.tsx';
import type { Terms as WithdrawTerms } from './payout-preview.ts';

interface DestinationProps {
  terms: WithdrawTerms;
  wallets: readonly Wallet[];
  cards: readonly BankCard[];
}

type Way = 'wallet' | 'card';

const askFirst = () =>
  confirm({ title: t('closing.title'), text: t('closing.confirmText'), confirm: t('closing.ask'), grave: true });

/** Where the money goes, and the proofs; the destination chosen is that of the way that is shown. */
function useCloseForm({ terms: { savedWalletsOnly, totp }, wallets, cards }: DestinationProps) {
  const [openedAt] = useState(Date.now);
  const ways = {
    wallet: toWallet(wallets, savedWalletsOnly ? 'own-rule' : null, openedAt),
    card: toCard(cards, openedAt),
  };
  const [way, setWay] = useState<Way>('wallet');
  const { issues, targetOf } = ways[way];
  const form = useForm<DestinationDraft>({
    initial: { to: ways.wallet.choices[0] ?? '', address: '', fundPasswd: '', totp: '' },
    check: (draft) => ({
      ...issues(draft),
      fundPasswd: draft.fundPasswd === '' ? t('auth.required') : undefined,
      totp: totp && draft.totp.trim() === '' ? t('auth.required') : undefined,
    }),
    send: async (draft) => {
      await askFirst();
      const proofs = { fundPasswd: draft.fundPasswd, ...(totp ? { totp: draft.totp.trim() } : {}) };
      await call('POST /player/close', { body: { ...targetOf(draft), ...proofs } }, { quiet: true });
      toast(t('closing.sent'));
      await refresh('GET /player/close');
    },
  });
  const choose = (chosen: Way) => {
    setWay(chosen);
    form.set('to', ways[chosen].choices[0] ?? '');
  };
  return { form, way, choose };
}

type FormProps = Pick<ReturnType<typeof useCloseForm>, 'form'>;

function Proofs({ form, totp }: FormProps & { totp: boolean }) {
  return (
    <>
      {totp && (
        <Field
          {...form.field('totp')}
          label={t('withdrawals.totp')}
          hint={t('withdrawals.totpHint')}
          autoComplete="one-time-code"
          maxLength={32}
        />
      )}
      <PasswordField
        {...form.field('fundPasswd')}
        label={t('withdrawals.password')}
        autoComplete="off"
        maxLength={64}
      />
    </>
  );
}

function DestinationPart(props: DestinationProps) {
  const {
    terms: { savedWalletsOnly, newDestinationHours, totp, vndPerUsdt },
    wallets,
    cards,
  } = props;
  const { form, way, choose } = useCloseForm(props);
  return (
    <form onSubmit={form.onSubmit} noValidate className="space-y-4">
      <Tabs
        label={t('withdrawals.choose')}
        look="segment"
        value={way}
        onChange={choose}
        options={[
          { value: 'wallet', label: t('withdrawals.toAddress') },
          { value: 'card', label: t('withdrawals.toCard') },
        ]}
      />
      {way === 'wallet' ? (
        <WalletChoice form={form} wallets={wallets} never={savedWalletsOnly ? 'own-rule' : null} />
      ) : (
        <div className="space-y-2">
          <CardChoice form={form} cards={cards} />
          <p className="text-note text-pretty text-faint">{t('withdrawals.rateText', { rate: number(vndPerUsdt) })}</p>
        </div>
      )}
      {newDestinationHours > 0 && <p className="text-note text-pretty text-soft">{t('closing.newWaits')}</p>}
      <Proofs form={form} totp={totp} />
      <Button type="submit" busy={form.busy} className="w-full">
        {t('closing.ask')}
      </Button>
    </form>
  );
}

/** Proved as a withdrawal is, with the same destinations: who has no fund password sets one first. */
export function AskForm() {
  const terms = useCall('GET /transaction/withdrawTerms', { query: { currencyCode: 'USDT' } });
  const wallets = useCall('GET /playerWallet/page', { query: { currencyCode: 'USDT', page: 1, limit: 50 } });
  const cards = useCall('POST /player/bankAccount/detail', { body: {} });
  if (terms.data?.requiredSteps.includes('fund-password') === true)
    return <Blocker kind="fund-password" terms={terms.data} />;
  if (terms.data !== undefined && wallets.data !== undefined && cards.data !== undefined) {
    return <DestinationPart terms={terms.data} wallets={wallets.data.list} cards={cards.data.list} />;
  }
  const failed = [terms, wallets, cards].find(({ isError }) => isError);
  return failed === undefined ? (
    <SkeletonCard className="h-40" />
  ) : (
    <ErrorState
      text={failed.error?.message ?? ''}
      onRetry={() => {
        for (const each of [terms, wallets, cards]) void each.refetch();
      }}
    />
  );
}
