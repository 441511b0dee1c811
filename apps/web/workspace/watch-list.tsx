import { SearchX, Star } from 'lucide-react';
import { useState } from 'react';
import { CoinIcon } from '../design/coin-icon.tsx';
import { SearchField } from '../design/field.tsx';
import { Empty } from '../design/states.tsx';
import { Tabs } from '../design/tabs.tsx';
import { t } from '../locales/i18n.ts';
import { useFavourites } from '../shell/quotes/favourites.ts';
import { LiveChange, LivePrice } from '../shell/quotes/live.tsx';
import { answers, nameOf } from '../shell/quotes/names.ts';
import { pairOf } from '../shell/quotes/quote-row.tsx';
import { tickerOf, useSymbols } from '../shell/quotes/tickers.ts';
import type { WorkspacePlace } from './workspace-place.ts';

const kinds = ['favourites', 'usdt', 'futures'] as const;
type Kind = (typeof kinds)[number];

/** What a tab lists, narrowed by what is searched for: a search goes through everything. */
function useListed(kind: Kind, words: string, favourites: readonly string[]): readonly string[] {
  return useSymbols().filter((symbol) => {
    const row = tickerOf(symbol);
    if (words !== '') return answers({ symbol, name: row?.name ?? '' }, words);
    return kind === 'favourites' ? favourites.includes(symbol) : row?.group === kind;
  });
}

interface WatchRowProps {
  symbol: string;
  now: boolean;
  onPress: () => void;
}

function WatchRow({ symbol, now, onPress }: WatchRowProps) {
  return (
    <button
      type="button"
      aria-current={now ? 'true' : undefined}
      onClick={onPress}
      className="flex min-h-12 w-full items-center gap-2.5 px-3 text-left aria-[current]:bg-raised"
    >
      <CoinIcon code={symbol} size={24} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-note font-semibold">{pairOf(symbol)[0]}</span>
        <span className="block truncate text-mini text-faint">{nameOf(symbol)}</span>
      </span>
      <span className="shrink-0 text-right">
        <LivePrice symbol={symbol} className="block text-note font-semibold" />
        <LiveChange symbol={symbol} className="!min-h-0 !min-w-0 !bg-transparent !px-0 !text-mini" />
      </span>
    </button>
  );
}

/** Stars a symbol: in the place of its sign, for whom a mouse or the tab key is over the row. */
function RowStar({ symbol, starred, onStar }: { symbol: string; starred: boolean; onStar: (symbol: string) => void }) {
  return (
    <button
      type="button"
      aria-pressed={starred}
      aria-label={t('quotations.favourite', { symbol: pairOf(symbol)[0] })}
      onClick={() => onStar(symbol)}
      className={
        'press pointer-events-none absolute inset-y-0 left-0 grid w-11 place-items-center bg-raised text-faint ' +
        'opacity-0 group-hover:pointer-events-auto group-hover:opacity-100 focus-visible:opacity-100 ' +
        'aria-pressed:text-warn'
      }
    >
      <Star size={18} strokeWidth={1.75} aria-hidden="true" fill={starred ? 'currentColor' : 'none'} />
    </button>
  );
}

/** All prices, to follow and to choose from. */
export function WatchList({ place }: { place: WorkspacePlace }) {
  const { symbols: favourites, toggle } = useFavourites();
  const [chosen, setKind] = useState<Kind | null>(null);
  const [words, setWords] = useState('');
  const kind = chosen ?? (place.row?.group === 'futures' ? 'futures' : 'usdt');
  const listed = useListed(kind, words, favourites);
  return (
    <section aria-label={t('workspace.watchList')} className="flex h-full flex-col">
      <SearchField
        label={t('quotations.search')}
        value={words}
        onChange={setWords}
        className="mx-3 my-2 min-h-10 border-line bg-surface"
      />
      <Tabs
        label={t('workspace.watchList')}
        value={kind}
        onChange={setKind}
        className="shrink-0 flex-wrap"
        options={kinds.map((value) => ({ value, label: t(`quotations.${value}`) }))}
      />
      <div className="pane min-h-0 flex-1 overflow-y-auto">
        {listed.length === 0 &&
          (words === '' ? (
            <Empty icon={Star} title={t('quotations.noFavourites')} text={t('quotations.noFavouritesText')} />
          ) : (
            <Empty icon={SearchX} title={t('quotations.noMatch')} text={t('quotations.noMatchText')} />
          ))}
        <ul>
          {listed.map((symbol) => (
            <li key={symbol} className="group relative">
              <WatchRow symbol={symbol} now={symbol === place.row?.symbol} onPress={() => place.openSymbol(symbol)} />
              <RowStar symbol={symbol} starred={favourites.includes(symbol)} onStar={(one) => void toggle(one)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
