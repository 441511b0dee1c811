import {
  ArrowLeftRight,
  Bell,
  BookOpen,
  ChartCandlestick,
  CornerDownLeft,
  FileText,
  Keyboard,
  X,
  type LucideIcon,
} from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { Modal } from '../../design/sheet.tsx';
import { t } from '../../locales/i18n.ts';
import { folded } from '../../locales/region.ts';
import { routes } from '../../routes.ts';
import { preferences } from '../../shell/session/preferences.ts';
import { answers, nameOf } from '../../shell/quotes/names.ts';
import { allTickers } from '../../shell/quotes/tickers.ts';
import { pairText } from '../../shell/quotes/words.ts';
import { navigate } from '../../shell/routing/hash.ts';
import { accountsNamed, carryOut, sentenceOf, type Asked } from './commands.ts';
import { parseCommand, type Command } from './parse-command.ts';

interface Entry {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly note: string;
  readonly act: () => void;
}

/** What opens without being about one thing, what is wanted most first. */
const pages = [
  'pages/index/index',
  'pages/quotation/quotation',
  'pages/market/market',
  'pages/contract/contract',
  'pages/currency/currency',
  'pages/property/property',
  'pages/personal/personal',
  'pages/recharge/recharge',
  'pages/withdrawal/withdrawSelect',
  'pages/transfer/transfer',
  'pages/accountRecord/accountRecord',
  'pages/lockMining/lockMining',
  'pages/wealth/wealth',
  'pages/practise/practise',
  'pages/mirror/mirror',
  'pages/market/marketOrder',
  'pages/contract/contractOrder',
  'pages/currency/currencyOrder',
  'pages/lockMining/orderList',
  'pages/lockMining/incomeList',
  'pages/personal/historyList',
  'pages/personal/transferHistory',
  'pages/bank/bank',
  'pages/wallet/wallet',
  'pages/certify/first',
  'pages/setting/priceAlerts',
  'pages/setting/ownLimits',
  'pages/setting/setting',
  'pages/setting/changeLanguage',
  'pages/setting/setFundPassword',
  'pages/setting/editPassword',
  'pages/setting/authenticator',
  'pages/setting/passkeys',
  'pages/setting/devices',
  'pages/messages/messages',
  'pages/help/help',
  'pages/service/service',
];
const shownMax = 8;

const icons: Readonly<Record<Command['kind'], LucideIcon>> = {
  alert: Bell,
  close: X,
  closeAll: X,
  buy: BookOpen,
  sell: BookOpen,
  transfer: ArrowLeftRight,
};

function commandIn(typed: string, onTransfer: (asked: Asked) => void): Entry[] {
  const symbols = allTickers().map((row) => ({ symbol: row.symbol, answers: (words: string) => answers(row, words) }));
  const command = parseCommand(typed, preferences().language, { symbols, accounts: accountsNamed() });
  if (command === null) return [];
  return [{ icon: icons[command.kind], ...sentenceOf(command), act: () => carryOut(command, onTransfer) }];
}

const pagesIn = (typed: string): Entry[] =>
  pages.flatMap((path) => {
    const title = t(routes[path]?.titleKey ?? 'shell.notFoundTitle');
    const act = () => navigate(path);
    return folded(title).includes(folded(typed))
      ? [{ icon: FileText, text: title, note: t('workspace.page'), act }]
      : [];
  });

const symbolsIn = (typed: string): Entry[] =>
  allTickers()
    .filter((row) => answers(row, typed))
    .map(({ symbol }) => ({
      icon: ChartCandlestick,
      text: pairText(symbol),
      note: nameOf(symbol),
      act: () => navigate('pages/futures/kline', { symbol }),
    }));

/** What answers what was typed: an understood command first, then symbols and pages. */
function entriesFor(typed: string, { onKeys, onTransfer }: Pick<PaletteProps, 'onKeys' | 'onTransfer'>): Entry[] {
  if (typed.trim() === '')
    return [
      { icon: Keyboard, text: t('workspace.keys'), note: '?', act: onKeys },
      ...pagesIn('').slice(0, shownMax - 1),
    ];
  return [...commandIn(typed, onTransfer), ...symbolsIn(typed).slice(0, 4), ...pagesIn(typed)].slice(0, shownMax);
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface PaletteProps {
  onClose: () => void;
  onKeys: () => void;
  /** Opens the form of a transfer, with what was asked for in it. */
  onTransfer: (asked: Asked) => void;
}

/** What is typed, what answers it, and which of that is chosen. */
function useSearch({ onClose, ...opens }: PaletteProps) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const entries = entriesFor(typed, opens);
  const take = (entry: Entry | undefined) => {
    if (entry === undefined) return;
    onClose();
    entry.act();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined) setAt((at + step + entries.length) % Math.max(1, entries.length));
    else if (event.key === 'Enter') take(entries[at]);
    else return;
    event.preventDefault();
  };
  const type = (text: string) => {
    setTyped(text);
    setAt(0);
  };
  return { typed, type, at, entries, take, onKeyDown };
}

function Search(props: PaletteProps) {
  const id = useId();
  const { typed, type, at, entries, take, onKeyDown } = useSearch(props);
  return (
    <div className="flex max-h-[70dvh] animate-rise flex-col overflow-hidden rounded-sheet bg-surface">
      <input
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={entries[at] === undefined ? undefined : `${id}-${at}`}
        aria-label={t('workspace.palette')}
        placeholder={t('workspace.paletteHint')}
        value={typed}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        onKeyDown={onKeyDown}
        onChange={(event) => type(event.currentTarget.value)}
        className="min-h-14 shrink-0 border-b border-line bg-transparent px-4 text-input outline-none"
      />
      <div id={id} role="listbox" aria-label={t('workspace.palette')} className="min-h-0 flex-1 overflow-y-auto p-1.5">
        {entries.map((entry, index) => {
          const key = `${id}-${index}`;
          return <Option key={key} id={key} on={index === at} entry={entry} onTake={take} />;
        })}
      </div>
      {entries.length === 0 && <p className="px-4 pb-5 text-center text-row text-soft">{t('quotations.noMatch')}</p>}
    </div>
  );
}

interface OptionProps {
  id: string;
  on: boolean;
  entry: Entry;
  onTake: (entry: Entry) => void;
}

/** Chosen by the arrow keys of the line above, or by a press. */
function Option({ id, on, entry, onTake }: OptionProps) {
  const { icon: Icon, text, note } = entry;
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={on}
      onClick={() => onTake(entry)}
      className="flex min-h-11 w-full items-center text-left gap-3 rounded-field px-3 aria-selected:bg-raised"
    >
      <Icon size={18} aria-hidden="true" className="shrink-0 text-soft" />
      <span className="min-w-0 flex-1 text-row">{text}</span>
      <span className="shrink-0 text-caption text-faint">{note}</span>
      {on && <CornerDownLeft size={16} aria-hidden="true" className="shrink-0 text-faint" />}
    </button>
  );
}

/** A line that finds pages and symbols, and understands what is to be done. */
export const Palette = ({ open, ...props }: PaletteProps & { open: boolean }) => (
  <Modal
    open={open}
    onClose={props.onClose}
    label={t('workspace.palette')}
    className="mt-[12dvh] mb-auto w-[min(92vw,560px)]"
  >
    <Search {...props} />
  </Modal>
);
