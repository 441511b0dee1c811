import { ArrowDown, ArrowUp, ArrowUpDown, SearchX, Star } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { SearchField } from '../../design/field.tsx';
import { Empty, ErrorState, SkeletonRows } from '../../design/states.tsx';
import { Tabs } from '../../design/tabs.tsx';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { TabPageBar } from '../../shell/bars/nav-bar.tsx';
import { wantCalm } from '../../shell/on-screen/wanted.ts';
import { useWorkspaceRoom } from '../../shell/on-screen/wide.ts';
import { answers } from '../../shell/quotes/names.ts';
import { useTickerList } from '../../shell/quotes/ticker-list.ts';
import { tickerOf, useSymbols, type Ticker } from '../../shell/quotes/tickers.ts';
import { useQueryState } from '../../shell/routing/hash.ts';
import { useFavourites } from '../../shell/quotes/favourites.ts';
import { ActionsRoom, QuotationRow } from './quotation-row.tsx';
import { nextSort, sorted, type Sort, type SortKey } from './ranking.ts';

const tabs = ['favourites', 'usdt', 'futures'] as const;
const resortMs = 3_000;

interface HeadingProps {
  name: SortKey;
  word: PlainKey;
  sort: Sort | null;
  onSort: (key: SortKey) => void;
  className?: string;
}

function Heading({ name, word, sort, onSort, className = '' }: HeadingProps) {
  const on = sort?.key === name;
  const Direction = sort?.down === true ? ArrowDown : ArrowUp;
  const Icon = on ? Direction : ArrowUpDown;
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={on ? t(sort.down ? 'quotations.sortedDown' : 'quotations.sortedUp', { column: t(word) }) : t(word)}
      onClick={() => onSort(name)}
      className={
        `flex min-h-9 items-center gap-0.5 text-caption ${on ? 'font-semibold text-ink' : 'text-faint'} ` + className
      }
    >
      {t(word)}
      <Icon size={12} aria-hidden="true" className={on ? 'text-brand' : ''} />
    </button>
  );
}

/** Rows sorted by what moves are sorted anew every few seconds, not under the finger at every tick. */
function useRows(
  tab: (typeof tabs)[number],
  favourites: readonly string[],
  search: string,
  sort: Sort | null,
): readonly Ticker[] {
  const symbols = useSymbols();
  const [, setRound] = useState(0);
  const moving = sort !== null && sort.key !== 'name';
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => !document.hidden && setRound((round) => round + 1), resortMs);
    return () => clearInterval(timer);
  }, [moving]);
  const all = symbols.flatMap((symbol) => tickerOf(symbol) ?? []);
  // A search looks everywhere: nobody knows by heart which tab a product is in.
  const shown =
    search !== ''
      ? all.filter((row) => answers(row, search))
      : all.filter((row) => (tab === 'favourites' ? favourites.includes(row.symbol) : row.group === tab));
  return sorted(shown, sort);
}

function Nothing({
  tab,
  search,
  onClear,
  onBrowse,
}: {
  tab: string;
  search: string;
  onClear: () => void;
  onBrowse: () => void;
}) {
  if (search !== '')
    return (
      <div>
        <Empty icon={SearchX} title={t('quotations.noMatch')} text={t('quotations.noMatchText')}>
          <Button look="quiet" size="medium" onClick={onClear}>
            {t('quotations.clear')}
          </Button>
        </Empty>
      </div>
    );
  if (tab !== 'favourites') return <Empty icon={SearchX} title={t('quotations.noneListed')} />;
  return (
    <Empty icon={Star} title={t('quotations.noFavourites')} text={t('quotations.noFavouritesText')}>
      <Button size="medium" onClick={onBrowse}>
        {t('quotations.browse')}
      </Button>
    </Empty>
  );
}

function Headings({ sort, onSort }: Pick<HeadingProps, 'sort' | 'onSort'>) {
  return (
    <div className="flex items-center pr-4 pl-4">
      <div className="flex min-w-0 flex-1 items-center gap-2.5">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
          <Heading name="name" word="quotations.name" sort={sort} onSort={onSort} />
          <Heading name="turnover" word="quotations.turnover" sort={sort} onSort={onSort} />
        </div>
        <Heading name="price" word="quotations.price" sort={sort} onSort={onSort} />
        <Heading name="change" word="quotations.change" sort={sort} onSort={onSort} className="min-w-19 justify-end" />
      </div>
      {useWorkspaceRoom() && <ActionsRoom />}
    </div>
  );
}

interface ListProps {
  tab: (typeof tabs)[number];
  search: string;
  sort: Sort | null;
  onClear: () => void;
  onBrowse: () => void;
}

/** The rows, or why there are none. */
function List({ tab, search, sort, onClear, onBrowse }: ListProps) {
  const favourites = useFavourites();
  const list = useTickerList();
  const rows = useRows(tab, favourites.symbols, search, sort);
  const unknown = useSymbols().length === 0;
  const showsFavourites = tab === 'favourites' && search === '';
  if ((unknown && list.isError) || (showsFavourites && favourites.isError))
    return <ErrorState onRetry={() => void Promise.all([list.refetch(), favourites.refetch()])} />;
  if (unknown || (showsFavourites && favourites.isPending)) return <SkeletonRows count={9} />;
  if (rows.length === 0) return <Nothing tab={tab} search={search} onClear={onClear} onBrowse={onBrowse} />;
  return (
    <ul className="pb-2">
      {rows.map((row) => (
        <QuotationRow
          key={row.symbol}
          row={row}
          starred={favourites.symbols.includes(row.symbol)}
          onStar={(symbol) => void favourites.toggle(symbol)}
        />
      ))}
    </ul>
  );
}

/** The quotation list: three tabs, search, sorting, favourites. */
export function QuotationsPage() {
  const [tab, setTab] = useQueryState('tab', 'usdt', tabs);
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState<Sort | null>(null);
  const search = typed.trim();
  useEffect(wantCalm, []);
  return (
    <>
      <TabPageBar title={t('shell.quotations')}>
        <div className="gutter pb-1">
          <SearchField
            label={t('quotations.search')}
            value={typed}
            onChange={setTyped}
            className="min-h-11 border-transparent bg-surface"
          />
        </div>
        <Tabs
          label={t('shell.quotations')}
          value={tab}
          onChange={(next) => {
            setTyped('');
            setTab(next);
          }}
          options={tabs.map((value) => ({ value, label: t(`quotations.${value}`) }))}
        />
        <Headings sort={sort} onSort={(key) => setSort(nextSort(sort, key))} />
      </TabPageBar>
      <List tab={tab} search={search} sort={sort} onClear={() => setTyped('')} onBrowse={() => setTab('usdt')} />
    </>
  );
}
