import { useLayoutEffect, useRef, useState } from 'react';
import { calm } from '../../../design/access/motion.ts';
import { Button } from '../../../design/button.tsx';
import { number, price } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { call } from '../../client/call.ts';
import { toast } from '../../feedback/toast.ts';
import { useOnScreen } from '../../on-screen/use-on-screen.ts';
import { tickerOf } from '../../quotes/tickers.ts';
import { SealRing } from '../seal-ring.tsx';
import { check, type Found, type Link } from './links.ts';
import { useChain } from './use-chain.ts';
import { useShownLinks } from './use-shown-links.ts';

/** A hundred prices, one every quarter of a second. */
const hundredMs = 99 * 250;
/** As many as the widest card has room for. */
const most = 32;
const stepPx = 22;
const short = (hash: string): string => `${hash.slice(0, 6)}…${hash.slice(-6)}`;

/** The rings of the links, the newest at the right: each joined to the one before it. */
function Rings({ links }: { links: readonly Link[] }) {
  const row = useRef<HTMLDivElement>(null);
  const newest = links.at(-1)?.seq;
  useLayoutEffect(() => {
    if (newest === undefined || calm.matches) return;
    row.current?.animate([{ transform: `translateX(${stepPx}px)` }, { transform: 'none' }], 200);
  }, [newest]);
  return (
    <div aria-hidden="true" className="mt-3 overflow-hidden">
      <div ref={row} className="flex h-5 items-center justify-end text-brand">
        {links.map(({ seq }) => (
          <span key={seq} className="flex shrink-0 items-center">
            <span className="h-0.5 w-2.5 bg-current opacity-40" />
            <span className={`size-3 rounded-full border-2 border-current ${seq === newest ? 'bg-current' : ''}`} />
          </span>
        ))}
      </div>
    </div>
  );
}

/** The newest link in words: its place, its price and its fingerprint. */
function Newest({ link, decimals }: { link: Link | undefined; decimals: number }) {
  return (
    <p className="mt-2 flex min-h-5 items-baseline justify-between gap-3 text-caption text-faint">
      <span>{link !== undefined && `#${number(link.seq)}`}</span>
      <span className="text-row font-semibold text-ink">{link !== undefined && price(link.price, decimals)}</span>
      <span>{link !== undefined && short(link.hash)}</span>
    </p>
  );
}

interface Checked extends Found {
  readonly ms: number;
}

/** Asks for the last hundred prices and recomputes them. */
async function checkHundred(symbol: string, shown: Link): Promise<Checked> {
  const from = performance.now();
  const query = { symbol, from: shown.time - hundredMs, to: shown.time };
  const found = check(await call('GET /fair/tape', { query }), shown);
  return { ...found, ms: Math.max(1, Math.round(performance.now() - from)) };
}

function Outcome({ checked }: { checked: Checked }) {
  const sound = checked.brokenAt === null;
  const { first, last, ms, brokenAt } = checked;
  return (
    <p className={`flex animate-appear gap-2 text-note text-pretty ${sound ? 'text-up' : 'text-error'}`}>
      <SealRing state={sound ? 'sound' : 'differs'} size={18} />
      {sound
        ? t('tape.whole', { first: number(first), last: number(last), ms })
        : t('tape.broken', { seq: number(brokenAt) })}
    </p>
  );
}

/** Recomputes the last hundred prices on this device, when it is asked to. */
function HundredCheck({ symbol, newest }: { symbol: string; newest: Link | undefined }) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [busy, setBusy] = useState(false);
  const start = async () => {
    if (newest === undefined) return;
    setBusy(true);
    try {
      setChecked(await checkHundred(symbol, newest));
    } catch (fault) {
      toast((fault as Error).message);
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        look="faded"
        size="medium"
        busy={busy}
        disabled={newest === undefined}
        onClick={() => void start()}
        className="mt-3 w-full"
      >
        {t('tape.check')}
      </Button>
      <div role="status" className="mt-2.5 min-h-9">
        {checked === null ? (
          <p className="flex gap-2 text-note text-pretty text-faint">
            <SealRing state="open" size={18} />
            {t('tape.byYou')}
          </p>
        ) : (
          <Outcome checked={checked} />
        )}
      </div>
    </>
  );
}

/** The public prices as a chain that grows under one's eyes, each link recomputed here; the last hundred on demand. */
export function LivingTape({ symbol }: { symbol: string }) {
  const [card, seen] = useOnScreen<HTMLElement>();
  const chain = useChain(symbol, seen);
  const links = useShownLinks(chain, most);
  const newest = links.at(-1);
  return (
    <section ref={card} className="mx-4 mt-6 min-h-69 rounded-card bg-surface p-4 rail:mt-0">
      <h2 className="flex items-baseline justify-between gap-3 text-bar font-semibold">
        {t('tape.title')}
        <span className="text-note font-normal text-faint">{symbol.replace(/USDT$/, '/USDT')}</span>
      </h2>
      <p className="mt-1 text-note text-pretty text-soft">{t('tape.text')}</p>
      <Rings links={links} />
      <Newest link={newest} decimals={tickerOf(symbol)?.priceDecimals ?? 2} />
      {chain.brokenAt !== null && (
        <p role="alert" className="mt-2 text-note text-error">
          {t('tape.broken', { seq: number(chain.brokenAt) })}
        </p>
      )}
      <HundredCheck symbol={symbol} newest={newest} />
    </section>
  );
}
