import { amount, compact, presentTag } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { monthsOf, type Month } from './calendar.ts';
import type { Payment } from '../model.ts';

/** The letters of the days of a week that began on a Monday. */
const letters = (): string[] =>
  Array.from({ length: 7 }, (_, at) =>
    new Intl.DateTimeFormat(presentTag(), { weekday: 'narrow' }).format(new Date(2024, 0, 1 + at)),
  );

/** As wide as a seventh of a phone: small sums keep digits, large ones are shortened. */
const cell = (value: string): string => (Number(value) < 1 ? amount(value, 'USDT', 3) : compact(value));

const tones = {
  none: 'text-faint',
  due: 'bg-raised text-soft',
  paid: 'bg-up-soft text-up',
  last: 'bg-brand-soft text-brand',
};

function toneOf(payment: Payment | undefined, last: number | undefined): string {
  if (payment === undefined) return tones.none;
  if (payment.at === last) return tones.last;
  return payment.due === true ? tones.due : tones.paid;
}

/** Days in rows of a week, with what each pays. @param last the moment that brings the principal back */
export function Weeks({ blanks, days, last }: Pick<Month, 'blanks' | 'days'> & { last?: number | undefined }) {
  return (
    <>
      <div aria-hidden="true" className="dense mb-1 grid grid-cols-7 gap-1 text-center text-mini text-faint">
        {letters().map((letter, at) => (
          <span key={at}>{letter}</span>
        ))}
      </div>
      <ol className="dense grid grid-cols-7 gap-1 text-center">
        {Array.from({ length: blanks }, (_, at) => (
          <li key={`blank${at}`} aria-hidden="true" />
        ))}
        {days.map(({ day, payment }) => (
          <li
            key={day}
            className={`flex h-11 flex-col items-center justify-center rounded-chip ${toneOf(payment, last)}`}
          >
            <span className={`text-mini ${payment === undefined ? '' : 'text-ink'}`}>{day}</span>
            {payment !== undefined && <span className="text-tiny font-semibold">{cell(payment.amount)}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Every payment on its day; the last brings the principal back. */
export function IncomeCalendar({ payments }: { payments: readonly Payment[] }) {
  const last = payments.at(-1)?.at;
  return (
    <div className="space-y-4">
      {monthsOf(payments).map(({ key, name, blanks, days }) => (
        <section key={key}>
          <h3 className="mb-1.5 text-note font-semibold text-soft">{name}</h3>
          <Weeks blanks={blanks} days={days} last={last} />
        </section>
      ))}
      <p className="flex items-center gap-2 text-caption text-faint">
        <span className="size-2.5 shrink-0 rounded-xs bg-brand-soft" />
        {t('earn.principalBack')}
      </p>
    </div>
  );
}
