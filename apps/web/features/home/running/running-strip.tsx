import { ArrowDown, ArrowUp, Lock } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { hiddenAmount } from '../../../design/amount.tsx';
import { CoinIcon } from '../../../design/coin-icon.tsx';
import { ProgressRing } from '../../../design/progress-ring.tsx';
import { amount, date, directionOf, signedAmount } from '../../../locales/format.ts';
import { t, type PlainKey } from '../../../locales/i18n.ts';
import { LiveStanding, OrderRing } from '../../../shell/fast/live-order.tsx';
import type { FastOrder } from '../../../shell/fast/standing.ts';
import { netStanding, pairNet, symbolOf } from '../../../shell/futures/standing.ts';
import { bindTicker, setText } from '../../../shell/quotes/live.tsx';
import { pairOf } from '../../../shell/quotes/quote-row.tsx';
import { useWide } from '../../../shell/on-screen/wide.ts';
import { Link } from '../../../shell/routing/link.tsx';
import type { Item, NextIncome } from './items.ts';

const figure = 'block truncate text-row font-bold';
const dayMs = 86_400_000;

interface CardProps {
  to: string;
  query: Record<string, string>;
  /** The round sign before the words. */
  sign: ReactNode;
  name: ReactNode;
  children: ReactNode;
}

const Card = ({ to, query, sign, name, children }: CardProps) => (
  <Link to={to} query={query} className="press flex h-13 items-center gap-1.5 rounded-field bg-raised px-2">
    {sign}
    <span className="@container min-w-0 flex-1">
      <span className="flex items-center gap-1 text-caption text-soft">{name}</span>
      {children}
    </span>
  </Link>
);

const Base = ({ symbol }: { symbol: string }) => (
  <span className="shrink-0 font-semibold text-ink">{pairOf(symbol)[0]}</span>
);

const sides = {
  up: { icon: ArrowUp, tone: 'text-up', word: 'fast.up' },
  down: { icon: ArrowDown, tone: 'text-down', word: 'fast.down' },
  long: { icon: ArrowUp, tone: 'text-up', word: 'futures.long' },
  short: { icon: ArrowDown, tone: 'text-down', word: 'futures.short' },
} as const satisfies Record<string, { icon: typeof ArrowUp; tone: string; word: PlainKey }>;

function Side({ way }: { way: keyof typeof sides }) {
  const { icon: Icon, tone, word } = sides[way];
  return (
    <>
      <Icon size={12} strokeWidth={2.75} aria-hidden="true" className={`shrink-0 ${tone}`} />
      <span className="sr-only">{t(word)}</span>
    </>
  );
}

interface Shown<Kind extends Item['kind']> {
  item: Extract<Item, { kind: Kind }>;
  hide: boolean;
}

/** Where it has room: a figure that is cut could be any. */
const Stake = ({ order, hide }: { order: FastOrder; hide: boolean }) => (
  <span className="hidden truncate @min-[104px]:inline">{hide ? hiddenAmount : amount(order.amount)}</span>
);

/** A contract: the time that it has left, and what it would bring now. */
const FastCard = ({ item: { order }, hide }: Shown<'fast'>) => (
  <Card
    to="pages/market/settlement"
    query={{ orderNo: order.orderNo }}
    sign={<OrderRing order={order} />}
    name={
      <>
        <Base symbol={order.symbol} />
        <Side way={order.direction} />
        <Stake order={order} hide={hide} />
      </>
    }
  >
    {hide ? <span className={figure}>{hiddenAmount}</span> : <LiveStanding order={order} className={figure} />}
  </Card>
);

/** What a position or pair would have brought if it closed at this price, all fees in; null while that is unknown. */
function netAt({ held, contract }: Extract<Item, { kind: 'held' }>, price: string | null): string | null {
  if (contract === null) return null;
  if (held.kind === 'pair') return pairNet(held, contract, price);
  return netStanding(held.order, contract, price)?.net ?? null;
}

/** The same, alive without rendering. `data-way` says which way it stands. */
function LiveNet({ item }: Pick<Shown<'held'>, 'item'>) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (element.current === null) return;
    return bindTicker(element.current, symbolOf(item.held), (target, now) => {
      const net = netAt(item, now.price);
      if (net === null) return;
      const text = signedAmount(net);
      setText(target, text);
      const way = directionOf(text);
      if (target.dataset['way'] !== way) target.dataset['way'] = way;
    });
  }, [item]);
  return (
    <span ref={element} className={`${figure} text-soft data-[way=down]:text-down data-[way=up]:text-up`}>
      —
    </span>
  );
}

