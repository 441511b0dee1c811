import { X } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { createRoot } from 'react-dom/client';
import { say } from '../../design/access/spoken.tsx';
import { IconButton } from '../../design/button.tsx';
import { directionOf } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { usePlace } from '../routing/hash.ts';
import { Link } from '../routing/link.tsx';
import { usePreference } from '../session/preferences.ts';
import type { Card } from './describe.ts';
import { seeAll } from './unseen.ts';
import { dropCard, onTradeTab, useCards, watchArrivals } from './watch.ts';

const shownMs = 6_000;
const hidden = '••••';
const tones = { up: 'text-up', down: 'text-down', flat: 'text-ink' } as const;

const figure = 'col-start-2 row-start-1 row-span-2 text-row font-bold max-xs:row-span-1 max-xs:text-note';

function CardView({ card }: { card: Card }) {
  const hide = usePreference('hideBalances');
  const { key, title, result, detail, to } = card;
  return (
    <div
      className={
        'pointer-events-auto flex min-h-13 w-full animate-appear items-center rounded-card border border-line ' +
        'bg-raised shadow-lg'
      }
    >
      <Link
        to={to.path}
        query={to.query}
        onClick={() => dropCard(key)}
        className={
          'press grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 ' +
          'self-stretch py-1.5 pl-4 max-xs:pl-3'
        }
      >
        <span className="text-note leading-tight text-pretty text-ink">{title}</span>
        {detail !== '' && (
          <span className="col-start-1 text-caption leading-tight text-pretty text-soft max-xs:col-span-2">
            {detail}
          </span>
        )}
        {result !== '' && (
          <span className={`${figure} ${tones[hide ? 'flat' : directionOf(result)]}`}>{hide ? hidden : result}</span>
        )}
      </Link>
      <IconButton label={t('shell.close')} onClick={() => dropCard(key)} className="text-soft">
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Whether something reaches into the card's place. */
function liesUnder(element: Element, card: Element): boolean {
  const [a, b] = [element.getBoundingClientRect(), card.getBoundingClientRect()];
  return a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left;
}

/** Above an open dialog too: the newest popover lies on top. */
function raise(element: HTMLElement) {
  if (element.matches(':popover-open')) element.hidePopover();
  element.showPopover();
}

type Place = RefObject<HTMLDivElement | null>;

/** Whether the pointer or the focus is in the place. */
function useHeld(element: Place): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const place = element.current;
    const [hold, release] = [() => setHeld(true), () => setHeld(false)];
    const handlers = [
      ['pointerenter', hold],
      ['pointerleave', release],
      ['focusin', hold],
      ['focusout', release],
    ] as const;
    for (const [event, handle] of handlers) place?.addEventListener(event, handle);
    return () => handlers.forEach(([event, handle]) => place?.removeEventListener(event, handle));
  }, [element]);
  return held;
}

/** The card that is shown: the first of those that wait, read out as it appears. */
function useReadOut(element: Place): Card | undefined {
  const card = useCards(({ cards }) => cards[0]);
  const [shown, setShown] = useState<Card | undefined>();
  useEffect(() => {
    if (element.current === null) return;
    // The frame stands before the words come into it: a live region is read out only when it changes.
    if (card !== undefined) raise(element.current);
    setShown(card);
    if (card !== undefined && document.querySelector('dialog[open]') !== null)
      say([card.title, card.result, card.detail].join(' '));
  }, [card, element]);
  return shown;
}

/** Drops the card when the focus comes to what lies under it. */
function useGiveWay(element: Place, shown: Card | undefined) {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const card = element.current;
      if (shown === undefined || card === null || !(target instanceof HTMLElement) || target.tabIndex < 0) return;
      if (!card.contains(target) && liesUnder(target, card)) dropCard(shown.key);
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [shown, element]);
}

const place =
  'pointer-events-none fixed flex overflow-visible bg-transparent pt-[calc(2px+env(safe-area-inset-top))] text-ink';

/**
 * Where what has come is told: over the title row of every page, where no price and no button to trade with lies; each
 * for six
 * seconds, longer while it is under the pointer or has the focus, and gone at once when the tab key comes to what lies
 * under it.
 */
function ArrivalsHost() {
  const element = useRef<HTMLDivElement>(null);
  const { path } = usePlace();
  const held = useHeld(element);
  useEffect(() => {
    if (onTradeTab()) seeAll();
  }, [path]);
  const shown = useReadOut(element);
  useGiveWay(element, shown);
  useEffect(() => {
    if (shown === undefined || held) return;
    const timer = setTimeout(() => dropCard(shown.key), shownMs);
    return () => clearTimeout(timer);
  }, [shown, held]);
  return (
    <div
      ref={element}
      role="status"
      aria-label={t('arrivals.title')}
      popover="manual"
      className={`${place} inset-x-0 top-0 bottom-auto m-0 mx-auto w-full max-w-(--column) px-2`}
    >
      {shown !== undefined && <CardView key={shown.key} card={shown} />}
    </div>
  );
}

/** Begins to tell; in a root of its own, as no page has a part in it. */
export function startArrivals() {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ArrivalsHost />);
  watchArrivals();
}
