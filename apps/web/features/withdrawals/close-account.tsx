import type { CallAnswer } from '@candor/api-contract/index.ts';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Field, PasswordField } from '../../design/field.tsx';
import { Card, GroupTitle } from '../../design/list.tsx';
import { ErrorState, SkeletonCard } from '../../design/states.tsx';
import { Tabs } from '../../design/tabs.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { amount, date, number } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { refresh, useCall } from '../../shell/client/query.ts';
import { useForm } from '../../shell/client/use-form.ts';
import { confirm } from '../../shell/feedback/confirm.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { LinkRow } from '../../shell/routing/link.tsx';
import { CardChoice } from './destination/card-choice.tsx';
import { toCard, toWallet, type BankCard, type DestinationDraft, type Wallet } from './destination/destination.ts';
import { WalletChoice } from './destination/wallet-choice.tsx';
import { Hindrance } from './hindrance.tsx';
import type { Terms as WithdrawTerms } from './what-comes.ts';

type Terms = CallAnswer<'GET /player/close'>;
const usdt = (value: string): string => `${amount(value, 'USDT')} USDT`;

/** Closing the own account: what has to be ended first, what is paid and given up, the request and taking it back. */
export function CloseAccountPage() {
  const terms = useCall('GET /player/close');
  if (terms.data === undefined) {
    return terms.isError ? (
      <ErrorState text={terms.error.message} onRetry={() => void terms.refetch()} />
    ) : (
      <div className="gutter space-y-3 pt-2">
        <SkeletonCard className="h-40" />
        <SkeletonCard className="h-40" />
      </div>
    );
  }
  const { data } = terms;
  const blocked = Object.values(data.blockers).some((count) => count > 0);
  return (
    <div className="gutter space-y-4 pt-2 pb-4">
      <p className="text-row text-pretty text-soft">{t('closing.text')}</p>
      <Sums terms={data} />
      {data.request === null ? null : <Asked request={data.request} />}
      {blocked && <Blockers of={data.blockers} />}
      {data.request === null && !blocked && <AskForm />}
    </div>
  );
}

function Sums({ terms: { payout, bonusLocked } }: { terms: Terms }) {
  if (payout === null)
    return (
      <p className="rounded-field bg-warn-soft px-4 py-3 text-note text-pretty text-warn">{t('closing.noPrice')}</p>
    );
  const rows = [
    [t('closing.total'), payout.total],
    [t('withdrawals.feeName'), payout.fee],
    [t('withdrawals.receive'), payout.expected],
    [t('closing.bonus'), bonusLocked],
  ] as const;
  return (
    <dl className="space-y-2 rounded-card bg-surface p-4 text-row">
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-soft">{name}</dt>
          <dd className="ml-auto">{usdt(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Blockers({ of: { fast, futures, spot, earn, deposits, withdrawals } }: { of: Terms['blockers'] }) {
  const rows = [
    [fast, t('shell.marketOrder'), 'pages/market/marketOrder'],
    [futures, t('futures.ordersTitle'), 'pages/contract/contractOrder'],
    [spot, t('spot.ordersTitle'), 'pages/currency/currencyOrder'],
    [earn, t('shell.lockMining'), 'pages/lockMining/orderList'],
    [deposits + withdrawals, t('withdrawals.history'), 'pages/personal/historyList'],
  ] as const;
  return (
    <section>
      <GroupTitle>{t('closing.first')}</GroupTitle>
      <Card className="divide-y divide-line overflow-hidden">
        {rows
          .filter(([count]) => count > 0)
          .map(([count, title, to]) => (
            <LinkRow key={to} title={title} value={String(count)} to={to} />
          ))}
      </Card>
    </section>
  );
}

function Asked({ request }: { request: NonNullable<Terms['request']> }) {
  const { submit, busy } = useSubmit(async () => {
    await call('POST /player/close/cancel');
    toast(t('closing.takenBack'));
    await refresh('GET /player/close');
  });
  return (
    <section className="space-y-3 rounded-card bg-surface p-4">
      <p className="text-row text-pretty break-words">
        {t('closing.asked', { time: date(request.time, 'moment'), to: request.destination })}
      </p>
      <Button look="quiet" busy={busy} onClick={() => submit()} className="w-full">
        {t('closing.takeBack')}
      </Button>
    </section>
  );
}

/** Proved as a withdrawal is, with the same destinations: who has no fund password sets one first. */
function AskForm() {
  const terms = useCall('GET /transaction/withdrawTerms', { query: { currencyCode: 'USDT' } });
  const wallets = useCall('GET /playerWallet/page', { query: { currencyCode: 'USDT', page: 1, limit: 50 } });
  const cards = useCall('POST /player/bankAccount/detail', { body: {} });
  if (terms.data?.requiredSteps.includes('fund-password') === true)
    return <Hindrance kind="fund-password" terms={terms.data} />;
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

interface DestinationProps {
  terms: WithdrawTerms;
  wallets: readonly Wallet[];
  cards: readonly BankCard[];
}

function DestinationPart({ terms: { savedWalletsOnly, totp, vndPerUsdt }, wallets, cards }: DestinationProps) {
  const [openedAt] = useState(Date.now);
  const ways = { wallet: toWallet(wallets, savedWalletsOnly, openedAt), card: toCard(cards, openedAt) };
  const [way, setWay] = useState<keyof typeof ways>('wallet');
  const { issues, targetOf } = ways[way];
  const form = useForm<DestinationDraft>({
    initial: { to: ways.wallet.choices[0] ?? '', address: '', fundPasswd: '', totp: '' },
    check: (draft) => ({
      ...issues(draft),
      fundPasswd: draft.fundPasswd === '' ? t('auth.required') : undefined,
      totp: totp && draft.totp.trim() === '' ? t('auth.required') : undefined,
    }),
    send: async (draft) => {
      await confirm({
        title: t('closing.title'),
        text: t('closing.confirmText'),
        confirm: t('closing.ask'),
        grave: true,
      });
      const proofs = { fundPasswd: draft.fundPasswd, ...(totp ? { totp: draft.totp.trim() } : {}) };
      await call('POST /player/close', { body: { ...targetOf(draft), ...proofs } }, { quiet: true });
      toast(t('closing.sent'));
      await refresh('GET /player/close');
    },
  });
  const choose = (chosen: typeof way) => {
    setWay(chosen);
    form.set('to', ways[chosen].choices[0] ?? '');
  };
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
        <WalletChoice form={form} wallets={wallets} savedOnly={savedWalletsOnly} />
      ) : (
        <div className="space-y-2">
          <CardChoice form={form} cards={cards} />
          <p className="text-note text-pretty text-faint">{t('withdrawals.rateText', { rate: number(vndPerUsdt) })}</p>
        </div>
      )}
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
      <Button type="submit" busy={form.busy} className="w-full">
        {t('closing.ask')}
      </Button>
    </form>
  );
}
