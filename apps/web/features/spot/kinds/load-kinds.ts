import { learnKinds } from '../../../locales/late/trading/kinds-words.ts';
import { withWords } from '../../../locales/late/with-words.ts';

const load = () => withWords(learnKinds, () => import('./order-kind.tsx'));

/** The line of a ticket under which lies all that is seldom chosen. */
export const loadKindsLine = () => withWords(learnKinds, () => import('./kinds-line.tsx')).then((m) => m.KindsLine);
/** What an order is, for its row. */
export const loadKindName = () => load().then((m) => m.KindName);
/** What it waits for, under its row. */
export const loadKindNote = () => load().then((m) => m.KindNote);
/** How it stands. */
export const loadStatusName = () => load().then((m) => m.StatusName);
/** All of it, for its page. */
export const loadKindFacts = () => load().then((m) => m.KindFacts);
/** Less of an order that stands. */
export const loadAmend = () => withWords(learnKinds, () => import('./amend-order.tsx')).then((m) => m.AmendOrder);
/** What is asked before one of two ends. */
export const loadEndWords = () => load().then((m) => m.endWords());
