import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createRoot } from 'react-dom/client';
import { calm } from '../../design/access/motion.ts';
import { say } from '../../design/access/spoken.tsx';
import { t } from '../../locales/i18n.ts';
import { useToast } from '../feedback/toast.ts';
import { usePlace } from '../routing/hash.ts';
import { usePreference } from '../session/preferences.ts';
import { stored } from '../storage.ts';
import type { Card, Outcome } from './card.ts';
import { placeOnPage } from './place.ts';
import { ResultCard, useFound } from './result-card.tsx';
import { SmallCard } from './small-card.tsx';
import { seeAll } from './unseen.ts';
import { dropCard, onTradeTab, useCards, watchArrivals } from './watch.ts';

const shownMs = 6_000;
/** So often it is looked whether the page has moved under the card. */
const lookMs = 400;

/** Where a large card stands, CSS pixels from the top; null where it has no room, and before it is measured. */
function useLargePlace(
  large: RefObject<HTMLDivElement | null>,
  held: boolean,
): { top: number | null; tooLarge: boolean } {
  const [top, setTop] = useState<number | null>(null);
  const [tooLarge, setTooLarge] = useState(false);
  useLayoutEffect(() => {
    const look = () => {
      const height = large.current?.offsetHeight ?? 0;
      if (height === 0 || held) return;
      setTop((now) => {
        const next = placeOnPage(height, now);
        setTooLarge(next === null);
        return next;
      });
    };
    look();
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [large, held]);
  return { top, tooLarge };
}

interface PlacedProps {
  card: Card;
  outcome: Outcome;
  held: boolean;
}

/** A result: large under the bar where there is room for it, else over the title row. */
function PlacedResult({ card, outcome, held }: PlacedProps) {
  const hide = usePreference('hideBalances');
  const large = useRef<HTMLDivElement>(null);
  const { top, tooLarge } = useLargePlace(large, held);
  const found = useFound(outcome);
  const shown = { card, found, hide, onClose: () => dropCard(card.key) };
  if (tooLarge) return <SmallCard {...shown} />;
  return (
    <div ref={large} style={{ top: top ?? 0 }} className="absolute inset-x-2">
      <ResultCard {...shown} outcome={outcome} />
    </div>
  );
}

function ShownCard({ card, held }: { card: Card; held: boolean }) {
  const hide = usePreference('hideBalances');
  if (card.outcome !== undefined) return <PlacedResult card={card} outcome={card.outcome} held={held} />;
  return <SmallCard card={card} found={null} hide={hide} onClose={() => dropCard(card.key)} />;
}

/** Whether something reaches into the place of the card that stands in the frame. */
function liesUnder(element: Element, frame: Element): boolean {
  const [a, b] = [element.getBoundingClientRect(), (frame.firstElementChild ?? frame).getBoundingClientRect()];
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

/** A short vibration, where the page was touched before: else browsers refuse it. */
function feel() {
  if (!calm.matches && navigator.userActivation?.hasBeenActive === true) navigator.vibrate?.(15);
}

/** The card that is shown: the first of those that wait, read out as it appears; while a toast stands none appears. */
function useReadOut(element: Place, toasts: boolean): Card | undefined {
  const [shown, setShown] = useState<Card | undefined>();
  const first = useCards(({ cards }) => cards[0]);
  const card = toasts && first?.key !== shown?.key ? undefined : first;
  useEffect(() => {
    if (element.current === null) return;
    // The frame stands before the words come into it: a live region is read out only when it changes.
    if (card !== undefined) raise(element.current);
    setShown(card);
    if (card?.outcome !== undefined) feel();
    if (card !== undefined && document.querySelector('dialog[open]') !== null) say(wordsOf(card));
  }, [card, element]);
  return shown;
}

const wordsOf = (card: Card): string => [card.title, card.result, card.detail].join(' ');

/** Drops the card when the focus comes to what lies under it, or is there already: then it is only read out. */
function useGiveWay(element: Place, shown: Card | undefined) {
  useEffect(() => {
    const giveWay = (target: EventTarget | null): boolean => {
      const card = element.current;
      if (shown === undefined || card === null || !(target instanceof HTMLElement) || target.tabIndex < 0) return false;
      const isUnder = !card.contains(target) && liesUnder(target, card);
      if (isUnder) dropCard(shown.key);
      return isUnder;
    };
    const onFocus = ({ target }: FocusEvent) => giveWay(target);
    document.addEventListener('focusin', onFocus);
    if (giveWay(document.querySelector(':focus-visible')) && shown !== undefined) say(wordsOf(shown));
    return () => document.removeEventListener('focusin', onFocus);
  }, [shown, element]);
}

const place =
  'pointer-events-none fixed right-0 left-(--rail) top-0 bottom-auto m-0 mx-auto flex w-full max-w-120 px-2 ' +
  'overflow-visible bg-transparent pt-[calc(2px+env(safe-area-inset-top))] text-ink';

/**
 * Where what has come is told: under the bar, or over the title row of every page, where no price at which is traded
 * and no button to trade with lies; each for six seconds, longer while it is under the pointer or has the focus, and
 * gone at once when the tab key comes to what lies under it.
 */
function ArrivalsHost() {
  const element = useRef<HTMLDivElement>(null);
  const { path } = usePlace();
  const held = useHeld(element);
  useEffect(() => {
    if (onTradeTab()) seeAll();
  }, [path]);
  // Both have their place over the title row: what was just done is answered first.
  const toasts = useToast(({ now }) => now !== null);
  const shown = useReadOut(element, toasts);
  useGiveWay(element, shown);
  useEffect(() => {
    if (shown === undefined || held || toasts) return;
    const timer = setTimeout(() => dropCard(shown.key), shownMs);
    return () => clearTimeout(timer);
  }, [shown, held, toasts]);
  return (
    <div
      ref={element}
      role="status"
      // What comes later, as the seal, is read out alone: not all of the card once more.
      aria-atomic="false"
      aria-label={t('arrivals.title')}
      popover="manual"
      className={`${place} ${toasts ? 'opacity-0' : ''}`}
    >
      {shown !== undefined && <ShownCard key={shown.key} card={shown} held={held} />}
    </div>
  );
}

/** Begins to tell; in a root of its own, as no page has a part in it. */
export function startArrivals() {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ArrivalsHost />);
  watchArrivals();
  // Promises of an earlier visit are looked for in the log, where there are any.
  if (stored('acks open') !== null) void import('../fair/acks/watch-acks.ts').then((acks) => acks.lookForAcks());
}
