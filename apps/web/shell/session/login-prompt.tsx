import {
  ArrowDownToLine,
  Zap,
  ArrowUpFromLine,
  ChartCandlestick,
  FlaskConical,
  LifeBuoy,
  LockKeyhole,
  PiggyBank,
  Repeat2,
  Scale,
  ScrollText,
  UserRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { BrandMark } from '../../design/brand/brand-mark.tsx';
import { buttonClass } from '../../design/button.tsx';
import { Tile } from '../../design/list.tsx';
import { SkeletonRows } from '../../design/states.tsx';
import { amount } from '../../locales/format.ts';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { routes } from '../../routes.ts';
import { StandardBar, TabPageBar } from '../bars/nav-bar.tsx';
import { useConfig } from '../client/config.ts';
import { TapePlace } from '../fair/tape/tape-place.tsx';
import { TwoColumns } from '../on-screen/two-columns.tsx';
import { pricesShown } from '../on-screen/prices-shown.ts';
import { QuoteRow } from '../quotes/quote-row.tsx';
import { useSymbols } from '../quotes/tickers.ts';
import { usePlace } from '../routing/hash.ts';
import { Link } from '../routing/link.tsx';

function Doors() {
  const { path, query } = usePlace();
  const next = path + (query.size === 0 ? '' : `?${query.toString()}`);
  return (
    <div className="mt-5 flex flex-wrap gap-3 *:grow">
      <Link to="pages/register/register" query={{ next }} className={buttonClass('primary')}>
        {t('welcome.createAccount')}
      </Link>
      <Link to="pages/login/login" query={{ next }} className={buttonClass('faded')}>
        {t('shell.login')}
      </Link>
    </div>
  );
}

function LivePrices({ count }: { count: number }) {
  const symbols = useSymbols().slice(0, count);
  return (
    <section className="mt-6">
      <h2 className="gutter text-bar font-semibold">{t('welcome.livePrices')}</h2>
      {symbols.length === 0 ? (
        <SkeletonRows count={count} />
      ) : (
        <ul className="gutter">
          {symbols.map((symbol) => (
            <li key={symbol}>
              <QuoteRow symbol={symbol} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Assurance({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <li className="flex gap-3">
      <Tile icon={Icon} />
      <div className="min-w-0">
        <h3 className="text-row font-semibold">{title}</h3>
        <p className="mt-0.5 text-note text-pretty text-soft">{text}</p>
      </div>
    </li>
  );
}

/** What holds for everybody who opens an account. */
function Assurances() {
  const config = useConfig();
  return (
    <ul className="gutter mt-6 space-y-5">
      <Assurance icon={Scale} title={t('welcome.oddsTitle')} text={t('welcome.oddsText')} />
      <Assurance icon={ScrollText} title={t('welcome.statementTitle')} text={t('welcome.statementText')} />
      {config?.mode === 'paper' && (
        <Assurance
          icon={FlaskConical}
          title={t('welcome.fundsTitle')}
          text={t('welcome.fundsText', { amount: amount(config.testFundsPerDayUsdt, 'USDT', 0) })}
        />
      )}
    </ul>
  );
}

/** What a visitor finds at home: what Candor is, two doors, and the market as it is now. */
function Welcome() {
  return (
    <>
      <header className="sticky top-0 z-20 bg-page pt-safe">
        <div className="mb-(--tip) flex min-h-14 items-center gap-2.5 px-4">
          <BrandMark />
          <span className="text-large font-bold">Candor</span>
        </div>
      </header>
      <TwoColumns
        first={
          <>
            <section className="mx-4 rounded-card bg-banner p-4">
              <h1 className="text-title font-bold text-balance">{t('welcome.heroTitle')}</h1>
              <p className="mt-2 text-row text-pretty text-soft">{t('welcome.heroText')}</p>
              <Doors />
            </section>
            <LivePrices count={pricesShown} />
          </>
        }
        second={
          <>
            <TapePlace />
            <Assurances />
          </>
        }
      />
    </>
  );
}

interface Pitch {
  icon: LucideIcon;
  text: PlainKey;
}
const trading: Pitch = { icon: ChartCandlestick, text: 'welcome.quotationText' };
const fast: Pitch = { icon: Zap, text: 'welcome.marketText' };
const property: Pitch = { icon: Wallet, text: 'welcome.propertyText' };
const moneyIn: Pitch = { icon: ArrowDownToLine, text: 'welcome.moneyText' };
const moneyOut: Pitch = { icon: ArrowUpFromLine, text: 'welcome.moneyText' };
const earn: Pitch = { icon: PiggyBank, text: 'welcome.earnText' };
const own: Pitch = { icon: UserRound, text: 'welcome.personalText' };
const help: Pitch = { icon: LifeBuoy, text: 'welcome.helpText' };
/** What signing in is good for, by the first part of the path of a page. */
const pitches: Readonly<Partial<Record<string, Pitch>>> = {
  quotation: trading,
  futures: trading,
  contract: trading,
  currency: trading,
  market: fast,
  property,
  accountRecord: property,
  transfer: { icon: Repeat2, text: 'welcome.exchangeText' },
  recharge: moneyIn,
  pay: moneyIn,
  withdrawal: moneyOut,
  bank: moneyOut,
  wallet: moneyOut,
  lockMining: earn,
  wealth: earn,
  personal: own,
  setting: own,
  certify: own,
  help,
  service: help,
};
const markets = new Set([trading, fast]);

/** Stands in place of a page that needs a session: why, the two doors, and the live market where it helps. */
export function LoginPrompt() {
  const { path } = usePlace();
  const route = routes[path];
  if (route === undefined) return null;
  if (route.tab === 'home') return <Welcome />;
  const pitch = pitches[path.split('/')[1] ?? ''] ?? { icon: LockKeyhole, text: 'welcome.otherText' };
  const { icon: Icon, text } = pitch;
  return (
    <>
      {route.nav === 'custom' &&
        (route.tab === undefined ? (
          <StandardBar title={t(route.titleKey)} />
        ) : (
          <TabPageBar title={t(route.titleKey)} />
        ))}
      <section className="mx-4 mt-2 rounded-card bg-banner p-5 text-center">
        <span className="mx-auto grid size-16 place-items-center rounded-full bg-brand-soft text-brand">
          <Icon size={28} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <h2 className="mt-4 text-large font-bold">{t('welcome.promptTitle')}</h2>
        <p className="mx-auto mt-1.5 max-w-80 text-row text-pretty text-soft">{t(text)}</p>
        <Doors />
      </section>
      {markets.has(pitch) ? <LivePrices count={8} /> : <Assurances />}
    </>
  );
}
