import type { Language } from '@candor/api-contract/languages.ts';
import { App } from 'antd';
import { useState } from 'react';
import { call, wordsOf } from '../../client/call.ts';
import { useSession } from '../../client/session.ts';
import { refreshAll } from '../../client/use-call.ts';
import { propose } from '../../decisions/propose.ts';
import { reasonField, useAsk, type Ask } from '../../design/ask/ask.ts';
import { fullTime } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { bodyOf, typedOf, writtenIn, type ShownFamily, type Typed, type Whole } from './draft.ts';

const w = words.content;

export interface DraftPlace {
  readonly family: ShownFamily;
  readonly key: string;
}
interface Given {
  readonly whole: Whole;
  readonly place: DraftPlace;
  readonly typed: Typed;
  /** What is stored has changed by one's own hand. */
  readonly onStored: () => Promise<void>;
  readonly onFault: (fault: string | null) => void;
}
type Kept = NonNullable<Whole['draft']>;

const isSame = (one: Typed, other: Typed): boolean => JSON.stringify(one) === JSON.stringify(other);

/** When and to whom, in a sentence, before it is published. */
function whenOf({ showing, texts }: Kept): string {
  const from = showing.from === null ? w.publish.atOnce : w.publish.from(fullTime(showing.from));
  const until = showing.until === null ? w.publish.forGood : w.publish.until(fullTime(showing.until));
  return `${from} ${until} ${w.publish.languages(texts.length)}`;
}

/** What leads to another host is for two: all languages in one proposal. */
const proposalOf = (
  place: DraftPlace,
  { texts: [first, ...others], showing, ...kept }: Kept,
  basedOn: number | null,
): Ask => ({
  ...w.foreign,
  fields: [reasonField(words.app.auditReads)],
  send: async ({ reason = '' }) => {
    const { image, link, hidden, position } = kept;
    if (first !== undefined)
      await propose({
        kind: 'content',
        ...place,
        ...first,
        image,
        link,
        hidden,
        position,
        others,
        showing: sent(showing),
        basedOn,
        reason,
      });
  },
});
const sent = ({ languages, ...showing }: Kept['showing']) => ({ ...showing, languages: languages as Language[] });

/** Saves what is typed, where it isn't saved yet. */
function useKeep({ whole, place, typed, onFault }: Omit<Given, 'onStored'>) {
  const [busy, setBusy] = useState(false);
  const keep = async (): Promise<Kept | null> => {
    if (whole.draft !== null && isSame(typed, typedOf(whole))) return whole.draft;
    if (writtenIn(typed).length === 0) {
      onFault(w.writeFirst);
      return null;
    }
    setBusy(true);
    onFault(null);
    try {
      const body = bodyOf(typed, place.family, place.key, whole.draft?.changedAt ?? null);
      return await call('POST /operator/content/draft/save', { body });
    } catch (fault) {
      onFault(wordsOf(fault));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, keep };
}

/** Saves a draft, shows it in the app, publishes it, throws it away. */
export function useDraftActs(given: Given) {
  const { place, onStored } = given;
  const ask = useAsk();
  const { message } = App.useApp();
  const { operator } = useSession();
  const { busy, keep } = useKeep(given);
  const save = async (): Promise<void> => {
    if ((await keep()) === null) return;
    void message.success(w.draftSaved);
    await Promise.all([onStored(), refreshAll()]);
  };
  const preview = async (): Promise<void> => {
    // Opened by the press itself: a browser lets no page be opened later.
    const page = window.open('', 'preview', 'width=390,height=844');
    const kept = await keep();
    if (kept === null) return page?.close();
    page?.location.replace(new URL(kept.previewAddress, location.origin));
    await onStored();
  };
  const publish = async (): Promise<void> => {
    const kept = await keep();
    if (kept === null) return;
    await onStored();
    if (kept.takesTwo && operator?.role === 'admin') return ask(proposalOf(place, kept, given.whole.publishedAt));
    ask({
      ...w.publish.ask,
      happens: whenOf(kept),
      send: () =>
        call('POST /operator/content/publish', { body: { ...place, basedOn: kept.changedAt } }).then(onStored),
    });
  };
  const discard = (): void =>
    ask({
      ...w.discard,
      danger: true,
      send: () => call('POST /operator/content/draft/discard', { body: place }).then(onStored),
    });
  return { busy, save, preview, publish, discard };
}
