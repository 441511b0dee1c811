import { Clock, FileUser, Hourglass, ShieldAlert, ShieldCheck, Wallet, type LucideIcon } from 'lucide-react';
import { buttonClass } from '../../design/button.tsx';
import { Notice } from '../../design/states.tsx';
import { amount, date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { TestFundsButton } from '../../shell/funds/test-funds.tsx';
import type { Query } from '../../shell/routing/hash.ts';
import { Link } from '../../shell/routing/link.tsx';
import type { blockerOf, Terms } from './payout-preview.ts';

type Blocker = NonNullable<ReturnType<typeof blockerOf>>;
interface Words {
  icon: LucideIcon;
  title: string;
  text: string;
  action?: string;
  to?: string;
  query?: Query;
}

export const freezing = 'pages/setting/freezeWithdrawals';

/** Why, and the one next step, by what stands in the way. */
const words: Readonly<Record<Blocker, (terms: Terms) => Words>> = {
  frozen: () => ({
    icon: ShieldAlert,
    title: t('security.frozen'),
    text: t('security.frozenText'),
    action: t('security.unfreeze'),
    to: freezing,
  }),
  primary: () => ({
    icon: FileUser,
    title: t('withdrawals.primaryNeeded'),
    text: t('withdrawals.primaryText'),
    action: t('withdrawals.primaryDo'),
    to: 'pages/certify/first',
  }),
  'fund-password': () => ({
    icon: ShieldCheck,
    title: t('withdrawals.passwordNeeded'),
    text: t('withdrawals.passwordText'),
    action: t('withdrawals.passwordDo'),
    to: 'pages/setting/setFundPassword',
  }),
  held: (terms) => ({
    icon: Hourglass,
    title: t('withdrawals.heldUntil', { time: date(terms.holdUntil, 'moment') }),
    text: t('withdrawals.heldText'),
    // Who changed nothing stops what somebody else would do after the hold.
    action: t('notices.notMe'),
    to: freezing,
  }),
  day: (terms) => ({
    icon: Clock,
    title: t('withdrawals.dayUsed', { time: date(terms.nextTime, 'moment') }),
    text: t('withdrawals.dayText'),
    action: t('withdrawals.dayDo'),
    to: 'pages/withdrawal/withdrawal',
    query: { id: terms.usedToday ?? undefined },
  }),
  hours: ({ nextTime, hours }) => ({
    icon: Clock,
    title: t('withdrawals.hoursNext', { time: date(nextTime, 'moment') }),
    text: t('withdrawals.hoursText', { from: String(hours?.from ?? 0), until: String(hours?.until ?? 24) }),
  }),
  funds: (terms) => ({
    icon: Wallet,
    title: t('withdrawals.tooLittleTitle'),
    text: t('withdrawals.tooLittle', {
      amount: `${amount(terms.minimum, terms.currencyCode, 0)} ${terms.currencyCode}`,
    }),
  }),
};

/** In place of a form that could not be sent: why, and the one next step. */
export function Blocker({ kind, terms }: { kind: Blocker; terms: Terms }) {
  const { icon, title, text, action, to, query } = words[kind](terms);
  return (
    <Notice icon={icon} title={title} text={text}>
      {to !== undefined && (
        <Link to={to} query={query} className={buttonClass(kind === 'held' ? 'quiet' : 'primary', 'medium')}>
          {action}
        </Link>
      )}
      {kind === 'funds' && terms.currencyCode === 'USDT' && <TestFundsButton />}
    </Notice>
  );
}
