import { Check, ChevronRight, CircleAlert } from 'lucide-react';
import { Card, GroupTitle } from '../../design/list.tsx';
import { date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { Link } from '../../shell/routing/link.tsx';
import type { Query } from '../../shell/routing/hash.ts';
import { freezing } from './blocker.tsx';
import type { Terms } from './payout-preview.ts';

interface Step {
  name: string;
  done: boolean;
  title: string;
  note?: string;
  to?: string;
  query?: Query;
}

const holdOf = (until: number | null): Step =>
  until === null
    ? { name: 'hold', done: true, title: t('withdrawals.notHeld') }
    : {
        name: 'hold',
        done: false,
        title: t('withdrawals.heldUntil', { time: date(until, 'moment') }),
        note: t('withdrawals.heldText'),
      };

const dayOf = ({ usedToday, nextTime }: Terms): Step =>
  usedToday === null
    ? { name: 'day', done: true, title: t('withdrawals.dayFree'), note: t('withdrawals.dayText') }
    : {
        name: 'day',
        done: false,
        title: t('withdrawals.dayUsed', { time: date(nextTime, 'moment') }),
        note: t('withdrawals.dayText'),
        to: 'pages/withdrawal/withdrawal',
        query: { id: usedToday },
      };

/** Everything that has to be so before a withdrawal, in the order in which it is mended. */
function stepsOf(terms: Terms): Step[] {
  const { requiredSteps, holdUntil, usedToday, savedWalletsOnly, newDestinationHours, withdrawalsFrozen } = terms;
  const primary = !requiredSteps.includes('primary');
  const password = !requiredSteps.includes('fund-password');
  return [
    ...(primary
      ? []
      : [{ name: 'primary', done: false, title: t('withdrawals.primaryNeeded'), to: 'pages/certify/first' }]),
    {
      name: 'password',
      done: password,
      title: t(password ? 'withdrawals.passwordSet' : 'withdrawals.passwordNeeded'),
      ...(password ? {} : { note: t('withdrawals.passwordText'), to: 'pages/setting/setFundPassword' }),
    },
    ...(withdrawalsFrozen ? [{ name: 'frozen', done: false, title: t('security.frozen'), to: freezing }] : []),
    ...(withdrawalsFrozen && holdUntil === null ? [] : [holdOf(holdUntil)]),
    dayOf(terms),
    ...(terms.hours === null || usedToday !== null
      ? []
      : [
          {
            name: 'hours',
            done: terms.nextTime <= Date.now(),
            title: t('withdrawals.hoursText', { from: String(terms.hours.from), until: String(terms.hours.until) }),
          },
        ]),
    ...(savedWalletsOnly
      ? [{ name: 'saved', done: true, title: t('withdrawals.savedOnly'), to: 'pages/wallet/wallet' }]
      : []),
    ...(newDestinationHours > 0
      ? [{ name: 'new', done: true, title: t('wallets.newWaits'), to: 'pages/wallet/wallet' }]
      : []),
  ];
}

const row = 'flex min-h-13 w-full items-center gap-3 px-4 py-2 text-left';

function Face({ done, title, note, to }: Step) {
  const Icon = done ? Check : CircleAlert;
  return (
    <>
      <span
        className={
          'grid size-7 shrink-0 place-items-center rounded-full ' +
          (done ? 'bg-up-soft text-up' : 'bg-warn-soft text-warn')
        }
      >
        <Icon size={16} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-row">{title}</span>
        {note !== undefined && <span className="mt-0.5 block text-note text-pretty text-faint">{note}</span>}
      </span>
      {to !== undefined && <ChevronRight size={18} aria-hidden="true" className="-mr-1 shrink-0 text-faint" />}
    </>
  );
}

/** What is done and what is still to do, each with the way there. */
export function Checklist({ terms }: { terms: Terms }) {
  return (
    <section className="mx-4 mt-5">
      <GroupTitle>{t('withdrawals.before')}</GroupTitle>
      <Card className="overflow-hidden">
        <ul className="divide-y divide-line">
          {stepsOf(terms).map((step) => (
            <li key={step.name}>
              {step.to === undefined ? (
                <div className={row}>
                  <Face {...step} />
                </div>
              ) : (
                <Link to={step.to} query={step.query} className={`${row} transition-colors active:bg-raised`}>
                  <Face {...step} />
                </Link>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