/** A position or a locked pair: what closing it would leave. */
function HeldCard({ item, hide }: Shown<'held'>) {
  const { held } = item;
  const symbol = symbolOf(held);
  return (
    <Card
      to="pages/contract/contract"
      query={{ symbol }}
      sign={<CoinIcon code={symbol} />}
      name={
        <>
          <Base symbol={symbol} />
          {held.kind === 'pair' ? (
            <Lock size={12} strokeWidth={2.5} role="img" aria-label={t('futures.tabLocked')} className="shrink-0" />
          ) : (
            <>
              <Side way={held.order.direction} />
              {held.order.lever}×
            </>
          )}
        </>
      }
    >
      {hide ? <span className={figure}>{hiddenAmount}</span> : <LiveNet item={item} />}
    </Card>
  );
}

/** Within a day its hour, else its day. */
const dueText = ({ at }: NextIncome): string => date(at, at - Date.now() < dayMs ? 'clock' : 'dayOfYear');

/** With its currency, where that is another than of all the rest. */
const incomeText = ({ amount: income, currencyCode: currency }: NextIncome): string =>
  `${signedAmount(income, currency)}${currency === 'USDT' ? '' : ` ${currency}`}`;

/** What is paid next: when, in the ring of the term, and how much. */
const IncomeCard = ({ item: { income }, hide }: Shown<'income'>) => (
  <Card
    to={income.page}
    query={{ id: income.id }}
    sign={
      <ProgressRing share={income.share}>
        <time className="text-mini font-semibold">{dueText(income)}</time>
      </ProgressRing>
    }
    name={<span className="truncate">{t('home.income')}</span>}
  >
    <span className={`${figure} text-up`}>{hide ? hiddenAmount : incomeText(income)}</span>
  </Card>
);

interface StripProps {
  items: readonly Item[];
  hide: boolean;
}
/** In the grid of a wide screen: more would move what stands below by more than is seen. */
const inGrid = 4;

const keyOf = (item: Item): string => {
  if (item.kind === 'income') return item.income.id;
  if (item.kind === 'fast') return item.order.orderNo;
  return item.held.kind === 'pair' ? item.held.long.orderNo : item.held.order.orderNo;
};

function ItemCard({ item, hide }: { item: Item; hide: boolean }) {
  if (item.kind === 'fast') return <FastCard item={item} hide={hide} />;
  return item.kind === 'held' ? <HeldCard item={item} hide={hide} /> : <IncomeCard item={item} hide={hide} />;
}

/** Where what is more than fits is told: each is open to be looked at from there. */
const More = ({ count }: { count: number }) => (
  <Link
    to="pages/property/property"
    how="replace"
    aria-label={`${t('home.running')} +${count}`}
    className="press grid h-13 place-items-center rounded-field bg-raised text-row font-bold text-soft"
  >
    +{count}
  </Link>
);

/** A mouse can't swipe: in the column of a wide screen stand two rows of two, and how many more there are. */
function RunningGrid({ items, hide }: StripProps) {
  const shown = items.length > inGrid ? items.slice(0, inGrid - 1) : items;
  return (
    <ul aria-label={t('home.running')} className="grid grid-cols-2 gap-2" style={{ marginInline: '-0.5rem' }}>
      {shown.map((item) => (
        <li key={keyOf(item)} className="min-w-0">
          <ItemCard item={item} hide={hide} />
        </li>
      ))}
      {shown.length < items.length && (
        <li>
          <More count={items.length - shown.length} />
        </li>
      )}
    </ul>
  );
}

/** What is open, side by side, each leading to its page; to swipe where it is more than fits. 52 px high. */
const RunningRow = ({ items, hide }: StripProps) => (
  <ul aria-label={t('home.running')} className="no-bars relative -mx-4 flex gap-2 overflow-x-auto px-4">
    {items.map((item) => (
      // Two fit side by side, of more the next is cut: there is more to swipe to. No figure changes the width.
      <li key={keyOf(item)} className="min-w-0" style={{ flex: `1 0 ${items.length > 2 ? 12 : 9.5}rem` }}>
        <ItemCard item={item} hide={hide} />
      </li>
    ))}
  </ul>
);

/** What is open: to swipe on a phone, all at once where there is room. */
export const RunningStrip = (props: StripProps) => (useWide() ? <RunningGrid {...props} /> : <RunningRow {...props} />);
