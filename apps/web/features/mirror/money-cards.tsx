import type { ReactNode } from 'react';
import { Gain } from '../../design/amount.tsx';
import { Card, Fact } from '../../design/list.tsx';
import { amount } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { hourSpan, type Mirror } from '../../shell/mirror/meaning.ts';
import { productsOf } from './products.ts';

function MoneyCard({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Card className="p-4">
      <h2 className="text-note text-soft">{title}</h2>
      {children}
      {text !== undefined && <p className="mt-2 text-caption text-pretty text-faint">{text}</p>}
    </Card>
  );
}

const cost = (value: string | null): string => (value === null ? amount(null) : `${amount(value)} USDT`);

/** What trading costs whichever way it goes. */
export function CostsCard({ fast, fees }: Mirror) {
  return (
    <MoneyCard title={t('mirror.costs')} text={t('mirror.edgeText', { staked: amount(fast.staked) })}>
      <dl className="mt-1">
        <Fact name={t('mirror.fees')}>{cost(fees)}</Fact>
        <Fact name={t('mirror.edge')}>{cost(fast.houseEdge)}</Fact>
      </dl>
    </MoneyCard>
  );
}

/** A name with how many trades it stands for, and what they have brought. */
function Brought({ name, trades, value, note }: { name: string; trades: number; value: string | null; note?: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="min-w-0">
        <span className="block text-row">{name}</span>
        <span className="block text-caption text-faint">
          {t('mirror.trades', { count: trades })}
          {note !== undefined && ` · ${note}`}
        </span>
      </dt>
      <dd className="shrink-0 text-row font-semibold">
        <Gain value={value} />
      </dd>
    </div>
  );
}

/** Each product that was traded; all together are what stands against holding. */
export function ProductsCard({ mirror }: { mirror: Mirror }) {
  return (
    <MoneyCard title={t('mirror.products')}>
      <dl className="mt-1">
        {productsOf(mirror).map(({ name, atPrices, ...row }) => (
          <Brought key={name} {...row} name={t(name)} {...(atPrices ? { note: t('mirror.atPrices') } : {})} />
        ))}
      </dl>
    </MoneyCard>
  );
}

/** The hours that have brought most and least, and that there always are such. */
export function HoursCard({ hours, hourNeeded }: Mirror) {
  const text = hours === null ? t('mirror.hoursFew', { needed: hourNeeded }) : t('mirror.hoursText');
  return (
    <MoneyCard title={t('mirror.hours')} text={text}>
      {hours !== null && (
        <dl className="mt-1">
          {(['best', 'worst'] as const).map((which) => (
            <Brought
              key={which}
              name={hourSpan(hours[which].hour)}
              note={t(`mirror.${which}`)}
              trades={hours[which].trades}
              value={hours[which].result}
            />
          ))}
        </dl>
      )}
    </MoneyCard>
  );
}
