import { addressOf } from '@candor/client/address.ts';
import { priceScale, type Price } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { ShieldCheck } from 'lucide-react';
import { Card, Fact } from '../../../design/list.tsx';
import { date } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { pairText, priceIn } from '../../../shell/quotes/words.ts';
import { apiBase } from '../../../shell/session/preferences.ts';
import { windowsOf, type Span } from './past/choose-span.ts';
import type { Stretch } from './past/stretch.ts';

function RecordLink({ symbol, span: { from, to } }: { symbol: string; span: Span }) {
  return (
    <li>
      <a
        href={addressOf('GET /fair/tape', { query: { symbol, from, to } }, apiBase())}
        target="_blank"
        rel="noreferrer"
        className="press inline-flex min-h-11 items-center text-row text-brand underline"
      >
        {date(from, 'time')} – {date(to, 'time')}
      </a>
    </li>
  );
}

/** What was hidden while it was played: when it was and at which prices, and where everybody finds them. */
export function Where({ stretch }: { stretch: Stretch }) {
  const { symbol, marks, from, to } = stretch;
  const [first, last] = [marks[0], marks.at(-1)];
  const written = (price: Price | undefined) => priceIn(symbol, formatPlain(price ?? 0n, priceScale));
  return (
    <Card className="p-4">
      <h2 className="text-note text-soft">{t('practise.where')}</h2>
      <dl className="mt-1">
        <Fact name={pairText(symbol)}>{`${written(first?.price)} → ${written(last?.price)}`}</Fact>
        <Fact name={t('practise.from')}>{date(from)}</Fact>
        <Fact name={t('practise.to')}>{date(to)}</Fact>
      </dl>
      <p className="mt-3 flex gap-2 text-note text-pretty text-up">
        <ShieldCheck size={18} aria-hidden="true" className="shrink-0" />
        {t('practise.checked', { first: first?.seq ?? 0, last: last?.seq ?? 0 })}
      </p>
      <h3 className="mt-4 text-note text-soft">{t('practise.record')}</h3>
      <ul className="flex flex-wrap gap-x-4">
        {windowsOf({ from, to }).map((span) => (
          <RecordLink key={span.from} symbol={symbol} span={span} />
        ))}
      </ul>
    </Card>
  );
}
