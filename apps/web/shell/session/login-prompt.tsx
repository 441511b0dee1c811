import { ArrowLeftRight, ChartCandlestick, FlaskConical, LockKeyhole, Scale, ScrollText, UserRound, Wallet, type LucideIcon } from 'lucide-react';
import { BrandMark } from '../../design/brand/brand-mark.tsx';
import { buttonClass } from '../../design/button.tsx';
import { SkeletonRows } from '../../design/states.tsx';
import { amount } from '../../locales/format.ts';
import { t, type PlainKey } from '../../locales/i18n.ts';
import type { Route, TabName } from '../../routes.ts';
import { TabPageBar } from '../bars/nav-bar.tsx';
import { useConfig } from '../client/config.ts';
import { QuoteRow } from '../client/quote-row.tsx';
import { useSymbols } from '../client/tickers.ts';
import { usePlace } from '../routing/hash.ts';
import { Link } from '../routing/link.tsx';

function Doors() {
  const { path, query } = usePlace();
  const next = path + (query.size === 0 ? '' : `?${query.toString()}`);
  return (
    <div className="mt-5 grid grid-cols-2 gap-3">
      <Link to="pages/register/register" query={{ next }} className={buttonClass('primary')}>{t('welcome.createAccount')}</Link>
      <Link to="pages/login/login" query={{ next }} className={buttonClass('quiet')}>{t('shell.login')}</Link>
    </div>
  );
}

function LivePrices({ count }: { count: number }) {
  const symbols = useSymbols().slice(0, count);
  return (
    <section className="mt-6">
      <h2 className="gutter text-bar font-semibold">{t('welcome.livePrices')}</h2>
      {symbols.length === 0 ? <SkeletonRows count={count} /> : <ul className="gutter mt-1">{symbols.map((symbol) => <li key={symbol}><QuoteRow symbol={symbol} /></li>)}</ul>}
    </section>
  );
}

function Assurance({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <li className="flex gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-field bg-brand-soft text-brand"><Icon size={20} strokeWidth={1.75} aria-hidden="true" /></span>
      <div className="min-w-0">
        <h3 className="text-row font-semibold">{title}</h3>
        <p className="mt-0.5 text-note text-pretty text-soft">{text}</p>
      </div>
    </li>
  );
}

/** What a visitor finds at home: what Candor is, two doors, and the market as it is now. */
function Welcome() {
  const config = useConfig();
  return (
    <>
      <header className="sticky top-0 z-20 flex min-h-14 items-center gap-2.5 bg-page px-4 pt-[env(safe-area-inset-top)]">
        <BrandMark />
        <span className="text-[20px] font-bold">Candor</span>
      </header>
      <section className="mx-4 rounded-card bg-surface p-5">
        <h1 className="text-title font-bold text-balance">{t('welcome.heroTitle')}</h1>
        <p className="mt-2 text-row text-pretty text-soft">{t('welcome.heroText')}</p>
        <Doors />
      </section>
      <LivePrices count={6} />
      <ul className="gutter mt-6 space-y-5">
        <Assurance icon={Scale} title={t('welcome.oddsTitle')} text={t('welcome.oddsText')} />
        <Assurance icon={ScrollText} title={t('welcome.statementTitle')} text={t('welcome.statementText')} />
        {config?.mode === 'paper' && <Assurance icon={FlaskConical} title={t('welcome.fundsTitle')} text={t('welcome.fundsText', { amount: amount(config.testFundsPerDayUsdt, 'USDT', 0) })} />}
      </ul>
    </>
  );
}

const prompts: Partial<Record<TabName, { icon: LucideIcon; text: PlainKey }>> = {
  quotation: { icon: ChartCandlestick, text: 'welcome.quotationText' },
  market: { icon: ArrowLeftRight, text: 'welcome.marketText' },
  property: { icon: Wallet, text: 'welcome.propertyText' },
  personal: { icon: UserRound, text: 'welcome.personalText' },
};

/** Stands in place of a page that needs a session: why, the two doors, and the live market where it helps. */
export function LoginPrompt({ route }: { route: Route }) {
  if (route.tab === 'home') return <Welcome />;
  const prompt = route.tab === undefined ? undefined : prompts[route.tab];
  const Icon = prompt?.icon ?? LockKeyhole;
  const market = route.tab === 'quotation' || route.tab === 'market';
  return (
    <>
      {route.nav === 'custom' && <TabPageBar title={t(route.titleKey)} />}
      <section className={`gutter text-center ${market ? 'pt-2' : 'my-auto pb-16'}`}>
        <div className="rounded-card bg-surface p-5">
          <span className="mx-auto grid size-16 place-items-center rounded-full bg-brand-soft text-brand"><Icon size={28} strokeWidth={1.75} aria-hidden="true" /></span>
          <h2 className="mt-4 text-bar font-semibold">{t('welcome.promptTitle')}</h2>
          <p className="mx-auto mt-1.5 max-w-80 text-row text-pretty text-soft">{t(prompt?.text ?? 'welcome.otherText')}</p>
          <Doors />
        </div>
      </section>
      {market && <LivePrices count={8} />}
    </>
  );
}
