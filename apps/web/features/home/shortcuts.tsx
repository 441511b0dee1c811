import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  BookOpen,
  ChartSpline,
  Lock,
  Repeat2,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { hasPage } from '../../routes.ts';
import { Link } from '../../shell/routing/link.tsx';
import { useOnDemand } from '../../shell/routing/use-on-demand.ts';

interface Shortcut {
  icon: LucideIcon;
  word: PlainKey;
  to: string;
}

const shortcuts: readonly Shortcut[] = [
  { icon: ArrowDownToLine, word: 'funds.deposit', to: 'pages/recharge/recharge' },
  { icon: ArrowUpFromLine, word: 'funds.withdraw', to: 'pages/withdrawal/withdrawSelect' },
  { icon: Zap, word: 'home.fast', to: 'pages/market/market' },
  { icon: ChartSpline, word: 'futures.title', to: 'pages/contract/contract' },
  { icon: BookOpen, word: 'spot.title', to: 'pages/currency/currency' },
  { icon: Repeat2, word: 'home.exchange', to: 'pages/transfer/transfer' },
  { icon: Lock, word: 'shell.lockMining', to: 'pages/lockMining/lockMining' },
];

const place =
  'press flex min-h-22.5 w-full flex-col items-center gap-2 rounded-field pt-1 text-caption leading-tight text-soft';

function Face({ icon: Icon, word }: Pick<Shortcut, 'icon' | 'word'>) {
  return (
    <>
      <span className="grid size-12 shrink-0 place-items-center rounded-card bg-surface text-ink">
        <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className="line-clamp-2 max-w-full px-0.5 text-center break-words hyphens-auto">{t(word)}</span>
    </>
  );
}

const loadTransferSheet = () => import('../../shell/funds/transfer-sheet.tsx').then((m) => m.TransferSheet);

/** Where to go from here: only to what exists. */
export function Shortcuts() {
  const [moving, setMoving] = useState(false);
  const [TransferSheet, fetchSheet] = useOnDemand(loadTransferSheet);
  const move = async () => setMoving(await fetchSheet());
  return (
    <nav aria-label={t('home.shortcuts')} className="mt-5 px-2">
      <ul className="grid grid-cols-4 gap-y-1">
        {shortcuts
          .filter(({ to }) => hasPage(to))
          .map(({ to, ...face }) => (
            <li key={face.word}>
              <Link to={to} className={place}>
                <Face {...face} />
              </Link>
            </li>
          ))}
        <li>
          <button type="button" aria-haspopup="dialog" onClick={() => void move()} className={place}>
            <Face icon={ArrowLeftRight} word="home.transfer" />
          </button>
        </li>
      </ul>
      {TransferSheet !== null && <TransferSheet open={moving} onClose={() => setMoving(false)} />}
    </nav>
  );
}
