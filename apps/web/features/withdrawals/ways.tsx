import { ChevronRight, Landmark, Lock, Wallet, type LucideIcon } from 'lucide-react';
import { Tile } from '../../design/list.tsx';
import { number } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { Link } from '../../shell/routing/link.tsx';
import type { WithdrawCurrency } from './use-terms.ts';
import type { Terms } from './payout-preview.ts';

interface WayProps {
  icon: LucideIcon;
  title: string;
  text: string;
  to: string;
  currency: WithdrawCurrency;
  closed: boolean;
}

function Way({ icon: Icon, title, text, to, currency, closed }: WayProps) {
  const End = closed ? Lock : ChevronRight;
  const face = (
    <>
      <Tile icon={Icon} />
      <span className="min-w-0 flex-1">
        <span className="block text-row font-semibold">{title}</span>
        <span className="mt-0.5 block text-note text-pretty text-soft">{text}</span>
      </span>
      <End size={18} aria-hidden="true" className="shrink-0 text-faint" />
    </>
  );
  const look = 'flex min-h-18 items-center gap-3 rounded-card bg-surface p-4';
  return closed ? (
    <div role="link" aria-disabled="true" className={`${look} opacity-60`}>
      {face}
    </div>
  ) : (
    <Link to={to} query={{ currency }} className={`press ${look}`}>
      {face}
    </Link>
  );
}

interface WaysProps {
  terms: Terms;
  currency: WithdrawCurrency;
  closed: boolean;
}

/** To an address, or to a card, where only USDT can go. */
export function Ways({ terms, currency, closed }: WaysProps) {
  const toCard =
    currency === 'USDT' ? t('withdrawals.toCardText', { rate: number(terms.vndPerUsdt) }) : t('withdrawals.toCardOnly');
  return (
    <div className="space-y-3">
      <Way
        icon={Wallet}
        title={t('withdrawals.toAddress')}
        text={t('withdrawals.toAddressText', { currency, chain: 'TRC20' })}
        to="pages/withdrawal/withdrawal"
        currency={currency}
        closed={closed}
      />
      <Way
        icon={Landmark}
        title={t('withdrawals.toCard')}
        text={toCard}
        to="pages/withdrawal/withdrawByBank"
        currency="USDT"
        closed={closed || currency !== 'USDT'}
      />
    </div>
  );
}
